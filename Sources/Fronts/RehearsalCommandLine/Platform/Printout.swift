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
  private var isUnheard = false

  /// Prints a text; where nobody reads any more, the command has nothing left to do, or goes on without a word.
  func print(_ text: String) {
    guard fault == nil, !isUnheard, !Files.append(text, to: Console.output) else { return }
    guard errno == EPIPE else { return fault = Files.Unreadable("standard output") }
    if isAll { Console.leave(with: ExitCode.unheard.rawValue) }
    isUnheard = true
  }
}
