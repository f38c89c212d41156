#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C, where something must be put in order before the command ends.
enum Interruption {
  /// Written by a signal handler, which may do nothing else.
  nonisolated(unsafe) private static var count: sig_atomic_t = 0

  /// Whether somebody wants the command to stop.
  static var hasCome: Bool { count > 0 }

  /// From now on Ctrl-C asks, and no longer ends the process; a second time it does.
  static func listen() {
    signal(SIGINT) { _ in
      if Interruption.count > 0 { _exit(130) }
      Interruption.count = 1
    }
  }
}
