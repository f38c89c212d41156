#if os(Linux)
  import Foundation
  import Testing

  /// What is nobody's fault but the machine's is said to be that, and not the handler's.
  @Suite final class ExploreLimitsTests {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func `where no process can be made, that is said`() throws {
      let (complaint, output, code) = try explore(["--budget", "0"], under: "ulimit -n 4")
      #expect(complaint.hasSuffix("rehearse: no process can be made: Too many open files\n"))
      #expect(output.contains("INCONCLUSIVE") && !output.contains("the handler crashed"))
      #expect(code == 70)
    }

    @Test func `a search needs no more memory than it has`() throws {
      let (complaint, output, code) = try explore(["--budget", "0"], under: "ulimit -v 500000")
      #expect(complaint == "")
      #expect(output.contains("EXHAUSTED"))
      #expect(code == 0)
    }

    @Test func `where somebody else ends a process of the search, that is said`() throws {
      let process = try Command.process([
        "explore", "--handler", "Graceful", "--server", "gracefully", "--budget", "all", "--limit", "200000",
      ])
      let complaint = Pipe()
      process.standardError = complaint
      process.standardOutput = FileHandle.nullDevice
      process.currentDirectoryURL = folder
      try process.run()
      let command = process.processIdentifier
      // Two processes at once have a large share each. One that has handed in its share is in the list
      // until the command has heard of its end, and cannot be ended again: so one is met after another.
      func children() -> [Int32] {
        let list = try? String(contentsOfFile: "/proc/\(command)/task/\(command)/children", encoding: .utf8)
        return list?.split(separator: " ").compactMap { Int32($0) } ?? []
      }
      while process.isRunning {
        let met = children()
        if met.count == 2 { kill(met[1], SIGKILL) }
        usleep(1_000)
      }
      let said = try complaint.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let text = String(decoding: said, as: UTF8.self)
      #expect(
        text.hasSuffix("rehearse: a process of the search was ended from outside: SIGKILL\n"), "\(text)")
      #expect(process.terminationStatus == 70)
      #expect(
        FileManager.default.fileExists(atPath: folder.appending(path: "graceful-gracefully.search").path))
    }

    @Test func `that holds where paths are drawn, and no draw is blamed`() throws {
      let process = try Command.process(["explore", "--handler", "Graceful", "--sample", "swarm:seconds=60"])
      let (complaint, output) = (Pipe(), Pipe())
      process.standardError = complaint
      process.standardOutput = output
      try process.run()
      let list = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
      while process.isRunning {
        let children = try? String(contentsOfFile: list, encoding: .utf8).split(separator: " ")
        if let child = children?.last.flatMap({ Int32($0) }) { kill(child, SIGKILL) }
        usleep(1_000)
      }
      let text = String(decoding: try complaint.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      #expect(text == "rehearse: a process of the search was ended from outside: SIGKILL\n")
      #expect(process.terminationStatus == 70)
      let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      #expect(said.contains("INCONCLUSIVE") && !said.contains("crashed"), "\(said)")
    }

    /// What a search complains of, prints and returns under a limit that a shell sets.
    private func explore(
      _ words: [String], under limit: String
    ) throws -> (complaint: String, output: String, code: Int32) {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      let command = try Command.binary().path
      process.arguments =
        ["-c", "\(limit); exec \"$@\"", "bash", command, "explore", "--handler", "Graceful"] + words
      process.currentDirectoryURL = folder
      process.environment = [:]
      let (complaint, output) = (Pipe(), Pipe())
      process.standardError = complaint
      process.standardOutput = output
      try process.run()
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      let complained = try complaint.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (
        String(decoding: complained, as: UTF8.self), String(decoding: said, as: UTF8.self),
        process.terminationStatus
      )
    }
  }
#endif
