import Designs
import Foundation
import Rehearsal
import Testing

@testable import RehearsalCommandLine

/// `rehearse watch`, with somebody who saves files.
@Suite struct WatchTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Trusting": Program { Trusting() }])

  @Test func `a saved file touches its own scenarios, and a trace those of the file beside it`() {
    folder.write("a.feature", "1")
    folder.write("a.b.feature", "1")
    folder.write("other.txt", "1")
    var files = SavedFiles(below: [folder.path])
    #expect(files.look() == nil)
    folder.write("a.feature", "22")
    #expect(files.look() == .files(["\(folder.path)/a.feature"]))
    #expect(files.look() == nil)
    folder.write("other.txt", "22")
    #expect(files.look() == nil)
    folder.write("a.b.one.trace.ndjson", "1")
    #expect(files.look() == .files(["\(folder.path)/a.b.feature"]))
    folder.write("a.b.one.trace.ndjson", "22")
    folder.write("new.feature", "1")
    #expect(files.look() == .files(["\(folder.path)/a.b.feature", "\(folder.path)/new.feature"]))
  }

  @Test func `a file that takes the place of another is another`() throws {
    folder.write("a.feature", "1")
    var files = SavedFiles(below: ["\(folder.path)/a.feature"])
    let date = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/a.feature")[.modificationDate]
    folder.write("draft", "2")
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(date)], ofItemAtPath: "\(folder.path)/draft")
    #expect(rename("\(folder.path)/draft", "\(folder.path)/a.feature") == 0)
    #expect(files.look() == .files(["\(folder.path)/a.feature"]))
  }

  @Test func `everything is played, and then what is touched, with the same options`() throws {
    folder.write("a.feature", RunTests.feature("one", "two"))
    folder.write("b.feature", RunTests.feature("one"))
    let words = [folder.path, "--handler", "Trusting", "--tags", "@one"]
    var savings: [Saving?] = [.files(["\(folder.path)/b.feature"]), .everything, nil]
    let answer = Watcher(tool: tool).watch(try Arguments<WatchOptions>(words), in: Surroundings()) {
      if savings.count == 2 {
        folder.write("b.feature", RunTests.feature("one", expecting: "the request fails"))
      }
      return savings.removeFirst()
    }
    let counts = answer.output.matches(of: /(\d) scenarios? planned: (\d) passed/).map { "\($0.1) \($0.2)" }
    #expect(counts == ["2 2", "1 1", "2 1"])
    #expect(answer.code == .failed)
  }
}
