import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import Testing

/// Where reports are to go, looked at before anything is played or searched.
@Suite struct OutputTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Trusting": Program { Trusting() }, "Asking": Program { Asking() }])

  @Test(arguments: [
    (["--report", "F/no/x.json"], "F/no/x.json: there is no folder F/no; make it first"),
    (["--format", "html:F/no/x.html"], "F/no/x.html: there is no folder F/no; make it first"),
    (["--resume", "F/no/x"], "F/no/x: there is no folder F/no; make it first"),
    (["--save", "F/file"], "F/file: it is a file, and no folder"),
    (["--save", "F/file/deep/er"], "F/file: it is a file, and no folder"),
    (["--exchange", "F/file", "--shard", "1/2"], "F/file: it is a file, and no folder"),
    (["--report", "F/."], "F/.: Is a directory"),
  ])
  func `a search that could keep nothing does not begin`(words: [String], complaint: String) {
    folder.write("file", "old")
    let answer = tool.run(
      ["explore", "--handler", "Trusting"]
        + words.map { $0.replacing("F/", with: "\(folder.path)/").replacing(/^F$/, with: folder.path) })
    #expect(answer.code == .badInput)
    #expect(answer.output == "", "searched all the same")
    #expect(answer.complaint == "rehearse: \(complaint.replacing("F/", with: "\(folder.path)/"))\n")
    #expect(folder.read("file") == "old")
  }

  @Test func `what was only tried leaves nothing behind`() throws {
    folder.write("old", "old")
    let places = ["--report", "old", "--format", "html:new", "--save", "deep/er"].map {
      $0.hasPrefix("--") ? $0 : $0.hasPrefix("html:") ? "html:\(folder.path)/new" : "\(folder.path)/\($0)"
    }
    // The last of them cannot be written, so that nothing is.
    let answer = tool.run(
      ["explore", "--handler", "Trusting"] + places + ["--resume", "\(folder.path)/no/x"])
    #expect(answer.code == .badInput)
    #expect(folder.read("old") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["old"])
  }

  @Test func `a device that takes nothing does not hide what was found`() {
    let search = ["explore", "--handler", "Trusting", "--deviations", "network"]
    let answer = tool.run(search + ["--report", "/dev/full"])
    #expect(answer.code == .failed)
    #expect(answer.output.contains("FAILED"))
    #expect(answer.complaint == "rehearse: /dev/full: No space left on device\n")
    #expect(
      tool.run(["explore", "--handler", "Asking", "--budget", "0", "--report", "/dev/full"]).code == .badInput
    )
  }

  @Test func `a run plays nothing where its list of what did not hold could not be kept`() {
    folder.write("a.feature", RunTests.feature("one"))
    let words = ["run", folder.path, "--handler", "Trusting"]
    let list = "\(folder.path)/no/list"
    let answer = tool.run(words + ["--rerun", list])
    #expect(answer.code == .badInput)
    #expect(answer.output == "")
    #expect(answer.complaint == "rehearse: \(list): there is no folder \(folder.path)/no; make it first\n")
    #expect(
      tool.run(words + ["--format", "junit:\(list)"]).complaint
        == "rehearse: \(list): there is no folder \(folder.path)/no; make it first\n")
  }

  @Test(arguments: ["run", "merge"])
  func `a report to a file without a name is not printed`(command: String) {
    folder.write("a.feature", RunTests.feature("one"))
    let answer = tool.run([command, "\(folder.path)/a.feature", "--format", "junit:"])
    #expect(answer.code == .usage)
    #expect(
      answer.complaint
        == "rehearse: --format junit: names no file; say one, as in junit:FILE, or junit alone to have it printed.\n"
    )
  }
}
