/// One of Apple's public declarations, as a recorded list has it: a name, and the versions of iOS that have it.
package struct AppleDeclaration: Hashable, Sendable {
  /// With its owner and the labels of its arguments, such as `UITableView.register(_:forCellReuseIdentifier:)`.
  package let name: String
  /// What it is.
  package let kind: String
  /// Since which version; empty where the list does not know it.
  package let introduced: String
  /// Until which version it was advised; empty where it still is, or the list does not know.
  package let deprecated: String
  /// Whether an app uses it, an extension, or both.
  package let side: String
  /// Whether somebody guessed how its name reads in Swift.
  package let isGuess: Bool

  /// What of it stands on its own: the outermost type, or the name of a function.
  package var outermost: String { name.split(separator: ".").first.map(String.init) ?? name }

  /// Of what it is a member; `nil` where it stands on its own.
  package var owner: String? {
    // A label may have no dot in it, and an operator may.
    let head = name.split(separator: "(", maxSplits: 1)[0]
    return head.lastIndex(of: ".").map { String(head[..<$0]) }
  }

  /// The name without its owner.
  package var member: String { owner.map { String(name.dropFirst($0.count + 1)) } ?? name }

  /// Every declaration of a list, by name; of several with one name the oldest.
  package static func all(in table: String) -> [AppleDeclaration] {
    var all: [String: AppleDeclaration] = [:]
    for line in table.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 7, !cells[1].isEmpty else { continue }
      let declaration = AppleDeclaration(
        name: cells[1], kind: cells[0], introduced: cells[3], deprecated: cells[4], side: cells[5],
        isGuess: cells[6].contains("conversion") && (cells[0] == "method" || cells[0].hasPrefix("static"))
          || cells[1].contains("(?)"))
      if let other = all[declaration.name], !other.isGuess { continue }
      all[declaration.name] = declaration
    }
    return all.values.sorted { $0.name < $1.name }
  }
}
