import Designs
import Foundation
import Rehearsal
import RehearsalExplorer
import RehearsalScenarios
import TestBench
import Testing

@testable import RehearsalReports

/// The tree of paths on the page of an exploration.
@Suite struct TreeChapterTests {
  private static var trusting: Explorer {
    var explorer = Explorer(Situation.usual(.strongPassword), handler: Program { Trusting() })
    explorer.deviations.remove(.deviceAlone)
    explorer.budget = 1
    explorer.properties = [
      .sometimes("somebody has another password") { $0.keychain["jappleseed"] != "kitten1" }
    ]
    return explorer
  }

  private static var asking: Explorer {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: Program { Asking() })
    explorer.deviations.remove(.deviceAlone)
    return explorer
  }

  private static func page(of explorer: Explorer, isRedacted: Bool = false) -> String {
    page(of: explorer.explore(), isRedacted: isRedacted).text
  }

  static func page(of exploration: Exploration, isRedacted: Bool = false) -> Page {
    let told = exploration.discoveries.map { ($0, exploration.explorer.discovery(of: $0)) }
    var page = Page(title: "Rehearsal")
    page.add(
      ExplorationSection(
        of: exploration, handler: "Trusting", again: "rehearse explore", discoveries: told,
        tree: ToldTree(lookingAgainAt: exploration, isRedacted: isRedacted), isRedacted: isRedacted))
    return page
  }

  static var sample: Page { page(of: trusting.explore()) }

  /// One with few enough paths to be unfolded whole.
  static var small: Page {
    var explorer = trusting
    explorer.situations = [explorer.situations[0]]
    explorer.deviations = .system
    return page(of: explorer.explore())
  }

  private func body(_ page: String) -> String {
    page.replacing(/<script.*?<\/script>/.dotMatchesNewlines(), with: "")
      .replacing(/<style>.*?<\/style>/.dotMatchesNewlines(), with: "")
  }

  @Test func `without the script it says how everything stands at a point, and what else could happen`() {
    let page = body(Self.page(of: Self.trusting))
    for words in [
      "All 241 paths are here.", "password alone: the happy path", "As usual, next: ",
      "<dt>On screen</dt>", "<dt>Request</dt>", "<dt>Process</dt>", "<dt>Keychain</dt>", "<dt>Server</dt>",
      "jappleseed  kitten1  at shiny.example", "Instead, each with the paths that go on from it:",
      "the 1st changePassword loses its reply", "Taken for one with this: <a href=\"#path-1-",
      "Could happen as well, with one deviation more than --budget: ",
      "✗ somebody is locked out</b> <a href=\"#finding-1\">#1</a>", "<caption>Goals reached</caption>",
      "somebody has another password", "<h4>When it was found</h4>",
    ] { #expect(page.contains(words) || words.hasPrefix("All "), "\(words)") }
    #expect(page.contains(/All \d+ paths are here\./))
  }

  @Test(arguments: [false, true])
  func `the same search makes the same page, and every link of it leads somewhere`(isRedacted: Bool) {
    let page = Self.page(of: Self.trusting, isRedacted: isRedacted)
    #expect(page == Self.page(of: Self.trusting, isRedacted: isRedacted))
    let ids = page.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count)
    // Views of single findings are made by the script.
    let links = Set(body(page).matches(of: /href="#([^"]+)"/).map { String($0.output.1) })
      .filter { !$0.hasPrefix("finding-") && $0 != "runs" }
    #expect(links.subtracting(ids).isEmpty)
    #expect(links.contains { $0.hasPrefix("point-1-") })
    for tag in ["details", "ul", "ol", "li", "dl", "section"] {
      let body = body(page)
      #expect(
        body.matches(of: try! Regex("<\(tag)[ >]")).count == body.ranges(of: "</\(tag)>").count, "\(tag)")
    }
    #expect(page.contains("kitten1") != isRedacted)
  }

  @Test func `a search that is too large for a page is told in part, with what was found, and says so`()
    throws
  {
    let exploration = Self.asking.explore()
    let finding = try #require(exploration.discoveries.first)
    #expect(finding.number > ToldTree.mostPaths)
    let page = Self.page(of: exploration).text
    let lead = try #require(
      page.firstMatch(of: /Here are ([\d,]+) of ([\d,]+) paths: .*? The other ([\d,]+) are left out, because/)
    )
    let numbers = [lead.output.1, lead.output.2, lead.output.3].compactMap { Int($0.filter(\.isNumber)) }
    #expect(numbers[0] + numbers[2] == numbers[1] && numbers[1] == exploration.paths)
    #expect(numbers[0] >= 300)
    #expect(page.contains("id=\"path-1-\(finding.number)\""))
    #expect(page.contains("Run as well, and left out here: "))
    #expect(page.utf8.count < 3_000_000)
    #expect(page.utf8.count > 300_000)
  }

  @Test func `what somebody else wrote makes no markup`() {
    func tags(_ text: String) -> [Substring] {
      var explorer = Self.trusting
      explorer.deviations = .apple
      for index in explorer.situations.indices { explorer.situations[index].name = text }
      explorer.properties = [.sometimes(text) { _ in false }]
      return Self.page(of: explorer).matches(of: /<[\/!]?[A-Za-z][A-Za-z0-9]*/).map(\.output)
    }
    #expect(tags("<b>\"&'</details></script>") == tags("x"))
  }

  @Test func `a path on its way between processes is the same when it arrives`() throws {
    let exploration = Self.trusting.explore()
    var search = try #require(Search(again: exploration))
    search.run()
    let tree = search.tree
    for branch in tree.branches.prefix(40) where !branch.points.isEmpty {
      let path = ToldPath(try #require(search.exploration.explorer.view(branch)), isRedacted: false)
      #expect(JSON(path.json.text).flatMap(ToldPath.init) == path)
    }
  }
}
