import Dispatch
import Foundation

/// Dispatch, operations and what run loops do.
extension Torments {
  func onQueues() {
    let serial = DispatchQueue(label: "serial")
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    DispatchQueue.main.async { note("main") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { note("main after two seconds") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { note("main after a second on the wall") }
    serial.async { note("serial") }
    note("sync \(serial.sync { 7 })")
    concurrent.async { note("reader") }
    concurrent.async(flags: .barrier) { note("writer") }
    concurrent.async { note("late reader") }
    DispatchQueue(label: "targeting", target: serial).async { note("by way of serial") }
    let group = DispatchGroup()
    for number in 0..<3 { DispatchQueue.global().async(group: group) { note("group \(number)") } }
    group.notify(queue: .main) { note("group is done") }
    DispatchQueue.global(qos: .utility).async {
      group.wait()
      DispatchQueue.concurrentPerform(iterations: 2) { note("iteration \($0)") }
    }
    let item = DispatchWorkItem { note("item") }
    item.notify(queue: serial) { note("item is done") }
    DispatchQueue.global(qos: .background).async(execute: item)
    let never = DispatchWorkItem { note("never") }
    serial.asyncAfter(deadline: .now() + 1, execute: never)
    never.cancel()
  }

  func inOperations() {
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    let first = BlockOperation { note("operation") }
    let second = BlockOperation { note("operation that depends on it") }
    second.addDependency(first)
    first.completionBlock = { note("operation is done") }
    operations.addOperations([second, first], waitUntilFinished: false)
    OperationQueue.main.addOperation { note("operation on main") }
  }

  func onTimers() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timers"))
    source.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(250))
    nonisolated(unsafe) var times = 0
    source.setEventHandler {
      times += 1
      note("source \(times)")
      if times == 3 { source.cancel() }
    }
    source.setCancelHandler { note("source is canceled") }
    source.resume()
    _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in note("timer") }
    nonisolated(unsafe) var ticks = 0
    _ = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { timer in
      ticks += 1
      note("tick \(ticks)")
      if ticks == 2 { timer.invalidate() }
    }
    RunLoop.main.perform { note("run loop") }
  }

  func blocking() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(40)) { semaphore.signal() }
        semaphore.wait()
        note("signalled, and \(semaphore.wait(timeout: .now() + .milliseconds(10)))")
        continuation.resume()
      }
    }
  }
}
