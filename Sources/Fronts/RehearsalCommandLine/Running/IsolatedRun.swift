import ProcessIsolation
import Rehearsal
import RehearsalIsolation
import RehearsalScenarios

/// Reads and plays scenarios in processes of their own, so that a handler that traps, overflows the stack or never
/// comes back costs only its own scenario.
///
/// Several processes share the work, and each begins with the files that it read itself.
final class IsolatedRun {
  private let work: Work
  private let pool: WorkerPool

  /// Processes for a run, as many as there are processors unless somebody says.
  init(_ work: Work, jobs: Int? = nil) {
    self.work = work
    HandlerStatics.beginAnew()
    pool = WorkerPool(atMost: jobs ?? ProcessOptions.usualJobs) {
      Worker(.passedOn) { work.service($0, $1) }
    }
  }

  /// Why nobody knows what is in the files, or what comes of playing them.
  struct Fault: Error {
    let reason: String

    /// What a command says that cannot go on.
    var complaint: String { "rehearse: the rest cannot be played: no process can be made: \(reason)\n" }
  }

  /// What is in so many files; tells how many are read after each.
  ///
  /// However long a file is, it is read to its end; but a pattern can take longer over a name than anybody lives.
  func indexes(
    of count: Int, lookingForNames isLooking: Bool, each take: (Int) -> Void
  ) throws(Fault) -> [FileIndex] {
    pool.patience = isLooking ? work.terms.patience : nil
    pool.prepare(forShares: count)
    let readers = pool.count
    pool.deal((0..<count).map { WorkerPool.Turn(worker: $0 % readers, pieces: $0..<$0 + 1) }) {
      Packet(.read(files: $0))
    }
    var indexes: [FileIndex] = []
    while let news = pool.next() {
      switch news {
      case .answer(let packet):
        guard let index = try? FileIndex(packet) else { throw Fault(reason: Worker.Loss.forged.reason) }
        indexes.append(index)
        take(indexes.count)
      case .lost(.hung(let seconds)):
        throw Fault(reason: "--name took longer than \(seconds) s over the names in one of them")
      case .lost(let loss): throw Fault(reason: loss.reason)
      case .note, .unwanted: continue
      }
    }
    return indexes
  }

  /// Plays a plan, and hands over each result in order until that is no longer wanted; pauses whenever it has
  /// to wait for one.
  func play(_ plan: Plan, pause: () -> Void, each take: (Played) -> Bool) throws(Fault) {
    let items = plan.items
    let turns = deal(plan)
    pool.patience = work.terms.patience
    pool.deal(turns) { pieces in Packet(.play(pieces.map { items[$0] })) }
    for item in items {
      guard let news = pool.next(pause: pause), take(try played(item, news)) else { return }
    }
  }

  private func played(_ item: Plan.Item, _ news: Worker.News) throws(Fault) -> Played {
    switch news {
    case .answer(let packet): (try? Played(packet)) ?? work.lastWords(of: item, Worker.Loss.forged.status)
    case .lost(.ended(.neverBegan(let reason))): throw Fault(reason: reason)
    case .lost(let loss): work.lastWords(of: item, loss.status)
    case .note, .unwanted: throw Fault(reason: "it says what nobody asked")
    }
  }

  /// Ends whatever is still going on.
  func stop() {
    pool.stop()
  }

  /// Gives each stretch to the worker that has read its file, unless another has much less to do.
  private func deal(_ plan: Plan) -> [WorkerPool.Turn] {
    // Starting a child takes as long as playing some dozen scenarios.
    let limit = max(64, plan.items.count / 16)
    let stretches = plan.stretches(atMost: limit)
    let readers = pool.count
    pool.prepare(forShares: stretches.count)
    var loads = Array(repeating: 0, count: pool.count)
    return stretches.map { items in
      let reader = items[items.startIndex].file % readers
      let idlest = loads.indices.min { loads[$0] < loads[$1] } ?? reader
      let worker = loads[reader] - loads[idlest] >= limit ? idlest : reader
      loads[worker] += items.count
      return WorkerPool.Turn(worker: worker, pieces: items.startIndex..<items.endIndex)
    }
  }
}

extension Worker.Loss {
  /// What a result says of it.
  fileprivate var status: ScenarioResult.Status {
    if case .hung(let seconds) = self { .hung(seconds: seconds) } else { .crashed(reason) }
  }
}
