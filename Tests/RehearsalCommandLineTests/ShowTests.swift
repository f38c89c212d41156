import Designs
import Foundation
import Rehearsal
import Testing

@testable import RehearsalCommandLine

/// `rehearse show` and `rehearse run --ui`: pages that open.
@Suite struct ShowTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: [
    ("Trusting", Program { Trusting() }), ("Asking", Program { Asking() }),
  ])

  /// What was opened, one after the other.
  private final class Desktop {
    var opened: [String] = []
    var works = true
  }

  private let desktop = Desktop()

  private var surroundings: Surroundings {
    var surroundings = Surroundings()
    surroundings.viewer = Viewer(folder: folder.path) { [desktop] path in
      desktop.opened.append(path)
      return desktop.works
    }
    return surroundings
  }

  init() {
    folder.write("a.feature", RunTests.feature("one", "two"))
  }

  private func run(_ words: String...) throws -> CommandLineTool.Answer {
    try RunOptions.perform(
      Arguments(["\(folder.path)/a.feature", "--handler", "Trusting"] + words), with: tool, in: surroundings)
  }

  private func show(_ words: String...) throws -> CommandLineTool.Answer {
    try ShowOptions.perform(Arguments(words), with: tool, in: surroundings)
  }

  /// The page that an answer names.
  private func page(_ answer: CommandLineTool.Answer) throws -> String {
    #expect(answer.code == .fine && answer.complaint == "", "\(answer.complaint)")
    let path = String(answer.output.dropLast())
    #expect(path.hasPrefix("\(folder.path)/show-") && path.hasSuffix(".html"))
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `the parts of a run are shown as the page of the whole, and opened`() throws {
    #expect(try run("--format", "html:\(folder.path)/whole.html").code == .fine)
    for part in 1...2 {
      _ = try run("--shard", "\(part)/2", "--format", "ndjson:\(folder.path)/\(part).ndjson")
    }
    let answer = try show("\(folder.path)/2.ndjson", "\(folder.path)/1.ndjson")
    #expect(try page(answer) == folder.read("whole.html"))
    #expect(desktop.opened == [String(answer.output.dropLast())])
    let one = try page(try show("\(folder.path)/1.ndjson", "--no-open"))
    #expect(one.contains(">1 of 1 scenario holds</h2>"))
    #expect(desktop.opened.count == 1)
  }

  @Test func `a page is opened where it is, and where nothing can be opened its path is said all the same`()
    throws
  {
    #expect(try run("--format", "html:\(folder.path)/whole.html").code == .fine)
    desktop.works = false
    let path = "\(folder.path)/whole.html"
    #expect(try show(path) == CommandLineTool.Answer(output: path + "\n"))
    #expect(desktop.opened == [path])
    var surroundings = surroundings
    surroundings.viewer.open = nil
    let answer = try ShowOptions.perform(Arguments([path]), with: tool, in: surroundings)
    #expect(answer == CommandLineTool.Answer(output: path + "\n"))
  }

  @Test func `a search that was saved is shown with what it found`() throws {
    let report = "\(folder.path)/search.json"
    let words = ["explore", "--handler", "Trusting", "--budget", "1"]
    let direct = "\(folder.path)/direct.html"
    #expect(tool.run(words + ["--report", report, "--format", "html:\(direct)"]).code == .failed)
    let shown = try page(try show(report))
    #expect(shown.contains("<em>1 finding</em> on ") && shown.contains("href=\"#finding-1\""))
    #expect(shown.contains("kitten1"))
    #expect(!(try page(try show(report, "--redact"))).contains("kitten1"))
    let stranger = CommandLineTool(handlers: [("Asking", Program { Asking() })])
    let answer = try ShowOptions.perform(Arguments([report]), with: stranger, in: surroundings)
    #expect(answer.code == .badInput && answer.complaint.contains("does not know the handler"))
  }

  @Test func `a pinned trace is shown as a run`() throws {
    _ = try run("--record", "missing")
    let shown = try page(try show("\(folder.path)/a.one.trace.ndjson"))
    #expect(shown.contains("a.one.trace.ndjson") && shown.contains("completeChangePasswordRequest"))
    #expect(!(try page(try show("\(folder.path)/a.one.trace.ndjson", "--redact"))).contains("kitten1"))
  }

  @Test func `what is no report is refused, and nothing is opened`() throws {
    folder.write("other.txt", "hello\n")
    folder.write("empty.ndjson", "")
    _ = try run("--shard", "1/2", "--format", "ndjson:\(folder.path)/1.ndjson")
    for (words, complaint) in [
      (["other.txt"], "other.txt: line 1: this is no report that rehearse wrote"),
      (["empty.ndjson"], "empty.ndjson: line 1: it is empty; whoever was to write it wrote nothing"),
      (["missing.ndjson"], "missing.ndjson: No such file or directory"),
      (["1.ndjson", "1.ndjson"], "missing: shard 2"),
    ] {
      let answer = try ShowOptions.perform(
        Arguments(words.map { "\(folder.path)/\($0)" }), with: tool, in: surroundings)
      #expect(answer.code == .badInput && answer.output == "")
      #expect(answer.complaint.contains(complaint), "\(answer.complaint)")
    }
    #expect(tool.run(["show"]).code == .usage)
    #expect(desktop.opened.isEmpty)
  }

  @Test func `a run with --ui is a run, and its page opens`() throws {
    #expect(try run("--format", "html:\(folder.path)/whole.html").code == .fine)
    let answer = try run("--ui", "--format", "tap")
    let path = try #require(desktop.opened.first)
    #expect(answer.complaint == "rehearse: the page is \(path)\n")
    #expect(answer.output.hasPrefix("TAP version 14") && answer.code == .fine)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == folder.read("whole.html"))
    #expect(try run("--ui", "--dry-run").complaint == "")
    #expect(desktop.opened.count == 1)
  }

  @Test func `a place for pages is in a folder that is nobody else's`() throws {
    let place = try Viewer().place(for: "run")
    let temporary = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    #expect(place.hasPrefix("\(temporary)/rehearsal-\(getuid())/run-") && !Files.exists(place))
    let parent = (place as NSString).deletingLastPathComponent
    let mode = try FileManager.default.attributesOfItem(atPath: parent)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }
}
