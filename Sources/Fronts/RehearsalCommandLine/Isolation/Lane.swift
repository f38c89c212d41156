import RehearsalScenarios

/// A share of a run, done in a process of its own: reading files first, then playing one scenario after the other.
///
/// The child notes in shared memory which scenario it is at, and reports in batches. When it ends too early or
/// falls silent, another plays again what was not reported before that one, and the one itself is played a last
/// time before a witness.
final class Lane {
  private let work: Work
  private let progress = SharedNumber()
  private var items: [Plan.Item] = []
  private var child: Child?
  /// How many items there is a result of.
  private var done = 0
  /// Where a child is to stop, because the item there takes it down.
  private var until = 0
  private var culprit: ScenarioResult.Status?

  init(_ work: Work) {
    self.work = work
  }

  /// Why nobody knows what is in the files.
  struct Fault: Error {
    let reason: String
  }

  /// Starts a child that reads files and then waits for what it is to play.
  func survey(_ files: [Int]) {
    child = Child { [work, progress] channel in
      for file in files { channel.send(Parcel(work.shelf.survey(file)), atOnce: false) }
      channel.flush()
      guard case .parcel(let plan) = channel.receive(), let items = try? Plan.items(plan) else { return }
      work.play(items[...], for: channel, noting: progress)
    }
  }

  /// What is in the next of those files.
  func nextSurvey() throws(Fault) -> Survey {
    guard let child else { throw Fault(reason: "nobody reads them") }
    if case .parcel(let parcel) = child.channel.receive(), let survey = try? Survey(parcel) { return survey }
    self.child = nil
    throw Fault(reason: child.finish())
  }

  /// Takes on what is to be played.
  func play(_ items: [Plan.Item]) {
    self.items = items
    until = items.count
    if let child { child.channel.send(Parcel(items)) } else { child = start() }
  }

  /// Whether what came of the next item is there already.
  var isReady: Bool { child?.channel.hasParcel == true }

  /// What came of the next item.
  func next() -> Played {
    while true {
      if done == until, let culprit { return giveUp(culprit) }
      let child = child ?? start()
      self.child = child
      let before = progress.value
      switch child.channel.receive(patience: work.terms.patience) {
      case .parcel(let parcel):
        guard let played = try? Played(parcel) else {
          child.stop()
          lose(.crashed("it wrote where its results are written"), at: progress.value)
          continue
        }
        done += 1
        return played
      // Because a batch of slow scenarios takes longer than any one of them may.
      case .silent where progress.value != before: continue
      case .silent:
        child.stop()
        lose(.hung(seconds: work.terms.patience), at: progress.value)
      case .ended:
        // Because one that only closed the line goes on, with the scenarios behind.
        let reached = progress.value
        lose(.crashed(child.finish()), at: reached)
      }
    }
  }

  /// Ends whatever is going on.
  func stop() {
    if done == items.count { child?.leave() } else { child?.stop() }
    child = nil
  }

  private func start() -> Child {
    progress.value = done
    return Child { [work, progress, rest = items[done..<until]] in work.play(rest, for: $0, noting: progress)
    }
  }

  private func lose(_ status: ScenarioResult.Status, at item: Int) {
    child = nil
    guard done < until else { return }
    until = min(max(done, item), until - 1)
    culprit = status
  }

  private func giveUp(_ status: ScenarioResult.Status) -> Played {
    stop()
    defer {
      done += 1
      until = items.count
      culprit = nil
    }
    return work.lastWords(of: items[done], status)
  }
}
