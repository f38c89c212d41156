#if os(Linux)
  import Foundation
  import TestBench
  import Testing

  /// The promise of `rehearse new`, played to the exit code of every command that a newcomer is told to give.
  @Suite struct FirstHourTests {
    @Test(
      .enabled(if: Self.canBuild, "skipped: no swift on the path"),
      .timeLimit(.minutes(20)))
    func `a new provider, a new upgrade extension and one written for Xcode are green from first to last`()
      throws
    {
      let process = Process()
      let output = Pipe()
      process.executableURL = House.root.appending(path: ".ci/first-hour")
      // Numbers in the list of packages that the script goes through whole.
      process.arguments = ["1", "14", "23"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["REHEARSE": try Command.binary().path]
      ) { _, ours in ours }
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(text)")
      #expect(text.contains("rehearse new Mine --flows strong-password\n"))
      #expect(text.contains("rehearse new Mine --flows passwords,unlock\n"))
      #expect(text.contains("/Examples/Shipped/Originals/DrawnList --from "))
      #expect(text.matches(of: /green after \d+ s: swift test --package-path Mine\n/).count == 3)
    }

    private static var canBuild: Bool {
      ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").contains { folder in
        FileManager.default.isExecutableFile(atPath: "\(folder)/swift")
      } == true
    }
  }
#endif
