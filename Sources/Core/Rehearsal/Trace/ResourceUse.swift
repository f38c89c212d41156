/// Something a process holds that the system ends it for, as its handler tells, or its runtime sees.
public enum ResourceUse: Hashable, Sendable {
  /// A lock on a file, such as `flock` gets or a transaction of SQLite's, or none any more.
  case lock(file: String, in: Container, isHeld: Bool)
  /// So many megabytes of memory, all together.
  case memory(megabytes: Int)
}
