#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C, the end of a terminal and a polite request to end, where something must be put in order before the command ends.
enum Interruption {
  /// Those that do not go on being ignored, as `nohup` has it of the end of a terminal.
  private static let signals = [SIGINT, SIGTERM, SIGHUP].filter { number in
    let former = signal(number, SIG_IGN)
    let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(number, former) }
    return !isIgnored
  }

  /// From now on Ctrl-C waits to be noticed, and ends neither this process nor its children.
  static func hold() {
    var signals = interrupt
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  /// Whether somebody wants the command to stop.
  static var hasCome: Bool {
    var signals = sigset_t()
    sigpending(&signals)
    return Self.signals.contains { sigismember(&signals, $0) == 1 }
  }

  /// From now on Ctrl-C ends the command as it does others; one that was noticed does not.
  static func release() {
    var signals = interrupt
    var number: Int32 = 0
    while hasCome { sigwait(&signals, &number) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  private static var interrupt: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in Self.signals { sigaddset(&signals, signal) }
    return signals
  }
}
