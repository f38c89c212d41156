import Foundation
import TestBench
import Testing

@testable import RehearsalCommandLine

/// What help shows is what happens.
@Suite struct HelpExamplesTests {
  private static let lines = CommandLineTool.commands.flatMap { command in
    command.examples.map { [command.name] + $0.words }
  }

  @Test(arguments: lines)
  func `an example returns what its declaration says`(words: [String]) throws {
    let declared = CommandLineTool.commands.first { $0.name == words[0] }?.examples
    let example = try #require(declared?.first { $0.words == Array(words.dropFirst()) })
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    if [MergeOptions.name, ShowOptions.name].contains(words[0]) {
      for part in ["1", "2"] {
        let shard = [
          "run", "Scenarios/StrongPassword", "--shard", "\(part)/2", "--format", "ndjson:\(part).ndjson",
        ]
        #expect(try Self.code(of: shard, in: folder) == ExitCode.fine.rawValue)
      }
    }
    #expect(try Self.code(of: words, in: folder) == example.code.rawValue)
  }

  /// A folder with what the examples name.
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rehearsal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Scenarios"), withIntermediateDirectories: true)
    for (from, to) in [
      ("Scenarios/StrongPassword", "Scenarios/StrongPassword"), ("Scenarios/InApp", "Scenarios/InApp"),
      ("Examples/Newcomer/Extension", "Extension"),
    ] {
      try FileManager.default.copyItem(at: House.root.appending(path: from), to: folder.appending(path: to))
    }
    return folder
  }

  private static func code(of words: [String], in folder: URL) throws -> Int32 {
    let process = try Command.process(words)
    process.currentDirectoryURL = folder
    // What is shown is not left behind, and opened nowhere; nobody's CI has a say.
    process.environment = ["TMPDIR": folder.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
