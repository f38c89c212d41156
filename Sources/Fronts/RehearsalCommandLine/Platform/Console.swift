#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What a process reads from and prints to, and what it is told besides its arguments.
enum Console {
  static let input = STDIN_FILENO
  static let output = STDOUT_FILENO
  static let complaints = STDERR_FILENO

  /// Whether a person is at the other end.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// What somebody has set a variable of the environment to; `nil` where that is nothing.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Ends the process.
  static func leave(with code: Int32) -> Never { exit(code) }
}
