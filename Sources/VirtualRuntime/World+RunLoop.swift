import CInterposition

/// What a thread's run loop waits on.
struct RunLoop {
  /// When each of its clocks comes due, by the file that stands for it.
  var clocks: [(file: Int32, moment: Int64)] = []
  /// What was added to it, for taking off again.
  var timers: [UnsafeMutableRawPointer] = []
  var isPassPending = false
}

/// The thread's run loop: the world passes through it when it has something to do.
extension World {
  /// The queue of operations that is the main one here.
  var operations: AnyObject? {
    if mainOperations == nil { mainOperations = makeMainOperations?() }
    return mainOperations
  }

  func setClock(_ file: Int32, at moment: Int64) {
    loop.clocks.removeAll { $0.file == file }
    guard moment >= 0 else { return }
    loop.clocks.append((file, moment))
    if moment <= now { return wakeLoop() }
    alarms.add(Item(.main, Work { [weak self] in self?.pass() }, .pass), at: moment)
  }

  func dueClock(isRead: Bool) -> Int32 {
    guard let index = loop.clocks.firstIndex(where: { $0.moment <= now }) else { return -1 }
    return isRead ? loop.clocks.remove(at: index).file : loop.clocks[index].file
  }

  func wakeLoop() {
    guard !loop.isPassPending else { return }
    loop.isPassPending = true
    enqueue(Item(.main, Work { [weak self] in self?.pass() }, .pass))
  }

  private func pass() {
    loop.isPassPending = false
    // Because the loop goes round already, and would hear nothing of what it is told here.
    guard !isMainQueueLeft else { return }
    interposed_pass_through_loop()
    if dueClock(isRead: false) >= 0 { wakeLoop() }
  }
}
