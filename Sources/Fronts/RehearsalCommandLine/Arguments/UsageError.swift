import Rehearsal

/// A command line that is not understood.
enum UsageError: Error, CustomStringConvertible {
  case unknown(String, String, among: [String])
  case takesNoValue(String)
  case needsValue(String, String)
  case needsNumber(String, String)
  case givenTwice(String, String, String)
  case tooManyWords(String)
  case malformed(String)
  /// A file that the command line names is not what it should be.
  case badFile(String)

  /// What a process returns that has been told so.
  var code: ExitCode {
    if case .badFile = self { .badInput } else { .usage }
  }

  var description: String {
    switch self {
    case .unknown(let what, let word, let words):
      "there is no \(what) “\(word)”. "
        + (word.nearest(among: words).map { "Did you mean “\($0)”?" }
          ?? Self.choice(of: what, for: word, words))
    case .takesNoValue(let option): "\(option) takes no value."
    case .needsValue(let option, let form): "\(option) needs a value: \(form)."
    case .needsNumber(let option, let word): "\(option) needs a number greater than 0, not “\(word)”."
    case .givenTwice(let option, let one, let other):
      "\(option) is given twice, as “\(one)” and as “\(other)”; leave one of them out."
    case .tooManyWords(let word): "unexpected argument “\(word)”."
    case .malformed(let problem), .badFile(let problem): problem
    }
  }

  /// What there is instead: all of it, or where that is more than anybody reads, what is nearest.
  private static func choice(of what: String, for word: String, _ words: [String]) -> String {
    guard words.count > 20 else { return "There are \(words.joined(separator: ", "))." }
    let begun = word.lowercased().prefix(40).description
    let near = words.map { ($0, begun.distance(to: $0.lowercased())) }.sorted { $0.1 < $1.1 }.prefix(5)
    let names = near.map { "“\($0.0)”" }.joined(separator: ", ")
    let list =
      switch what {
      case "handler", "rule": "; `rehearse \(what)s` lists them all"
      case "option", "value of --request": "; --help lists them all"
      default: ""
      }
    return "The nearest of \(words.count) are \(names)\(list)."
  }
}
