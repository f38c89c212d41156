import Rehearsal

/// What came of a search.
public struct Exploration {
  /// What was searched.
  public internal(set) var explorer: Explorer
  /// What was run, by the number of deviations.
  public internal(set) var levels: [Level] = []
  /// What is wrong, each kind once, in the first path that shows it.
  public internal(set) var discoveries: [Finding] = []
  /// The advice that was not taken, each piece once, in the first path in which it was not.
  public internal(set) var advice: [UntakenAdvice] = []
  /// What was come across.
  public internal(set) var coverage = Coverage()
  /// How many paths were run.
  public internal(set) var paths = 0
  /// Why it stopped.
  public internal(set) var end: End?
  /// Paths that did not come to where they were the first time when they, or their beginnings, were run again.
  public internal(set) var nondeterministicPaths: [Path] = []
  /// A static variable of the handler's code, where there are some that change: each process has them anew.
  public internal(set) var renewed: String?
  /// How many paths were given up because too much happened in them.
  public internal(set) var endless = 0
  /// The first of them.
  public internal(set) var firstGivenUp: Path?
  /// How its paths were drawn, where chance did that.
  public internal(set) var drawing: Drawing?

  init(_ explorer: Explorer) {
    self.explorer = explorer
  }

  /// The paths with so many deviations.
  public struct Level: Hashable, Sendable {
    /// How many deviations.
    public let budget: Int
    /// How many paths were run.
    public internal(set) var paths = 0
    /// How many states were come to that no path with fewer deviations comes to.
    public internal(set) var states = 0
  }

  /// How paths were drawn by chance.
  public struct Drawing: Hashable, Sendable {
    /// By which method, from which seed.
    public let sampling: Sampling
    /// How likely a draw shows what goes wrong; `nil` where the method promises nothing.
    public let guarantee: Sampling.Guarantee?
  }

  /// Something wrong, and the first path that shows it.
  public struct Finding: Hashable, Sendable {
    /// What is wrong.
    public let failure: Failure
    /// The path.
    public let path: Path
    /// How many paths had been run when it was found, with this one.
    public let number: Int
    /// What stands for the deviations after which it is wrong; empty where a search stops at what it finds.
    var cause: [UInt32] = []

    /// Whether deviations are those after which it is wrong, in whichever order, and others beside them.
    func isBehind(_ deviations: [UInt32]) -> Bool {
      var rest = deviations
      for name in cause {
        guard let index = rest.firstIndex(of: name) else { return false }
        rest.remove(at: index)
      }
      return true
    }
  }

  /// Why a search stopped.
  public enum End: Hashable, Sendable {
    /// Everything was run that can be, whatever the budget.
    case complete
    /// Everything within the budget was run.
    case budget
    /// Something is wrong with paths of the last level, which was run to its end.
    case failed
    /// So many paths were run that the search gave up.
    case limit(Int)
    /// The handler did not do the same thing twice.
    case notDeterministic
    /// Somebody stopped it.
    case interrupted
    /// Its paths were drawn by chance, and there are others.
    case sampled
  }

  /// What a search says in the end.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Everything within the budget was run, and nothing is wrong.
    case exhausted = "EXHAUSTED"
    /// Something is wrong, in the smallest path that shows it.
    case failed = "FAILED"
    /// The search broke off, had nothing to run or came to none of its goals, or the handler does not do the same
    /// thing twice.
    case inconclusive = "INCONCLUSIVE"
  }

  /// The last word: a limit reached is never a success.
  public var verdict: Verdict {
    if !discoveries.isEmpty { return .failed }
    return isThrough && !isHollow ? .exhausted : .inconclusive
  }

  /// Whether everything within the budget was run, and no path was given up on the way.
  public var isThrough: Bool { (end == .complete || end == .budget) && endless == 0 && paths > 0 }

  /// How many different states were come to.
  public var states: Int { levels.reduce(0) { $0 + $1.states } }
}
