import ProcessIsolation
import Rehearsal
package import RehearsalExplorer

/// Draws the paths of a search by chance and runs them in processes of their own, so that a handler that crashes or never
/// comes back is a discovery and the search goes on.
package struct IsolatedSampling {
  /// Seconds of real time without a word after which a process is given up.
  private let patience: Int
  /// How many paths are drawn at most; as many as there is time for where nobody says.
  private let draws: Int
  /// Whether more is wanted; asked before each batch of paths, and ten times a second.
  private let isWanted: (SampledSearch) -> Bool

  package init(patience: Int, draws: Int? = nil, isWanted: @escaping (SampledSearch) -> Bool = { _ in true })
  {
    self.patience = patience
    self.draws = draws ?? .max
    self.isWanted = isWanted
  }

  private static let batch = 4_096

  /// How much there is to choose in the usual paths; `nil` where they do not come to their end.
  package func measure(_ explorer: Explorer) throws(IsolatedSearch.Fault) -> PathMeasure? {
    explorer.program.prepareRuntime()
    HandlerStatics.beginAnew()
    WarmUp.happen()
    let (report, loss) = try run(from: 0) { report, _ in
      for word in PathMeasure(of: explorer).words { report.append(word) }
      report.isClosed = true
    } whileWanted: {
      true
    }
    guard loss == nil, let words = report.levels.first else { return nil }
    return PathMeasure(words)
  }

  /// Draws until enough is drawn, or nobody wants more.
  package func run(_ search: inout SampledSearch) throws(IsolatedSearch.Fault) {
    var forgiven = 0
    while search.position < draws, isWanted(search) {
      let numbers = search.position..<min(draws, search.position + Self.batch)
      let sampler = search.sampler
      let before = search
      let (report, loss) = try run(from: numbers.lowerBound) { report, desk in
        var pulse = Pulse()
        sampler.run(numbers) { number in
          report.current = number
          if pulse.beats() { desk.note(Packet()) }
          return !report.isFull
        } report: {
          report.append($0)
        }
        if !report.isFull { report.current = numbers.upperBound }
        report.isClosed = true
      } whileWanted: {
        isWanted(before)
      }
      search.absorb(report.levels.first ?? [], through: report.current)
      search.note(renewed: HandlerStatics.changed(in: report))
      guard let loss else { continue }
      guard case .lost(let how, let wasStuck) = loss else { break }
      if wasStuck, forgiven < IsolatedSearch.mostForgiven {
        forgiven += 1
        continue
      }
      search.absorb(report.unfinished)
      search.note(how.isHang ? .hang : .crash, inDraw: report.current)
    }
    search.finish()
  }

  /// Why a process did not come to its end.
  private enum Loss {
    case unwanted
    /// And whether it waited for a lock that may be none of the handler's.
    case lost(Worker.Loss, wasStuck: Bool)
  }

  private func run(
    from number: Int, _ work: @escaping (SharedReport, Desk) -> Void, whileWanted isWanted: () -> Bool
  ) throws(IsolatedSearch.Fault) -> (SharedReport, Loss?) {
    guard let report = SharedReport(from: number) else {
      throw IsolatedSearch.Fault(reason: "there is no memory for what it reports: \(System.complaint)")
    }
    let worker = Worker(.discarded, patience: patience) { _, desk in
      { _ in
        report.keepToThisProcess()
        work(report, desk)
        return Packet()
      }
    }
    defer { worker.stop() }
    worker.take(Packet())
    while true {
      switch worker.next(while: isWanted) {
      case .note: guard isWanted() else { return (report, .unwanted) }
      case .unwanted: return (report, .unwanted)
      case .answer: return (report, nil)
      case .lost where report.isClosed: return (report, nil)
      case .lost(.ended(.neverBegan(let reason))): throw .noProcess(reason)
      case .lost(.ended(let ending)) where !ending.isOwn: throw .endedFromOutside(ending)
      case .lost(let loss): return (report, .lost(loss, wasStuck: worker.wasStuck))
      }
    }
  }
}

extension Worker.Loss {
  fileprivate var isHang: Bool { if case .hung = self { true } else { false } }
}
