#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a command finds around it: a process of its own, or a test that calls it.
struct Surroundings {
  /// Whether scenarios are played in processes of their own.
  var isIsolated = false
  /// Whether what is printed is seen at once, in color.
  var isColored = false
  /// Whether somebody watches what is said besides.
  var isWatched = false
  /// Whether a run that nobody watches must not write records.
  var isCI = false
  /// Whether GitHub reads along.
  var isGitHub = false
  /// Where GitHub wants its summary.
  var summaryPath: String?
  /// Prints at once what a run has to say; `nil` where it is collected.
  var prints: ((String) -> Void)?

  /// Whether it is a process of its own, with a standard input.
  var isProcess: Bool { prints != nil }

  /// What a process finds.
  static var process: Surroundings {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isForced = variable("FORCE_COLOR").map { $0 != "0" }
    return Surroundings(
      isIsolated: canSplit, isColored: isForced ?? (isTerminal && variable("NO_COLOR") == nil),
      isWatched: isatty(STDERR_FILENO) == 1,
      isCI: variable("CI") != nil, isGitHub: variable("GITHUB_ACTIONS") == "true",
      summaryPath: variable("GITHUB_STEP_SUMMARY"), prints: { Files.append($0, to: STDOUT_FILENO) })
  }

  private static var canSplit: Bool {
    #if canImport(Glibc)
      true
    #else
      false
    #endif
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
