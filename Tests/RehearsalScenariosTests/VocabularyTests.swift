import Rehearsal
import TestBench
import Testing

@testable import RehearsalScenarios

/// The sentences themselves.
@Suite struct VocabularyTests {
  let vocabulary = Vocabulary.standard

  @Test func `no two sentences can be mistaken for each other`() {
    #expect(vocabulary.firstOverlap() == nil)
  }

  @Test(arguments: [
    ("the request {state word}", "the request {state}", "the request fails"),
    ("the user taps {text} twice", nil, nil),
    ("the user taps {any}", "the user taps {text}", #"the user taps "1""#),
    ("{number} seconds pass", "{duration} pass(es)", "1 seconds pass"),
    ("everything settles(s)", "everything settles", "everything settles"),
  ])
  func `a sentence that overlaps is found, with a proof`(
    expression: String, other: String?, proof: String?
  ) throws {
    let types: [ParameterType] = [
      ParameterType("state word", words: ["fails", "wins"]),
      ParameterType("any", words: [#""1""#, "nothing"]),
    ]
    let injected = StepDefinition.when(expression, "Injected.") { _ in .settle }
    let wider = try Vocabulary(vocabulary.definitions + [injected], types: .standard + types)
    let overlap = wider.firstOverlap()
    #expect(overlap?.expressions == other.map { [$0, expression] })
    #expect(overlap?.sentence == proof)
    if let proof { #expect(vocabulary.match(proof) != nil) }
  }

  @Test func `every definition's example is that definition`() throws {
    for definition in vocabulary.definitions {
      let match = try #require(vocabulary.match(vocabulary.example(of: definition)))
      #expect(match.definition.expression == definition.expression)
    }
  }

  @Test func `every gap has a type, and every type is used`() {
    let used = Set(vocabulary.definitions.flatMap(\.expression.parameters))
    #expect(used == Set(vocabulary.types.keys))
  }

  @Test func `every phrase is an expression of the vocabulary, and every expression some phrase`() {
    let known = Set(vocabulary.definitions.map(\.expression.source))
    var chance = SentenceSource(seed: 1)
    var said: Set<String> = []
    for _ in 1...20_000 { said.insert(chance.sentence().phrase.expression) }
    #expect(said == known)
  }

  @Test func `no finite type has a word that begins like a text`() {
    for (name, type) in vocabulary.types {
      guard case .words(let words) = type.form else { continue }
      #expect(Set(words).count == words.count, "\(name)")
      #expect(!words.contains { $0.isEmpty || $0.trimmed != $0 }, "\(name)")
    }
  }
}
