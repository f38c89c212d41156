import Synchronization

/// A process that works for the one that started it, and talks with it along a line.
///
/// It is a copy of that process, made by splitting it in two, and the first of a group that is ended whole. Where
/// processes cannot be split there is none, and it ends before it begins.
package final class Child {
  /// Where what is printed in it goes.
  package enum Output {
    /// To standard error, because standard output is for reports.
    case passedOn
    case discarded
    /// To who started it.
    case collected
  }

  /// What it says, and what it is told.
  package let channel: Channel
  /// What it has printed, where that is collected.
  package private(set) var output: CollectedOutput?
  private let process: Int32
  private let complaint: String
  /// Whether another thread may have held a lock when it was made, which nobody gives back in it.
  private let mayMissLock = System.hasThreads
  /// Whether it was given up because it waited for such a lock.
  private(set) var isStuck = false

  /// Those that have told everything, and may still be there: it takes a while to take down a process.
  private static let leaving = Mutex<[Int32]>([])
  /// Descriptors of this process that are none of a child's business: reports, and the lines to others.
  private static let own = Mutex<Set<Int32>>([])

  /// Whether a child is being made.
  ///
  /// It is one at a time, because a copy of this process that is made while another thread lays a line would have both
  /// ends of that. No mutex, because the copy gives this back as well, and a mutex knows its thread.
  private static let isBeingMade = Atomic(false)

  /// Keeps a descriptor from the children that are started from now on.
  package static func keep(_ descriptor: Int32) {
    _ = own.withLock { $0.insert(descriptor) }
  }

  /// Is told that a descriptor is about to be closed.
  package static func forget(_ descriptor: Int32) {
    _ = own.withLock { $0.remove(descriptor) }
  }

  /// Starts a child with its work.
  package init(_ output: Output, _ work: (Channel) -> Void) {
    Self.leaving.withLock { $0.removeAll { System.reap($0, waiting: false) != nil } }
    let parent = System.ownNumber
    Self.waitForTurn()
    let collected = output == .collected ? System.pipe() : nil
    guard let (near, far) = Channel.pair() else {
      (channel, process, complaint) = (Channel(-1, token: 0), -1, System.complaint)
      if let collected {
        System.close(collected.reading)
        System.close(collected.writing)
      }
      Self.passTurn()
      return
    }
    // After the line is there, whose descriptor may be one that another thread has just closed.
    let others = Self.own.withLock(\.self)
    System.prepareToSplit()
    let process = System.split()
    if process == 0 {
      Self.passTurn()
      System.lead(0)
      for descriptor in others { System.close(descriptor) }
      near.close()
      System.closeLines(but: far.key.descriptor, collected?.writing ?? -1)
      Self.prepare(output, collected?.writing)
      System.endWithParent(parent)
      far.keepToThisProcess()
      work(far)
      far.flush()
      System.endWithAllStarted()
    }
    complaint = process < 0 ? System.complaint : ""
    if process > 0 { System.lead(process) }
    far.close()
    if let collected {
      System.close(collected.writing)
      self.output = CollectedOutput(collected.reading)
    }
    (channel, self.process) = (near, process)
    Self.keep(near.key.descriptor)
    Self.passTurn()
  }

  private static func waitForTurn() {
    while !isBeingMade.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged {
      System.pause(microseconds: 50)
    }
  }

  private static func passTurn() {
    isBeingMade.store(false, ordering: .releasing)
  }

  private static func prepare(_ output: Output, _ collector: Int32?) {
    // The runtime would print a backtrace of every trap, and take seconds over it.
    System.takeSignals()
    System.useUniversalTime()
    switch output {
    case .passedOn: break
    case .discarded: System.redirectErrors(to: System.openNowhere())
    case .collected: System.redirectErrors(to: collector ?? System.openNowhere())
    }
    System.joinOutputs()
  }

  /// The next that it says, for which nobody waits longer than so many seconds since its last sign of life, which is
  /// looked for on the way, nor when it is not wanted any more.
  func receive(
    patience: Int?, since lastSign: () -> ContinuousClock.Instant, while isWanted: () -> Bool
  ) -> Channel.Reception {
    let clock = ContinuousClock()
    var stuckSince: ContinuousClock.Instant?
    return channel.receive(beside: output) {
      if !isWanted() { return .over }
      let sign = lastSign()
      if let patience, clock.now - sign >= .seconds(patience) { return .over }
      let waits = mayMissLock && process > 0 && System.waitsForLock(process)
      stuckSince = waits ? max(stuckSince ?? clock.now, sign) : nil
      isStuck = stuckSince.map { clock.now - $0 >= .seconds(Self.mostAtLock) } ?? false
      if isStuck { return .over }
      // What it has started may hold the line open, and has nothing to say on it.
      return hasEnded ? .end : .on
    }
  }

  /// Seconds after which a process that has one thread and waits for a lock is known to wait for good.
  static let mostAtLock = 1

  private var hasEnded: Bool { process > 0 && System.hasEnded(process) }

  /// Lets it end by itself, and all that it has started, now that it has told everything.
  ///
  /// Among threads it is seen to its end: others may wait for any process that ends, as Swift Testing does for those of
  /// its exit tests, and would find this one again and again.
  package func leave() {
    guard process > 0, channel.isOpen else { return }
    if System.hasThreads { return stop() }
    hangUp()
    Self.leaving.withLock { $0.append(process) }
  }

  /// Sees it to its end, now that it says no more; says how that came about.
  package func finish() -> Ending {
    hangUp()
    guard process > 0 else { return .neverBegan(complaint) }
    let isOver = isOver(within: Self.grace)
    output?.take()
    System.end(process)
    let status = System.reap(process, waiting: true) ?? 0
    return isOver ? Ending(status: status) : .wentOn
  }

  /// Ends it, because nobody wants its work any more; nothing once it has ended.
  package func stop() {
    guard process > 0, channel.isOpen else { return }
    hangUp()
    output?.take()
    System.end(process)
    _ = System.reap(process, waiting: true)
  }

  private func hangUp() {
    guard channel.isOpen else { return }
    Self.forget(channel.key.descriptor)
    channel.close()
  }

  /// Microseconds in which a process that is about to end does so.
  private static let grace: UInt32 = 1_000_000

  /// Whether it ends in time; a handler that closes whatever is open does not.
  private func isOver(within grace: UInt32) -> Bool {
    var (waited, pause): (UInt32, UInt32) = (0, 20)
    while !System.hasEnded(process) {
      guard waited < grace else { return false }
      System.pause(microseconds: pause)
      waited += pause
      pause = min(pause * 2, 50_000)
    }
    return true
  }
}
