import Dispatch
import Testing
import VirtualRuntime

/// Dispatch on one thread, in a stated order, on a virtual clock.
@Suite struct DispatchTests {
  @Test("the main queue comes after the call, and knows itself")
  func main() throws {
    let entries = try Diary.write { diary in
      DispatchQueue.main.async {
        dispatchPrecondition(condition: .onQueue(.main))
        MainActor.assumeIsolated { diary.note("main") }
      }
      DispatchQueue.global().async {
        dispatchPrecondition(condition: .notOnQueue(.main))
        diary.note("global")
        DispatchQueue.main.async { diary.note("back") }
      }
      diary.note("call")
    }
    #expect(entries == ["call", "main", "global", "back"])
  }

  @Test("what is due comes at its moment, the earlier first")
  func after() throws {
    let entries = try Diary.write { diary in
      let start = DispatchTime.now()
      @Sendable func note(_ name: String) {
        diary.note("\(name) \(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds)")
      }
      DispatchQueue.main.asyncAfter(deadline: start + .seconds(2)) { note("two") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + .seconds(86_400)) { note("day") }
      DispatchQueue.global().asyncAfter(deadline: start + .nanoseconds(1)) { note("one") }
    }
    #expect(entries == ["one 1", "two 2000000000", "day 86400000000000"])
  }

  @Test("sync waits for what is before it on its queue")
  func sync() throws {
    let entries = try Diary.write { diary in
      let queue = DispatchQueue(label: "own")
      queue.async { diary.note("first") }
      let value = queue.sync {
        dispatchPrecondition(condition: .onQueue(queue))
        diary.note("second")
        return 3
      }
      diary.note("\(value)")
    }
    #expect(entries == ["first", "second", "3"])
  }

  @Test("semaphores and groups are waited for while other work goes on")
  func blocking() throws {
    let entries = try Diary.write { diary in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        diary.note("signal")
        semaphore.signal()
      }
      DispatchQueue.main.async { diary.note("next") }
      semaphore.wait()
      diary.note("waited")
      diary.note("\(semaphore.wait(timeout: .now() + 1))")
      let group = DispatchGroup()
      for number in 0..<3 { DispatchQueue.global().async(group: group) { diary.note("\(number)") } }
      group.notify(queue: .main) { diary.note("notified") }
      group.wait()
      diary.note("group")
    }
    #expect(entries == ["signal", "waited", "timedOut", "0", "1", "2", "group", "next", "notified"])
  }

  @Test("work items can be waited for, told of and cancelled")
  func items() throws {
    let entries = try Diary.write { diary in
      let item = DispatchWorkItem { diary.note("item") }
      item.notify(queue: .main) { diary.note("told") }
      DispatchQueue.global().async(execute: item)
      item.wait()
      diary.note("waited")
      let never = DispatchWorkItem { diary.note("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: never)
      never.cancel()
    }
    #expect(entries == ["item", "waited", "told"])
  }

  @Test("a barrier lets what is before it finish, and nothing pass it")
  func barrier() throws {
    let entries = try Diary.write { diary in
      let queue = DispatchQueue(label: "own", attributes: .concurrent)
      let semaphore = DispatchSemaphore(value: 0)
      queue.async {
        semaphore.wait()
        diary.note("reader")
      }
      queue.async(flags: .barrier) { diary.note("writer") }
      queue.async { diary.note("later") }
      DispatchQueue.main.async { semaphore.signal() }
    }
    #expect(entries == ["reader", "writer", "later"])
  }

  @Test("a semaphore that nobody signals is left over, and so is a queue that waits for itself")
  func deadlock() throws {
    #expect(
      try Diary.write { _ in DispatchSemaphore(value: 0).wait() } == ["left: a semaphore's wait on main"])
    let entries = try Diary.write { _ in
      let queue = DispatchQueue(label: "own")
      queue.async { queue.sync {} }
    }
    #expect(entries == ["left: a sync to own on own", "found: waitsForItself(queue: \"own\")"])
  }
}
