#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths as they were meant by whoever started the command: a handler may take its process to another folder.
extension Files {
  /// Empty where nobody knows it, such as in a folder that was removed.
  private static let start: String = {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }()

  /// Takes down where the command was started, before any handler is there.
  static func rememberStart() {
    _ = start
  }

  /// A path from the root; detours and links stay in it.
  static func rooted(_ path: String) -> String {
    path.isEmpty || start.isEmpty || path.hasPrefix("/") ? path : "\(start)/\(path)"
  }
}
