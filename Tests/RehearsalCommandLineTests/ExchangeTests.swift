import Designs
import Foundation
import Rehearsal
import Testing

@testable import RehearsalCommandLine

/// Parts of a search that meet in a folder, and what is accepted of those that are merged.
@Suite struct ExchangeTests {
  private let folder = Folder()
  private let tool = CommandLineTool(handlers: [
    "Asking": Program { Asking() }, "Graceful": Program { Graceful() },
  ])
  private let search = ["explore", "--handler", "Graceful", "--server", "gracefully"]

  private var rounds: String { "\(folder.path)/rounds" }

  private func play(_ part: Int, of count: Int, _ words: String...) -> CommandLineTool.Answer {
    tool.run(search + ["--shard", "\(part)/\(count)", "--exchange", rounds] + words)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: rounds).sorted()
  }

  @Test(arguments: [1, 2, 5])
  func `every part comes to what one machine comes to, to the letter`(count: Int) throws {
    let whole = tool.run(search + ["--coverage"])
    var answers: [CommandLineTool.Answer] = []
    for _ in 0...2 { answers = (1...count).map { play($0, of: count, "--coverage") } }
    for answer in answers {
      #expect(answer.code == .fine)
      #expect(answer.output == whole.output)
    }
    #expect(try files().count == 2 * count)
  }

  @Test func `who comes first waits, and says for whom`() throws {
    let answer = play(2, of: 3)
    #expect(answer.code == .waiting && answer.code.rawValue == 75)
    #expect(
      answer.complaint
        == "rehearse: part 2 of 3 has run its paths of round 1; missing: parts 1, 3. Run the same command again once they have "
        + "run theirs.\n")
    #expect(try files() == ["round-1-part-2-of-3"])
    #expect(play(2, of: 3).complaint == answer.complaint)
    #expect(play(1, of: 3).complaint.contains("missing: part 3. "))
    #expect(play(3, of: 3).complaint.contains("of round 2; missing: parts 1, 2. "))
  }

  @Test func `a part that was lost, torn or is of another search is run again`() throws {
    for part in 1...2 { _ = play(part, of: 2) }
    let path = "\(rounds)/round-1-part-1-of-2"
    let bytes = try Data(contentsOf: URL(filePath: path))
    try bytes.dropLast(9).write(to: URL(filePath: path))
    let torn = play(2, of: 2)
    #expect(torn.code == .badInput)
    #expect(torn.complaint.contains("\(path): it is torn: "))
    #expect(torn.complaint.contains("; remove it, and run part 1 again\n"))
    try bytes.write(to: URL(filePath: path))
    #expect(play(2, of: 2, "--budget", "1").complaint.contains("\(path): it is of another search, or "))
    try FileManager.default.removeItem(atPath: path)
    #expect(play(2, of: 2).code == .waiting)
    #expect(play(1, of: 2).code == .fine)
    #expect(play(2, of: 2).code == .fine)
  }

  @Test func `a part of another search leaves nothing behind in a folder that is not its own`() throws {
    _ = play(1, of: 3)
    for words in [["--budget", "1"], ["--deviations", "network"], ["--go-on"]] {
      let answer = tool.run(search + ["--shard", "2/3", "--exchange", rounds] + words)
      #expect(answer.code == .badInput)
      #expect(answer.complaint.contains("\(rounds)/round-1-part-1-of-3: it is of another search, or "))
      #expect(try files() == ["round-1-part-1-of-3"])
    }
    #expect(play(2, of: 3).code == .waiting)
    // Its own place is taken already, and it does not wait for others then.
    #expect(play(2, of: 3, "--budget", "1").code == .badInput)
    for _ in 0...2 { for part in 1...3 { _ = play(part, of: 3) } }
    #expect(play(2, of: 3).code == .fine)
  }

  @Test func `what would not be read beside it is refused`() {
    #expect(tool.run(search + ["--exchange", rounds]).complaint.contains("say which, as in --shard 1/4"))
    #expect(play(1, of: 2, "--resume", "kept").complaint.contains("--resume is of no use beside --exchange"))
    #expect(play(1, of: 2, "--report", "a").complaint.contains("--report is of no use beside --exchange"))
    #expect(play(1, of: 2, "--sample", "random").code == .usage)
    #expect(
      play(1, of: .max).complaint.contains("--exchange is for at most 1024 parts, not 9223372036854775807"))
  }

  @Test func `what is known is accepted where parts are merged, and told where it is gone`() throws {
    let search = ["explore", "--handler", "Asking", "--deviations", "network", "--budget", "1"]
    let headline =
      "✘ somebody is locked out  (password alone; no path with fewer deviations fails in this way)"
    folder.write("none", "")
    var reports: [String] = []
    for part in 1...3 {
      reports.append("\(folder.path)/\(part).json")
      _ = tool.run(
        search + ["--accept", "\(folder.path)/none", "--shard", "\(part)/3", "--report", reports[part - 1]])
    }
    let merged = tool.run(["merge"] + reports)
    #expect(merged.code == .failed && merged.output.contains(headline))
    let keys = try reports.flatMap { try SearchFile($0).keys }
    #expect(!keys.isEmpty)
    folder.write("known", keys.map { "\($0) # it is on the list\n" }.joined())
    let known = tool.run(["merge", "--accept", "\(folder.path)/known"] + reports)
    #expect(known.code == .fine, "\(known)")
    #expect(known.output.contains("✓ known: \(keys[0])  (it is on the list)"))
    #expect(known.output.contains("EXHAUSTED at budget 1 but for what is known: "))
    folder.write("more", keys.map { "\($0) # known\n" }.joined() + "crash: in the happy path # seen once\n")
    let gone = tool.run(["merge", "--accept", "\(folder.path)/more"] + reports)
    #expect(gone.code == .failed)
    #expect(gone.output.contains("✘ not found any more: crash: in the happy path"))
    let new = tool.run(["merge", "--accept", "\(folder.path)/none"] + reports)
    #expect(new.code == .failed && new.output == merged.output)
  }

  @Test func `the page of every part that met in a folder is to the byte that of one machine, with any jobs`()
    throws
  {
    let direct = "\(folder.path)/direct.html"
    #expect(tool.run(search + ["--format", "html:\(direct)", "--jobs", "2"]).code == .fine)
    let page = try String(contentsOfFile: direct, encoding: .utf8)
    #expect(page.contains("The tree of paths"))
    for _ in 0...2 {
      for part in 1...2 { _ = play(part, of: 2, "--format", "html:\(folder.path)/\(part).html") }
    }
    for part in 1...2 {
      let isSame = folder.read("\(part).html") == page
      #expect(isSame, "part \(part)")
    }
  }

  @Test func `parts that are merged have a page, with the tree of the whole to the byte`() throws {
    let search = ["explore", "--handler", "Asking", "--deviations", "network", "--budget", "1"]
    let direct = "\(folder.path)/direct.html"
    _ = tool.run(search + ["--format", "html:\(direct)"])
    var reports: [String] = []
    for part in 1...3 {
      reports.append("\(folder.path)/\(part).json")
      _ = tool.run(search + ["--shard", "\(part)/3", "--report", reports[part - 1]])
    }
    let merged = tool.run(["merge"] + reports + ["--format", "html:\(folder.path)/merged.html"])
    #expect(merged.code == .failed && merged.complaint == "")
    func tree(_ name: String) throws -> Substring {
      let page = try #require(folder.read(name))
      let start = try #require(page.range(of: "<section class=\"tree\">"))
      let end = try #require(page.range(of: "<section id=\"coverage\""))
      return page[start.lowerBound..<end.lowerBound]
    }
    let isSame = try tree("merged.html") == tree("direct.html")
    #expect(isSame)
    #expect(tool.run(["merge"] + reports + ["--format", "junit:\(folder.path)/a.xml"]).code == .usage)
  }

  @Test func `a part that is torn is said to be torn`() throws {
    let (one, two) = ("\(folder.path)/1.json", "\(folder.path)/2.json")
    for (part, path) in [(1, one), (2, two)] {
      _ = tool.run(search + ["--shard", "\(part)/2", "--report", path])
    }
    let whole = try #require(folder.read("2.json"))
    for count in [40, whole.utf8.count / 2, whole.utf8.count - 2] {
      folder.write("2.json", String(decoding: whole.utf8.prefix(count), as: UTF8.self))
      let answer = tool.run(["merge", one, two])
      #expect(answer.code == .badInput)
      #expect(answer.complaint.hasPrefix("rehearse: \(two): it is torn: "), "\(answer.complaint)")
    }
  }

  @Test func `nothing is accepted of scenarios`() {
    folder.write("a.ndjson", "")
    let answer = tool.run(["merge", "--accept", "\(folder.path)/none", "\(folder.path)/a.ndjson"])
    #expect(answer.code == .usage)
  }
}
