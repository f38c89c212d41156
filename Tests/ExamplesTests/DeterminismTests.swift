import Foundation
import RehearsalCommandLine
import RehearsalReports
import Stories
import Testing

/// Same run, same bytes.
@Suite struct DeterminismTests {
  @Test func `every story is the same when it is told again in this process`() {
    for story in Stories.all {
      #expect(NDJSON.text(of: story.play()) == NDJSON.text(of: story.play()), "\(story.name)")
    }
  }

  @Test func `and in processes with other hash seeds, from another folder`() throws {
    let here = Stories.all.map { NDJSON.text(of: $0.play()) }.joined()
    let seeded = try Command.rehearse(["story", "--all", "--format", "ndjson"], hashing: nil)
    let fixed = try Command.rehearse(["story", "--all", "--format", "ndjson"], hashing: "1")
    #expect(seeded == here)
    #expect(fixed == here)
  }
}

/// The command as its users have it, in a process of its own.
enum Command {
  static func rehearse(_ arguments: [String], hashing: String? = nil) throws -> String {
    let process = Process()
    process.executableURL = try binary()
    process.arguments = arguments
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.environment = hashing.map { ["SWIFT_DETERMINISTIC_HASHING": $0] } ?? [:]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  /// The command stands beside the tests that were built with it.
  private static func binary() throws -> URL {
    var folder = URL(filePath: ProcessInfo.processInfo.arguments.first ?? "").deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appending(path: "rehearse")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
