import Rehearsal

/// What a path came to, as far as it is judged by that.
struct Conclusion {
  /// How the last request ended; `nil` while it has not.
  let outcome: Outcome?
  private let hasUpgraded: Bool
  private let isAnybodyLockedOut: Bool
  private let accounts: [Account]

  /// What there is at the end of a trace.
  init(_ trace: Trace) {
    outcome = trace.outcome
    hasUpgraded = trace.outcomes.contains(.upgraded)
    isAnybodyLockedOut = !trace.ending.lockOuts.isEmpty
    accounts = trace.accounts
  }

  /// The same for a rehearsal that comes to its end, with nothing told of it.
  init(_ simulation: Simulation) {
    simulation.judge()
    outcome = simulation.phase?.outcome
    hasUpgraded = simulation.world.judgement.hasUpgraded
    isAnybodyLockedOut = simulation.look { !$0.lockOuts.isEmpty }
    accounts = simulation.world.server.accounts
  }

  /// What is wrong with it, whatever happened before.
  func wrong(for owner: Situation.Owner?) -> Failure? {
    guard outcome != nil, let owner else { return nil }
    if isAnybodyLockedOut { return .lockOut }
    return isUntrue(for: owner) ? .misreportedOutcome : nil
  }

  /// Whether somebody was told that the upgrade did not work and cannot sign in as before.
  private func isUntrue(for owner: Situation.Owner) -> Bool {
    guard !hasUpgraded, let old = owner.password else { return false }
    return !accounts.contains { $0.user == owner.user && $0.passwords.contains(old) }
  }
}

extension Explorer {
  /// Looks at what there is when a path is over.
  func judge(_ trace: Trace, of situation: Situation, wrong: (Failure) -> Void) {
    if let found = Conclusion(trace).failure(for: situation.owner) { wrong(found) }
    judgeByProperties(trace, failure: failure)
  }

  func judgeByProperties(_ trace: Trace, wrong: (Failure) -> Void) {
    for (index, property) in properties.enumerated() where !property.holds(trace) { wrong(.property(index)) }
  }
}
