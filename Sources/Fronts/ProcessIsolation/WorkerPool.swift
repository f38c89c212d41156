/// Several workers that share a piece of work, and whose answers come in the order in which it was dealt, so that
/// nobody can see how many there were.
package final class WorkerPool {
  /// What one of them is to do next: some pieces of its job, in its order.
  package struct Turn {
    package let worker: Int
    package let pieces: Int

    package init(worker: Int, pieces: Int) {
      self.worker = worker
      self.pieces = pieces
    }
  }

  private let most: Int
  private let hire: () -> Worker
  private var workers: [Worker] = []
  private var turns: [Turn] = []

  /// Seconds of real time without a word after which a piece has hung.
  package var patience: Int? {
    didSet { for worker in workers { worker.patience = patience } }
  }

  /// A pool of so many workers at most, each hired when it is first needed.
  package init(atMost most: Int, _ hire: @escaping () -> Worker) {
    self.most = most
    self.hire = hire
  }

  /// How many there are.
  package var count: Int { workers.count }

  /// Hires as many as so many shares can be given to.
  package func prepare(forShares shares: Int) {
    while workers.count < min(most, shares) {
      let worker = hire()
      worker.patience = patience
      workers.append(worker)
    }
  }

  /// Gives each its job, with as many pieces as its turns have.
  package func deal(_ turns: [Turn], _ job: (_ worker: Int) -> Packet) {
    self.turns = turns.reversed()
    for (index, worker) in workers.enumerated() {
      let pieces = turns.reduce(0) { $0 + ($1.worker == index ? $1.pieces : 0) }
      if pieces > 0 { worker.take(job(index), pieces: pieces) }
    }
  }

  /// What came of the next piece, or `nil` once there is no more; pauses where that is not there yet.
  package func next(pause: () -> Void = {}) -> Worker.News? {
    while let turn = turns.last, turn.pieces == 0 { turns.removeLast() }
    guard let turn = turns.popLast() else { return nil }
    let worker = workers[turn.worker]
    if !worker.isReady { pause() }
    let news = worker.next()
    let isAnswered = if case .note = news { false } else { true }
    turns.append(Turn(worker: turn.worker, pieces: turn.pieces - (isAnswered ? 1 : 0)))
    return news
  }

  /// Ends whatever is still going on.
  package func stop() {
    for worker in workers { worker.stop() }
  }
}
