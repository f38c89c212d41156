import Dispatch
import Foundation

/// Swift's own concurrency, clocks and chance.
extension Torments {
  @MainActor func inTasks() async {
    let counter = Counter()
    async let first = counter.next()
    async let second = counter.next()
    note("children \(await first) \(await second)")
    let sum = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { await counter.next() } }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
    note("group of tasks \(sum)")
    let number = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) {
        continuation.resume(returning: 7)
      }
    }
    note("continuation \(number)")
    let (stream, source) = AsyncStream<Int>.makeStream()
    Task.detached(priority: .background) {
      for number in 0..<3 {
        source.yield(number)
        await Task.yield()
      }
      source.finish()
    }
    for await number in stream { note("stream \(number)") }
    Task.detached {
      note("detached")
      await MainActor.run { note("and back") }
    }
  }

  @MainActor func cancelingTasks() async {
    let sleeper = Task { try await Task.sleep(for: .seconds(5), tolerance: .seconds(1)) }
    await Task.yield()
    sleeper.cancel()
    if case .failure(let error) = await sleeper.result { note("\(type(of: error))") }
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await withTaskCancellationHandler {
            try await Task.sleep(for: .seconds(30))
          } onCancel: {
            note("canceled")
          }
        }
        group.addTask { throw POSIXError(.EIO) }
        try await group.next()
        try await group.next()
      }
    } catch {
      note("group threw \((error as NSError).code)")
    }
  }

  @MainActor func onClocks() async {
    let date = Date()
    try? await SuspendingClock().sleep(for: .milliseconds(20))
    try? await ContinuousClock().sleep(until: .now + .microseconds(1))
    try? await Task.sleep(nanoseconds: 1)
    note("\(Date().timeIntervalSince1970) on the clock, \(Int(Date().timeIntervalSince(date) * 1000)) ms on")
  }

  func byChance() {
    note("\(Int.random(in: 0..<1_000_000)) \(UUID()) \(Double.random(in: 0..<1)) \((0..<6).shuffled())")
  }
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
