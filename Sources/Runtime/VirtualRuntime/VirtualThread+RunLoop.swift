import CInterposition

/// What a thread's run loop waits on.
struct RunLoop {
  /// When each of its clocks comes due, by the file that stands for it.
  var clocks: [(file: Int32, moment: Int64, alarm: Alarms.Ticket?)] = []
  /// What was added to it, for taking off again.
  var timers: [UnsafeMutableRawPointer] = []
  var isPassPending = false
  /// Whether somebody took note of a clock since the last pass began.
  var hasReadClock = false
}

/// What a process has one of, once somebody has asked for it.
struct Singles {
  var operations: AnyObject?
  var notifications: AnyObject?
}

extension VirtualThread {
  /// The queue of operations that is the main one here.
  var operations: AnyObject? {
    if singles.operations == nil { singles.operations = outside.makeMainOperations?() }
    return singles.operations
  }

  /// The center of notifications here.
  var notifications: AnyObject? {
    if singles.notifications == nil { singles.notifications = outside.makeNotificationCenter?() }
    return singles.notifications
  }
}

/// The thread's run loop: the world passes through it when it has something to do.
extension VirtualThread {
  func setClock(_ file: Int32, at moment: Int64) {
    forgetClock(file)
    guard moment >= 0 else { return }
    guard moment > now else {
      loop.clocks.append((file, moment, nil))
      return wakeLoop()
    }
    let pass = Item(.main, Work { [weak self] in self?.pass() }, .pass)
    loop.clocks.append((file, moment, alarms.add(pass, at: moment)))
  }

  private func forgetClock(_ file: Int32) {
    guard let index = loop.clocks.firstIndex(where: { $0.file == file }) else { return }
    cancel(loop.clocks.remove(at: index).alarm)
  }

  /// Forgets a timer, and with the last one every clock, because a run loop leaves them on; answers how often it was
  /// added.
  func forgetTimer(_ timer: UnsafeMutableRawPointer) -> Int {
    let before = loop.timers.count
    loop.timers.removeAll { $0 == timer }
    if loop.timers.isEmpty { for clock in loop.clocks { forgetClock(clock.file) } }
    return before - loop.timers.count
  }

  func dueClock(isRead: Bool) -> Int32 {
    guard let index = loop.clocks.firstIndex(where: { $0.moment <= now }) else { return -1 }
    guard isRead else { return loop.clocks[index].file }
    loop.hasReadClock = true
    return loop.clocks.remove(at: index).file
  }

  func wakeLoop() {
    guard !loop.isPassPending else { return }
    loop.isPassPending = true
    enqueue(Item(.main, Work { [weak self] in self?.pass() }, .pass))
  }

  private func pass() {
    loop.isPassPending = false
    // The loop goes round already, and would hear nothing of what it is told here.
    guard !isMainQueueLeft else { return }
    loop.hasReadClock = false
    let hasHandledSource = interposed_pass_through_loop()
    let due = dueClock(isRead: false)
    guard due >= 0 else { return }
    // A loop takes no note of a clock whose timers are gone.
    if !loop.hasReadClock, !hasHandledSource { forgetClock(due) }
    wakeLoop()
  }
}
