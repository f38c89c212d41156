internal import Synchronization

/// What has been worked out before: a search asks for the same signatures by the thousand.
///
/// What is remembered follows from what it is remembered for, so that nobody can tell whether it was.
struct Memo<Key: Hashable & Sendable, Value: Sendable>: ~Copyable {
  /// How much is remembered at most.
  private static var limit: Int { 4096 }

  private let values = Mutex<[Key: Value]>([:])

  /// What is known for a key, or is found out now.
  borrowing func callAsFunction(_ key: Key, _ work: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = work()
    values.withLock {
      if $0.count >= Self.limit { $0 = [:] }
      $0[key] = value
    }
    return value
  }
}
