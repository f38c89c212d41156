/// How the class that the system makes can be made here.
extension HandlerSource {
  /// The labels of every initializer in the body of the class that begins at a word, such as `coder:`.
  static func initializers(ofClassAt index: Int, in code: [String]) -> [String] {
    members(ofTypeAt: index, in: code).compactMap { index in
      guard code[index] == "init", code[index - 1] != ".",
        let parenthesis = code[index...].firstIndex(of: "(")
      else { return nil }
      return labels(behind: parenthesis, in: code)
    }
  }

  /// Where the words are that stand in the body of the type that begins at a word, and in no braces within.
  static func members(ofTypeAt index: Int, in code: [String]) -> [Int] {
    guard let body = code[index...].firstIndex(of: "{") else { return [] }
    var (members, depth, next): ([Int], Int, Int) = ([], 1, body + 1)
    while next < code.count, depth > 0 {
      switch code[next] {
      case "{": depth += 1
      case "}": depth -= 1
      default: if depth == 1 { members.append(next) }
      }
      next += 1
    }
    return members
  }

  /// A class and what it descends from, as far as that is in the files.
  static func line(from name: String, among parents: [Heir]) -> [String] {
    let parentOf = Dictionary(parents.map { ($0.name, $0.parent) }) { first, _ in first }
    var line = [name]
    // A class that descends from itself is the compiler's to tell.
    while let parent = parentOf[line[line.count - 1]], line.count <= parents.count { line.append(parent) }
    return line
  }

  /// Whether a class has nothing but `init?(coder:)`, its own or what it inherits, so that a storyboard alone makes it.
  static func isMadeByCoder(_ line: [String], with initializers: [String: [String]]) -> Bool {
    let nearest = line.lazy.compactMap { initializers[$0] }.first { !$0.isEmpty }
    return nearest?.allSatisfy { $0 == "coder:" } ?? false
  }
}
