import Dispatch
import Foundation
import Testing
import VirtualRuntime

/// Locks that code holds while it waits keep others out, though all of them run on one thread.
@Suite struct LockTests {
  @Test("a lock is waited for while other work goes on")
  func lock() throws {
    let lock = NSLock()
    #expect(try write(lock) == ["first", "other", "third", "second"])
  }

  @Test("a recursive lock is taken again by the code that holds it, and by no other")
  func recursive() throws {
    let lock = NSRecursiveLock()
    let entries = try write(lock) { body in lock.withLock { body() } }
    #expect(entries == ["first", "other", "third", "second"])
  }

  @Test("who only tries a recursive lock does not get it while other code holds it")
  func trying() throws {
    let entries = try Diary.write { diary in
      let lock = NSRecursiveLock()
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        lock.lock()
        diary.note("\(lock.try())")
        lock.unlock()
        semaphore.wait()
        lock.unlock()
      }
      DispatchQueue.global().async {
        diary.note("\(lock.try())")
        semaphore.signal()
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { diary.note("\(lock.try())") }
    }
    #expect(entries == ["true", "false", "true"])
  }

  @Test("a recursive lock that forgotten code held is free again")
  func forgotten() throws {
    let lock = NSRecursiveLock()
    let world = try VirtualThread()
    world.add {
      lock.lock()
      lock.lock()
      DispatchSemaphore(value: 0).wait()
    }
    _ = world.advance(to: 0, atMost: 10)
    world.forget()
    #expect(try Diary.write { diary in lock.withLock { diary.note("in") } } == ["in"])
  }

  /// What happens where one holds a lock while it waits, and another wants it.
  private func write(
    _ lock: some NSLocking & Sendable, again: @escaping @Sendable (() -> Void) -> Void = { $0() }
  ) throws -> [String] {
    try Diary.write { diary in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        lock.withLock {
          diary.note("first")
          semaphore.wait()
          again { diary.note("third") }
        }
      }
      DispatchQueue.global().async { lock.withLock { diary.note("second") } }
      DispatchQueue.main.async {
        diary.note("other")
        semaphore.signal()
      }
    }
  }
}
