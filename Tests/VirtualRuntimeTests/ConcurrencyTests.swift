import Dispatch
import Testing
import VirtualRuntime

/// Swift concurrency on one thread, in a stated order, on a virtual clock.
@Suite struct ConcurrencyTests {
  actor Counter {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @MainActor final class Screen {
    var text = ""
    func show(_ text: String) { self.text += text }
  }

  @Test("a task runs when the call that started it has returned")
  func order() throws {
    let entries = try Diary.write { diary in
      Task { diary.note("task") }
      diary.note("call")
    }
    #expect(entries == ["call", "task"])
  }

  @Test("a day's sleep takes a day of the clock, to the nanosecond")
  func sleep() throws {
    let entries = try Diary.write { diary in
      Task {
        let clock = ContinuousClock()
        let start = clock.now
        try await Task.sleep(for: .seconds(86_400) + .nanoseconds(1))
        diary.note("\(clock.now - start == .seconds(86_400) + .nanoseconds(1))")
        let before = clock.now
        try await Task.sleep(for: .milliseconds(7), tolerance: .seconds(1))
        diary.note("\(clock.now - before)")
        let beforeThat = SuspendingClock().now
        try await SuspendingClock().sleep(for: .milliseconds(250))
        diary.note("\(SuspendingClock().now - beforeThat)")
      }
    }
    #expect(entries == ["true", "0.007 seconds", "0.25 seconds"])
  }

  @Test("the main actor, actors, child tasks, groups, continuations and streams all work")
  func everything() throws {
    let counter = Counter()
    let entries = try Diary.write { diary in
      Task { @MainActor in
        MainActor.assertIsolated()
        diary.note("counter \(await counter.next())")
        MainActor.assertIsolated()
        async let a = counter.next()
        async let b = counter.next()
        diary.note("children \(await a) \(await b)")
        let sum = await withTaskGroup(of: Int.self) { group in
          for _ in 0..<3 { group.addTask { await counter.next() } }
          var sum = 0
          for await number in group { sum += number }
          return sum
        }
        diary.note("group \(sum)")
        let number = await withCheckedContinuation { continuation in
          Task.detached {
            try? await Task.sleep(nanoseconds: 5_000_000)
            continuation.resume(returning: 7)
          }
        }
        diary.note("continuation \(number)")
        let (stream, source) = AsyncStream<Int>.makeStream()
        Task {
          for number in 0..<3 {
            source.yield(number)
            await Task.yield()
          }
          source.finish()
        }
        for await number in stream { diary.note("stream \(number)") }
        let sleeper = Task { try await Task.sleep(for: .seconds(100)) }
        await Task.yield()
        sleeper.cancel()
        if case .failure(let error) = await sleeper.result { diary.note("\(type(of: error))") }
      }
    }
    #expect(
      entries == [
        "counter 1", "children 2 3", "group 15", "continuation 7", "stream 0", "stream 1", "stream 2",
        "CancellationError",
      ])
  }

  @Test("a task that yields for ever is stopped by a limit")
  func limit() throws {
    let entries = try Diary.write(limit: 1000) { _ in
      Task { while !Task.isCancelled { await Task.yield() } }
    }
    #expect(entries.last == "limit")
  }

  @Test("a task that has not finished is left over by its number, and one that has is not")
  func unfinished() throws {
    let entries = try Diary.write { diary in
      Task { diary.note("finished") }
      let waiting = Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      Task {
        async let child: Void = waiting.value
        await child
      }
      Task.detached { for await _ in AsyncStream<Int>(unfolding: { 1 }) { break } }
      Task { @MainActor in await waiting.value }
    }
    #expect(
      entries == [
        "finished", "left: task 2, which has not finished", "left: task 3, which has not finished",
        "left: task 5, which has not finished",
      ])
  }

  @Test("tasks are numbered also when they are many, and those that have finished are let go")
  func many() throws {
    final class Result: Sendable {
      let diary: Diary
      init(_ diary: Diary) { self.diary = diary }
      deinit { diary.note("gone") }
    }
    let entries = try Diary.write { diary in
      Task { Result(diary) }
      for _ in 0..<200 { Task {} }
      Task { try await Task.sleep(for: .seconds(1)) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        diary.note("later")
        Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      }
    }
    #expect(entries == ["gone", "later", "left: task 203, which has not finished"])
  }
}
