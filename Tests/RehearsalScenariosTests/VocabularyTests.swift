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
    let wider = Vocabulary(vocabulary.definitions + [injected], types: .standard + types)
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

  @Test func `a sentence that is shown as an example follows an expression, and each another one`() {
    #expect(Vocabulary.exampleSentences.filter { vocabulary.match($0) == nil } == [])
    #expect(Vocabulary.examples.count == Vocabulary.exampleSentences.count)
  }

  @Test func `a text in an example is a user's name only where a user is meant`() {
    let usual = vocabulary.definitions.map(\.expression).filter {
      $0.parameters.contains("text") && Vocabulary.examples[$0.source] == nil
    }
    #expect(
      usual.map(\.source) == [
        "the user upgrades {text} to {upgrade} from {place}", "the app requests {upgrade} for {text}",
        "the user signs in to the app as {text}", "the user changes the password of {text} on the website",
        "the user picks the suggestion {text}", "the user picks what iCloud Keychain has of {text}",
        "the user makes a passkey for {text}", "the user signs in as {text} with a passkey",
        "the system has a passkey made by the way for {text}",
        "{upgrade} is offered to {text} from {place}",
        "the server and the keychain {agreement} about {text}", "{text} is locked out",
      ])
  }

  @Test(arguments: [
    "3 failures in a row wipe the identity store", "the keyboard has room for 3 suggestions",
    #"the 1st "authorize" request is refused with 503"#, "an extension has 60 MB of memory",
    "10 seconds pass",
  ])
  func `a number is one that makes sense there, and the words after it go by it`(example: String) throws {
    let definition = try #require(vocabulary.match(example)).definition
    #expect(vocabulary.example(of: definition) == example)
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

  @Test(arguments: [
    ("", "“”: a sentence has at least one word"),
    (" ", "“ ”: a sentence has at least one word"),
    (
      "foo {nonesuch} bar",
      "“foo {nonesuch} bar”: there is no type {nonesuch}; give it with types:, or write {text} or {number}"
    ),
    ("foo {txet}", "“foo {txet}”: there is no type {txet}; did you mean {text}?"),
    ("foo {}", "“foo {}”: there is no type {}; give it with types:, or write {text} or {number}"),
    ("baz {text", "“baz {text”: “{” stands alone; \(bracket)"),
    ("baz text}", "“baz text}”: “}” stands alone; \(bracket)"),
    ("baz {te(x)t}", "“baz {te(x)t}”: “{” stands alone; \(bracket)"),
    ("baz(es", "“baz(es”: “(” stands alone; \(bracket)"),
    ("foo  bar", "“foo  bar”: \(spacing)"),
    ("foo ", "“foo ”: \(spacing)"),
    ("foo\tbar", "“foo\tbar”: \(spacing)"),
  ])
  func `a sentence that no scenario could say is refused`(expression: String, problem: String) {
    let fault = #expect(throws: Vocabulary.Fault.self) {
      try vocabulary.adding(.when(expression) { _, _ throws(Diagnostic) in })
    }
    #expect(fault?.description == problem)
  }

  static let bracket = "write {type} for a value, (s) for letters that may be left out"
  static let spacing = "one space, and nothing else, stands between two words, and none at the ends"

  @Test(arguments: [
    (["state"], ["on"], "“state”: there is a type of this name already; give it another"),
    (["tier", "tier"], ["gold"], "“tier”: there is a type of this name already; give it another"),
    (["tier"], [], "“tier”: a type has at least one word"),
    (["tier"], ["gold", ""], "“tier”: “” is no word; \(spacing)"),
    (["tier"], [" gold"], "“tier”: “ gold” is no word; \(spacing)"),
  ])
  func `a type of value that no sentence could have, or that is there already, is refused`(
    names: [String], words: [String], problem: String
  ) {
    let fault = #expect(throws: Vocabulary.Fault.self) {
      try vocabulary.adding(types: names.map { ParameterType($0, words: words) })
    }
    #expect(fault?.description == problem)
  }
}
