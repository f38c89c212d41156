#if os(Linux)
  import Designs
  import Foundation
  import Rehearsal
  import Synchronization
  import Testing

  @testable import RehearsalCommandLine

  /// A handler's statics begin anew with every process that is played, whatever else the command has played before.
  ///
  /// Each is tried in a process of its own, because a command makes copies of its process, which has one thread.
  @Suite struct BeginningAnewTests {
    @Test func `the scenarios of a file, and the plays of a scenario, come to the same`() async {
      await #expect(processExitsWith: .success) {
        let folder = Folder()
        folder.write("a.feature", RunTests.feature("one", "two", "three"))
        let answer = try RunOptions.perform(
          Arguments([folder.path, "--repeat", "2", "--jobs", "1"]), with: Once.tool, in: Once.surroundings)
        if answer.code != .fine { fatalError("\(answer)") }
      }
    }

    @Test func `what was taken back is as if it had never been`() async {
      await #expect(processExitsWith: .success) {
        let folder = Folder()
        folder.write("commands.txt", "next 3\nback 3\nrun\nshow story\n")
        let answer = try StepOptions.perform(
          Arguments(["--handler", "Once", "--commands", "\(folder.path)/commands.txt"]), with: Once.tool,
          in: Once.surroundings)
        if !answer.output.contains("completeChangePasswordRequest") || answer.output.contains("must override")
        {
          fatalError("\(answer)")
        }
      }
    }
  }

  /// What many an extension keeps for all that runs in its process.
  private final class Once: Sendable {
    static let shared = Once()
    private let count = Mutex(0)

    func isFirst() -> Bool {
      count.withLock {
        $0 += 1
        return $0 == 1
      }
    }

    static var tool: CommandLineTool {
      CommandLineTool(handlers: [
        "Once": Program { if Once.shared.isFirst() { Trusting() } else { Silent() } }
      ])
    }

    static var surroundings: Surroundings {
      var surroundings = Surroundings()
      surroundings.isIsolated = true
      return surroundings
    }
  }

  private final class Silent: AccountModificationHandler {}
#endif
