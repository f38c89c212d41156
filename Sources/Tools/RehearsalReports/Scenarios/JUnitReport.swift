import RehearsalScenarios

/// JUnit's XML: a suite a file of scenarios, a case a scenario.
///
/// It holds what all known readers take and nothing that only some do: no properties, no places as attributes.
/// Counts stand before cases, so cases are kept until the end.
struct JUnitReport: ReportWriter {
  private var suites: [JUnitSuite] = []
  private var indexes: [String: Int] = [:]
  private var names: Set<String> = []
  /// How many of a name stood at a place, because a file that was tampered with can hold one any number of times.
  private var namesakes: [Namesake: Int] = [:]

  private struct Namesake: Hashable {
    let feature: String
    let name: String
    let place: Place
  }

  mutating func begin(_ header: RunHeader) -> String { "" }

  static func passage(on result: ScenarioResult) -> [UInt8] { Array(JUnitCase.content(of: result).utf8) }

  mutating func add(_ result: ScenarioResult, _ passage: [UInt8], took time: Duration?) -> String {
    let scenario = result.scenario
    let feature = scenario.feature.isEmpty ? scenario.place.file : scenario.feature
    let name = unique(scenario.fullName, in: feature, at: scenario.place)
    let milliseconds = time?.milliseconds ?? 0
    let testcase = JUnitCase(classname: feature, name: name, milliseconds: milliseconds)
    change(suite: scenario.place.file) {
      $0.add(
        testcase.element(passage.text), isFailure: result.status == .failed,
        isError: !result.isPassed && result.status != .failed, milliseconds: milliseconds)
    }
    return ""
  }

  mutating func end(_ tally: Tally, _ problems: [RunProblem]) -> String {
    if let shortfall = tally.shortfall {
      // A report that only lacks scenarios looks as good as one that has them all.
      add("every scenario is played", type: "cut short", message: shortfall, body: shortfall)
    }
    for (kind, problems) in problems.byKind {
      add(kind.rawValue, type: "problem", message: problems.headline ?? "", body: problems.account)
    }
    let attributes = [
      ("name", "Rehearsal"), ("tests", "\(suites.reduce(0) { $0 + $1.tests })"),
      ("failures", "\(suites.reduce(0) { $0 + $1.failures })"),
      ("errors", "\(suites.reduce(0) { $0 + $1.errors })"),
      ("time", suites.reduce(0) { $0 + $1.milliseconds }.asSeconds),
    ]
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(attributes.asXML)>\n"
      + suites.map(\.text).joined() + "</testsuites>\n"
  }

  /// Adds a case that is no scenario, but something that must hold of the whole run.
  private mutating func add(_ name: String, type: String, message: String, body: String) {
    let testcase = JUnitCase(classname: "rehearse", name: name, milliseconds: 0)
    change(suite: "rehearse") {
      $0.add(
        testcase.text(of: .error, type: type, message: message, body: body), isFailure: false, isError: true,
        milliseconds: 0)
    }
  }

  private mutating func change(suite name: String, _ change: (inout JUnitSuite) -> Void) {
    let index = indexes[name] ?? suites.endIndex
    if index == suites.endIndex {
      indexes[name] = index
      suites.append(JUnitSuite(name: name))
    }
    change(&suites[index])
  }

  /// The name, or one with its place where readers would drop it as a namesake of another.
  private mutating func unique(_ name: String, in feature: String, at place: Place) -> String {
    let namesake = Namesake(feature: feature, name: name, place: place)
    var candidate = name
    var count = namesakes[namesake] ?? 1
    while !names.insert("\(feature)\n\(candidate)".asXMLText).inserted {
      candidate = "\(name) (\(place.file):\(place.line))" + (count == 1 ? "" : " #\(count)")
      count += 1
      namesakes[namesake] = count
    }
    return candidate
  }
}

/// One suite, case by case.
struct JUnitSuite: Sendable {
  let name: String
  private var cases = ""
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var milliseconds: Int64 = 0

  init(name: String) {
    self.name = name
  }

  mutating func add(_ text: String, isFailure: Bool, isError: Bool, milliseconds: Int64) {
    cases += text
    tests += 1
    failures += isFailure ? 1 : 0
    errors += isError ? 1 : 0
    self.milliseconds += milliseconds
  }

  var text: String {
    let attributes = [
      ("name", name), ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
      ("skipped", "0"), ("time", milliseconds.asSeconds),
    ]
    return "<testsuite\(attributes.asXML)>\n\(cases)</testsuite>\n"
  }
}
