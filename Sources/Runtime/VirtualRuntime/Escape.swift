/// Something a world noticed that its order and clock do not cover.
package enum Escape: Hashable, Sendable {
  /// Code asked for a thread and got none.
  case thread
  /// Dispatch started a thread of its own.
  case dispatchThread
  /// Code made a Dispatch source that is no timer; it stays silent.
  case source
  /// Code sent a request through a session that knows only real servers; it went nowhere.
  case session
  /// Code asked for a socket and got none.
  case socket(String)
  /// Code looked a host up and was told nothing.
  case lookup(host: String)
  /// Code slept in a function of the C library, in virtual time.
  case sleep(String)
  /// Code called something that reaches out of the world, and got an error.
  case refusal(String)
  /// A continuation was let go without being resumed.
  case leakedContinuation(String)
  /// Code waits for what it holds itself.
  case waitsForItself(queue: String)
}

/// The toolchain does not behave as this was written for, so that nothing can be promised.
package struct Unreliable: Error, Hashable, Sendable, CustomStringConvertible {
  /// What it was that did not hold.
  package let description: String
}
