import Foundation
import Rehearsal
import RehearsalCommandLine
import Stories
import TestBench
import Testing

/// The page of a run that was split over machines.
@Suite struct MergedPageTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: Handlers.all)

  /// The shipped scenarios as they are played at once, which takes long enough to be done once.
  private static let whole = Result {
    let folder = Folder()
    let tool = CommandLineTool(handlers: Handlers.all)
    let answer = tool.run([
      "run", scenarios, "--format", "html:\(folder.path)/whole.html", "--format",
      "ndjson:\(folder.path)/whole.ndjson",
    ])
    #expect(answer.code == .fine)
    return (
      page: try #require(folder.read("whole.html")), lines: try #require(folder.read("whole.ndjson"))
    )
  }

  private static let scenarios = House.root.appending(path: "Scenarios").path

  @Test(arguments: 1...4)
  func `the page of all parts is the one of the run that was never split`(count: Int) throws {
    let whole = try Self.whole.get()
    let parts = try play([Self.scenarios], in: count)
    let merged = tool.run(["merge"] + parts + ["--format", "html:\(folder.path)/merged.html"])
    #expect(merged.code == .fine)
    let page = try #require(folder.read("merged.html"))
    #expect(page == whole.page)
    #expect(page.contains("id=\"coverage\"") && page.contains("id=\"machine-0\""))
    let sizes = try parts.map { try Data(contentsOf: URL(filePath: $0)).count }
    #expect(sizes.reduce(0, +) < whole.lines.utf8.count * 2)
  }

  @Test func `a run that is no part keeps no films, and is told the same when parts are put together`() throws
  {
    let whole = try Self.whole.get()
    #expect(!whole.lines.contains("{\"film\":"))
    folder.write("a.feature", RunTests.feature("one", "two", "three"))
    let words = ["\(folder.path)/a.feature", "--handler", "Trusting"]
    #expect(tool.run(["run"] + words + ["--format", "ndjson:\(folder.path)/all.ndjson"]).code == .fine)
    let merged = tool.run(["merge"] + (try play(words, in: 2)) + ["--format", "ndjson"])
    #expect(merged.output == folder.read("all.ndjson"))
  }

  @Test func `what does not hold and what is secret look the same in the page of all parts`() throws {
    let fault = "Given the 1st \"changePassword\" request loses its reply"
    folder.write("a.feature", RunTests.feature("one", given: fault, expecting: "the request succeeds"))
    folder.write("b.feature", RunTests.feature("two", "three"))
    for more in [[], ["--redact"]] {
      let words =
        ["\(folder.path)/a.feature", "\(folder.path)/b.feature", "--handler", "Trusting"] + more
      #expect(tool.run(["run"] + words + ["--format", "html:\(folder.path)/whole.html"]).code == .failed)
      let parts = try play(words, in: 2, expecting: nil)
      let merged = tool.run(["merge"] + parts + ["--format", "html:\(folder.path)/merged.html"])
      #expect(merged.code == .failed)
      #expect(folder.read("merged.html") == folder.read("whole.html"))
      for part in parts {
        let text = try String(contentsOfFile: part, encoding: .utf8)
        #expect(text.contains("kitten1") == more.isEmpty)
      }
    }
  }

  private func play(_ words: [String], in count: Int, expecting code: ExitCode? = .fine) throws -> [String] {
    (1...count).map { number in
      let path = "\(folder.path)/\(number)-of-\(count).ndjson"
      let answer = tool.run(
        ["run"] + words + ["--shard", "\(number)/\(count)", "--format", "ndjson:\(path)"])
      if let code { #expect(answer.code == code) }
      return path
    }
  }
}
