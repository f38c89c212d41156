import Rehearsal

/// The script of a run so far, and what became of messages.
struct RunLog {
  var steps: [Step] = []
  var faults: [Fault] = []
  var deviations: [DatedDeviation] = []
  /// Hears of every step before it is taken, because it may be the last.
  var observe: ((RunLog) -> Void)?

  mutating func append(_ step: Step) {
    steps.append(step)
    observe?(self)
  }

  /// Says before the step that is under way what comes of it.
  mutating func insertBeforeLast(_ step: Step) {
    steps.insert(step, at: max(0, steps.count - 1))
    observe?(self)
  }

  /// The steps, in which time passes only once at a time.
  var script: [Step] {
    steps.reduce(into: []) { script, step in
      if case .pass(let more) = step, case .pass(let duration)? = script.last {
        script[script.count - 1] = .pass(duration + more)
      } else {
        script.append(step)
      }
    }
  }
}
