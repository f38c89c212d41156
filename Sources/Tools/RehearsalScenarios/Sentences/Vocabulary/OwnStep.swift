public import Rehearsal

/// A sentence that a team adds to the vocabulary, with what it does.
///
/// ```swift
/// let vocabulary = try Vocabulary.standard.adding(
///   .given("the service is closed") { setup, _ in setup.phone.network.isUp = false },
///   .then("the user {text} is known") { simulation, words in
///     simulation.server.accounts.contains { $0.user == words[0] } ? nil : "nobody knows \(words[0])"
///   })
/// ```
public final class OwnStep: Sendable {
  let kind: StepKind
  let expression: String
  let about: String
  let action: Action

  /// What a team's sentence does.
  enum Action: Sendable {
    case given(@Sendable (inout Setup, OwnWords) -> Void)
    case when(@Sendable (Simulation, OwnWords) throws(Diagnostic) -> Void)
    case then(@Sendable (Simulation, OwnWords) -> String?)
  }

  private init(_ kind: StepKind, _ expression: String, _ about: String, _ action: Action) {
    self.kind = kind
    self.expression = expression
    self.about = about
    self.action = action
  }

  /// A fact about the world before anything happens.
  public static func given(
    _ expression: String, about: String = "", do change: @escaping @Sendable (inout Setup, OwnWords) -> Void
  ) -> OwnStep {
    OwnStep(.given, expression, about, .given(change))
  }

  /// Something that happens, in steps a phone can do.
  public static func when(
    _ expression: String, about: String = "",
    do act: @escaping @Sendable (Simulation, OwnWords) throws(Diagnostic) -> Void
  ) -> OwnStep {
    OwnStep(.when, expression, about, .when(act))
  }

  /// Something that must hold; answers with what is instead, or `nil`.
  public static func then(
    _ expression: String, about: String = "", check: @escaping @Sendable (Simulation, OwnWords) -> String?
  ) -> OwnStep {
    OwnStep(.then, expression, about, .then(check))
  }

  var definition: StepDefinition {
    StepDefinition(
      expression, table: .anything, about.isEmpty ? "A step of this team." : about,
      StepMeaning(kind: kind) { words in
        .own(OwnSentence(step: self, words: OwnWords(values: words.values, table: words.table)))
      })
  }
}

/// The values of a team's sentence, and the table under it.
public struct OwnWords: Hashable, Sendable {
  /// The values, in order.
  public let values: [Value]
  /// The table, with its heading.
  public let table: [[String]]?

  /// A value as text.
  public subscript(index: Int) -> String {
    switch values[index] {
    case .text(let text), .word(let text): text
    case .number(let number), .ordinal(let number): String(number)
    case .duration(let duration): duration.sentence
    }
  }
}

/// A team's sentence in a scenario.
public struct OwnSentence: Hashable, Sendable {
  let step: OwnStep
  let words: OwnWords

  var phrase: Phrase { Phrase(step.expression, words.values, table: words.table) }

  /// Two are the same when they say the same.
  public static func == (left: OwnSentence, right: OwnSentence) -> Bool {
    left.step.expression == right.step.expression && left.words == right.words
  }

  /// Hashes what it says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(step.expression)
    hasher.combine(words)
  }
}

extension Vocabulary {
  /// The vocabulary with a team's sentences and types of value.
  ///
  /// - Throws: ``Fault`` when no scenario could say one of them, when there is a type of the same name, or when two
  ///   sentences could be mistaken for each other, with one that is both.
  public func adding(_ steps: OwnStep..., types: [ParameterType] = []) throws(Fault) -> Vocabulary {
    var known = self.types
    for type in types {
      if let problem = type.problem { throw .type(type.name, problem: problem) }
      guard known.updateValue(type, forKey: type.name) == nil else {
        throw .type(type.name, problem: "there is a type of this name already; give it another")
      }
    }
    for step in steps {
      let expression = Expression(step.expression)
      if let problem = expression.problem(known) {
        throw .expression(expression.source, problem: problem)
      }
    }
    let vocabulary = Vocabulary(
      definitions + steps.map(\.definition), types: known.values.sorted { $0.name < $1.name })
    if let overlap = vocabulary.firstOverlap() { throw .overlap(overlap) }
    return vocabulary
  }
}
