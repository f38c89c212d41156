package import Foundation

/// What modules declare, as the compiler says in their symbol graphs.
package struct DeclaredHere {
  private var names: Set<String> = []
  /// What a type inherits from or conforms to, by name.
  private var ancestors: [String: Set<String>] = [:]

  /// What is in symbol graphs.
  package init(_ graphs: [Data]) throws {
    for data in graphs {
      let graph = try JSONDecoder().decode(Graph.self, from: data)
      var named: [String: String] = [:]
      for symbol in graph.symbols {
        let name = symbol.pathComponents.joined(separator: ".")
        names.insert(name)
        named[symbol.identifier.precise] = name
      }
      for relation in graph.relationships where ["inheritsFrom", "conformsTo"].contains(relation.kind) {
        guard let type = named[relation.source] else { continue }
        let parent = named[relation.target] ?? relation.targetFallback.map(Self.withoutModule)
        if let parent { ancestors[type, default: []].insert(parent) }
      }
    }
  }

  /// Whether it can be used here by that name: declared by its owner, or by what the owner inherits from.
  package func has(_ declaration: AppleDeclaration) -> Bool {
    if names.contains(declaration.name) { return true }
    guard let owner = declaration.owner else { return false }
    var left = [owner]
    var seen: Set<String> = []
    while let type = left.popLast() {
      guard seen.insert(type).inserted else { continue }
      if names.contains("\(type).\(declaration.member)") { return true }
      left += ancestors[type] ?? []
    }
    return false
  }

  private static func withoutModule(_ name: String) -> String {
    name.split(separator: ".").dropFirst().joined(separator: ".")
  }

  /// A symbol graph, as far as it is read here.
  private struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    struct Symbol: Decodable {
      let identifier: Identifier
      let pathComponents: [String]
    }

    struct Identifier: Decodable { let precise: String }

    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
      let targetFallback: String?
    }
  }
}
