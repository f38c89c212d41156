import Foundation
import RehearsalCommandLine
import RehearsalReports
import Stories
import Testing

/// A handler that takes its process with it, or never comes back, costs one scenario.
@Suite struct IsolationTests {
  @Test func `every other scenario still runs, and the counts add up`() throws {
    let file = try Feature(["Trusting", "Trapping", "Trusting", "Bottomless", "Endless", "Trusting"])
    let (output, code) = try Command.run(["run", file.path, "--hang-limit", "1"])
    #expect(output.contains("6 scenarios planned: 3 passed, 0 failed, 2 crashed, 1 hung"))
    #expect(output.contains("it had not after 1 s of real time"))
    #expect(code == 1)
  }

  @Test func `a crash is told with what the server had already done`() throws {
    let file = try Feature(["Trapping"])
    let (output, code) = try Command.run(["run", file.path])
    #expect(output.contains("jappleseed: kitten1 → rofnyz-4Kovfu-gihzyc"))
    #expect(output.contains("it crashed: SIG"))
    #expect(code == 1)
  }

  @Test func `the report of a crash says which sentence it came to`() throws {
    let file = try Feature(["Trapping", "Endless"])
    let (output, _) = try Command.run(["run", file.path, "--hang-limit", "1", "--format", "junit"])
    for line in ["When the user upgrades", "And everything settles", "Then the request succeeds"] {
      #expect(output.contains(line))
    }
    let outcomes = output.split(separator: "\n").compactMap { line in
      line.contains("....") ? line.split(separator: ".").last.map(String.init) : nil
    }
    let before = Array(repeating: "passed", count: 5)
    #expect(
      outcomes == before + ["crashed", "skipped"] + before.dropLast() + ["hung", "skipped", "skipped"])
  }

  @Test func `a handler that closes what it never opened costs only its own scenario`() throws {
    let file = try Feature(["Trusting", "Closing", "Trusting"])
    let (output, code) = try Command.run(["run", file.path, "--hang-limit", "1"])
    #expect(output.contains("3 scenarios planned: 2 passed, 0 failed, 1 crashed, 0 hung"), "\(output)")
    #expect(output.contains("it crashed: it closed the line on which it is heard, and went on"))
    #expect(code == 1)
  }

  @Test func `what a handler prints is in no report`() throws {
    let file = try Feature(["Chatty"])
    let reports = [
      ["run", file.path, "--format", "ndjson"], ["explore", "--handler", "Chatty", "--budget", "0"],
    ]
    for (words, expected) in zip(reports, [1, 2]) {
      let (output, code) = try Command.run(words)
      #expect(!output.isEmpty && !output.contains("::error::hello"))
      #expect(code == expected)
    }
    #expect(try Command.complaint(["run", file.path]) == "::error::hello\n")
  }

  @Test func `several processes say what one says, in the same order`() throws {
    let files = try (0..<5).map { _ in try Feature(["Trusting", "Silent", "Asking"]) }
    let words = ["run", "--format", "ndjson"] + files.map(\.path)
    // A failure says how to play it again with the command that found it, unless that is called by its mere name.
    let output = try Command.run(words).output.replacing(/,"replay":\[[^\]]*\]/, with: "")
    #expect(output == CommandLineTool(handlers: Handlers.all).run(words).output)
  }

  @Test func `a crash in one file leaves all others as they are`() throws {
    let files = try (0..<3).map { _ in try Feature(["Trusting", "Trapping"]) }
    let (output, _) = try Command.run(["run", "--format", "tap"] + files.map(\.path))
    let points = output.split(separator: "\n").filter { $0.contains("ok ") && !$0.hasPrefix(" ") }
    #expect(points.map { $0.hasPrefix("ok") } == [true, false, true, false, true, false])
  }

  @Test func `a mistake in any file keeps the others from being played`() throws {
    let files = try [["Trusting"], ["Trusting"], ["Trusting", "\" and more"], ["Trusting"]].map(Feature.init)
    let (output, code) = try Command.run(["run"] + files.map(\.path))
    #expect(output.isEmpty)
    #expect(code == 65)
  }

  @Test func `nothing is recorded where CI is set, and that is said`() throws {
    let file = try Feature(["Trusting"])
    let ci = ["CI": "true"]
    #expect(try Command.run(["run", file.path, "--record", "all"], environment: ci).code == 64)
    #expect(try Command.run(["run", file.path], environment: ci).code == 0)
  }

  @Test func `what cannot be printed is not all well`() throws {
    let file = try Feature(["Trusting"])
    for words in [
      ["run", file.path], ["story", "one-tap"], ["explore", "--handler", "Graceful", "--budget", "0"],
    ] {
      let process = try Command.process(words)
      let complaint = Pipe()
      process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
      process.standardError = complaint
      try process.run()
      let text = try complaint.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(String(decoding: text, as: UTF8.self) == "rehearse: standard output: No space left on device\n")
      #expect(process.terminationStatus == 65)
    }
  }

  @Test func `a failure is played again by the command it comes from`() throws {
    let file = try Feature(["Silent"])
    let name = FileManager.default.temporaryDirectory.appending(path: "mine-\(UUID().uuidString)").path
    try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: Command.binary().path)
    defer { try? FileManager.default.removeItem(atPath: name) }
    let process = try Command.process(["run", file.path])
    process.executableURL = URL(filePath: name)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(String(decoding: text, as: UTF8.self).contains("again: \(name) run \(file.path):16\n"))
  }

  @Test func `Bazel says which part is played, and hears that it is`() throws {
    let file = try Feature(["Trusting", "Silent", "Trusting"])
    let status = file.path + ".status"
    defer { try? FileManager.default.removeItem(atPath: status) }
    var bazel = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": status]
    let (output, code) = try Command.run(["run", file.path], environment: bazel)
    #expect(output.hasPrefix("Shard 2 of 3: 1 of 3 scenarios\n"))
    #expect(code == 1)
    #expect(FileManager.default.fileExists(atPath: status))
    #expect(try Command.run(["run", file.path, "--shard", "1/3"], environment: bazel).code == 0)
    bazel["TEST_SHARD_INDEX"] = "3"
    #expect(try Command.run(["run", file.path], environment: bazel).code == 64)
  }

  @Test func `on GitHub a mistake in a file is an annotation, and stands in every other report`() throws {
    let file = try Feature(["Trusting", "\" and more"])
    let (report, summary) = (file.path + ".xml", file.path + ".md")
    defer { for path in [report, summary] { try? FileManager.default.removeItem(atPath: path) } }
    let github = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary]
    let (output, code) = try Command.run(
      ["run", file.path, "--format", "junit:\(report)"], environment: github)
    #expect(output.hasPrefix("::error file=\(file.path),line=10,endLine=10,col="), "\(output)")
    #expect(output.split(separator: "\n").count == 1)
    #expect(code == 65)
    #expect(
      try String(contentsOfFile: summary, encoding: .utf8).hasPrefix("## Rehearsal: nothing was played\n"))
    #expect(
      try String(contentsOfFile: report, encoding: .utf8).contains(#"name="every scenario can be read""#))
  }

  @Test func `a run that is killed leaves lines that can be read, and merge calls it incomplete`() throws {
    let file = try Feature(["Trusting", "Trusting", "Endless"])
    let results = file.path + ".ndjson"
    defer { try? FileManager.default.removeItem(atPath: results) }
    let process = try Command.process([
      "run", file.path, "--hang-limit", "60", "--format", "ndjson:\(results)",
    ])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let isStarted = { FileManager.default.contents(atPath: results)?.isEmpty == false }
    for _ in 0..<200 where !isStarted() { usleep(10_000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let text = String(decoding: FileManager.default.contents(atPath: results) ?? Data(), as: UTF8.self)
    #expect(try !RecordedRun(from: text).isFinished)
    let (_, code) = try Command.run(["merge", results])
    #expect(code == 65)
  }

  #if os(Linux)
    @Test func `a command that is killed takes along what it has started`() throws {
      let process = try Command.process(["explore", "--handler", "Endless", "--hang-limit", "60"])
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let command = process.processIdentifier
      func children() -> [Int32] {
        let list = try? String(contentsOfFile: "/proc/\(command)/task/\(command)/children", encoding: .utf8)
        return list?.split(separator: " ").compactMap { Int32($0) } ?? []
      }
      for _ in 0..<500 where children().isEmpty { usleep(10_000) }
      let child = try #require(children().first)
      kill(command, SIGKILL)
      process.waitUntilExit()
      func isAlive() -> Bool {
        // One that nobody has taken leave of stays in the list, with a Z behind its name.
        let status = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
        return status.map { !$0.contains(") Z ") } ?? false
      }
      for _ in 0..<500 where isAlive() { usleep(10_000) }
      #expect(!isAlive())
    }
  #endif
}

/// A file of scenarios, one a handler.
private final class Feature {
  let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).feature").path

  init(_ handlers: [String]) throws {
    let text = """
      Feature: Handlers
        Scenario Outline: <handler>
          Given the app "Shiny" is associated with "shiny.example"
          And the keychain holds:
            | service       | user       | password |
            | shiny.example | jappleseed | kitten1  |
          And the server holds:
            | user       | password |
            | jappleseed | kitten1  |
          And the extension runs the handler "<handler>"
          When the user upgrades "jappleseed" to a strong password from Settings
          And everything settles
          Then the request succeeds
          Examples:
            | handler |

      """ + handlers.map { "      | \($0) |\n" }.joined()
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
