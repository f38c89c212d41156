import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import Testing

/// Which files and scenarios a command line names.
@Suite struct SelectionTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Trusting": Program { Trusting() }])

  private static let outline = """
    Feature: t

      Scenario: plain
        When everything settles
        Then nothing is pending

      Scenario Outline: waits <n>
        When 2 seconds pass
        Then the clock reads <n> seconds

        Examples:
          | n |
          | 2 |
          | 5 |

    """

  @Test func `the place that a failure names plays what failed`() {
    folder.write("a.feature", Self.outline)
    let place = "\(folder.path)/a.feature"
    #expect(tool.run(["run", place]).output.contains("at \(place):9:5"))
    for line in 7...12 { #expect(tally("\(place):\(line)") == "2 scenarios planned: 1 passed, 1 failed") }
    #expect(tally("\(place):13") == "1 scenario planned: 1 passed, 0 failed")
    #expect(tally("\(place):14") == "1 scenario planned: 0 passed, 1 failed")
    #expect(tally("\(place):1") == "3 scenarios planned: 2 passed, 1 failed")
    #expect(
      tool.run(["draw", "\(place):9"]).complaint
        == "rehearse: \(place):9 names 2 scenarios; add the line of one of them.\n")
    #expect(tool.run(["step", "\(place):8"]).complaint.contains("\(place):8 names 2 scenarios"))
  }

  private func tally(_ paths: String...) -> String? {
    let output = tool.run(["run", "--handler", "Trusting"] + paths).output
    return output.split(separator: "\n").last?.split(separator: ", ").prefix(2).joined(separator: ", ")
  }

  @Test func `a line that is not there is told, and nothing is played`() {
    folder.write("a.feature", Self.outline)
    for line in [0, 15, 999] {
      let answer = tool.run(["run", "\(folder.path)/a.feature:13:\(line)"])
      let problem = "\(folder.path)/a.feature: there is no line \(line); the last is 14"
      expect(answer, isRefusedWith: "rehearse: \(problem)\n")
    }
  }

  @Test func `what is named several times is played once`() {
    folder.write("a.feature", Self.outline)
    let file = "\(folder.path)/a.feature"
    folder.write("rerun.txt", "\(file):13\n\(file):3:4\n")
    for paths in [
      [file, file], ["\(file):13", folder.path], [folder.path, "\(folder.path)//./a.feature"],
      ["\(file):13", file, "\(file):14"], ["@\(folder.path)/rerun.txt", "\(file):14"],
    ] {
      #expect(tool.run(["run", "--dry-run"] + paths).output == "3 scenarios can be played\n", "\(paths)")
    }
  }

  @Test func `an empty list of what to run again plays nothing, and that is well`() {
    for list in ["", "\n", "  \t\n \r\n"] {
      folder.write("rerun.txt", list)
      let path = "@\(folder.path)/rerun.txt"
      #expect(tool.run(["run", path, "--dry-run"]).output == "0 scenarios can be played\n")
      let answer = tool.run(["run", path])
      #expect(answer.output.hasSuffix("0 scenarios planned: 0 passed, 0 failed, 0 crashed, 0 hung\n"))
      #expect(answer.code == .fine)
      #expect(tool.run(["run", path, "\(folder.path)/none.feature"]).code == .badInput)
      #expect(tool.run(["run", path, folder.path]).code == .nothingSelected)
    }
    folder.write("a.feature", Self.outline)
    folder.write("rerun.txt", "  \n\(folder.path)/a.feature:13 \t\n")
    #expect(tally("@\(folder.path)/rerun.txt") == "1 scenario planned: 1 passed, 0 failed")
  }

  @Test func `a file of scenarios that is named as a list is told once, and is no list`() {
    folder.write("a.feature", Self.outline)
    let path = "\(folder.path)/a.feature"
    expect(
      tool.run(["run", "@\(path)"]),
      isRefusedWith:
        "rehearse: \(path): it is a file of scenarios, and no list of files; leave out the @ to play it\n")
  }

  @Test func `what stands after two dashes is no option, for any command`() {
    for command in ["run", "format", "merge", "show", "watch", "check"] {
      let answer = tool.run([command, "--", "--no-such-file"])
      #expect(answer.code == .badInput, "\(command)")
      #expect(answer.complaint.contains("--no-such-file: No such file or directory"), "\(answer.complaint)")
      #expect(tool.run([command, "--no-such-file"]).code == .usage)
    }
    folder.write("a.feature", Self.outline)
    let path = "\(folder.path)/a.feature"
    #expect(tool.run(["run", "--dry-run", "--", path]).output == "3 scenarios can be played\n")
    #expect(tool.run(["run", "--", path, "--dry-run"]).complaint.contains("--dry-run: No such file"))
    #expect(tool.run(["run", "--", path, "--"]).complaint.contains("--: No such file"))
    // As the value of an option it is a word like any other.
    #expect(tool.run(["run", path, "--name", "--"]).code == .nothingSelected)
  }

  @Test func `where nothing is selected it is said where that was looked for, and what took it out`() {
    folder.write("a.feature", Self.outline)
    folder.write("empty/notes.txt", "")
    let file = "\(folder.path)/a.feature"
    for (words, reason) in [
      (["\(folder.path)/empty"], "there is no .feature file in \(folder.path)/empty"),
      ([file, "--tags", "@nowhere"], "of 3 in \(file), --tags takes out all"),
      ([file, "--name", "nobody"], "of 3 in \(file), --name takes out all"),
      (
        ["\(file):13", "--tags", "@nowhere", "--name", "nobody"],
        "of 1 in \(file):13, --tags takes out the one"
      ),
    ] {
      let answer = tool.run(["run"] + words)
      #expect(answer.code == .nothingSelected)
      #expect(answer.complaint == "rehearse: no scenario was selected: \(reason).\n")
    }
  }

  @Test func `what did not hold in two runs is merged only where they are parts of one`() {
    folder.write("a.feature", Self.outline)
    let results = "\(folder.path)/r.ndjson"
    _ = tool.run(["run", folder.path, "--format", "ndjson:\(results)"])
    let answer = tool.run(["merge", results, results])
    let problem =
      "each of the 2 runs is whole, and none a part of the others; give one alone, or runs with --shard"
    expect(answer, isRefusedWith: "rehearse: \(problem)\n")
  }

  @Test func `a file of languages that is none is told in words`() {
    folder.write("a.feature", Self.outline)
    folder.write("l.json", "{ x")
    let path = "\(folder.path)/l.json"
    let answer = tool.run(["gherkin", "ast", "\(folder.path)/a.feature", "--dialects", path])
    #expect(
      answer.complaint == "rehearse: \(path): this is no JSON of objects, lists and texts, from byte 3 on\n")
  }

  @Test func `what is not UTF-8 is not laid out`() throws {
    let file = "\(folder.path)/a.feature"
    let bytes =
      Data("Feature: f\n  Scenario: Caf".utf8) + [0xE9] + Data("\n    When everything settles\n".utf8)
    try bytes.write(to: URL(filePath: file))
    for words in [["format", file], ["format", "--check", folder.path]] {
      let answer = tool.run(words)
      #expect(answer.output == "")
      #expect(
        answer.complaint
          == "rehearse: \(file) is not in UTF-8, or no Gherkin; `rehearse run --dry-run \(file)` says why.\n")
      #expect(answer.code == .badInput)
    }
    #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
  }

  @Test func `what must not load is left out unless it is named itself, and that is said`() throws {
    folder.write("a.feature", Self.outline)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/b/Malformed", withIntermediateDirectories: true)
    folder.write("b/Malformed/c.feature", Self.outline)
    let one = "3 scenarios can be played; a file in a folder called Malformed is left out\n"
    #expect(tool.run(["run", "--dry-run", folder.path]).output == one)
    folder.write("b/Malformed/d.feature", Self.outline)
    let two = "3 scenarios can be played; 2 files in folders called Malformed are left out\n"
    #expect(tool.run(["run", "--dry-run", folder.path]).output == two)
    let own = tool.run(["run", "--dry-run", "\(folder.path)/b/Malformed"]).output
    #expect(own == "6 scenarios can be played\n")
    #expect(tool.run(["format", "--check", folder.path]).output == "\(folder.path)/a.feature\n")
    for command in ["run", "format"] {
      #expect(tool.run([command, "--help"]).output.contains("folders called Malformed"))
    }
  }

  @Test func `scenarios whose traces would overwrite each other are refused before anything is recorded`() {
    let scenarios = ["one two", "one-two!", "other"].map {
      "  Scenario: \($0)\n    Given the network is down\n    When everything settles\n"
    }
    folder.write("a.feature", "Feature: f\n" + scenarios.joined())
    let words = ["run", folder.path, "--handler", "Trusting"]
    let complaint = """
      \(folder.path)/a.feature:5:3: error: its trace has the same file as that of line 2: \
      \(folder.path)/a.one-two.trace.ndjson
        |
      5 |   Scenario: one-two!
        |   ^^^^^^^^^^^^^^^^^^
        = give one of the two another name; only letters and digits tell them apart


      """
    for record in ["missing", "all"] {
      let answer = tool.run(words + ["--record", record])
      expect(answer, isRefusedWith: complaint)
    }
    #expect(folder.read("a.one-two.trace.ndjson") == nil)
    #expect(tool.run(words).code == .fine)
    folder.write("a.one-two.trace.ndjson", "")
    #expect(tool.run(words).complaint == complaint)
  }

  private func expect(_ answer: CommandLineTool.Answer, isRefusedWith complaint: String) {
    #expect(answer.output == "")
    #expect(answer.complaint == complaint)
    #expect(answer.code == .badInput)
  }
}
