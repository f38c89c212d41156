public import Rehearsal

/// What works and is not how it should be done: no search fails for it, and so its verdict does not tell of it.
extension Exploration {
  /// A piece of advice that was not taken, and the first path in which it was not.
  public struct UntakenAdvice: Hashable, Sendable {
    /// What was done instead.
    public let violation: Violation
    /// The path, which has as few deviations as any in which that is done.
    public let path: Path
  }

  /// Notes that advice was not taken, unless that is known of an earlier path.
  mutating func note(_ advice: UntakenAdvice) {
    guard let index = self.advice.firstIndex(where: { $0.violation == advice.violation }) else {
      return self.advice.append(advice)
    }
    if advice.path < self.advice[index].path { self.advice[index] = advice }
  }
}

extension Violation {
  /// What no search fails for; each has its place there for a number.
  static let advice = allCases.filter { !Failure.counts($0) }
}
