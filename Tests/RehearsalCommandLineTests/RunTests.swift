import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import Testing

/// What `rehearse run` plays, prints and returns.
@Suite struct RunTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Trusting": Program { Trusting() }, "Asking": Program { Asking() }])

  @Test func `what holds is told, and returns 0`() {
    folder.write("a.feature", Self.feature("one", "two"))
    let answer = tool.run(["run", folder.path, "--handler", "Trusting"])
    #expect(answer.output.hasSuffix("2 scenarios planned: 2 passed, 0 failed, 0 crashed, 0 hung\n"))
    #expect(answer.code == .fine)
    #expect(answer.complaint == "")
  }

  @Test func `what does not hold is told with its place, what is instead, and how to see it again`() {
    folder.write("a.feature", Self.feature("one", expecting: "the request fails"))
    let answer = tool.run(["run", folder.path, "--handler", "Trusting"])
    #expect(answer.output.contains("\(folder.path)/a.feature:15:5"))
    #expect(answer.output.contains("the request succeeds"))
    #expect(answer.output.contains("again: rehearse run \(folder.path)/a.feature:11"))
    #expect(answer.code == .failed)
  }

  @Test func `a rule that is broken unannounced, a lock-out and a leftover fail a scenario`() {
    let lockOut = "Given the 1st \"changePassword\" request loses its reply"
    folder.write("a.feature", Self.feature("one", given: lockOut, expecting: "the request fails"))
    let answer = tool.run(["run", folder.path, "--handler", "Trusting"])
    #expect(answer.output.contains("nobody is locked out"))
    #expect(answer.output.contains("jappleseed is locked out: the Keychain holds “kitten1”"))
    folder.write(
      "a.feature", Self.feature("one", given: lockOut, expecting: "\"jappleseed\" is locked out"))
    #expect(tool.run(["run", folder.path, "--handler", "Trusting"]).code == .fine)
  }

  @Test func `tags, names, lines and shards select`() {
    folder.write("a.feature", Self.feature("one", "two", "three"))
    func count(_ words: String...) -> String {
      tool.run(["run", "--dry-run"] + (words.first?.hasPrefix("--") == true ? [folder.path] : []) + words)
        .output
    }
    #expect(count("--tags", "@two") == "1 scenario can be played\n")
    #expect(count("--tags", "not @two") == "2 scenarios can be played\n")
    #expect(count("--tags", "@one or @two", "--tags", "not @two") == "1 scenario can be played\n")
    #expect(count("--name", "^t") == "2 scenarios can be played\n")
    #expect(count("\(folder.path)/a.feature:11") == "1 scenario can be played\n")
    #expect(count("\(folder.path)/a.feature:11:18") == "2 scenarios can be played\n")
    let shards = (1...2).map {
      tool.run(["run", folder.path, "--shard", "\($0)/2", "--format", "progress", "--handler", "Asking"])
    }
    #expect(shards.allSatisfy { $0.code == .fine })
    #expect(shards[0].output.contains("2 passed"))
    #expect(shards[1].output.contains("1 passed"))
  }

  @Test func `what did not hold can be run again from a file`() {
    folder.write("a.feature", Self.feature("one") + Self.scenario("two", expecting: "the request fails"))
    let list = "\(folder.path)/rerun.txt"
    #expect(tool.run(["run", folder.path, "--handler", "Asking", "--rerun", list]).code == .failed)
    #expect(folder.read("rerun.txt") == "\(folder.path)/a.feature:17\n")
    #expect(tool.run(["run", "@\(list)", "--dry-run"]).output == "1 scenario can be played\n")
  }

  @Test func `coverage is a table, and too little of it returns 1`() {
    let late = "Given the 1st \"authorize\" request takes 1500 milliseconds"
    folder.write("a.feature", Self.feature("one") + Self.scenario("two", given: late))
    let words = ["run", folder.path, "--handler", "Asking"]
    let answer = tool.run(words + ["--coverage", "--fail-under", "1"])
    #expect(answer.code == .fine, "\(answer)")
    #expect(answer.output.contains("Coverage: "))
    #expect(answer.output.contains("handler completed as strong password 2"))
    #expect(answer.output.contains("    never: "))
    #expect(answer.output.contains("  never relied on: "))
    #expect(answer.output.contains("    authorize"))
    let strict = tool.run(words + ["--fail-under", "100"])
    #expect(strict.code == .failed)
    #expect(strict.complaint.contains("of what can happen was tried, less than 100.0 %."))
    #expect(tool.run(words + ["--fail-under", "10", "--shard", "1/2"]).code == .usage)
  }

  @Test func `another order is the same run`() {
    folder.write("a.feature", Self.feature("one", "two", "three", "four"))
    let words = ["run", folder.path, "--handler", "Asking", "--format", "tap"]
    let plain = tool.run(words).output.split(separator: "\n").filter { $0.hasPrefix("ok") }.count
    let shuffled = tool.run(words + ["--order", "random:7"])
    #expect(shuffled.output == tool.run(words + ["--order", "random:7"]).output)
    #expect(shuffled.output.split(separator: "\n").filter { $0.hasPrefix("ok") }.count == plain)
    #expect(tool.run(words + ["--order", "alphabetic"]).code == .usage)
  }

  @Test func `another order keeps the scenarios of a file together`() {
    for name in ["a", "b", "c"] { folder.write("\(name).feature", Self.feature("one", "two", "three")) }
    let words = ["run", folder.path, "--handler", "Asking", "--order", "random:7"]
    let lines = tool.run(words).output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("Feature: ") }.count == 3)
    #expect(lines.filter { $0.hasPrefix("  ✔") }.count == 9)
  }

  @Test func `a handler that is not the same every time is found out`() {
    folder.write("a.feature", Self.feature("one"))
    var plays = 0
    let cheat = CommandLineTool(handlers: [
      "Moody": Program {
        plays += 1
        return plays % 2 == 1 ? Trusting() : Asking()
      }
    ])
    #expect(cheat.run(["run", folder.path, "--repeat", "3"]).code == .fine)
    folder.write(
      "a.feature",
      Self.feature(
        "one", given: "Given the 1st \"changePassword\" request is lost", expecting: "the request fails"))
    let answer = cheat.run(["run", folder.path, "--repeat", "2"])
    #expect(answer.code == .failed)
    #expect(answer.output.contains("play 2 is another"))
  }

  @Test func `a trace is recorded, then holds, then is missed`() {
    folder.write("a.feature", Self.feature("One tap!"))
    let words = ["run", folder.path, "--handler", "Trusting"]
    #expect(tool.run(words + ["--record", "missing"]).code == .failed)
    #expect(folder.read("a.one-tap.trace.ndjson")?.hasPrefix(#"{"schema":"rehearsal-trace/1""#) == true)
    #expect(tool.run(words).code == .fine)
    folder.write("a.one-tap.trace.ndjson", "{}\n")
    let changed = tool.run(words)
    #expect(changed.code == .failed)
    #expect(changed.output.contains("the trace is the one in \(folder.path)/a.one-tap.trace.ndjson"))
    #expect(tool.run(words + ["--record", "changed"]).code == .failed)
    #expect(tool.run(words).code == .fine)
    folder.write("a.feature", Self.feature("Another name"))
    let orphaned = tool.run(words)
    #expect(orphaned.complaint == "rehearse: \(folder.path)/a.one-tap.trace.ndjson belongs to no scenario.\n")
    #expect(orphaned.code == .failed)
  }

  @Test func `each row of examples has a trace of its own`() {
    let outline = Self.feature("one").replacingOccurrences(of: "Scenario: one", with: "Scenario Outline: one")
    folder.write("a.feature", outline + "    Examples:\n      | n |\n      | 1 |\n      | 2 |\n")
    let words = ["run", folder.path, "--handler", "Trusting"]
    #expect(tool.run(words + ["--record", "all"]).code == .failed)
    #expect(folder.read("a.one-1-1.trace.ndjson") != nil)
    #expect(folder.read("a.one-1-2.trace.ndjson") != nil)
    #expect(tool.run(words).code == .fine)
  }

  @Test func `what is wrong with any file is told before anything runs`() {
    folder.write("a.feature", Self.feature("one"))
    folder.write("b.feature", Self.feature("two", expecting: "the request succeds"))
    let answer = tool.run(["run", folder.path, "--handler", "Trusting"])
    #expect(answer.code == .badInput)
    #expect(answer.output == "")
    #expect(answer.complaint.contains("“succeds” is not a {state}; did you mean “succeeds”?"))
    #expect(tool.run(["run", folder.path, "--dry-run"]).code == .badInput)
  }

  @Test func `nothing selected, nothing there, nobody known`() {
    folder.write("a.feature", Self.feature("one"))
    #expect(tool.run(["run", folder.path, "--tags", "@nowhere"]).code == .nothingSelected)
    #expect(tool.run(["run", "\(folder.path)/none.feature"]).code == .badInput)
    #expect(
      tool.run(["run", folder.path, "--handler", "Trustin"]).complaint.contains("Did you mean “Trusting”?"))
    #expect(
      tool.run(["run", folder.path]).output.contains("it names no handler; write “the extension runs the"))
    #expect(tool.run(["run", folder.path, "--tags", "(@a"]).code == .usage)
    #expect(tool.run(["run", folder.path, "--name", "["]).code == .usage)
    #expect(tool.run(["run", folder.path, "--shard", "3/2"]).code == .usage)
  }

  @Test func `a handler that nobody knows is told before anything runs, with its place and who is meant`() {
    let given = "Given the extension runs the handler \"Trustin\""
    folder.write("a.feature", Self.feature("one", given: given))
    for words in [["run"], ["run", "--dry-run"], ["draw"], ["step"]] {
      let answer = tool.run(words + ["\(folder.path)/a.feature:13"])
      #expect(
        answer.complaint == """
          \(folder.path)/a.feature:12:42: error: there is no handler “Trustin”; did you mean “Trusting”?
             |
          12 |     Given the extension runs the handler "Trustin"
             |                                          ^^^^^^^^^


          """)
      #expect(answer.output == "")
      #expect(answer.code == .badInput)
    }
    folder.write("a.feature", Self.feature("one", given: given.replacing("Trustin", with: "Somebody")))
    let complaint = tool.run(["run", folder.path]).complaint
    #expect(complaint.hasSuffix("   = handlers: Trusting | Asking\n\n"))
  }

  @Test func `redacted reports hold no password`() {
    let feature = Self.feature("one", expecting: "the request fails")
    folder.write("a.feature", feature.replacing("@one", with: "@one-with-kitten1"))
    let answer = tool.run(["run", folder.path, "--handler", "Trusting", "--redact", "--format", "ndjson"])
    #expect(!answer.output.contains("kitten1"))
    #expect(!answer.output.contains("rofnyz"))
    #expect(answer.output.contains("<password 1>"))
    #expect(answer.output.contains(#""tags":["@one-with-<password 1>"]"#))
  }

  @Test func `shards merge to the bytes of one run, and nothing less`() {
    folder.write("a.feature", Self.feature("one", "two", "three", "four", "five"))
    let words = ["run", folder.path, "--handler", "Asking", "--format"]
    for shard in 1...3 {
      _ = tool.run(words + ["ndjson:\(folder.path)/\(shard).ndjson", "--shard", "\(shard)/3"])
    }
    let files = (1...3).map { "\(folder.path)/\($0).ndjson" }
    for format in ["pretty", "junit", "ndjson", "tap"] {
      #expect(tool.run(["merge", "--format", format] + files).output == tool.run(words + [format]).output)
    }
    let incomplete = tool.run(["merge"] + files.dropLast())
    #expect(incomplete.code == .badInput)
    #expect(incomplete.complaint.contains("missing: shard 3"))
    #expect(tool.run(["merge"]).code == .usage)
  }

  static func feature(
    _ names: String..., given: String = "", expecting: String = "the request succeeds"
  ) -> String {
    """
    Feature: Upgrades
      Background:
        Given the app "Shiny" is associated with "shiny.example"
        And the keychain holds:
          | service | user | password |
          | shiny.example | jappleseed | kitten1 |
        And the server holds:
          | user | password |
          | jappleseed | kitten1 |

    """ + names.map { scenario($0, given: given, expecting: expecting) }.joined()
  }

  private static func scenario(
    _ name: String, given: String = "", expecting: String = "the request succeeds"
  ) -> String {
    """
      @\(name.filter { $0.isLetter })
      Scenario: \(name)
        \(given)
        When the user upgrades "jappleseed" to a strong password from Settings
        And everything settles
        Then \(expecting)

    """
  }
}

/// A folder of a test, gone with it.
final class Folder {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "rehearsal-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ name: String, _ text: String) {
    let folder = URL(filePath: "\(path)/\(name)").deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(text.utf8))
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }
}
