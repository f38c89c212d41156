import Dispatch
import Foundation
import Testing
import VirtualRuntime

/// Many worlds on several threads at once, beside ordinary work that must not notice.
@Suite struct ParallelTests {
  @Test("forty worlds at once are alike", arguments: 0..<40)
  func worlds(number: Int) throws {
    #expect(try Self.play() == Self.expected)
  }

  @Test("tasks really sleep meanwhile, and Dispatch really waits", arguments: 0..<4)
  func ordinary(number: Int) async {
    let clock = ContinuousClock()
    let start = clock.now
    try? await Task.sleep(for: .milliseconds(30))
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) { continuation.resume() }
    }
    #expect(clock.now - start >= .milliseconds(60))
  }

  @Test("what another thread is about to make for all is waited for, and nobody is stuck")
  func making() throws {
    guard let variable = SharedVariable() else { return print("skipped: no library of C++ is loaded here") }
    let hasBegun = DispatchSemaphore(value: 0)
    let maker = Thread {
      _ = variable.begin()
      hasBegun.signal()
      Thread.sleep(forTimeInterval: 0.2)
      variable.finish()
    }
    maker.start()
    hasBegun.wait()
    let entries = try Diary.write { diary in diary.note(variable.begin() ? "to be made" : "made") }
    #expect(entries == ["made"])
  }

  private static let expected = [
    "begin", "main", "0", "1", "2", "told", "tick", "slept 3600.0 seconds", "sum 3", "late",
  ]

  private static func play() throws -> [String] {
    try Diary.write { diary in
      let clock = ContinuousClock()
      let start = clock.now
      diary.note("begin")
      let group = DispatchGroup()
      DispatchQueue.main.async { diary.note("main") }
      for number in 0..<3 { DispatchQueue.global().async(group: group) { diary.note("\(number)") } }
      group.notify(queue: .main) { diary.note("told") }
      _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in diary.note("tick") }
      DispatchQueue(label: "own").asyncAfter(deadline: .now() + 7200) { diary.note("late") }
      Task { @MainActor in
        try await Task.sleep(for: .seconds(3600))
        diary.note("slept \(clock.now - start)")
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 0..<3 { group.addTask { number } }
          var sum = 0
          for await number in group { sum += number }
          return sum
        }
        diary.note("sum \(sum)")
      }
    }
  }
}

/// A variable as C++ has it that the first who comes makes for all threads, and that the others wait for.
private final class SharedVariable: @unchecked Sendable {
  private let mark = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
  private let acquire: @convention(c) (UnsafeMutablePointer<Int64>) -> Int32
  private let release: @convention(c) (UnsafeMutablePointer<Int64>) -> Void

  init?() {
    guard let acquire = dlsym(nil, "__cxa_guard_acquire"), let release = dlsym(nil, "__cxa_guard_release")
    else { return nil }
    self.acquire = unsafeBitCast(acquire, to: (@convention(c) (UnsafeMutablePointer<Int64>) -> Int32).self)
    self.release = unsafeBitCast(release, to: (@convention(c) (UnsafeMutablePointer<Int64>) -> Void).self)
    mark.initialize(to: 0)
  }

  deinit { mark.deallocate() }

  /// Whether it is to be made by whoever asks; waits while another makes it.
  func begin() -> Bool { acquire(mark) != 0 }

  func finish() { release(mark) }
}
