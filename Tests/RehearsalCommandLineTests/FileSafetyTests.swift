import Designs
import Foundation
import Rehearsal
import Testing

@testable import RehearsalCommandLine

/// No file is lost, taken for another, or passed over.
@Suite struct FileSafetyTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Asking": Program { Asking() }])

  private static let feature = """
    Feature: One

      Scenario: Nothing
        Given the network is down
        When everything settles

    """

  @Test(arguments: [
    ["run", "F/a.feature", "--rerun", "F/a.feature"], ["run", "F/a.feature", "--rerun", "F/./a.feature"],
    ["run", "F", "--rerun", "F/link"], ["run", "F/link", "--format", "junit:F/a.feature"],
    ["run", "F/a.feature", "--format", "junit:F/new", "--format", "ndjson:F/./new"],
    ["run", "F/a.feature", "--format", "junit:F/new", "--rerun", "F/new"],
    ["merge", "F/1", "--format", "ndjson:F/1"], ["merge", "F/1", "--format", "html:F//1"],
    ["explore", "--report", "F/new", "--format", "html:F/new"],
  ])
  func `what is read is never written, and no file is written twice`(words: [String]) throws {
    folder.write("a.feature", Self.feature)
    folder.write("1", "{}\n")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "a.feature")
    let answer = tool.run(
      words.map { $0.replacing("F/", with: "\(folder.path)/").replacing(/^F$/, with: folder.path) })
    #expect(answer.code == .usage, "\(answer)")
    #expect(answer.complaint.contains("; give it a file of its own."))
    #expect(folder.read("a.feature") == Self.feature)
    #expect(folder.read("1") == "{}\n")
    #expect(folder.read("new") == nil)
  }

  @Test func `a list of what did not hold may be played and written anew`() {
    folder.write("a.feature", Self.feature)
    folder.write("list", "\(folder.path)/a.feature\n")
    #expect(tool.run(["run", "@\(folder.path)/list", "--rerun", "\(folder.path)/list"]).code == .fine)
    #expect(folder.read("list") == "")
  }

  @Test func `but no report takes the place of a list that is played`() {
    folder.write("a.feature", Self.feature)
    let list = "\(folder.path)/a.feature\n"
    folder.write("list", list)
    let answer = tool.run(["run", "@\(folder.path)/list", "--format", "junit:\(folder.path)/./list"])
    #expect(answer.code == .usage && answer.complaint.contains("which is read as"))
    #expect(folder.read("list") == list)
  }

  @Test func `a pin that is there and cannot be read is no pin that holds`() throws {
    folder.write("a.feature", Self.feature)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a.nothing.trace.ndjson", withDestinationPath: "nowhere")
    let answer = tool.run(["run", folder.path])
    #expect(answer.code == .badInput)
    #expect(answer.complaint.contains("a.nothing.trace.ndjson: No such file or directory"))
    try FileManager.default.removeItem(atPath: "\(folder.path)/a.nothing.trace.ndjson")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/a.nothing.trace.ndjson", withIntermediateDirectories: false)
    #expect(tool.run(["run", "\(folder.path)/a.feature"]).code == .badInput)
  }

  @Test func `a trace is not recorded through a link`() throws {
    folder.write("a.feature", Self.feature)
    folder.write("elsewhere/kept", "{}\n")
    let pin = "\(folder.path)/a.nothing.trace.ndjson"
    try FileManager.default.createSymbolicLink(atPath: pin, withDestinationPath: "elsewhere/kept")
    for record in ["missing", "changed", "all"] {
      for place in [folder.path, "\(folder.path)/a.feature"] {
        let answer = tool.run(["run", place, "--record", record])
        #expect(answer.code == .badInput)
        #expect(answer.complaint.contains("\(pin): it is a symbolic link, and --record writes through none"))
      }
    }
    #expect(folder.read("elsewhere/kept") == "{}\n")
    // It is read like any other.
    #expect(tool.run(["run", folder.path]).code == .failed)
    try FileManager.default.removeItem(atPath: pin)
    #expect(tool.run(["run", folder.path, "--record", "missing"]).code == .failed)
    #expect(tool.run(["run", folder.path]).code == .fine)
  }

  @Test func `a trace of a hidden file is not recorded through a link either`() throws {
    folder.write(".a.feature", Self.feature)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/.a.nothing.trace.ndjson", withDestinationPath: "kept")
    let answer = tool.run(["run", "\(folder.path)/.a.feature", "--record", "missing"])
    #expect(answer.code == .failed && answer.output.contains("it cannot be recorded: it is a symbolic link"))
    #expect(folder.read("kept") == nil)
  }

  @Test func `folders too deep to be looked into are told, and not passed over`() throws {
    folder.write("a.feature", Self.feature)
    let name = String(repeating: "d", count: 200)
    var folders = [open(folder.path, O_RDONLY | O_DIRECTORY)]
    for level in 0..<25 {
      #expect(mkdirat(folders[level], name, 0o755) == 0)
      folders.append(openat(folders[level], name, O_RDONLY | O_DIRECTORY))
    }
    defer {
      for folder in folders.reversed() {
        unlinkat(folder, name, AT_REMOVEDIR)
        close(folder)
      }
    }
    let answer = tool.run(["run", "--dry-run", folder.path])
    #expect(answer.code == .badInput && answer.output == "")
    #expect(answer.complaint.hasSuffix(": File name too long\n"))
  }

  @Test func `a file keeps what is in it until the next text is whole`() throws {
    folder.write("a", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/a")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: "a")
    let given = try FileDraft(of: "\(folder.path)/link")
    #expect(Files.append("new and long", to: given.descriptor))
    #expect(folder.read("a") == "old")
    given.discard()
    #expect(folder.read("a") == "old")
    try Files.write("new", to: "\(folder.path)/link")
    #expect(folder.read("a") == "new" && folder.read("link") == "new")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["a", "link"])
    let mode = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/a")[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "a")
  }

  @Test func `folders that lead to each other by links are gone through once`() throws {
    for index in 0..<9 {
      let path = "\(folder.path)/\(index)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      folder.write("\(index)/a.feature", Self.feature)
      for other in 0..<9 where other != index {
        try FileManager.default.createSymbolicLink(
          atPath: "\(path)/to-\(other)", withDestinationPath: "../\(other)")
      }
    }
    #expect(tool.run(["run", "--dry-run", folder.path]).output == "9 scenarios can be played\n")
  }

  @Test func `a sentence that is wrong in many places is told once`() {
    let wrong = "    Given the network is donw\n"
    folder.write(
      "a.feature",
      "Feature: f\n" + (1...300).map { "  Scenario: \($0)\n\(wrong)" }.joined()
        + "  Scenario: other\n    Given the network is dwon\n")
    let complaint = tool.run(["run", folder.path]).complaint
    #expect(complaint.components(separatedBy: "“donw” should be “down”").count == 2)
    #expect(complaint.contains("  = and in 299 more places\n\n"))
    #expect(complaint.components(separatedBy: "“dwon” should be “down”").count == 2)
  }

  @Test func `words that are far from a sentence lead to it, and a sentence says its words`() {
    folder.write(
      "a.feature",
      "Feature: f\n  Scenario: s\n    When everything settles\n    Then the account is upgraded\n")
    #expect(tool.run(["run", folder.path]).complaint.contains("say “the request succeeds”"))
    let steps = tool.run(["steps", "request", "state"]).output
    #expect(
      steps.contains(
        "  {state}: succeeds, fails, is canceled, times out, is interrupted, is still running\n"))
  }
}
