import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import Stories
import TestBench
import Testing

/// What the reports of a run say, wherever they go, also where nothing is played.
@Suite struct RunReportTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Trusting": Program { Trusting() }, "Asking": Program { Asking() }])

  @Test func `the page and the command line count the same things, whatever is asked for`() throws {
    for scenarios in ["Scenarios/StrongPassword/one-tap.feature", "Scenarios/AutoFill/silent.feature"] {
      let path = House.root.appending(path: scenarios).path
      let tool = CommandLineTool(handlers: Handlers.all)
      let answer = tool.run(["run", path, "--coverage", "--format", "html:\(folder.path)/page.html"])
      let page = try #require(folder.read("page.html"))
      let count = try #require(page.firstMatch(of: /(\d+ of \d+ things)/)).output.1
      #expect(answer.output.contains("Coverage: \(count) user, Apple and system can do"), "\(count)")
    }
  }

  @Test func `a report that cannot be written is not all well`() {
    folder.write("a.feature", RunTests.feature("one"))
    let words = ["run", folder.path, "--handler", "Trusting"]
    for format in ["junit", "ndjson", "html"] {
      let answer = tool.run(words + ["--format", "\(format):/dev/full"])
      #expect(answer.complaint == "rehearse: /dev/full: No space left on device\n")
      #expect(answer.code == .badInput)
    }
    #expect(tool.run(words + ["--rerun", "/dev/full", "--format", "junit:/dev/null"]).code == .fine)
  }

  @Test func `where nothing can be played every report says so, in place of what it said before`() {
    folder.write("a.feature", RunTests.feature("one"))
    let formats = ["junit", "tap", "ndjson", "summary", "github", "html", "pretty"]
    let words =
      ["run", folder.path, "--handler", "Trusting"]
      + formats.flatMap {
        ["--format", "\($0):\(folder.path)/report.\($0)"]
      }
    #expect(tool.run(words).code == .fine)
    #expect(folder.read("report.junit")?.contains(#"tests="1" failures="0" errors="0""#) == true)
    folder.write("a.feature", RunTests.feature("one", expecting: "the request succeds"))
    let answer = tool.run(words)
    #expect(answer.code == .badInput)
    #expect(answer.output == "")
    let place = "\(folder.path)/a.feature:15:22"
    #expect(answer.complaint.hasPrefix("\(place): error: "))
    for format in formats {
      let text = folder.read("report.\(format)") ?? ""
      #expect(text.contains("“succeds” is not a {state}"), "\(format): \(text)")
      #expect(!text.contains("1 passed") && !text.contains("ok 1"), "\(format)")
    }
    #expect(folder.read("report.junit")?.contains(#"tests="1" failures="0" errors="1""#) == true)
    #expect(folder.read("report.tap")?.contains("1..0\nBail out! \(place): “succeds”") == true)
    let merged = tool.run(["merge", "\(folder.path)/report.ndjson"])
    #expect(merged.complaint == answer.complaint)
    #expect(merged.code == .failed)
  }

  @Test func `nothing selected is in the reports, too`() {
    folder.write("a.feature", RunTests.feature("one"))
    let report = "junit:\(folder.path)/report.xml"
    let answer = tool.run(["run", folder.path, "--tags", "@nowhere", "--format", report])
    #expect(answer.code == .nothingSelected)
    #expect(folder.read("report.xml")?.contains(#"message="no scenario was selected""#) == true)
  }

  @Test func `a trace without a scenario is in the reports, also where nothing is played`() {
    folder.write("a.feature", RunTests.feature("one"))
    folder.write("a.gone.trace.ndjson", "{}\n")
    let words = ["run", folder.path, "--handler", "Trusting", "--format", "junit:\(folder.path)/report.xml"]
    for (more, output) in [([], nil), (["--dry-run"], "1 scenario can be played\n")] as [([String], String?)]
    {
      let answer = tool.run(words + more)
      #expect(
        answer.complaint == "rehearse: \(folder.path)/a.gone.trace.ndjson belongs to no scenario.\n")
      #expect(answer.code == .failed)
      if let output { #expect(answer.output == output) }
      let report = folder.read("report.xml") ?? ""
      #expect(report.contains(#"name="every trace belongs to a scenario""#))
      #expect(report.contains(#"failures="0" errors="1""#))
    }
  }

  @Test func `a dry run leaves a report of nothing, and no older one`() {
    folder.write("a.feature", RunTests.feature("one", "two"))
    folder.write("report.xml", "<old/>")
    let words = ["run", folder.path, "--dry-run", "--format"]
    let answer = tool.run(words + ["junit:\(folder.path)/report.xml"])
    #expect(answer.output == "2 scenarios can be played\n")
    #expect(answer.complaint == "" && answer.code == .fine)
    #expect(folder.read("report.xml")?.contains(#"tests="0" failures="0" errors="0""#) == true)
    let printed = tool.run(words + ["junit"])
    #expect(printed.output.hasPrefix("<?xml") && printed.output.hasSuffix("</testsuites>\n"))
    #expect(printed.complaint == "2 scenarios can be played\n")
  }

  @Test(arguments: [
    (["--format", "junit:same", "--format", "tap:same"], "junit and tap would both be written to same"),
    (["--format", "tap", "--format", "ndjson"], "tap and ndjson would both be written to standard output"),
    (["--shard", "1/2", "--shard", "2/2"], "--shard is given twice, as “1/2” and as “2/2”"),
    (["--name", "a", "--name", "b"], "--name is given twice, as “a” and as “b”"),
  ])
  func `what cannot both be done is not done by half`(words: [String], complaint: String) {
    folder.write("a.feature", RunTests.feature("one"))
    let answer = tool.run(["run", folder.path] + words)
    #expect(answer.complaint.hasPrefix("rehearse: \(complaint); "))
    #expect(answer.code == .usage)
  }

  @Test func `a table for people stands apart from a report for programs`() {
    folder.write("a.feature", RunTests.feature("one"))
    let words = ["run", folder.path, "--handler", "Trusting", "--coverage", "--format"]
    let answer = tool.run(words + ["junit"])
    #expect(answer.output.hasSuffix("</testsuites>\n"))
    #expect(answer.complaint.hasPrefix("Coverage: "))
    #expect(tool.run(words + ["progress"]).output.contains("Coverage: "))
  }

  @Test func `a failure is played again with the handler that failed, as often as it takes`() {
    folder.write("a.feature", RunTests.feature("one", expecting: "the request fails"))
    let place = "\(folder.path)/a.feature:11"
    let words = ["run", folder.path, "--handler", "Asking", "--format", "ndjson"]
    #expect(tool.run(words).output.contains("again") == false)
    #expect(tool.run(words).output.contains(#""replay":["rehearse","--handler","Asking"]"#))
    #expect(tool.run(words.dropLast(2)).output.contains("again: rehearse run \(place) --handler Asking\n"))
    let given = "Given the extension runs the handler \"Asking\""
    folder.write("a.feature", RunTests.feature("one", given: given, expecting: "the request fails"))
    #expect(tool.run(words.dropLast(2)).output.contains("again: rehearse run \(place)\n"))
    var plays = 0
    let moody = CommandLineTool(handlers: [
      "Moody": Program {
        plays += 1
        return plays % 2 == 1 ? Trusting() : Asking()
      }
    ])
    let lost = "Given the 1st \"changePassword\" request is lost"
    folder.write("a.feature", RunTests.feature("one", given: lost, expecting: "the request fails"))
    #expect(
      moody.run(["run", folder.path, "--repeat", "2"]).output.contains(
        "again: rehearse run \(place) --repeat 2\n"))
  }

  @Test func `a run put together is told in as many reports as a run`() {
    folder.write("a.feature", RunTests.feature("one"))
    let file = "\(folder.path)/1.ndjson"
    let words = ["run", folder.path, "--handler", "Asking"]
    _ = tool.run(words + ["--format", "ndjson:\(file)"])
    let reports = ["--format", "junit:\(folder.path)/merged.xml", "--format", "tap"]
    #expect(tool.run(["merge", file] + reports).output == tool.run(words + ["--format", "tap"]).output)
    #expect(folder.read("merged.xml") == tool.run(words + ["--format", "junit"]).output)
    let full = tool.run(["merge", file, "--format", "junit:/dev/full"])
    #expect(full.complaint == "rehearse: /dev/full: No space left on device\n")
    #expect(full.code == .badInput)
  }

  /// One part of two, of the file `a.feature`, with these options; answers with where its results are.
  private func part(_ number: Int, _ options: [String]) -> String {
    let path = "\(folder.path)/\(number).ndjson"
    let words = ["run", "\(folder.path)/a.feature", "--shard", "\(number)/2", "--format", "ndjson:\(path)"]
    _ = tool.run(words + options)
    return path
  }

  @Test func `parts of a run are one only where they read the same and played it in the same way`() {
    let feature = RunTests.feature("one", "two")
    folder.write("a.feature", feature)
    let usual = ["--handler", "Trusting"]
    let one = part(1, usual)
    #expect(tool.run(["merge", one, part(2, usual + ["--jobs", "1", "--redact"])]).code == .fine)
    for (words, told) in [
      (["--handler", "Asking"], "with --handler Trusting, another with --handler Asking"),
      ([], "with --handler Trusting, another without options"),
      (usual + ["--repeat", "2"], "another with --handler Trusting --repeat 2"),
    ] as [([String], String)] {
      let answer = tool.run(["merge", one, part(2, words)])
      #expect(answer.code == .badInput && answer.output == "")
      #expect(answer.complaint.contains(told), "\(answer.complaint)")
    }
    // The same scenarios on the same lines, which say something else.
    folder.write("a.feature", feature.replacing("kitten1", with: "doggy22"))
    let answer = tool.run(["merge", one, part(2, usual)])
    let problem = "the runs read other things in the same files of scenarios; they do not belong together"
    #expect(answer.code == .badInput && answer.output == "")
    #expect(answer.complaint == "rehearse: \(problem)\n")
  }

  @Test func `what is in files without a selected scenario does not keep parts from being one`() {
    folder.write("a.feature", RunTests.feature("one", "two"))
    folder.write("b.feature", RunTests.feature("other"))
    let words = ["run", folder.path, "--handler", "Trusting", "--name", "one|two"]
    var files: [String] = []
    for number in 1...2 {
      files.append("\(folder.path)/\(number).ndjson")
      _ = tool.run(words + ["--shard", "\(number)/2", "--format", "ndjson:\(files[number - 1])"])
      folder.write("b.feature", RunTests.feature("another"))
    }
    #expect(tool.run(["merge"] + files).code == .fine)
  }

  @Test func `what a scenario only expects is as secret as what happens`() {
    let table = "the server holds:\n      | user | password |\n      | jappleseed | \"ex\\\\\"pected\" |"
    folder.write("a.feature", RunTests.feature("one", expecting: table))
    for format in ["pretty", "junit", "ndjson", "tap", "html"] {
      let words = ["run", folder.path, "--handler", "Trusting", "--format", format]
      #expect(tool.run(words).output.contains("pected"), "\(format)")
      let answer = tool.run(words + ["--redact"])
      #expect(!answer.output.contains("pected"), "\(format): \(answer.output)")
      #expect(answer.code == .failed)
    }
  }

  @Test func `what is typed is secret, whatever the field is called`() {
    let tool = CommandLineTool(handlers: Handlers.all)
    for field in ["Master password", "Open sesame"] {
      folder.write(
        "a.feature",
        """
        Feature: f
          Scenario: s
            Given the app "Shiny" is associated with "shiny.example"
            And the identity store holds:
              | user       | service       | record |
              | jappleseed | shiny.example | 1      |
            And the extension runs the handler "LockedVault"
            When the user turns to the form at "https://shiny.example/login"
            And the user picks the suggestion "jappleseed"
            And everything settles
            And the user types "hunter2" into "\(field)"
            And the user taps "Open"
            Then the request succeeds

        """)
      let words = ["run", folder.path]
      #expect(tool.run(words).output.contains("hunter2"))
      for format in ["pretty", "progress", "junit", "ndjson", "github", "summary", "tap", "html"] {
        let answer = tool.run(words + ["--format", format, "--redact"])
        #expect(!answer.output.contains("hunter2") && answer.code == .failed, "\(format)")
      }
    }
  }

  @Test func `a scenario that cannot be read is not quoted either`() {
    folder.write(
      "a.feature",
      RunTests.feature("one").replacing("And everything", with: "When the user typs \"hunter2\" and"))
    for format in ["pretty", "junit", "ndjson", "github", "summary", "tap", "html"] {
      let words = ["run", folder.path, "--handler", "Asking", "--format", format]
      let (open, redacted) = (tool.run(words), tool.run(words + ["--redact"]))
      #expect((open.output + open.complaint).contains("hunter2"), "\(format)")
      #expect(!(redacted.output + redacted.complaint).contains("hunter2"), "\(format)")
      #expect(redacted.code == .badInput && redacted.complaint.contains("a.feature:14:"))
    }
  }

  @Test func `what is written down holds everything, so nothing is recorded where secrets are hidden`() {
    folder.write("a.feature", RunTests.feature("one"))
    let answer = tool.run(["run", folder.path, "--handler", "Asking", "--record", "all", "--redact"])
    #expect(answer.code == .usage && answer.complaint.contains("leave out --record or --redact"))
    #expect(folder.read("a.one.trace.ndjson") == nil)
  }

  @Test func `a password that only an old trace has is as secret as the new one`() {
    let feature = RunTests.feature("one")
    folder.write("a.feature", feature)
    let words = ["run", folder.path, "--handler", "Trusting"]
    #expect(tool.run(words + ["--record", "all"]).code == .failed)
    folder.write("a.feature", feature.replacing("kitten1", with: "doggy22"))
    #expect(tool.run(words).output.contains("kitten1"))
    let answer = tool.run(words + ["--redact"])
    #expect(answer.output.contains("the trace is the one in"))
    #expect(!answer.output.contains("kitten1") && !answer.output.contains("doggy22"))
    folder.write("a.one.trace.ndjson", "kitten1\n")
    #expect(tool.run(words).output.contains("− kitten1"))
    #expect(!tool.run(words + ["--redact"]).output.contains("kitten1"))
  }
}
