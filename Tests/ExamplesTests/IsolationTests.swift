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

  @Test func `several processes say what one says, in the same order`() throws {
    let files = try (0..<5).map { _ in try Feature(["Trusting", "Silent", "Asking"]) }
    let words = ["run", "--format", "ndjson"] + files.map(\.path)
    #expect(try Command.run(words).output == CommandLineTool(handlers: Handlers.all).run(words).output)
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

  @Test func `a run that is killed leaves lines that can be read, and merge calls it incomplete`() throws {
    let file = try Feature(["Trusting", "Trusting", "Endless"])
    let results = file.path + ".ndjson"
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
