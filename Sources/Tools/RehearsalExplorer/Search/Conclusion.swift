import Rehearsal

/// What a path came to, as far as it is judged by that.
struct Conclusion {
  /// How the last request ended; `nil` while it has not.
  let outcome: Outcome?
  private let isStuck: Bool
  private let isAnybodyLockedOut: Bool
  private let isMisreported: Bool
  private let isEmptyUpgrade: Bool
  private let hasForgotten: Bool
  private let hasStoodStill: Bool
  private let hasConcealed: Bool
  private let isOrderDependent: Bool
  private let isProcessDependent: Bool

  /// What comes of a rehearsal that has been judged, with nothing told of it.
  init(_ run: Run) {
    let (simulation, owner) = (run.simulation, run.owner)
    hasForgotten = run.progress.hasForgotten
    hasStoodStill =
      run.progress.hasStoodStill || simulation.look { run.progress.hasLostPasskey(run.terms, in: $0) }
    hasConcealed = run.progress.events.contains(.concealed)
    isOrderDependent = run.progress.events.contains(.orderDependent)
    isProcessDependent = run.progress.events.contains(.processDependent)
    outcome = simulation.phase?.outcome
    isStuck = simulation.look(\.timeline.isStuck)
    isAnybodyLockedOut = simulation.look {
      (owner != nil || $0.phone.asksForPasskeys) && !$0.lockOuts.isEmpty
    }
    isEmptyUpgrade = simulation.look { $0.request?.isEmptyUpgrade == true }
    isMisreported = owner.map { owner in simulation.look { Self.isMisreported(to: owner, in: $0) } } ?? false
  }

  /// What is wrong with it, whatever happened before.
  var failure: Failure? {
    if isStuck { return .hang }
    // Who tires of a question has no outcome, and is owed one where nothing stands in the way any more.
    guard outcome != nil else { return hasStoodStill ? .standstill : nil }
    return isAnybodyLockedOut
      ? .lockOut
      : isMisreported
        ? .misreportedOutcome
        : isEmptyUpgrade
          ? .emptyUpgrade
          : isOrderDependent
            ? .orderDependent
            : isProcessDependent
              ? .processDependent
              : hasForgotten ? .forgotten : hasStoodStill ? .standstill : hasConcealed ? .concealed : nil
  }

  /// Whether somebody was told that the upgrade did not work and cannot sign in as before.
  private static func isMisreported(to owner: Situation.Owner, in world: World) -> Bool {
    guard !world.judgement.hasUpgraded, let credential = owner.credential else { return false }
    return !world.server.accepts(.password(credential))
  }
}

/// A path that is over, with all that is wrong with it.
struct JudgedPath {
  let trace: Trace
  let failures: Set<Failure>

  /// Ends a run.
  init(_ run: Run) {
    var failures = Set(run.failingProperties().map(Failure.property))
    trace = run.simulation.finish()
    failures.formUnion(trace.violations.map(Failure.rule))
    if let failure = Conclusion(run).failure { failures.insert(failure) }
    self.failures = failures
  }
}
