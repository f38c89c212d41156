import Foundation
import ProcessIsolation
public import Rehearsal
import RehearsalIsolation
import RehearsalReports
public import RehearsalScenarios
public import Testing

extension Scenario {
  /// Every scenario of the feature files below a folder, by path, for `@Test(arguments:)`.
  ///
  /// ```swift
  /// @Test(arguments: try Scenario.all(in: folder))
  /// func `our upgrade holds`(scenario: Scenario) {
  ///   rehearse(scenario) { Ours() }
  /// }
  /// ```
  ///
  /// Every scenario is played with the handler in braces, whichever one it names.
  ///
  /// Folders called `Malformed` are left out, because what is in them must not load; name such a folder itself to
  /// read it.
  ///
  /// - Throws: ``RehearsalTesting/MalformedScenarios`` with everything that is wrong in any of them.
  public static func all(
    in folder: String, vocabulary: Vocabulary = .standard
  ) throws -> [Scenario] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    let reader = ScenarioReader(vocabulary)
    var scenarios: [Scenario] = []
    var diagnostics: [ScenarioDiagnostic] = []
    for path in paths where path.hasSuffix(".feature") && !path.split(separator: "/").contains("Malformed") {
      let file = folder + "/" + path
      let reading = reader.read(try Data(contentsOf: URL(filePath: file)), file: file)
      scenarios += reading.scenarios
      diagnostics += reading.diagnostics
    }
    guard diagnostics.isEmpty, !scenarios.isEmpty else {
      throw MalformedScenarios(folder: folder, diagnostics: diagnostics)
    }
    return scenarios
  }
}

/// What keeps the scenarios of a folder from being played.
public struct MalformedScenarios: Error, CustomStringConvertible {
  /// The folder.
  public let folder: String
  /// What is wrong; nothing where there is no scenario at all.
  public let diagnostics: [ScenarioDiagnostic]

  /// Every mistake with its place, or that there is nothing to play.
  public var description: String {
    diagnostics.isEmpty
      ? "there is no scenario in \(folder)" : diagnostics.map(\.description).joined(separator: "\n")
  }
}

/// Plays a scenario with a handler, and records an issue for everything in it that does not hold.
///
/// It is this handler that plays, whichever one the scenario names with “the extension runs the handler”: names are for
/// commands, and nobody looks for them here.
@discardableResult
public func rehearse(
  _ scenario: Scenario, on setup: Setup = Setup(), sourceLocation: SourceLocation = #_sourceLocation,
  handler makeHandler: @escaping () -> any AccountModificationHandler
) -> Verdict {
  rehearse(scenario, on: setup, handler: Program(makeHandler), sourceLocation: sourceLocation)
}

/// Plays a scenario with a credential provider, and records an issue for everything in it that does not hold.
@discardableResult
public func rehearse(
  _ scenario: Scenario, on setup: Setup = Setup(), sourceLocation: SourceLocation = #_sourceLocation,
  provider makeHandler: @escaping () -> any CredentialProviderHandler
) -> Verdict {
  rehearse(scenario, on: setup, handler: Program(provider: makeHandler), sourceLocation: sourceLocation)
}

/// Plays a scenario with a program, and records an issue for everything in it that does not hold.
///
/// It is this program that plays, whichever handler the scenario names.
@discardableResult
public func rehearse(
  _ scenario: Scenario, on setup: Setup = Setup(), handler program: Program,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Verdict {
  let understudy = Understudy(place: sourceLocation, program: program) { begin, see in
    let witness = Scenario.Witness(begin: begin, see: see, reach: { _ in })
    return scenario.play(on: setup, witness: witness) { _ in program }
  } playHere: {
    Watch.kept.over(program, at: sourceLocation) { program in
      scenario.play(on: setup) { _ in program }
    }
  } write: {
    Packet($0)
  } read: {
    Verdict($0, on: scenario)
  }
  let verdict: Verdict
  switch understudy.outcome() {
  case .played(let played): verdict = played
  case .lost(let mishap): return RehearsalTesting.verdict(on: scenario, setup, mishap, at: sourceLocation)
  }
  for failure in verdict.failures {
    let heading = "✘ \(failure.place): \(failure.sentence): \(failure.problem)"
    let difference = failure.difference.map { "  \($0)\n" }.joined()
    Issue.tell(
      "\(heading)\n\(difference)\n\(Story(of: verdict.trace).shortened())", at: sourceLocation)
  }
  return verdict
}

/// What can be said of a scenario that did not come to its end.
private func verdict(
  on scenario: Scenario, _ setup: Setup, _ mishap: Mishap, at sourceLocation: SourceLocation
) -> Verdict {
  let failure = Verdict.Failure(
    place: scenario.place, sentence: "the scenario comes to an end", problem: mishap.headline, difference: [])
  Issue.tell(
    "✘ \(failure.place): \(failure.sentence): \(failure.problem)\(mishap.story)",
    at: sourceLocation)
  let world = scenario.world(on: setup).setup
  let setting = Trace.Setting(
    app: world.phone.app.name, keychain: world.phone.keychain, accounts: world.server.accounts)
  return Verdict(scenario: scenario, failures: [failure], trace: mishap.trace ?? Trace(fragment: setting, []))
}

extension Packet {
  /// A verdict, for who knows the scenario.
  fileprivate init(_ verdict: Verdict) {
    self.init()
    put(NDJSON.text(of: verdict.trace))
    put(verdict.failures) { $0.put($1) }
  }
}

extension Verdict {
  fileprivate init?(_ packet: Packet, on scenario: Scenario) {
    var packet = packet
    guard let text = try? packet.text(), let trace = try? NDJSON.trace(from: text),
      let failures = try? packet.list({ packet throws(Packet.Torn) in try packet.failure() })
    else { return nil }
    self.init(scenario: scenario, failures: failures, trace: trace)
  }
}
