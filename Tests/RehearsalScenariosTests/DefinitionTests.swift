import Rehearsal
import Testing

@testable import RehearsalScenarios

/// Every sentence with everything that can stand in its gaps.
@Suite struct DefinitionTests {
  let vocabulary = Vocabulary.standard

  @Test(arguments: Vocabulary.standard.definitions.map(\.expression.source))
  func `every word that can stand in a gap gives a sentence that says the same`(expression: String) throws {
    let definition = try #require(vocabulary.definitions.first { $0.expression.source == expression })
    let table = try definition.fittingTable
    for values in try definition.fittingValues(vocabulary.types) {
      let text = Phrase(expression, values, table: table).text
      let match = try #require(vocabulary.match(text), "\(text)")
      #expect(match.definition === definition)
      #expect(match.values == values)
      for meaning in definition.meanings {
        do throws(Misreading) {
          let sentence = try meaning.read(SentenceValues(definition, match.values, table: table))
          #expect(sentence.kind == meaning.kind)
          #expect(sentence.phrase.expression == expression)
          #expect(sentence.phrase.text == text)
          #expect(!Self.refused.contains("\(meaning.kind.rawValue) \(text)"))
        } catch {
          #expect(Self.refused.contains("\(meaning.kind.rawValue) \(text)"), "\(error)")
        }
      }
    }
  }

  /// What no scenario can mean, and is told so.
  static let refused: Set<String> = [
    "Given the provider is disabled",
    #"When the extension keeps "jappleseed" as "jappleseed""#,
    #"When the extension keeps "jappleseed" as "jappleseed" in the group "jappleseed""#,
    #"When the extension keeps nothing as "jappleseed""#,
    #"When the extension keeps nothing as "jappleseed" in the group "jappleseed""#,
  ]

  @Test func `what somebody refuses is said by some sentence`() throws {
    let said = try vocabulary.definitions.flatMap { definition in
      try definition.fittingValues(vocabulary.types).flatMap { values in
        definition.kinds.map {
          "\($0.rawValue) \(Phrase(definition.expression.source, values, table: nil).text)"
        }
      }
    }
    #expect(Self.refused.isSubset(of: said))
    #expect(Set(said).count == said.count)
  }

  @Test func `a gap that is asked for something else ends the process, with the sentence and the word`()
    async throws
  {
    let word = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let definition = StepDefinition.when("the network {intervention}", "") { .network($0.choice(0)) }
      let words = SentenceValues(definition, [.word(SystemIntervention.endsProcess)], table: nil)
      _ = try definition.meanings[0].read(words)
    }
    expect(
      word,
      "“the network {intervention}” is defined wrongly: its 1st value, “ends the extension”, is no {network change}"
    )
    let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let definition = StepDefinition.when("the user {answer}", "") { .user(.taps($0.text(0))) }
      _ = try definition.meanings[0].read(
        SentenceValues(definition, [.word(SheetAnswer.cancels)], table: nil))
    }
    expect(text, "“the user {answer}” is defined wrongly: its 1st value, “cancels”, is no text")
    let place = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let definition = StepDefinition.when("the user taps {text}", "") { .user(.taps($0.text(1))) }
      _ = try definition.meanings[0].read(SentenceValues(definition, [.text("Go")], table: nil))
    }
    expect(place, "“the user taps {text}” is defined wrongly: it has no 2nd value")
  }

  @Test func `a column or a type that is not there ends the process, with the sentence and the word`()
    async throws
  {
    let column = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let definition = StepDefinition.given("the users:", table: .needed(["user"]), "") {
        .appleUser($0.rows.first?["usr"] ?? "")
      }
      _ = try definition.meanings[0].read(SentenceValues(definition, [], table: [["user"], ["jappleseed"]]))
    }
    expect(column, "“the users:” is defined wrongly: its table has no column “usr”")
    let type = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Vocabulary([.when("the user {nonesuch}", "") { _ in .settle }], types: .standard)
    }
    expect(type, "“the user {nonesuch}” is defined wrongly: there is no type {nonesuch}")
  }

  private func expect(_ end: ExitTest.Result?, _ words: String) {
    let said = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(words), "\(said)")
  }
}

/// What a definition can be given.
extension StepDefinition {
  /// Every word of every gap with every word of the others, and something that fits where any text does.
  fileprivate func fittingValues(_ types: [String: ParameterType]) throws -> [[Value]] {
    try expression.parameters.reduce([[]]) { values, gap in
      let type = try #require(types[gap])
      let fitting: [Value]
      if case .words(let words) = type.form {
        fitting = words.map(Value.word)
      } else {
        fitting = [try #require(type.value(of: Self.fittingTexts[expression.source] ?? type.examples[0]))]
      }
      return values.flatMap { before in fitting.map { before + [$0] } }
    }
  }

  private static let fittingTexts = [
    "the rule {text} is broken": #""PL-3""#,
    "the rule {text} advises against it": #""PL-3""#,
    "the generated password meets the password rules {text}": #""minlength: 8;""#,
    "the user {wish} by the rules {text}": #""minlength: 8;""#,
    "the user turns to the form at {text}": #""https://shiny.example/login""#,
  ]

  /// A table with all of its columns and a row that fits; `nil` where there is none.
  fileprivate var fittingTable: [[String]]? {
    get throws {
      guard !table.columns.isEmpty else { return nil }
      return [table.columns, try table.columns.map { try #require(Self.fittingCells[$0], "\($0)") }]
    }
  }

  private static let fittingCells = [
    "Apple user": "001", "actions": Upgrade.strongPassword.article, "at": "1 second", "call": "cancelRequest",
    "caller": "user", "capability": AutoFill.Capability.passwords.rawValue, "credential ID": "key-1",
    "domain": "shiny.example",
    "key": Upgrade.strongPassword.declarationKey, "kind": "passkey", "passkey": "key-1",
    "password": "kitten1", "path": "/", "priority": "high", "rank": "1", "record": "1",
    "second factor": "424242", "service": "shiny.example", "status": "200", "target": "/there",
    "token": "first", "user": "jappleseed", "user handle": "user-1", "value": "YES", "warnings": "weak",
    "with": "code: 1",
  ]
}
