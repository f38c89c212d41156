import Foundation
import Gherkin
import Testing

@Suite struct PublicSuitePresenceTests {
  @Test func `the public suite is there, or its absence is said aloud`() {
    if Corpus.isPresent {
      #expect(Corpus.features(in: "good").count >= 35)
      #expect(Corpus.features(in: "bad").count >= 8)
    } else {
      print(
        "NOT TESTED: the public Gherkin suite. Set REHEARSAL_CORPORA to the folder that holds gherkin/good.")
    }
  }
}

@Suite(.enabled(if: Corpus.isPresent, "REHEARSAL_CORPORA names no folder with the public Gherkin suite"))
struct PublicSuiteTests {
  private static let dialects = try? Dialects(json: Corpus.bytes("gherkin-languages.json"))

  private func source(_ path: String) throws -> Source {
    Source(utf8: try Corpus.bytes(path), uri: "../testdata/\(path)")
  }

  private func expect(_ ours: [String], toBe path: String) throws {
    let theirs =
      FileManager.default.fileExists(atPath: Corpus.folder?.appending(path: path).path ?? "")
      ? try Corpus.lines(path) : []
    #expect(ours.count == theirs.count)
    for (our, their) in zip(ours, theirs) {
      #expect(try Corpus.object(our) == Corpus.object(their))
      if !their.contains("\": ") { #expect(Array(our.utf8) == Array(their.utf8)) }
    }
  }

  @Test(arguments: Corpus.features(in: "good"))
  func `a good feature has the official tokens, tree and pickles`(path: String) throws {
    let dialects = try #require(Self.dialects)
    let source = try source(path)
    let tokens = try source.tokens(dialects: dialects).map { $0.description + "\n" }.joined()
    #expect(tokens.utf8.elementsEqual(try Corpus.bytes(path + ".tokens")))
    let document = try GherkinDocument(parsing: source, dialects: dialects)
    try expect([document.json], toBe: path + ".ast.ndjson")
    try expect(document.pickles().map(\.json), toBe: path + ".pickles.ndjson")
  }

  @Test(arguments: Corpus.features(in: "bad"))
  func `a bad feature has the official errors`(path: String) throws {
    let dialects = try #require(Self.dialects)
    let source = try source(path)
    let errors = try #require(
      #expect(throws: SyntaxErrors.self) { try GherkinDocument(parsing: source, dialects: dialects) })
    try expect(errors.json, toBe: path + ".errors.ndjson")
  }

  @Test func `all official dialects are known`() throws {
    let dialects = try #require(Self.dialects)
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(Corpus.bytes("gherkin-languages.json")))
        as? [String: [String: Any]])
    for (language, fields) in file {
      let feature = try #require((fields["feature"] as? [String])?.first)
      for step in try #require(fields["given"] as? [String]) {
        let scenario = try #require((fields["scenario"] as? [String])?.first)
        let text = "# language: \(language)\n\(feature):\n\(scenario):\n\(step)x"
        let source = Source(text, uri: language)
        let found = try GherkinDocument(parsing: source, dialects: dialects).feature
        #expect(found?.language == language)
        #expect(found?.scenarios.first?.steps.map(\.keyword) == [step])
        #expect(found?.scenarios.first?.steps.map(\.keywordType) == [step == "* " ? .unknown : .context])
      }
    }
  }
}

@Suite(.enabled(if: Corpus.isPresent, "REHEARSAL_CORPORA names no folder with the public tag expressions"))
struct PublicTagExpressionTests {
  private struct Cases: Decodable {
    struct Parsing: Decodable {
      let expression, formatted: String
    }
    struct Evaluation: Decodable {
      struct Test: Decodable {
        let variables: [String]
        let result: Bool
      }
      let expression: String
      let tests: [Test]
    }
    struct Failure: Decodable {
      let expression, error: String
    }
    let parsing: [Parsing]
    let evaluations: [Evaluation]
    let errors: [Failure]
  }

  private func cases() throws -> Cases {
    try JSONDecoder().decode(Cases.self, from: Data(Corpus.bytes("tag-expressions/tag-expressions.json")))
  }

  @Test func `expressions are printed as they should be`() throws {
    for parsing in try cases().parsing {
      #expect(try TagExpression(parsing.expression).description == parsing.formatted)
    }
  }

  @Test func `expressions are met when they should be`() throws {
    for evaluation in try cases().evaluations {
      for test in evaluation.tests {
        #expect(try TagExpression(evaluation.expression).isMet(by: test.variables) == test.result)
      }
    }
  }

  @Test func `what is no expression is refused in the same words`() throws {
    for failure in try cases().errors {
      let error = #expect(throws: TagExpressionError.self) { try TagExpression(failure.expression) }
      #expect(error?.description == failure.error)
    }
  }
}
