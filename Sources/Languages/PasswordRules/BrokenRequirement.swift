/// A requirement that a password does not meet.
public enum BrokenRequirement: Hashable, Sendable {
  /// It has too few characters.
  case tooShort(length: Int, minimum: Int)
  /// It has too many characters.
  case tooLong(length: Int, maximum: Int)
  /// Characters that are not allowed, each once.
  case notAllowed(String)
  /// No character of any of these classes.
  case lacks([CharacterClass])
  /// Every requirement finds a character, but two must share one.
  case sharesCharacter
  /// One character too often in a row.
  case repeats(String, atMost: Int)
  /// Too many characters in a row that follow one another in the alphabet or in counting.
  case isSequence(String, atMost: Int)
}

extension BrokenRequirement: CustomStringConvertible {
  /// What is wrong, and how much of it would be right.
  public var description: String {
    switch self {
    case .tooShort(let length, let minimum):
      "minlength: it has \(length) character\(length == 1 ? "" : "s"), \(minimum) at least are needed"
    case .tooLong(let length, let maximum):
      "maxlength: it has \(length) characters, \(maximum) at most may be"
    case .notAllowed(let characters): "allowed: it holds “\(characters)”"
    case .lacks(let classes): "required: it holds nothing of \(classes.text)"
    case .sharesCharacter: "required: every requirement needs a character of its own"
    case .repeats(let run, let limit): "max-repeating: it holds “\(run)”, \(limit) in a row may be"
    case .isSequence(let run, let limit): "max-sequential: it holds “\(run)”, \(limit) in a row may be"
    }
  }
}
