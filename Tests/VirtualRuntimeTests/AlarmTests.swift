import Dispatch
import Foundation
import Testing
import VirtualRuntime

/// An alarm that nobody waits for any more is nothing that is to come.
@Suite struct AlarmTests {
  /// Every moment at which a world went on of its own accord, in seconds.
  private func moments(_ body: @escaping () -> Void) throws -> [Double] {
    let world = try VirtualThread()
    world.add(body)
    _ = world.advance(to: 0, atMost: 1000)
    var moments: [Double] = []
    while let deadline = world.nextDeadline, moments.count < 10 {
      // A run loop's timers are a little late.
      moments.append((Double(deadline) / 1e8).rounded() / 10)
      _ = world.advance(to: deadline, atMost: 1000)
    }
    #expect(world.remains == [])
    return moments
  }

  @Test("a wait that comes to its end leaves no alarm for when it would have given up")
  func waits() throws {
    let semaphore = try moments {
      DispatchQueue.global().async {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { semaphore.signal() }
        _ = semaphore.wait(timeout: .now() + 60)
      }
    }
    #expect(semaphore == [0.1])
    let group = try moments {
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { group.leave() }
      _ = group.wait(timeout: .now() + 60)
    }
    #expect(group == [0.1])
    let condition = try moments {
      let condition = NSCondition()
      condition.lock()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { condition.signal() }
      _ = condition.wait(until: Date(timeIntervalSinceNow: 60))
      condition.unlock()
    }
    #expect(condition == [0.1])
  }

  @Test("a timer that is canceled, suspended, set anew or let go of leaves none for when it would have fired")
  func timers() throws {
    func moments(_ change: @escaping @Sendable (inout (any DispatchSourceTimer)?) -> Void) throws -> [Double]
    {
      nonisolated(unsafe) var kept: (any DispatchSourceTimer)?
      defer { kept?.resume() }
      return try self.moments {
        let source = DispatchSource.makeTimerSource()
        source.schedule(deadline: .now() + 60)
        source.setEventHandler {}
        source.activate()
        kept = source
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { change(&kept) }
      }
    }
    #expect(try moments { $0?.cancel() } == [0.1])
    #expect(try moments { $0 = nil } == [0.1])
    #expect(try moments { $0?.schedule(deadline: .now() + 1) } == [0.1, 1.1])
    #expect(try moments { $0?.suspend() } == [0.1])
    #expect(
      try moments {
        $0?.suspend()
        $0?.resume()
      } == [0.1, 60])
  }

  @Test("a run loop whose timer is invalidated does not wait for its moment")
  func runLoop() throws {
    let moments = try moments {
      let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
      nonisolated(unsafe) let early = timer
      _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in early.invalidate() }
    }
    #expect(moments == [0.1])
  }

  @Test("what is set for the distant future never comes", arguments: [0, 1])
  func distantFuture(seconds: Int) throws {
    let moments = try moments {
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) {
        let source = DispatchSource.makeTimerSource()
        source.setEventHandler { source.cancel() }
        source.schedule(deadline: .distantFuture)
        source.resume()
        DispatchQueue.main.asyncAfter(deadline: .distantFuture) {}
      }
    }
    #expect(moments == (seconds == 0 ? [] : [1]))
  }

  @Test("a sleep that is longer than the clock goes never ends")
  func longestSleep() throws {
    let entries = try Diary.write { _ in Foundation.Thread.sleep(forTimeInterval: 1e10) }
    #expect(entries == ["left: a sleep of the C library on main", "found: sleep(\"nanosleep\")"])
  }

  @Test(
    "a condition's wait for a moment after the last is one for ever",
    .disabled(
      if: dlsym(nil, "__tsan_init") != nil,
      "the thread sanitizer brings the function into the executable itself, where no slot leads to it"))
  func longestWait() throws {
    let entries = try Diary.write { _ in
      var (condition, lock) = (pthread_cond_t(), pthread_mutex_t())
      var moment = timespec(tv_sec: 10_000_000_000, tv_nsec: 0)
      pthread_cond_timedwait(&condition, &lock, &moment)
    }
    #expect(entries == ["left: a condition's wait on main"])
  }
}
