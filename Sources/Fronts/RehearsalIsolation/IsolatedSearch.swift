import ProcessIsolation
import Rehearsal
package import RehearsalExplorer

extension SharedMemory: StateMemory {}

/// Runs the paths of a search in processes of their own, so that a handler that crashes or never comes back is
/// a discovery and the search goes on.
package struct IsolatedSearch {
  /// Seconds of real time without a word after which a process is given up.
  var patience: Int
  /// How many processes run paths at once, at most.
  let jobs: Int
  /// How often a process was lost in a path that does no harm when it is run alone.
  ///
  /// Once in a search that is taken for what a thread held of which the process has no copy, and more often where it
  /// waited for a lock; a handler that remembers one request in the next does it again and again.
  var forgiven = 0
  /// How many processes may wait in vain for a lock.
  static let mostForgiven = 8
  /// Whether more is wanted; asked before each batch of paths, and ten times a second.
  private let isWanted: (Search) -> Bool

  package init(
    patience: Int, jobs: Int = 2, isWanted: @escaping (Search) -> Bool = { _ in true }
  ) {
    self.patience = patience
    self.jobs = jobs
    self.isWanted = isWanted
  }

  /// Why a search stops of which nobody knows what would have come: the handler has nothing to do with it.
  package struct Fault: Error {
    package let reason: String

    package init(reason: String) {
      self.reason = reason
    }

    static func noProcess(_ reason: String) -> Self {
      Fault(reason: "no process can be made: \(reason)")
    }

    static func endedFromOutside(_ ending: Ending) -> Self {
      Fault(reason: "a process of the search was ended from outside: \(ending)")
    }
  }

  package mutating func run(_ search: inout Search) throws(Fault) {
    search.explorer.program.prepareRuntime()
    HandlerStatics.beginAnew()
    WarmUp.happen()
    search.keepStates(in: SharedMemory())
    // Where several run, none waits between two batches of a level for what the last one came to.
    while let numbers = search.next(atMost: jobs > 1 ? .max : nil) {
      guard isWanted(search) else { return search.interrupt() }
      do throws(Fault) {
        guard try run(numbers, of: &search) else { return search.interrupt() }
      } catch {
        search.interrupt()
        throw error
      }
    }
  }

  /// Runs paths of the present level, in several processes at once where that is worth it; answers whether more is wanted.
  ///
  /// What they report is taken in part by part, and another process has begun before that: the level is all there, and
  /// nothing that comes of one of its paths changes what another runs.
  private mutating func run(_ numbers: Range<Int>, of search: inout Search) throws(Fault) -> Bool {
    var parts = parts(of: numbers, search)[...]
    var shares: [Share] = []
    defer { for share in shares { share.worker.stop() } }
    func beginMore() throws(Fault) {
      while shares.count < jobs, let part = parts.popFirst() {
        let goesOn = part == numbers && part.count < Self.worthSharing
        shares.append(try share(part, of: search, goesOn: goesOn))
      }
    }
    while !parts.isEmpty || !shares.isEmpty {
      try beginMore()
      var turn: Share? = shares.removeFirst()
      while let share = turn {
        defer { share.worker.stop() }
        guard let end = end(of: share, search) else { return false }
        // What is left to another has the place of the one that left it.
        if share.isThrough { try beginMore() }
        guard let rest = try take(end, of: share, into: &search) else { return false }
        turn = rest.isEmpty ? nil : try self.share(rest, of: search)
      }
    }
    return true
  }

  /// Takes what a process has reported that has come to its end, and answers which paths are left to another; `nil` where
  /// nobody wants more.
  private mutating func take(
    _ end: End, of share: Share, into search: inout Search
  ) throws(Fault) -> Range<Int>? {
    search.note(renewed: HandlerStatics.changed(in: share.report))
    if share.sharesBeginnings, share.report.changedStatic != nil {
      // Handlers that share a beginning share what is static as well, and nobody knows what came of it.
      search.runEveryPathFromTheStart()
      return share.numbers
    }
    guard let numbers = try take(share, into: &search) else { return share.numbers.suffix(0) }
    let (next, last) = (share.report.current, numbers.endIndex)
    guard next < last, !share.report.isClosed else { return next..<last }
    let failure = try self.failure(of: end, wasStuck: share.worker.wasStuck, next, search)
    if let failure {
      search.absorb(share.report.unfinished)
      search.note(failure, inPath: next)
    }
    let rest = next + (failure == nil ? 0 : 1)..<last
    return rest.isEmpty || isWanted(search) ? rest : nil
  }

  /// How a process came to its end.
  enum End {
    case answered
    case lost(Worker.Loss)
  }

  /// Waits for the end of a process; `nil` where nobody wants more.
  func end(of share: Share, _ search: Search) -> End? {
    var isStopped = false
    func isWantedStill() -> Bool {
      isStopped = isStopped || !isWanted(search)
      return !isStopped
    }
    while true {
      switch share.worker.next(while: isWantedStill) {
      case .note: guard isWantedStill() else { return nil }
      case .unwanted: return nil
      case .answer: return isStopped ? nil : .answered
      case .lost(let loss): return isStopped ? nil : .lost(loss)
      }
    }
  }

  /// Takes what a process has to report, level by level; answers what it had to run of the level that it came to last,
  /// and `nil` where the search ends before, such as when a path of an earlier level came to something else.
  private func take(_ share: Share, into search: inout Search) throws(Fault) -> Range<Int>? {
    var numbers = share.numbers
    let levels = share.report.levels
    for (index, words) in levels.enumerated() {
      // A process that goes on by itself comes to the same level as who takes what it reports.
      if index > 0 {
        guard let next = search.next() else { return nil }
        numbers = next
      }
      let isThrough = index < levels.count - 1
      let end = isThrough ? numbers.endIndex : share.report.isClosed ? share.report.current : nil
      let others = try colderPaths(among: numbers, words, of: search)
      search.absorb(words, through: end)
      for number in others { search.note(nondeterministic: number) }
    }
    return numbers
  }

  /// One process with the paths that it begins with.
  struct Share {
    let numbers: Range<Int>
    let sharesBeginnings: Bool
    let report: SharedReport
    let worker: Worker

    /// Whether it has left nothing of the paths that it began with, and nobody has to run them again.
    var isThrough: Bool {
      report.isClosed && report.current >= numbers.endIndex
        && !(sharesBeginnings && report.changedStatic != nil)
    }
  }

  /// A process that runs paths of the present level, and where it may go on those of the next ones, for as long
  /// as they are too few to be worth another.
  func share(_ numbers: Range<Int>, of search: Search, goesOn: Bool = false) throws(Fault) -> Share {
    guard let report = SharedReport(from: numbers.startIndex) else {
      throw Fault(reason: "there is no memory for what it reports: \(System.complaint)")
    }
    let known = Known(search)
    let worker = Worker(.discarded, patience: patience) { _, desk in
      guard let search = known.search else { return nil }
      return { _ in
        report.keepToThisProcess()
        search.sealStates()
        Self.run(numbers, of: search, goesOn: goesOn, into: report, desk)
        return Packet()
      }
    }
    worker.take(Packet())
    known.search = nil
    return Share(
      numbers: numbers, sharesBeginnings: search.sharesBeginnings, report: report, worker: worker)
  }

  /// What a process is told of a search, and only until it begins: what two hold on to is copied before it changes.
  private final class Known {
    var search: Search?
    init(_ search: Search) { self.search = search }
  }

  private static func run(
    _ numbers: Range<Int>, of search: Search, goesOn: Bool, into report: SharedReport, _ desk: Desk
  ) {
    var pulse = Pulse()
    var search = search
    var numbers = numbers
    var isFull = false
    while true {
      var words: [UInt64] = []
      search.expedition.run(numbers) { number in
        report.current = number
        // Who says nothing is taken to hang, and a path may take its time.
        if pulse.beats() { desk.note(Packet()) }
        isFull = report.isFull
        return !isFull
      } report: {
        report.append($0)
        if goesOn { words.append($0) }
      }
      guard goesOn, !isFull else { break }
      search.absorb(words[...], through: numbers.endIndex)
      guard let next = search.next(), next.count < worthSharing, report.beginLevel() else { break }
      numbers = next
    }
    if !isFull { report.current = numbers.endIndex }
    report.isClosed = true
  }
}
