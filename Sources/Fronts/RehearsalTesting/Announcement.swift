import Rehearsal

/// The rules that a test means to have broken.
struct Announcement {
  let rules: Set<Violation>

  /// What is wrong with a trace besides, and with the announcement itself: what it says must come true.
  func complaints(about trace: Trace) -> [String] {
    let unexpected = trace.flaws.filter { flaw in
      if case .broken(let violation) = flaw { !rules.contains(violation) } else { true }
    }
    let kept = rules.subtracting(trace.brokenRules).sorted { $0.rawValue < $1.rawValue }
    return unexpected.map { "\($0)" }
      + kept.map { "\(Flaw.broken($0)): that is expected here, and did not happen" }
  }
}

extension Violation {
  /// What the system's patience ends with: ``neverAnswered``.
  public static var patience: Self { .neverAnswered }
}
