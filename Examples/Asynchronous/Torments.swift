import Dispatch

/// Every way of working that a handler could come upon, and what each of them saw.
///
/// Nobody should work like this. It stands here because it must come out the same every time.
public struct Torments: Sendable {
  private let tell: @Sendable (String) -> Void
  private let start = ContinuousClock.now
  private let uptime = DispatchTime.now()

  /// Torments that tell what they see, from wherever they are.
  public init(tell: @escaping @Sendable (String) -> Void) {
    self.tell = tell
  }

  /// Starts what goes on by itself: queues, groups, work items, operations, timers and the run loop.
  public func begin() {
    note("call")
    onQueues()
    inOperations()
    onTimers()
  }

  /// Works through tasks, streams, clocks, chance and what blocks, and comes back when all of it is done.
  @MainActor public func run() async {
    await inTasks()
    await cancelingTasks()
    await onClocks()
    byChance()
    await blocking()
    note("done after \(DispatchTime.now().uptimeNanoseconds - uptime.uptimeNanoseconds) ns")
  }

  func note(_ text: String) {
    tell("\(text) at \(ContinuousClock.now - start)")
  }
}
