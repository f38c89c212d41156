import Glibc

/// A lock, in memory that stays where it is.
@available(iOS 10.0, *) public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate var mutex = pthread_mutex_t()

  /// A lock that nobody has.
  public init() {}
}

/// A lock, in memory that stays where it is.
@available(iOS 10.0, *) public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock is.
@available(iOS 10.0, *) public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// A lock that nobody has.
@available(iOS 10.0, *) public var OS_UNFAIR_LOCK_INIT: os_unfair_lock { os_unfair_lock() }

/// Takes a lock, as soon as nobody else has it.
@available(iOS 10.0, *) public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

/// Takes a lock if nobody else has it, and says whether that is so.
@available(iOS 10.0, *) public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Gives a lock back; whoever took it does, on the same thread.
@available(iOS 10.0, *) public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}
