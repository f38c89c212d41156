import Rehearsal

/// What a line of a scenario is there for.
public enum StepKind: String, Hashable, Sendable, CaseIterable {
  /// What there is before anything happens.
  case given = "Given"
  /// What somebody does.
  case when = "When"
  /// What must hold.
  case then = "Then"
}

/// A sentence that scenarios can use, and what it means.
///
/// A class, because every line of every scenario is handed one.
public final class StepDefinition: Sendable {
  /// The sentence with its gaps.
  public let expression: Expression
  /// The table that stands under it.
  public let table: Table
  /// What it means, in a line.
  public let about: String

  /// What it means, keyword by keyword.
  let meanings: [StepMeaning]

  /// Whether a table stands under a sentence, and with which columns.
  public enum Table: Hashable, Sendable {
    /// No table.
    case none
    /// There may be a table with these columns.
    case optional([String])
    /// There must be a table with these columns.
    case needed([String])
    /// There may be a table of any kind.
    case anything

    /// The columns it may have.
    public var columns: [String] {
      switch self {
      case .none, .anything: []
      case .optional(let columns), .needed(let columns): columns
      }
    }
  }

  init(_ expression: String, table: Table = .none, _ about: String, _ meanings: StepMeaning...) {
    self.expression = Expression(expression)
    self.table = table
    self.about = about
    self.meanings = meanings
  }

  /// Under which keywords it may stand.
  public var kinds: [StepKind] { meanings.map(\.kind) }

  static func given(
    _ expression: String, table: Table = .none, _ about: String,
    read: @escaping @Sendable (SentenceValues) throws(Misreading) -> Given
  ) -> StepDefinition {
    StepDefinition(expression, table: table, about, .given(read))
  }

  static func when(
    _ expression: String, table: Table = .none, _ about: String,
    read: @escaping @Sendable (SentenceValues) throws(Misreading) -> Step
  ) -> StepDefinition {
    StepDefinition(expression, table: table, about, .when(read))
  }

  static func then(
    _ expression: String, table: Table = .none, _ about: String,
    read: @escaping @Sendable (SentenceValues) throws(Misreading) -> Expectation
  ) -> StepDefinition {
    StepDefinition(expression, table: table, about, .then(read))
  }
}

/// What a sentence means under a keyword.
struct StepMeaning: Sendable {
  let kind: StepKind
  let read: @Sendable (SentenceValues) throws(Misreading) -> Sentence
}

extension StepMeaning {
  static func given(_ read: @escaping @Sendable (SentenceValues) throws(Misreading) -> Given) -> Self {
    Self(kind: .given) { words throws(Misreading) in .given(try read(words)) }
  }

  static func when(_ read: @escaping @Sendable (SentenceValues) throws(Misreading) -> Step) -> Self {
    Self(kind: .when) { words throws(Misreading) in .when(try read(words)) }
  }

  static func then(_ read: @escaping @Sendable (SentenceValues) throws(Misreading) -> Expectation) -> Self {
    Self(kind: .then) { words throws(Misreading) in .then(try read(words)) }
  }
}
