/// How the class that the system makes can be made here.
extension HandlerSource {
  /// The labels of every initializer in the body of the class that begins at a word, such as `coder:`.
  static func initializers(ofClassAt index: Int, in code: [String]) -> [String] {
    guard let body = code[index...].firstIndex(of: "{") else { return [] }
    var (found, depth, next): ([String], Int, Int) = ([], 1, body + 1)
    while next < code.count, depth > 0 {
      switch code[next] {
      case "{": depth += 1
      case "}": depth -= 1
      case "init" where depth == 1 && code[next - 1] != ".":
        if let parenthesis = code[next...].firstIndex(of: "(") {
          found.append(labels(behind: parenthesis, in: code))
        }
      default: break
      }
      next += 1
    }
    return found
  }

  /// Whether a class has nothing but `init?(coder:)`, its own or what it inherits, so that a storyboard alone makes it.
  static func isMadeByCoder(
    _ name: String, among parents: [Heir], with initializers: [String: [String]]
  ) -> Bool {
    let parentOf = Dictionary(parents.map { ($0.name, $0.parent) }) { first, _ in first }
    var name = name
    // A class that descends from itself is the compiler's to tell.
    for _ in 0...parents.count {
      if let own = initializers[name], !own.isEmpty { return own.allSatisfy { $0 == "coder:" } }
      guard let parent = parentOf[name] else { return false }
      name = parent
    }
    return false
  }
}
