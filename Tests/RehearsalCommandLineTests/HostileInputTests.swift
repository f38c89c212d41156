import Designs
import Foundation
import Rehearsal
import RehearsalReports
import Testing

@testable import RehearsalCommandLine

/// What nobody writes and somebody may hand over; whatever was not linear, or had no bound, would not come to an end
/// here.
@Suite struct HostileInputTests {
  private static let size = 20_000

  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Trusting": Program { Trusting() }])

  @Test func `every misspelt step of a long file is told, and of the first ones what is meant`() {
    let steps = (1...Self.size).map { "    Given the network is dawn \($0)\n" }.joined()
    folder.write("a.feature", "Feature: F\n  Scenario: S\n" + steps)
    let lines = tool.run(["run", "\(folder.path)/a.feature"]).complaint.split(separator: "\n")
    #expect(lines.count { $0.contains(".feature:") } == Self.size)
    #expect(lines.contains { $0.hasPrefix("\(folder.path)/a.feature:\(Self.size + 2):11: error: ") })
    #expect(lines.count { $0.contains("= step: ") } == 100)
  }

  @Test func `a list of what to run again may come from any editor, and name any number of lines`() {
    let scenarios = (1...Self.size).map { "  Scenario: \($0)\n    Given the network is down\n" }.joined()
    folder.write("a.feature", "Feature: F\n" + scenarios)
    let place = "\(folder.path)/a.feature"
    let lines = (1...Self.size).map { ":\($0 * 2)" }.joined()
    for list in ["\(place):2\r\n\(place):4:5", "\u{FEFF}\(place):2\r\(place):4\r", place + ":5:3"] {
      #expect(rerun(list).output == "2 scenarios can be played\n")
    }
    #expect(rerun(place + lines).output == "\(Self.size) scenarios can be played\n")
    let stray = rerun("\(place):2:\(Int.max)").complaint
    #expect(
      stray == "rehearse: \(place): there is no line \(Int.max); the last is \(Self.size * 2 + 1)\n")
    #expect(rerun("\(place):-1").code == .badInput)
    #expect(rerun(String(repeating: ":1", count: Self.size)).code == .badInput)
    #expect(rerun("\u{0}\n").code == .badInput)
  }

  private func rerun(_ list: String) -> CommandLineTool.Answer {
    folder.write("rerun.txt", list)
    return tool.run(["run", "--dry-run", "@\(folder.path)/rerun.txt"])
  }

  @Test(arguments: ["[", "(", "a", "(?=", "a|", "()"])
  func `a pattern of a name is no longer than anybody writes`(part: String) {
    let pattern = String(repeating: part, count: Self.size)
    let answer = tool.run(["run", folder.path, "--name", pattern])
    #expect(answer.complaint == "rehearse: --name takes a regular expression of 1000 bytes at most.\n")
    #expect(answer.code == .usage)
  }

  @Test(arguments: ["(", ")", "not ", "@a or ", "\\\\ and "])
  func `an expression of tags may be as deep as a command line is long`(part: String) {
    folder.write("a.feature", "Feature: F\n  @a\n  Scenario: S\n    Given the network is down\n")
    let expression = String(repeating: part, count: Self.size) + "@a"
    let words = ["run", "--dry-run", folder.path, "--tags"]
    #expect([.fine, .usage, .nothingSelected].contains(tool.run(words + [expression]).code))
    let closed = String(repeating: "(", count: Self.size) + "@a" + String(repeating: ")", count: Self.size)
    #expect(tool.run(words + [closed]).code == .fine)
  }

  @Test func `a file without an end is too large`() {
    for words in [["run"], ["format", "--check"], ["check"], ["password", "--json"], ["merge"]] {
      let answer = tool.run(words + ["/dev/zero"])
      #expect(answer.complaint == "rehearse: /dev/zero: File too large\n")
      #expect(answer.code == .badInput)
    }
  }

  @Test func `what is no file in a folder is left alone, and a folder within itself is read once`() throws {
    folder.write("a.feature", "Feature: F\n  Scenario: S\n    Given the network is down\n")
    #expect(mkfifo("\(folder.path)/b.feature", 0o600) == 0)
    for name in ["c", "d"] { #expect(symlink(folder.path, "\(folder.path)/\(name)") == 0) }
    #expect(tool.run(["run", "--dry-run", folder.path]).output == "1 scenario can be played\n")
    #expect(symlink("/nowhere", "\(folder.path)/e.feature") == 0)
    #expect(tool.run(["run", "--dry-run", folder.path]).complaint.contains("e.feature: No such file"))
  }

  @Test func `a pipe with a name is refused, and not waited for`() {
    #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
    for words in [["run", "\(folder.path)/pipe"], ["merge", "\(folder.path)/pipe"]] {
      let answer = tool.run(words)
      #expect(answer.code == .badInput)
      #expect(answer.complaint.hasPrefix("rehearse: \(folder.path)/pipe: it is a pipe, and no file; "))
    }
  }

  @Test func `a number at the end of all numbers is a number`() {
    let header = "{\"schema\":\"\(RecordedRun.schema)\",\"planned\":\(Int.max)}\n"
    let result =
      #"{"number":\#(Int.max),"status":"passed","name":"n","fullName":"n","feature":"f","#
      + #""place":{"file":"f","line":1,"column":1},"tags":[],"lines":[],"end":0}"# + "\n"
    let counts = #"{"results":1,"passed":1,"failed":0,"crashed":0,"hung":0}"# + "\n"
    folder.write("a.ndjson", header + result + counts)
    let answer = tool.run(["merge", "\(folder.path)/a.ndjson"])
    #expect(answer.code == .badInput)
    #expect(answer.complaint == "rehearse: no result of scenario 1 to \(Int.max - 1)\n")
  }

  @Test func `the same name at the same place any number of times is a case each`() {
    let results = (1...Self.size).map {
      #"{"number":\#($0),"status":"passed","name":"n","fullName":"n","feature":"f","#
        + #""place":{"file":"f","line":1,"column":1},"tags":[],"lines":[],"end":0}"# + "\n"
    }
    folder.write(
      "a.ndjson",
      "{\"schema\":\"\(RecordedRun.schema)\",\"planned\":\(Self.size)}\n" + results.joined()
        + #"{"results":\#(Self.size),"passed":\#(Self.size),"failed":0,"crashed":0,"hung":0}"# + "\n")
    let output = tool.run(["merge", "--format", "junit", "\(folder.path)/a.ndjson"]).output
    #expect(output.contains(#"name="n (f:1)""#))
    #expect(output.contains(##"name="n (f:1) #\##(Self.size - 1)""##))
  }

  @Test func `commands that cannot be carried out take nothing back, and any number of them come to an end`()
  {
    let commands =
      ["next 100"] + Array(repeating: "next", count: Self.size) + ["then nobody is here", "skip"]
    folder.write("commands.txt", commands.joined(separator: "\n"))
    let answer = tool.run(["step", "--handler", "Trusting", "--commands", "\(folder.path)/commands.txt"])
    #expect(
      answer.output.split(separator: "\n").count { $0 == "✗ nothing more is to come." } == Self.size + 1)
    #expect(answer.code == .badInput)
  }

  @Test func `classes that descend from each other in a long line are followed`() {
    let classes = (1...Self.size).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
    let root = "class C0: ASAccountAuthenticationModificationViewController {}\n"
    folder.write("Ours.swift", "// changePasswordWithoutUserInteraction\n" + root + classes)
    let words = ["new", "\(folder.path)/Mine", "--from", "\(folder.path)/Ours.swift"]
    #expect(tool.run(words).complaint.contains("C\(Self.size) has none of the calls"))
    folder.write("Ours.swift", String(repeating: "{", count: 2_000_001))
    #expect(tool.run(words).complaint.contains("“Ours.swift” is too large for the source of a handler"))
  }

  @Test(arguments: [
    ("part", "0"), ("part", "\(Int.max)"), ("shards", "0"), ("shards", "-1"), ("shards", "\(Int.max)"),
    ("paths", "\(Int.max)"), ("paths", "\(Int.min)"), ("endings", "\(Int.max)"), ("position", "-1"),
    ("moves", "[0,\(Int.max)]"), ("judgements", "[0,\(Int.max)]"),
  ])
  func `a search on file that nobody wrote so is refused`(member: String, value: String) throws {
    let path = "\(folder.path)/search"
    let words = ["explore", "--handler", "Trusting", "--limit", "9", "--resume", path]
    #expect(tool.run(words).code != .badInput)
    let before = try Data(contentsOf: URL(filePath: path))
    try SealedFile.rewrite(path) {
      $0.replacing(
        try! Regex("\"\(member)\":(\\[[^\\]]*\\]|-?[0-9]+)"), with: "\"\(member)\":\(value)")
    }
    #expect(try Data(contentsOf: URL(filePath: path)) != before)
    #expect(tool.run(words).code == .badInput)
    #expect([.badInput, .inconclusive].contains(tool.run(["merge", path]).code))
  }
}
