import Cryptography
import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import RehearsalExplorer
import RehearsalScenarios
import Stories
import TestBench
import Testing

@testable import RehearsalReports

/// The page, as text.
@Suite struct PageTests {
  @Test func `digests are those of the standard`() {
    #expect(SHA256.base64(of: "") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(SHA256.base64(of: "abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    #expect(
      SHA256.base64(of: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=")
    #expect(
      [55, 56, 63, 64, 65].map { SHA256.base64(of: String(repeating: "a", count: $0)) } == [
        "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg=",
        "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o=",
        "fT50oF19sVvOStnsBljqmOPwbu7PFrTG//LaRX3cLzQ=",
        "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs=",
        "Y1NhxIu56rFBmOduqKt/GkFoXWrWKqkUbTAdTxfrCuA=",
      ])
  }

  @Test func `the page of stories, their films and an exploration is the one on record`() throws {
    try expectRecord(Self.sample().text.bare, "stories.html")
  }

  @Test func `the same results make the same page`() throws {
    #expect(try Self.sample().text == Self.sample().text)
  }

  @Test func `the page names its own script and style, and allows nothing else`() throws {
    let text = try Self.sample().text
    let policy = try #require(text.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(!policy.contains("unsafe"))
    for (name, pattern) in [
      ("script-src", /<script>(.*?)<\/script>/.dotMatchesNewlines()),
      ("style-src", /<style>(.*?)<\/style>/.dotMatchesNewlines()),
    ] {
      let content = try #require(text.firstMatch(of: pattern)?.1)
      #expect(policy.contains("\(name) 'sha256-\(SHA256.base64(of: String(content)))'"))
    }
    #expect(text.firstMatch(of: /\s(src|style)=|\shref="[^#]/) == nil)
    #expect(text.firstMatch(of: /\son\w+="/) == nil)
  }

  @Test(
    arguments: Results.quotedTexts + [Results.Quoted(text: String(repeating: "<!--</script>", count: 800))])
  func `hostile text makes no markup`(quoted: Results.Quoted) {
    let text = quoted.text
    func tags(_ text: String) -> [Substring] {
      Self.page(of: text).matches(of: /<[\/!]?[A-Za-z][A-Za-z0-9]*/).map(\.output)
    }
    // A difference of many lines is many elements, whoever wrote it.
    #expect(
      tags(text).filter { $0 != "<span" && $0 != "</span" }
        == tags("x").filter { $0 != "<span" && $0 != "</span" })
    let page = Self.page(of: text)
    #expect(page.matches(of: /<\/script/).count == 2)
    let films = page.firstMatch(of: /id="films">(.*?)<\/script>/.dotMatchesNewlines())?.1 ?? ""
    #expect(!films.contains("<"))
    #expect(JSON(String(films.filter { $0 != "\n" })) != nil)
    let hidden = page.unicodeScalars.filter {
      $0 != "\n" && $0 != "\u{200D}" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(hidden.isEmpty)
  }

  @Test func `what is wrong can be read without the script`() throws {
    let text = ScenarioReportTests.text(.html, of: Results.all)
    let body = text.replacing(/<script.*?<\/script>/.dotMatchesNewlines(), with: "")
    for words in [
      "3 of 7 scenarios hold", "<em>1 failed</em>", "<em>1 crashed</em>", "<em>1 hung</em>",
      "jappleseed is locked out", "<del>− | handler | cancelRequest |</del>",
      "<ins>+ | handler | complete |</ins>", "rehearse run Scenarios/upgrades.feature:13",
      "it crashed: signal 5: trace trap",
    ] { #expect(body.contains(words) || words.hasPrefix("3 of"), "\(words)") }
    #expect(body.contains("\(Results.all.count(where: \.isPassed)) of 7 scenarios hold"))
  }

  @Test func `what does not hold comes first, and everything else by folder and feature`() throws {
    let text = ScenarioReportTests.text(.html, of: Results.all)
    let headings = text.matches(of: /<h[34][^>]*>(.*?)<\/h[34]>/).map {
      $0.output.1.replacing(/<.*?>/, with: "").trimmingCharacters(in: .whitespaces)
    }
    #expect(
      headings.prefix(5) == [
        "What does not hold", "Upgrades Scenarios/upgrades.feature",
        "In-app upgrades Scenarios/in app.feature",
        "Scenarios 4 hold", "Upgrades",
      ])
    let places = try ["run-7\"", "run-4\"", "run-1\""].map { place in
      try #require(text.range(of: "href=\"#\(place)")).lowerBound
    }
    #expect(places[0] < places[2] && places[1] < places[2])
  }

