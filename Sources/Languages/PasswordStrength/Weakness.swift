/// Why a password is easily guessed.
public enum Weakness: String, Hashable, Sendable, CaseIterable {
  /// It is among the passwords most people take.
  case common
  /// It is made of neighbours, repetitions or mirrored numbers.
  case pattern
  /// It is made of words, names and numbers that are soon guessed, or too short.
  case guessable

  /// What is weak about a password; `nil` where it takes long to guess.
  public init?(of password: String, knowing words: WordList = .shipped) {
    if let pin = PIN(password) {
      guard pin.isPattern || pin.isCommon(knowing: words) else { return nil }
      self = pin.isPattern ? .pattern : .common
      return
    }
    let guesses = Guesses(of: password, knowing: words)
    guard guesses.count < Guesses.few else { return nil }
    self.init(guesses)
  }

  private init(_ guesses: Guesses) {
    if guesses.parts.count == 1, case .word(let rank, false)? = guesses.parts.first?.kind, rank <= 1000 {
      self = .common
      return
    }
    let longest = guesses.parts.max { $0.range.count < $1.range.count }
    switch longest?.kind {
    case .sequence, .keys, .repetition: self = .pattern
    case .word, .date, .characters, nil: self = .guessable
    }
  }

  /// Whether a password is easily guessed; short ones are, without a look at any list.
  public static func isFound(
    in password: String, knowing words: @autoclosure () -> WordList = .shipped
  ) -> Bool {
    // Ten tries a character make a short password weak, whatever it is.
    if PIN(password) == nil, password.unicodeScalars.count < 8 { return true }
    return Weakness(of: password, knowing: words()) != nil
  }
}
