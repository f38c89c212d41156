import Foundation
import Gherkin
import Rehearsal
import RehearsalReports
import RehearsalScenarios
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The public pairs of message streams and JUnit files, in the folder that `REHEARSAL_CORPORA` names.
@Suite(
  .enabled(if: PublicPair.folder != nil, "REHEARSAL_CORPORA names no folder with the public JUnit pairs"))
struct PublicJUnitTests {
  @Test func `what other tools write of the same run has the same cases, names, ends and steps`() throws {
    let pairs = try PublicPair.all()
    let applicable = pairs.filter { $0.obstacle == nil }
    for pair in applicable {
      let ours = try Testcase.all(
        in: Data(ScenarioReportTests.text(.junit, of: pair.results()).utf8))
      let theirs = try Testcase.all(in: pair.xml)
      #expect(ours.count == theirs.count, "\(pair.name)")
      for (our, their) in zip(ours, theirs) { #expect(our == their, "\(pair.name)") }
    }
    #expect(applicable.map(\.name) == Self.applicable)
    #expect(Set(pairs.compactMap(\.obstacle)) == Set(PublicPair.Obstacle.allCases))
  }

  static let applicable = [
    "attachments", "backgrounds", "cdata", "data-tables", "doc-strings", "empty",
    "examples-tables-attachment", "examples-tables", "minimal", "multiple-features-reversed",
    "multiple-features", "parameter-types", "regular-expression", "rules-backgrounds", "rules",
    "stack-traces", "test-run-exception", "unused-steps",
  ]
}

/// A stream of messages, and what another tool makes of it.
struct PublicPair {
  let name: String
  let xml: Data
  private let messages: [[String: Any]]

  /// Why a run can not be one of ours.
  enum Obstacle: CaseIterable {
    case markdown, hooks, retries, undefinedSteps, skippedSteps
  }

  static let folder = ProcessInfo.processInfo.environment["REHEARSAL_CORPORA"]
    .map { URL(filePath: $0).appending(path: "gherkin/junit/testdata/src") }
    .flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }

  static func all() throws -> [PublicPair] {
    guard let folder else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".default.xml") }.map { file in
        let name = String(file.dropLast(".default.xml".count))
        let text = try String(contentsOf: folder.appending(path: "\(name).ndjson"), encoding: .utf8)
        let messages = try text.utf8.split(separator: UInt8(ascii: "\n")).map {
          try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] ?? [:]
        }
        return PublicPair(
          name: name, xml: try Data(contentsOf: folder.appending(path: file)), messages: messages)
      }
  }

  var obstacle: Obstacle? {
    if all("source").contains(where: { ($0["mediaType"] as? String)?.contains("markdown") == true }) {
      return .markdown
    }
    if !all("hook").isEmpty { return .hooks }
    if all("testCaseFinished").contains(where: { $0["willBeRetried"] as? Bool == true }) { return .retries }
    let statuses = Set(all("testStepFinished").compactMap(Self.status))
    if !statuses.isDisjoint(with: ["UNDEFINED", "AMBIGUOUS", "PENDING", "UNKNOWN"]) {
      return .undefinedSteps
    }
    return statuses.contains("SKIPPED") && !statuses.contains("FAILED") ? .skippedSteps : nil
  }

  /// The run as if it had been ours: read with our own reader, ended as the messages say.
  func results() throws -> [ScenarioResult] {
    var pickles: [String: (Pickle, Feature)] = [:]
    for source in all("source") {
      guard let uri = source["uri"] as? String, let data = source["data"] as? String else { continue }
      let document = try GherkinDocument(parsing: Source(utf8: Array(data.utf8), uri: uri))
      guard let feature = document.feature else { continue }
      for pickle in try document.pickles() { pickles["\(uri):\(pickle.location.line)"] = (pickle, feature) }
    }
    return try all("testCaseStarted").enumerated().map { index, started in
      let testcase = try #require(
        all("testCase").first { $0["id"] as? String == started["testCaseId"] as? String })
      let message = try #require(
        all("pickle").first { $0["id"] as? String == testcase["pickleId"] as? String })
      let line = (message["location"] as? [String: Any])?["line"] as? Int ?? 0
      let (pickle, feature) = try #require(pickles["\(message["uri"] as? String ?? ""):\(line)"])
      let failed = all("testStepFinished").filter {
        $0["testCaseStartedId"] as? String == started["id"] as? String && Self.status($0) == "FAILED"
      }
      let steps = testcase["testSteps"] as? [[String: Any]] ?? []
      let failures = failed.compactMap { finished in
        steps.firstIndex { $0["id"] as? String == finished["testStepId"] as? String }.map {
          Results.failure(pickle.uri, pickle.steps[$0].location.line, pickle.steps[$0].text, "it failed")
        }
      }
      return Results.result(
        index + 1, pickle.name, fullName: FullNames(of: feature)[pickle],
        in: (feature.heading.name, pickle.uri),
        at: pickle.location.line, status: failures.isEmpty ? .passed : .failed, failures: failures,
        lines: pickle.steps.map { (StepKind($0.kind), $0.text, $0.location.line) })
    }
  }

  private func all(_ kind: String) -> [[String: Any]] { messages.compactMap { $0[kind] as? [String: Any] } }

  private static func status(_ finished: [String: Any]) -> String? {
    (finished["testStepResult"] as? [String: Any])?["status"] as? String
  }
}

extension StepKind {
  fileprivate init(_ kind: PickleStep.Kind) {
    switch kind {
    case .context, .unknown: self = .given
    case .action: self = .when
    case .outcome: self = .then
    }
  }
}

/// One case of a JUnit file, as far as tools agree on it.
private struct Testcase: Equatable {
  var classname = ""
  var name = ""
  var end = "passed"
  /// The sentences up to the first that fails, without keywords, which are printed in one canonical way here.
  var steps: [String] = []

  static func all(in xml: Data) throws -> [Testcase] {
    let reader = TestcaseReader()
    let parser = XMLParser(data: xml)
    parser.delegate = reader
    #expect(parser.parse())
    // Others sort files by name, and ours stay in the order in which they were played.
    return reader.testcases.sorted { ($0.classname, $0.name) < ($1.classname, $1.name) }
  }
}

private final class TestcaseReader: NSObject, XMLParserDelegate {
  var testcases: [Testcase] = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    if element == "testcase" {
      testcases.append(
        Testcase(classname: attributes["classname"] ?? "", name: attributes["name"] ?? ""))
    }
    if ["failure", "error", "skipped"].contains(element) { testcases[testcases.count - 1].end = element }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { text += String(decoding: block, as: UTF8.self) }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard element == "system-out" else { return }
    let lines = text.split(separator: "\n").filter { $0.contains("..") }
    let last = lines.firstIndex { $0.hasSuffix(".failed") } ?? lines.count - 1
    testcases[testcases.count - 1].steps = lines.prefix(last + 1).map {
      String($0.drop { $0 != " " }).replacing(/\.{2,}/, with: " … ")
    }
  }
}
