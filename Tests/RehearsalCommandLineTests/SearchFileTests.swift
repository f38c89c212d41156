import Designs
import Foundation
import Rehearsal
import RehearsalExplorer
import Testing

@testable import RehearsalCommandLine

/// Files to go on from: whole or refused, and what is there stays until the next one is safe.
@Suite struct SearchFileTests {
  private let folder = Folder()
  private let tool = CommandLineTool(handlers: ["Graceful": Program { Graceful() }])

  private var path: String { "\(folder.path)/kept" }

  private func explore(_ words: String...) -> CommandLineTool.Answer {
    tool.run(["explore", "--handler", "Graceful", "--server", "gracefully", "--resume", path] + words)
  }

  private var bytes: Data { get throws { try Data(contentsOf: URL(filePath: path)) } }

  @Test func `stopped eight times, a search comes to the same to the letter`() {
    let whole = tool.run([
      "explore", "--handler", "Graceful", "--server", "gracefully", "--coverage",
    ])
    for _ in 1...8 {
      #expect(explore("--limit", "300").code == .inconclusive)
    }
    #expect(explore("--coverage").output == whole.output)
  }

  @Test func `its first line says what was searched`() throws {
    _ = explore("--limit", "50")
    let line = try String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    let json = try #require(JSON(line))
    #expect(json["schema"]?.string == "rehearsal-search/2")
    #expect(json["search"]?["exploration"]?["paths"] == .number(50))
    #expect(json["identity"]?["handler"]?.string == "Graceful")
  }

  @Test func `torn anywhere or changed anywhere it is refused, and stays as it is`() throws {
    _ = explore("--limit", "300")
    let whole = try bytes
    for count in stride(from: 40, to: whole.count, by: whole.count / 40) {
      try whole.prefix(count).write(to: URL(filePath: path))
      let answer = explore()
      #expect(answer.code == .badInput)
      #expect(
        answer.complaint.contains(": it is torn: it was not written to its end, or has lost it since; "))
      #expect(try bytes.count == count)
    }
    for place in stride(from: 40, to: whole.count - 16, by: whole.count / 40) {
      var changed = whole
      changed[place] ^= 1
      try changed.write(to: URL(filePath: path))
      #expect(explore().complaint.contains(": it is damaged: its bytes are not those that were written; "))
    }
  }

  @Test func `of another version it is refused by that, whatever else it says`() throws {
    _ = explore("--limit", "50")
    try SealedFile.rewrite(path) { $0.replacing("rehearsal-search/2", with: "rehearsal-search/3") }
    #expect(
      explore().complaint.contains(
        ": it is of version 3 of such files, and this command reads version 2; go on with the command that "))
    folder.write("kept", "{\"schema\":\"rehearsal-search/77\",\"more\":[]}")
    #expect(explore().complaint.contains(": it is of version 77 of such files"))
  }

  @Test func `a report is none to go on from, and a page shows either`() throws {
    _ = tool.run(["explore", "--handler", "Graceful", "--budget", "0", "--report", path])
    let answer = tool.run(["explore", "--handler", "Graceful", "--resume", path])
    #expect(answer.code == .badInput)
    #expect(answer.complaint.contains("it does not say where the search stopped"))
    let kept = "\(folder.path)/stopped"
    _ = tool.run(["explore", "--handler", "Graceful", "--limit", "40", "--resume", kept])
    for (file, headline) in [(path, "No finding on 3 paths</h2>"), (kept, " on 40 paths</h2>")] {
      var surroundings = Surroundings()
      surroundings.viewer.folder = folder.path
      let shown = try ShowOptions.perform(Arguments([file, "--no-open"]), with: tool, in: surroundings)
      #expect(shown.code == .fine, "\(shown)")
      let page = try String(contentsOfFile: String(shown.output.dropLast()), encoding: .utf8)
      let says = page.contains(headline) && page.contains("The tree of paths")
      #expect(says, "\(headline)")
    }
  }

  @Test func `on a full disk the file that is there stays whole, and can be gone on from`() throws {
    let disk = "\(folder.path)/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    guard Self.run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk) else {
      print("skipped: a search on a full disk, because a small one cannot be mounted here")
      return
    }
    defer { _ = Self.run("umount", disk) }
    let kept = "\(disk)/kept"
    let words = ["explore", "--handler", "Graceful", "--server", "gracefully", "--resume", kept]
    #expect(tool.run(words + ["--limit", "300"]).complaint.contains("to go on where it stopped"))
    let before = try Data(contentsOf: URL(filePath: kept))
    let full = tool.run(words + ["--limit", "4000"])
    #expect(full.code == .badInput)
    #expect(full.complaint.contains("what this search has come to is kept nowhere; make room for it there"))
    #expect(try Data(contentsOf: URL(filePath: kept)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == ["kept"])
    let whole = tool.run(Array(words.prefix(5)))
    #expect(tool.run(words).output == whole.output)
  }

  private static func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test func `nothing half written is left where there was nothing`() throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/full", withIntermediateDirectories: false)
    let draft = try FileDraft(of: path, isOfUseInPart: false)
    #expect(Files.append("half", to: draft.descriptor))
    #expect(!FileManager.default.fileExists(atPath: path))
    draft.discard()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["full"])
  }
}

extension SealedFile {
  /// Writes a file again with another first line, and a seal that fits.
  static func rewrite(_ path: String, _ change: (String) throws -> String) throws {
    let bytes = try Data(contentsOf: URL(filePath: path)).dropLast(16)
    let end = try #require(bytes.firstIndex(of: 0x0A))
    let line = try change(String(decoding: bytes[..<end], as: UTF8.self))
    try write(to: path) {
      $0.append(bytes: line.utf8)
      $0.append(bytes: bytes[end...])
    }
  }
}
