package import Foundation

/// What modules declare, as the compiler says in their symbol graphs.
package struct DeclaredHere {
  private var names: Set<String> = []
  /// Since which version of iOS, by name, where it says so.
  private var versions: [String: String] = [:]
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
        if let version = symbol.since { versions[name] = version }
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
    if names.contains(declaration.name) || names.contains(declaration.spelledInSwift) { return true }
    guard let owner = declaration.owner else { return false }
    var left = [owner]
    var seen: Set<String> = []
    while let type = left.popLast() {
      guard seen.insert(type).inserted else { continue }
      if names.contains("\(type).\(declaration.member)") { return true }
      if Self.given[type]?.contains(declaration.member) == true { return true }
      left += ancestors[type] ?? []
    }
    return false
  }

  /// Since which version of iOS it says that it is there; `nil` where it says nothing.
  func version(of declaration: AppleDeclaration) -> String? { versions[declaration.name] }

  /// What the compiler writes for whoever conforms, of which it says nothing in its graphs.
  private static let given: [String: Set<String>] = [
    "Hashable": ["hash(into:)", "hashValue"], "RawRepresentable": ["rawValue", "RawValue"],
    "CaseIterable": ["allCases", "AllCases"], "Encodable": ["encode(to:)"], "Decodable": ["init(from:)"],
  ]

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
      let availability: [Availability]?

      /// The version of iOS that it says it came with.
      var since: String? {
        availability?.first { $0.domain == "iOS" }?.introduced.map { "\($0.major).\($0.minor ?? 0)" }
      }
    }

    struct Identifier: Decodable { let precise: String }

    struct Availability: Decodable {
      let domain: String?
      let introduced: Version?
    }

    struct Version: Decodable {
      let major: Int
      let minor: Int?
    }

    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
      let targetFallback: String?
    }
  }
}
