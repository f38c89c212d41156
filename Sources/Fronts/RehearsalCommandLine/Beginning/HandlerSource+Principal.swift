import Rehearsal

/// Which class the system makes, of all that the files have.
extension HandlerSource {
  /// A class with the first thing that it descends from.
  typealias Heir = (name: String, parent: String)

  private static let roots: KeyValuePairs<String, NewPackage.Kind> = [
    "ASAccountAuthenticationModificationViewController": .upgrade,
    "ASCredentialProviderViewController": .provider,
  ]

  /// The one that the Info.plist names, else the only one that descends from either view controller and has no heirs.
  static func principal(
    _ named: String?, among parents: [Heir], of files: SourceFiles
  ) throws(Unfit) -> (name: String, kind: NewPackage.Kind) {
    let inherited = Set(parents.map(\.parent))
    let all = roots.flatMap { root, kind in
      let heirs = heirs(of: root, among: parents)
      return parents.filter { heirs.contains($0.name) }.map { (name: $0.name, kind: kind) }
    }
    if let named {
      if let found = all.first(where: { $0.name == named }) { return found }
      let what =
        files.originals?.mainStoryboard.map { "\($0).storyboard begins with" } ?? "the Info.plist names"
      throw Unfit(reason: "\(what) “\(named.short)”, and " + absence(of: parents, in: files))
    }
    let leaves = all.filter { !inherited.contains($0.name) }
    guard let leaf = leaves.first else { throw Unfit(reason: absence(of: parents, in: files)) }
    guard leaves.count == 1 else {
      let names = leaves.map(\.name).joined(separator: ", ")
      throw Unfit(reason: "several handlers are there, \(names.short); name the files of one of them.")
    }
    return leaf
  }

  /// That there is none, and what is there instead.
  private static func absence(of parents: [Heir], in files: SourceFiles) -> String {
    let named = files.originals?.principalClass == nil ? "no class" : "no class of that name"
    let place = files.originals?.places ?? files.texts.map(\.name).joined(separator: ", ").short
    let classes = parents.map { "\($0.name): \($0.parent)" }.joined(separator: ", ")
    return "\(named) in \(place) descends from " + roots.map(\.key).joined(separator: " or ") + ". "
      + (classes.isEmpty ? "There is no class with a parent at all." : "There are \(classes.short).")
  }

  /// What Objective-C calls the class that begins at a word, where that is said.
  static func objectiveCName(before index: Int, in code: [String]) -> String? {
    var end = index - 1
    while end >= 4, ["final", "public", "open", "internal"].contains(code[end]) { end -= 1 }
    guard end >= 4, code[end] == ")", code[end - 2] == "(", code[end - 3] == "objc", code[end - 4] == "@"
    else {
      return nil
    }
    return code[end - 1]
  }

  /// The class that begins at a word, with the first thing it descends from.
  static func heir(at index: Int, in code: [String]) -> Heir? {
    guard index + 3 < code.count else { return nil }
    let colon = behindParameters(from: index + 2, in: code)
    guard colon + 1 < code.count, code[colon] == ":" else { return nil }
    var parent = colon + 1
    while parent + 2 < code.count, code[parent + 1] == "." { parent += 2 }
    return (code[index + 1], code[parent])
  }

  /// The index behind the parameters of a generic class, and that of the word itself where there are none.
  private static func behindParameters(from index: Int, in code: [String]) -> Int {
    guard code[index] == "<" else { return index }
    var (depth, next) = (0, index)
    repeat {
      depth += code[next] == "<" ? 1 : code[next] == ">" ? -1 : 0
      next += 1
    } while depth > 0 && next < code.count
    return next
  }

  /// Everything that descends from a class, from parents to children.
  private static func heirs(
    of root: String, among parents: [Heir]
  ) -> Set<String> {
    // A class has one parent, the one that is named first where a file names several.
    let first = Dictionary(parents.map { ($0.name, $0.parent) }) { first, _ in first }
    let children = Dictionary(grouping: first.keys) { first[$0] ?? "" }
    var heirs: Set<String> = []
    var open = [root]
    while let name = open.popLast() {
      for child in children[name] ?? [] where heirs.insert(child).inserted { open.append(child) }
    }
    return heirs
  }
}
