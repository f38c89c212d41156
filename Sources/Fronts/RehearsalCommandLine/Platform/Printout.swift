#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Standard output, as long as it takes what is printed.
final class Printout {
  /// Why it takes no more; a full disk must not make a run look well.
  private(set) var fault: Files.Unreadable?
  /// Whether there is anything to do besides, such as files to write.
  var isAll = true
  /// Whether somebody has said that something is to be printed.
  var isAskedFor = false
  private var isUnheard = false

  /// Prints a text; where nobody reads any more, the command has nothing left to do, or goes on without a word.
  func print(_ text: String) {
    guard fault == nil, !isUnheard, !Files.append(text, to: Console.output) else { return }
    switch errno {
    case EPIPE where isAll: Console.leave(with: ExitCode.unheard.rawValue)
    case EPIPE: isUnheard = true
    // Who closes it, and has everything that is asked for in files, wants to hear nothing.
    case EBADF where !isAll && !isAskedFor: isUnheard = true
    case EBADF: fault = Files.Unreadable("standard output", because: "it is closed")
    default: fault = Files.Unreadable("standard output")
    }
  }
}