  @Test func `rows of an outline are a table of their values, and one that fails has them on its card`()
    throws
  {
    let values = [("reply", "lost"), ("state", "<fails>")].map { ExampleRow.Value(name: $0, text: $1) }
    let results = (1...4).map { number in
      let result = Results.result(
        number, "a reply", in: ("F", "a/b.feature"), at: number, status: number == 4 ? .failed : .passed,
        failures: number == 4 ? [Results.failure("a/b.feature", 4, "it holds", "it does not")] : [])
      guard number > 1 else { return result }
      var scenario = result.scenario
      scenario.example = ExampleRow(outline: "a <reply>", number: "1.\(number - 1)", values: values)
      return ScenarioResult(
        scenario, number: number, status: result.status, failures: result.failures, end: .start, story: "")
    }
    let lines = ScenarioReportTests.text(.ndjson, of: results)
    #expect(try RecordedRun(from: lines).results == results)
    let page = ScenarioReportTests.text(.html, of: results)
    #expect(page.matches(of: /<table class="examples">/).count == 1)
    #expect(page.contains("<span class=\"name\">a &lt;reply&gt;</span>"))
    #expect(page.contains("<th scope=\"col\">reply</th><th scope=\"col\">state</th>"))
    #expect(page.contains("<td>lost</td><td>&lt;fails&gt;</td>"))
    #expect(page.contains("<a href=\"#run-4\">a reply #1.3</a>"))
    #expect(page.contains("<div><dt>state</dt><dd>&lt;fails&gt;</dd></div></dl>"))
  }

