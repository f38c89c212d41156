import ProcessIsolation
import RehearsalReports

/// What a command finds around it: a process of its own, or a test that calls it.
struct Surroundings {
  /// What somebody types to call this command from the folder they are in, as a shell reads it.
  var command = "rehearse"
  /// The name of its file.
  var name = "rehearse"
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
  /// The folder that GitHub shows; `nil` where nobody says which.
  var workspace: Workspace?
  /// Where GitHub wants its summary.
  var summaryPath: String?
  /// The part of all tests that a build wants from this process.
  var part: BazelShard?
  /// Where what a run has to say is printed at once; `nil` where it is collected.
  var printout: Printout?
  /// How somebody gets to see a page.
  var viewer = Viewer()

  var prints: ((String) -> Void)? { printout?.print }

  /// Whether it is a process of its own, with a standard input.
  var isProcess: Bool { printout != nil }

  /// What a process finds.
  static var process: Surroundings {
    let called = System.arguments.first ?? "rehearse"
    let name = called.split(separator: "/").last.map(String.init)
    return Surroundings(
      command: setOrder.map { "REHEARSAL_SET_ORDER=\($0) " + Call(called).text } ?? Call(called).text,
      name: name ?? "rehearse", isIsolated: System.canSplit,
      isColored: isColored(onTerminal: Console.isTerminal(Console.output), Console.variable),
      isWatched: Console.isTerminal(Console.complaints),
      isCI: Console.variable("CI") != nil, isGitHub: Console.variable("GITHUB_ACTIONS") == "true",
      workspace: Console.variable("GITHUB_WORKSPACE").map { Workspace(at: $0, called: called) },
      summaryPath: Console.variable("GITHUB_STEP_SUMMARY"), part: part, printout: Printout(),
      viewer: .process)
  }

  /// In which order sets and dictionaries are walked, where somebody has said so: it takes effect as the process begins, and
  /// so whoever does the same again has to say the same.
  private static var setOrder: String? { Console.variable("REHEARSAL_SET_ORDER") }

  /// What is wrong with what the environment says; `nil` where nothing is.
  static var complaint: String? {
    guard let order = setOrder, UInt64(order).map({ $0 > 0 }) != true else { return nil }
    return "rehearse: REHEARSAL_SET_ORDER is “\(order)”, and there are the orders 1, 2 and so on\n"
  }

  /// Whether what is printed is to be in color: as somebody says, or as a terminal can.
  static func isColored(onTerminal isTerminal: Bool, _ variable: (String) -> String?) -> Bool {
    variable("FORCE_COLOR").map { $0 != "0" }
      ?? (isTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb")
  }

  private static var part: BazelShard? {
    guard let index = Console.variable("TEST_SHARD_INDEX"), let total = Console.variable("TEST_TOTAL_SHARDS")
    else {
      return nil
    }
    return BazelShard(index: index, total: total, status: Console.variable("TEST_SHARD_STATUS_FILE"))
  }
}

/// The part of all tests that Bazel wants from a process, in its words.
struct BazelShard {
  let index: String
  let total: String
  let status: String?

  var shard: RunHeader.Shard? {
    guard let index = Int(index), let total = Int(total) else { return nil }
    return RunHeader.Shard(index &+ 1, of: total)
  }

  /// Touches the file by which Bazel knows that it is heard; it fails a test that does not.
  func acknowledge() {
    guard let status, let descriptor = try? Files.create(status, keepingContent: true) else { return }
    Files.close(descriptor)
  }
}
