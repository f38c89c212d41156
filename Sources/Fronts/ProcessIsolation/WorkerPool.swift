/// Several workers that share a piece of work, and whose answers come in the order in which it was dealt, so that
/// nobody can see how many there were.
///
/// The pieces are numbered from 0, and every worker does its own from the lowest number on. Where one hangs, others are
/// hired for what it had left, because a handler that hung once will often do so again and each time is waited for.
package final class WorkerPool {
  /// Pieces that one of them does one after the other.
  package struct Turn {
    package let worker: Int
    package let pieces: Range<Int>

    package init(worker: Int, pieces: Range<Int>) {
      self.worker = worker
      self.pieces = pieces
    }
  }

  /// How many share what a worker that hung had left.
  ///
  /// They mostly wait; a piece that does not hang is far within its patience even where each of the others takes a
  /// processor's time.
  private static let mostAfterHang = 8

  private let most: Int
  private let hire: () -> Worker
  private var workers: [Worker] = []
  /// What is to come, the last first.
  private var turns: [Turn] = []
  private var job: ([Int]) -> Packet = { _ in Packet() }
  /// Whether what was left after one that hung is dealt already.
  private var isSpread = false

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
    hire(until: min(most, shares))
  }

  private func hire(until wanted: Int) {
    while workers.count < wanted {
      let worker = hire()
      worker.patience = patience
      workers.append(worker)
    }
  }

  /// Gives each the pieces of its turns, as one job.
  package func deal(_ turns: [Turn], _ job: @escaping (_ pieces: [Int]) -> Packet) {
    self.turns = turns.reversed()
    self.job = job
    isSpread = false
    for worker in workers.indices { assign(worker) }
  }

  private func assign(_ worker: Int) {
    let pieces = turns.reversed().flatMap { $0.worker == worker ? Array($0.pieces) : [] }
    if !pieces.isEmpty { workers[worker].take(job(pieces), pieces: pieces.count) }
  }

  /// What came of the next piece, or `nil` once there is no more; pauses where that is not there yet.
  package func next(pause: () -> Void = {}) -> Worker.News? {
    while turns.last?.pieces.isEmpty == true { turns.removeLast() }
    guard let turn = turns.last else { return nil }
    let worker = workers[turn.worker]
    if !worker.isReady { pause() }
    let news = worker.next {
      // Those that nobody listens to now are silent from when they fell silent.
      for other in workers { other.look() }
      return true
    }
    if case .note = news { return news }
    turns[turns.count - 1] = Turn(worker: turn.worker, pieces: turn.pieces.dropFirst())
    if case .lost(.hung) = news {
      if !isSpread { spread(turn.worker) }
      workers[turn.worker].goOn()
    }
    return news
  }

  /// Gives what a worker has left to new ones, piece by piece.
  private func spread(_ worker: Int) {
    let left = turns.reduce(0) { $0 + ($1.worker == worker ? $1.pieces.count : 0) }
    guard left > 1 else { return }
    isSpread = true
    workers[worker].stop()
    let first = workers.count
    hire(until: first + min(left, Self.mostAfterHang))
    var next = first
    turns = turns.reversed().flatMap { turn in
      guard turn.worker == worker else { return [turn] }
      return turn.pieces.map { piece in
        defer { next = next + 1 < workers.count ? next + 1 : first }
        return Turn(worker: next, pieces: piece..<piece + 1)
      }
    }.reversed()
    for hired in first..<workers.count { assign(hired) }
  }

  /// Ends whatever is still going on.
  package func stop() {
    for worker in workers { worker.stop() }
  }
}
