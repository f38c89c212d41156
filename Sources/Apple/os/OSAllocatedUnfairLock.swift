import Synchronization

/// A lock with what it guards.
@available(iOS 16.0, *) public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let mutex = Mutex(())
  private var state: State

  /// A lock that guards a value.
  public init(uncheckedState initialState: State) {
    state = initialState
  }

  /// Does something with the value while nobody else can.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try mutex.withLock { _ in try body(&state) }
  }

  /// Does something with the value while nobody else can, if that is so at once.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    try mutex.withLockIfAvailable { _ in try body(&state) }
  }

  fileprivate func take() { mutex._unsafeLock() }
  fileprivate func tryToTake() -> Bool { mutex._unsafeTryLock() }
  fileprivate func giveBack() { mutex._unsafeUnlock() }
}

@available(iOS 16.0, *) extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock that guards a value.
  public convenience init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

@available(iOS 16.0, *) extension OSAllocatedUnfairLock {
  /// Does something with the value while nobody else can.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Does something with the value while nobody else can, if that is so at once.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

@available(iOS 16.0, *) extension OSAllocatedUnfairLock where State == Void {
  /// A lock that guards what whoever takes it knows.
  public convenience init() {
    self.init(uncheckedState: ())
  }

  /// Takes it, as soon as nobody else has it.
  public func lock() { take() }
  /// Gives it back; whoever took it does, on the same thread.
  public func unlock() { giveBack() }
  /// Takes it if nobody else has it, and says whether that is so.
  public func lockIfAvailable() -> Bool { tryToTake() }

  /// Does something while nobody else can.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Does something while nobody else can.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Does something while nobody else can, if that is so at once.
  public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }

  /// Does something while nobody else can, if that is so at once.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}
