/// Where Swift keeps, in the memory of a task, whether it has finished, which it tells nobody.
///
/// It is found by looking at tasks made on purpose, so that another Swift is either understood or left alone: then
/// no task is said to be unfinished.
struct TaskMark {
  let word: Int
  let bit: UInt64

  func isSet(in task: UnsafeRawPointer) -> Bool { Self.word(word, of: task) & bit != 0 }

  static let finished: TaskMark? = find()

  private static func word(_ index: Int, of task: UnsafeRawPointer) -> UInt64 {
    task.load(fromByteOffset: index * 8, as: UInt64.self)
  }

  /// The words that a task has of its own, after those that every object and every piece of work has.
  private static let words = 8..<20

  private static func find() -> TaskMark? {
    let world = try? VirtualThread(withoutLooking: 0)
    nonisolated(unsafe) var suspended: [UnsafeContinuation<Void, Never>] = []
    nonisolated(unsafe) var finished: [UnsafeRawPointer] = []
    nonisolated(unsafe) var unfinished: [UnsafeRawPointer] = []
    nonisolated(unsafe) var tasks: [Task<Int, any Error>] = []
    world?.add {
      for number in 0..<4 {
        tasks.append(Task { number })
        tasks.append(Task.detached(priority: .background) { throw CancellationError() })
      }
      finished = tasks.map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
      for number in 0..<4 {
        tasks.append(
          Task {
            await withUnsafeContinuation { suspended.append($0) }
            return number
          })
        tasks.append(Task.detached { [task = tasks[8]] in try await task.value })
      }
      unfinished = tasks.dropFirst(8).map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    }
    _ = world?.advance(to: 0, atMost: 1000)
    defer {
      world?.perform { for continuation in suspended { continuation.resume() } }
      _ = world?.advance(to: 0, atMost: 1000)
    }
    guard suspended.count == 4 else { return nil }
    for index in words {
      // Flags are small numbers that are not all zero, and addresses are not.
      guard (finished + unfinished).allSatisfy({ (1..<1 << 24).contains(word(index, of: $0)) }) else {
        continue
      }
      let all = finished.reduce(~0) { $0 & word(index, of: $1) }
      let none = unfinished.reduce(0) { $0 | word(index, of: $1) }
      let marks = all & ~none
      if marks != 0 { return TaskMark(word: index, bit: marks & (~marks + 1)) }
    }
    return nil
  }
}
