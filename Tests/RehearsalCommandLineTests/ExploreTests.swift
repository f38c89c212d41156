import Designs
import Faults
import Foundation
import Rehearsal
import Testing

@testable import RehearsalCommandLine

/// What `rehearse explore` finds, prints and returns.
@Suite struct ExploreTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: [
    "Trusting": Program { Trusting() }, "Asking": Program { Asking() }, "Graceful": Program { Graceful() },
  ])

  @Test func `what is wrong is told with what matters in it, and returns 1`() {
    let answer = tool.run(["explore", "--handler", "Trusting", "--deviations", "network"])
    #expect(answer.code == .failed)
    #expect(answer.output.contains("✘ somebody is locked out"))
    #expect(answer.output.contains("0.100 s  the 1st changePassword loses its reply"))
    #expect(answer.output.contains("fails as well: the 1st changePassword is never answered"))
    #expect(answer.output.contains("holds: the 1st changePassword is lost"))
    #expect(answer.output.contains("Nearest path that holds"))
  }

  @Test func `an exhausted search returns 0, one without a verdict 2`() {
    let graceful = ["explore", "--handler", "Graceful", "--server", "gracefully"]
    #expect(tool.run(graceful + ["--budget", "1"]).code == .fine)
    let limited = tool.run(graceful + ["--limit", "50", "--resume", "\(folder.path)/search"])
    #expect(limited.code == .inconclusive)
    #expect(
      limited.output.contains("INCONCLUSIVE: 50 paths were run without coming to the end; raise --limit"))
    let resumed = tool.run(graceful + ["--resume", "\(folder.path)/search"])
    #expect(resumed.code == .fine)
    let whole = tool.run(graceful)
    #expect(resumed.output == whole.output)
  }

  @Test func `what is found is saved, and fails in the same way from anywhere`() throws {
    let answer = tool.run([
      "explore", "--handler", "Trusting", "--deviations", "network", "--save", folder.path,
    ])
    let file = "\(folder.path)/trusting-lock-out.feature"
    #expect(answer.output.contains("Saved: rehearse run \(file)"))
    let replayed = tool.run(["run", file])
    #expect(replayed.code == .failed)
    #expect(replayed.output.contains("jappleseed is locked out: the Keychain holds “kitten1”"))
    #expect(tool.run(["format", "--check", file]).code == .fine)
    let repaired = try String(contentsOfFile: file, encoding: .utf8)
      .replacing("handler \"Trusting\"", with: "handler \"Asking\"")
    folder.write("repaired.feature", repaired)
    #expect(tool.run(["run", "\(folder.path)/repaired.feature"]).code == .fine)
  }

  @Test func `what is saved does not pass once the handler sends something else`() throws {
    _ = tool.run(["explore", "--handler", "Trusting", "--deviations", "network", "--save", folder.path])
    let saved = try String(contentsOfFile: "\(folder.path)/trusting-lock-out.feature", encoding: .utf8)
    folder.write("renamed.feature", saved.replacing("\"changePassword\"", with: "\"changePasswd\""))
    let answer = tool.run(["run", "\(folder.path)/renamed.feature"])
    #expect(answer.code == .failed)
    #expect(
      answer.output.contains("it met no message: “changePasswd” was not sent. Did you mean “changePassword”?")
    )
  }

  @Test(arguments: [1, 2, 7])
  func `parts are put together to the same verdict and the same story`(count: Int) throws {
    let search = ["explore", "--handler", "Asking", "--deviations", "network"]
    let reports = (1...count).map { part in
      let report = "\(folder.path)/\(part).json"
      _ = tool.run(search + ["--shard", "\(part)/\(count)", "--report", report])
      return report
    }
    let merged = tool.run(["merge"] + reports)
    let whole = tool.run(search)
    #expect(merged.code == .failed)
    #expect(merged.output.story == whole.output.story)
    if count > 1 {
      #expect(
        tool.run(["merge"] + reports.dropLast()).complaint.contains("part \(count) of \(count) is missing"))
      #expect(
        tool.run(["merge"] + reports + reports.prefix(1)).complaint.contains(
          "part 1 of \(count) is there 2 times"))
    }
  }

  @Test func `a part claims no more than what it looked at, and neither do parts that came to no end`() {
    let search = ["explore", "--handler", "Asking", "--deviations", "network,system"]
    let smaller = "no path with fewer deviations fails in this way"
    let reports = (1...3).map { part in
      let report = "\(folder.path)/\(part).json"
      let limit = part == 1 ? [] : ["--limit", "2", "--resume", "\(folder.path)/\(part).search"]
      let answer = tool.run(search + limit + ["--shard", "\(part)/3", "--report", report])
      #expect(answer.output.contains("; in this part \(smaller)") == (part == 1))
      return report
    }
    let merged = tool.run(["merge"] + reports)
    #expect(merged.code == .failed)
    #expect(merged.output.contains("; in this part \(smaller)"))
    #expect(merged.output.contains("wrong; not everything was run"))
    let graceful = ["explore", "--handler", "Graceful", "--server", "gracefully", "--budget", "1"]
    let part = tool.run(graceful + ["--shard", "2/3"])
    #expect(part.output.contains("EXHAUSTED at budget 1 in part 2 of 3: nothing is wrong"))
  }

  @Test func `what a file of a search tells acts on no terminal`() {
    let report = "\(folder.path)/part.json"
    _ = tool.run(["explore", "--handler", "Asking", "--report", report])
    let text = folder.read("part.json") ?? ""
    folder.write(
      "part.json", text.replacing(/"stories":\["/) { _ in #""stories":["\u001b[31mred\n::error::x\n"# })
    let output = tool.run(["merge", report]).output
    #expect(output.contains("\\u{1B}[31mred\n| ::error::x\n") && !output.contains("\u{1B}"))
  }

  @Test func `coverage is a table, and too little of it returns 1`() {
    let search = ["explore", "--handler", "Graceful", "--server", "gracefully", "--budget", "1"]
    let answer = tool.run(search + ["--coverage", "--fail-under", "25"])
    #expect(answer.code == .fine)
    #expect(answer.output.contains("Coverage: "))
    #expect(answer.output.contains("    changePassword"))
    #expect(answer.output.contains("\n  rules exercised: AM-1, AM-4, AM-5, AM-6, AM-7, AM-8, AM-9, AM-10, "))
    #expect(answer.output.contains("\n  never exercised: "))
    let strict = tool.run(search + ["--fail-under", "100"])
    #expect(strict.code == .failed)
    #expect(strict.complaint.contains("of what can happen was tried, less than 100.0 %."))
  }

  @Test func `what is wrong is looked at twice, and a story that does not come out the same is told so`() {
    var count = 0
    let tool = CommandLineTool(handlers: [
      "Fickle": Program {
        count += 1
        return Fickle(code: count)
      }
    ])
    let answer = tool.run(["explore", "--handler", "Fickle", "--budget", "0"])
    #expect(answer.code == .failed)
    #expect(answer.output.contains("✘ AM-11: the handler used an error of another domain"))
    let heading = "✘ the handler did not do the same thing twice  (password alone; the happy"
    #expect(answer.output.ranges(of: heading).count == 1)
    #expect(answer.output.contains("wrong; 3 paths did not come out the same twice (3 paths, "))
    let steady = CommandLineTool(handlers: ["Steady": Program { Fickle(code: 7) }])
    #expect(
      !steady.run(["explore", "--handler", "Steady", "--budget", "0"]).output.contains("same thing twice"))
  }

  @Test func `who does not do the same thing twice is told with what differs first`() {
    var count = 0
    let tool = CommandLineTool(handlers: [
      "Moody": Program {
        count += 1
        return Moody(code: count)
      }
    ])
    let answer = tool.run(["explore", "--handler", "Moody"])
    #expect(answer.code == .inconclusive)
    #expect(answer.output.contains("✘ the handler did not do the same thing twice  (password alone; "))
    #expect(answer.output.contains(" of the trace is the first that differs\n"))
    let sides = answer.output.split(separator: "\n").filter {
      $0.hasPrefix("    at first  ") || $0.hasPrefix("    again     ")
    }
    #expect(sides.count == 2)
    #expect(sides.allSatisfy { $0.contains("handler → server  verifyCode(") })
    #expect(sides.first?.dropFirst(14) != sides.last?.dropFirst(14))
  }

  @Test func `who did something else only once is told with where that was`() {
    var count = 0
    let tool = CommandLineTool(handlers: [
      "Once": Program {
        count += 1
        return Moody(code: count == 2 ? 2 : 1)
      }
    ])
    let answer = tool.run(["explore", "--handler", "Once", "--budget", "0"])
    #expect(answer.code == .inconclusive)
    #expect(
      answer.output.contains(
        "✘ the handler did not do the same thing twice  (password alone; the happy path)\n"
          + "  it came to another state than the first time, and was run again without doing so once more\n"))
  }

  @Test func `a kind of deviation that was never possible is no part of what was tried`() {
    let search = ["explore", "--handler", "Graceful", "--server", "gracefully", "--budget", "1"]
    let apple = tool.run(search + ["--deviations", "apple,network"])
    #expect(
      apple.output.hasSuffix("  never seen: no path with a deviation of the kind “apple”\n"))
    #expect(!tool.run(search).output.contains("a deviation"))
    #expect(tool.run(search + ["--deviations", "all"]) == tool.run(search))
    #expect(!tool.run(search + ["--deviations", "all,device"]).output.contains("a deviation"))
    let converting = search + ["--deviations", "apple,network", "--request", "sign-in-with-apple"]
    #expect(!tool.run(converting).output.contains("a deviation"))
  }

  @Test func `what was found before a limit is a failure, and the rest was not run`() {
    let search = ["explore", "--handler", "Trusting", "--deviations", "network"]
    let answer = tool.run(search + ["--limit", "30", "--resume", "\(folder.path)/search"])
    #expect(answer.code == .failed)
    #expect(
      answer.output.contains(
        "FAILED at budget 1: 1 thing wrong; not everything was run: 30 paths were run without coming to the "
          + "end; raise --limit (30 paths, "))
    let one = tool.run(search + ["--limit", "1", "--resume", "\(folder.path)/one"])
    #expect(one.output.contains("INCONCLUSIVE: 1 path was run without coming to the end"))
  }

  @Test func `of a search without a verdict nobody says that too little was tried`() {
    let search = ["explore", "--handler", "Graceful", "--limit", "5", "--resume", "\(folder.path)/search"]
    let answer = tool.run(search + ["--fail-under", "99"])
    #expect(answer.code == .inconclusive)
    #expect(!answer.complaint.contains("was tried"))
  }

  @Test
  func `what properties say in quotation marks is in no report, and no line that cannot be read is quoted`()
    throws
  {
    let (page, report) = ("\(folder.path)/page.html", "\(folder.path)/report.json")
    let search = ["explore", "--handler", "Trusting", "--budget", "0", "--redact"]
    let property = "always: the server accepts the password \"hunter2\" of \"jappleseed\""
    let answer = tool.run(
      search + ["--property", property, "--format", "html:\(page)", "--report", report])
    #expect(answer.code == .failed && answer.output.contains("the password \"<text 1>\" of \"<text 2>\""))
    for text in try [answer.output] + [page, report].map({ try String(contentsOfFile: $0, encoding: .utf8) })
    {
      #expect(!text.contains("hunter2"))
    }
    folder.write("lines", "always: hunter2\n")
    for option in ["--properties", "--accept"] {
      let refused = tool.run(search + [option, "\(folder.path)/lines"])
      #expect(refused.code == .badInput && refused.complaint.contains("/lines:1: "), "\(refused)")
      #expect(!refused.complaint.contains("hunter2"), "\(option)")
    }
  }

  @Test func `stand-ins take the place of secrets, and fail in the same way`() throws {
    let page = "\(folder.path)/page.html"
    let report = "\(folder.path)/report.json"
    let answer = tool.run([
      "explore", "--handler", "Trusting", "--deviations", "network", "--save", folder.path, "--redact",
      "--format", "html:\(page)", "--report", report,
    ])
    let file = "\(folder.path)/trusting-lock-out.feature"
    let texts =
      try [answer.output] + [page, report, file].map { try String(contentsOfFile: $0, encoding: .utf8) }
    for text in texts {
      #expect(!text.contains("kitten1"))
      #expect(!text.contains("session-1"))
      #expect(text.contains("<password 1>") || text.contains("&lt;password 1&gt;"))
    }
    let replayed = tool.run(["run", file])
    #expect(replayed.code == .failed)
    #expect(replayed.output.contains("jappleseed is locked out: the Keychain holds “<password 1>”"))
  }

  @Test(arguments: [
    (["--handler", "Trustin"], "there is no handler “Trustin”. Did you mean “Trusting”?"),
    (["--deviations", "netwrok"], "there is no kind of deviation “netwrok”. Did you mean “network”?"),
    (["--deviations", ""], "--deviations reads like network,user, not “”; without it, everybody deviates."),
    (["--deviations", "network,,user"], "--deviations reads like network,user, not “network,,user”"),
    (["--save", ""], "--save needs a folder, and . for the one you are in."),
    (["--budget", "-1"], "--budget needs a number, or all, not “-1”."),
    (["--shard", "3/2"], "--shard reads like 1/3, not “3/2”."),
    (["--fail-under", "101"], "--fail-under needs a percentage, not “101”."),
    (["--request", "weak-password"], "there is no value of --request “weak-password”."),
    (["--request", "passkey"], "Trusting upgrades accounts and is no credential provider"),
  ])
  func `what is not understood is refused`(words: [String], complaint: String) {
    let answer = tool.run(["explore"] + words)
    #expect(answer.code == .usage)
    #expect(answer.complaint.contains(complaint))
  }

  @Test func `a file that is no search, or of another one, is refused`() {
    folder.write("search", "{\"schema\":\"rehearsal-exploration/1\"}")
    let path = "\(folder.path)/search"
    #expect(tool.run(["explore", "--handler", "Asking", "--resume", path]).code == .badInput)
    _ = tool.run(["explore", "--handler", "Graceful", "--limit", "9", "--resume", "\(folder.path)/other"])
    let answer = tool.run(["explore", "--handler", "Asking", "--resume", "\(folder.path)/other"])
    #expect(answer.code == .badInput)
    #expect(
      answer.complaint.contains(
        "by a search with other options: --handler Graceful instead of --handler Asking; say those, or begin anew"
      ))
    let more = tool.run([
      "explore", "--handler", "Graceful", "--go-on", "--no-reduction", "--resume", "\(folder.path)/other",
    ])
    #expect(
      more.complaint.contains(
        ": no --no-reduction instead of --no-reduction; no --go-on instead of --go-on; say those"))
  }

  @Test func `a search does not go on with other code`() throws {
    let search = ["explore", "--handler", "Graceful", "--limit", "9", "--resume", "\(folder.path)/search"]
    _ = tool.run(search)
    let path = "\(folder.path)/search"
    try SealedFile.rewrite(path) { $0.replacing("\"build\":\"", with: "\"build\":\"1") }
    let kept = try Data(contentsOf: URL(filePath: path))
    let answer = tool.run(search)
    #expect(answer.code == .badInput)
    #expect(answer.complaint.contains("it was written by another build of this command"))
    #expect(try Data(contentsOf: URL(filePath: path)) == kept)
  }

  @Test func `a search that stopped on its last level goes on with as many deviations, and no more`() {
    let words = ["explore", "--handler", "Graceful", "--server", "gracefully"]
    let file = ["--resume", "\(folder.path)/last"]
    _ = tool.run(words + ["--budget", "1", "--limit", "50"] + file)
    let more = tool.run(words + ["--budget", "2"] + file)
    #expect(more.code == .badInput)
    #expect(
      more.complaint.contains("it was begun with --budget 1 and keeps nothing to deviate from after that"))
    #expect(tool.run(words + ["--budget", "1"] + file).output == tool.run(words + ["--budget", "1"]).output)
  }
}

/// Cancels with an error that nobody knows, each time another.
private final class Fickle: AccountModificationHandler {
  let code: Int

  init(code: Int) {
    self.code = code
  }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.cancelRequest(with: ExtensionError(domain: "Fickle", code: code))
  }
}

/// Says something else every time.
private final class Moody: AccountModificationHandler {
  let code: Int

  init(code: Int) {
    self.code = code
  }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.verifyCode("\(code)", session: "session-1")) { _ in context.cancelRequest(with: .failed) }
  }
}

extension String {
  /// What was found, without how the search went.
  fileprivate var story: Substring {
    guard let start = firstRange(of: "✘"), let end = firstRange(of: "FAILED") else { return "" }
    return self[start.lowerBound..<end.lowerBound]
  }
}
