import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// The path as a scenario.
extension Stepper {
  func save(to path: String, as name: String) throws(Refusal) {
    guard path.hasSuffix(".feature") else {
      throw Refusal(reason: "a file of scenarios ends in .feature, unlike “\(path.short)”.")
    }
    if Files.exists(path) {
      throw Refusal(reason: "“\(path.short)” is there already; give it another name.")
    }
    guard !moves.isEmpty else { throw Refusal(reason: "nothing has happened yet.") }
    let ending = ending
    let scenario = scenario(named: name.isEmpty ? outset.scenario.name : name.asTitle, endingIn: ending)
    do throws(Files.Unreadable) { try Files.write(scenario.text, to: path) } catch {
      throw Refusal(reason: "\(path.short): \(error.reason).")
    }
    let moves = moves
    walk.simulation.abandon()
    let verdict = outset.reader.read(scenario.text.utf8, file: path).scenarios.first?.play(on: outset.setup) {
      _ in outset.program
    }
    again(moves)
    say("Saved: rehearse run \(path.plain)")
    guard verdict?.trace == ending else {
      return say("✗ It does not play as it did here: the handler does not do the same thing twice.")
    }
    for failure in verdict?.failures ?? [] {
      say("  It will not pass: \(failure.sentence): \(failure.problem).".plain)
    }
  }

  private func scenario(named name: String, endingIn ending: Trace) -> Scenario {
    var facts = outset.scenario.lines.filter { $0.kind == .given }.map(\.sentence)
    let isNamed = facts.contains { if case .given(.handler) = $0 { true } else { false } }
    if !isNamed { facts.append(.given(.handler(outset.handler))) }
    facts += walk.faults.map { .given(.fault($0)) }
    var happenings = path
    if walk.simulation.world.nextInstant != nil { happenings.append(.when(.settle)) }
    let said = happenings.reversed().prefix { $0.kind == .then }
    let results = ending.results.map(Sentence.then).filter { !said.contains($0) }
    return Scenario(
      name, feature: outset.scenario.feature, tags: outset.scenario.tags, facts + happenings + results)
  }
}

extension Trace {
  /// What came of it, as far as a scenario must say it to hold.
  fileprivate var results: [Expectation] {
    let wasAsked = entries.contains { if case .moved = $0.event { true } else { false } }
    var rules: [String] = []
    for violation in brokenRules where !rules.contains(violation.rule) { rules.append(violation.rule) }
    return (wasAsked ? [.request(RequestState(outcome))] : []) + rules.map { .broken(rule: $0) }
      + ending.lockOuts.map { .lockedOut(user: $0.user) }
  }
}
