import CInterposition

/// Queues that do nothing for a while.
extension Order {
  /// A queue that nobody has activated yet, or that was suspended so many times; it is retained.
  struct Suspension {
    let queue: Queue
    var count = 0
    var isInactive = false
  }

  func change(_ queue: Queue, _ change: interposed_queue_change) {
    let index = suspensions.firstIndex { $0.queue == queue } ?? suspensions.endIndex
    if index == suspensions.endIndex {
      interposed_retain(queue.address)
      suspensions.append(Suspension(queue: queue))
    }
    switch change {
    case interposed_queue_is_inactive: suspensions[index].isInactive = true
    case interposed_queue_activate: suspensions[index].isInactive = false
    case interposed_queue_suspend: suspensions[index].count += 1
    default: suspensions[index].count -= 1
    }
    guard suspensions[index].count <= 0, !suspensions[index].isInactive else { return }
    interposed_release(suspensions.remove(at: index).queue.address)
  }

  func forgetSuspensions() {
    for suspension in suspensions {
      // Dispatch traps when an inactive queue goes, which it does not where a process ends.
      if suspension.isInactive { interposed_activate(suspension.queue.address) }
      interposed_release(suspension.queue.address)
    }
    suspensions.removeAll()
  }
}
