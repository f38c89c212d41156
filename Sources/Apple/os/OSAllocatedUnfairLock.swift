import Synchronization

/// A lock with what it guards.
@available(iOS 16.0, *) public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = Mutex(())
  private var state: State

  /// A lock that guards a value.
  public init(uncheckedState initialState: State) {
    state = initialState
  }

  /// Does something with the value while nobody else can.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try lock.withLock { _ in try body(&state) }
  }
}

@available(iOS 16.0, *) extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock that guards a value.
  public convenience init(initialState: State) {
    self.init(uncheckedState: initialState)
  }

  /// Does something with the value while nobody else can.
  public func withLock<Result: Sendable>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }
}