  @Test func `each finding has a small picture that says where it went wrong`() throws {
    let film = Film(of: try #require(Stories.all.first { $0.name == "trusting" }).play())
    let picture = MiniPicture(of: film).html
    #expect(picture.hasPrefix("<svg class=\"mini\"") && picture.utf8.count < 1_000)
    let strokes = picture.matches(of: /class="(event|fault|wrong)" d="(.*?)"/).map {
      ($0.output.1, $0.output.2.matches(of: /M/).count)
    }
    #expect(strokes.map(\.0) == ["event", "fault", "wrong"])
    #expect(strokes.map(\.1).reduce(0, +) == film.frames.count)
    let page = try Self.sample().text
    let failed = Stories.all.count { !$0.play().isSound }
    #expect(page.matches(of: /<svg class="mini"/).count == failed + 1)
  }

  @Test func `the page of an exploration speaks of paths and findings, and not of scenarios`() throws {
    var page = Page(title: "Rehearsal")
    page.add(try Self.exploration())
    #expect(page.text.contains("><em>1 finding</em> on 24 paths</h2>"))
    #expect(!page.text.contains("0 of 0"))
    var empty = Page(title: "Rehearsal")
    empty.add(
      ExplorationSection(
        title: "A", again: "a", verdict: "EXHAUSTED", coverage: Coverage(), requests: [],
        rows: [.init(budget: 0, paths: 1_200, states: 9, found: 0)], findings: []))
    #expect(empty.text.contains(">No finding on 1,200 paths</h2>"))
  }

  @Test func `a run that was cut short says so at the top`() {
    let text = ScenarioReportTests.text(.html, of: [Results.all[0]], planned: 7)
    #expect(text.contains("role=\"note\">The run was cut short: 6 of 7 scenarios were not played."))
  }

  @Test func `coverage counts what requests met, and knows what no phone could do`() throws {
    var coverage = MachineCoverage()
    for _ in 0..<3 {
      coverage.add(Film(of: Stage().play(.strongPassword, .settle) { Trusting() }))
    }
    let rows = coverage.html.matches(of: /<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/)
    let requested = try #require(rows.first { $0.output.1 == "requested" }).output.2
    #expect(requested.hasPrefix("<td class=\"h2\">3</td><td class=\"never\">·</td>"))
    #expect(coverage.html.contains(">1 of 12 things that user, Apple and system can do"))
  }

  @Test func `five thousand runs take less than five megabytes`() throws {
    let films = Stories.all.map { Film(of: $0.play()) }
    var page = Page(title: "Many")
    for number in 1...5_000 {
      let result = Results.result(
        number, "a scenario of a suite that has a great many of them, number \(number)",
        in: ("A feature of many", "Scenarios/Many/feature-\(number / 20).feature"), at: number,
        status: number % 10 == 0 ? .failed : .passed,
        failures: number % 10 == 0
          ? [Results.failure("f", number, "the request succeeds", "the request fails")] : [],
        lines: (0..<8).map { (.given, "sentence \($0) of many, as written in \(number % 500)", number + $0) })
      page.add(result, film: films[number % films.count])
    }
    let text = page.text
    #expect(text.utf8.count < 5_000_000)
    #expect(text.utf8.count > 1_000_000)
    #expect(text.contains("<a href=\"#run-5000\">"))
  }

  /// A page with something of everything.
  static func sample() throws -> Page {
    var page = Page(title: "Rehearsal")
    for (index, story) in Stories.all.enumerated() {
      let trace = story.play()
      let result = Results.result(
        index + 1, story.about, in: ("Stories", "Stories.feature"), at: index + 1,
        status: trace.isSound ? .passed : .failed,
        failures: trace.ending.lockOuts.map {
          Results.failure("Stories.feature", index + 1, "nobody is locked out", "\($0)")
        },
        end: trace.ending.instant.nanoseconds, lines: [(.when, "everything settles", index + 2)],
        tags: ["@\(story.name)"])
      page.add(result, film: Film(of: trace))
    }
    page.add(try exploration())
    return page
  }

  /// What an exploration of a handler could have found.
  static func exploration() throws -> ExplorationSection {
    let failing = try #require(Stories.all.first { $0.name == "trusting" })
    let passing = try #require(Stories.all.first { $0.name == "asking" })
    return ExplorationSection(
      title: "Trusting", again: "rehearse explore --handler Trusting",
      verdict: "It fails with one deviation.",
      coverage: Coverage(), requests: [Request(.strongPassword, from: .settings)],
      rows: [
        .init(budget: 0, paths: 1, states: 9, found: 0),
        .init(budget: 1, paths: 23, states: 61, found: 2),
      ],
      findings: [
        .init(
          title: "no-lock-out is broken",
          notes: [.init(label: "matters", text: "the reply to changePassword is lost")],
          scenario: "Feature: Discovered\n\n  Scenario: A reply is lost\n", failing: Film(of: failing.play()),
          passing: Film(of: passing.play()), budget: 1)
      ])
  }

  private static func page(of text: String) -> String {
    var page = Page(title: text)
    page.add(Results.hostile(text), film: Film(of: .sample(text)))
    page.add(
      ExplorationSection(
        title: text, again: text, verdict: text, coverage: Coverage(), requests: [],
        rows: [.init(budget: 1, paths: 2, states: 2, found: 1)],
        findings: [
          .init(
            title: text, notes: [.init(label: text, text: text)], scenario: text,
            failing: Film(of: .sample(text)),
            passing: Film(of: .sample(text)))
        ]))
    return page.text
  }
}

extension String {
  /// A page without its script, its style and their digests, which would drown everything else.
  var bare: String {
    replacing(/<style>.*?<\/style>/.dotMatchesNewlines(), with: "<style></style>")
      .replacing(/<script>.*?<\/script>/.dotMatchesNewlines(), with: "<script></script>")
      .replacing(/sha256-[A-Za-z0-9+\/=]+/, with: "sha256-")
  }
}
