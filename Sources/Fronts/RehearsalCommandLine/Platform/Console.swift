import ProcessIsolation

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

  /// Makes the process one that nothing ends or misleads that is wrong with where it prints.
  ///
  /// What is closed would be given to the next file that is opened, which would then get what is printed; and who is
  /// told that nobody listens, or that a file may not grow, can put in order what else there is. Standard output stays
  /// one that takes nothing, so that what is printed is not lost without a word.
  static func settle() {
    for descriptor in input...complaints where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == output ? O_RDONLY : O_RDWR)
    }
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// Whether a descriptor that did not take or give anything may do so again, once it has been waited for.
  static func mayGoOn(_ descriptor: Int32, with events: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&waiting, 1, -1) > 0 || errno == EINTR
  }

  /// What comes from standard input while somebody waits for something else.
  enum Wait {
    case silence
    case line
    case end
  }

  /// Waits that long, or until something comes.
  static func wait(milliseconds: Int32) -> Wait {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return .silence }
    var room = [UInt8](repeating: 0, count: 4096)
    let count = try? read(into: &room)
    return count ?? 0 > 0 ? .line : .end
  }

  /// Reads what somebody types; 0 at the end.
  static func read(into room: inout [UInt8]) throws(Files.Unreadable) -> Int {
    while true {
      let count = room.withUnsafeMutableBytes { System.read(input, $0) }
      if count >= 0 { return count }
      guard mayGoOn(input, with: POLLIN) else { throw Files.Unreadable("standard input") }
    }
  }

  /// Ends the process.
  static func leave(with code: Int32) -> Never { exit(code) }
}
