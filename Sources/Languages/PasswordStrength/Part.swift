/// A stretch of a password that somebody would guess as a whole.
public struct Part: Hashable, Sendable {
  /// What it is.
  public let kind: Kind
  /// Where it stands, in Unicode scalars.
  public let range: Range<Int>
  /// How many guesses it takes by itself.
  public let guesses: Double

  /// What a stretch can be.
  public enum Kind: Hashable, Sendable {
    /// A word of a list, and its rank there; changed where it is not written as listed.
    case word(rank: Int, isChanged: Bool)
    /// Neighbours of the alphabet or of the digits, such as `fedc`.
    case sequence
    /// Neighbours on the keyboard, such as `q12we34r`.
    case keys
    /// One piece again and again, such as `123123`.
    case repetition
    /// A year or a day.
    case date
    /// Nothing in particular.
    case characters
  }

  init(_ kind: Kind, _ range: Range<Int>, guesses: Double) {
    self.kind = kind
    self.range = range
    self.guesses = guesses
  }

  /// Characters that have to be tried out one by one.
  ///
  /// Ten tries each, as if they were digits, because guessers are good at characters.
  static func characters(_ range: Range<Int>) -> Part {
    Part(.characters, range, guesses: range.reduce(1) { guesses, _ in guesses * 10 } + 1)
  }
}
