import Dispatch
import Testing
import VirtualRuntime

/// What becomes of work when nothing more will run in its world.
@Suite struct EndingTests {
  /// What work holds on to; it notes that it is gone.
  private final class Held: Sendable {
    let diary: Diary
    let name: String

    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
    }

    deinit { diary.note(name) }
  }

  @Test("a world that is forgotten lets go of whatever was ready, set for later or waited for")
  func held() throws {
    let diary = Diary()
    let world = try VirtualThread()
    nonisolated(unsafe) var kept: (any DispatchSourceTimer)?
    world.add {
      let group = DispatchGroup()
      func hold(_ name: String) -> @Sendable () -> Void {
        let held = Held(name, diary)
        return { _ = held.name }
      }
      DispatchQueue(label: "own").async(execute: hold("a block"))
      DispatchQueue.global().async(group: group, execute: hold("a block of a group"))
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: hold("a block for later"))
      group.notify(queue: .main, execute: hold("a notification"))
      let source = DispatchSource.makeTimerSource()
      kept = source
      source.setEventHandler(handler: hold("a timer's handler"))
      source.setCancelHandler(handler: hold("a timer's other handler"))
      source.schedule(deadline: .now() + 1)
      source.resume()
      let delivered = hold("a delivery")
      world.add { delivered() }
    }
    #expect(world.advance(to: 0, atMost: 1) == 1)
    #expect(diary.entries == [])
    world.forget()
    withExtendedLifetime(kept) {}
    #expect(
      diary.entries.sorted() == [
        "a block", "a block for later", "a block of a group", "a delivery", "a notification",
        "a timer's handler", "a timer's other handler",
      ])
  }

  @Test("what code left unbalanced is no trap when its world is forgotten, as it is none when a process ends")
  func unbalanced() async {
    await #expect(processExitsWith: .success) {
      let world = try VirtualThread()
      world.add {
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
        DispatchQueue(label: "inactive", attributes: .initiallyInactive).async {}
        let suspended = DispatchQueue(label: "suspended")
        suspended.suspend()
        suspended.async {}
        let semaphore = DispatchSemaphore(value: 1)
        semaphore.wait()
        DispatchQueue.main.async { semaphore.signal() }
      }
      _ = world.advance(to: 0, atMost: 1)
      world.forget()
    }
  }

  @Test("a timer that outlives its world does nothing any more")
  func survivor() async {
    await #expect(processExitsWith: .success) {
      nonisolated(unsafe) var kept: (any DispatchSourceTimer)?
      nonisolated(unsafe) var hasFired = false
      func use() {
        kept?.schedule(deadline: .now() + 1)
        kept?.setEventHandler { hasFired = true }
        kept?.setCancelHandler { hasFired = true }
        kept?.suspend()
        kept?.resume()
        kept?.activate()
        kept?.cancel()
        _ = kept?.isCancelled
      }
      let world = try VirtualThread()
      world.add {
        kept = DispatchSource.makeTimerSource()
        kept?.schedule(deadline: .now() + 1)
        kept?.resume()
      }
      _ = world.advance(to: 0, atMost: 10)
      world.forget()
      use()
      let other = try VirtualThread()
      other.add(use)
      _ = other.advance(to: 0, atMost: 10)
      precondition(other.nextDeadline == nil && other.remains == [])
      _ = world.advance(to: 2_000_000_000, atMost: 10)
      precondition(!hasFired)
      kept = nil
    }
  }
}
