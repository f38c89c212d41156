import Foundation
import Rehearsal
import RehearsalCommandLine
import RehearsalScenarios
import Stories
import TestBench
import Testing

@testable import RehearsalReports

/// The index of a page in a real browser, where there is one.
extension BrowserTests {
  @Test func `a search goes through stories, and leads to the step that it found`() throws {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(1024, 900, isDark: false)
    try browser.open(try write(try PageTests.sample()))
    try browser.press("/")
    for letter in "network error" { try browser.press(String(letter)) }
    let count = try browser.evaluate("document.querySelectorAll('[data-run]:not([hidden])').length").number
    let told = Stories.all.count { story in
      Film(of: story.play()).frames.contains { $0.sentence.contains("network error") }
    }
    #expect(count == Int64(told) && told > 0 && told < Stories.all.count)
    #expect(
      try browser.evaluate("document.querySelector('#list .hit').textContent").string?.hasSuffix(
        "network error") == true)
    try browser.click("#list .hit")
    let step = try browser.evaluate(
      "document.querySelector('.sequence tr[aria-current]').textContent.includes('network error')")
    #expect(step == .bool(true))
    try browser.press("Escape", code: 27)
    try browser.evaluate(
      "(() => { const search = document.getElementById('search'); search.value = 'no story says this'; "
        + "search.dispatchEvent(new Event('input', { bubbles: true })); })()")
    #expect(
      try browser.evaluate("[...document.querySelectorAll('.folder')].every((one) => one.hidden)")
        == .bool(true))
    #expect(try browser.evaluate("document.querySelectorAll('#list .hit').length") == .number(0))
    #expect(browser.errors == [])
  }

  @Test func `from what does not hold it is one click to its scenario, its rule and its neighbor`() throws {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(1024, 900, isDark: false)
    let (film, number) = (Self.silent, Stories.all.count + 1)
    let file = try write(try Self.page())
    let card = ".findings [data-run='\(number)'] .ways a"
    for (end, shown) in [("-script", "script"), ("-beside", "beside")] {
      try browser.open(file)
      try browser.click("\(card)[href$='\(end)']")
      #expect(try browser.evaluate("document.activeElement.id") == .string("\(shown)-title"))
      #expect(try browser.evaluate("document.getElementById('\(shown)').hidden") == .bool(false))
      #expect(try browser.evaluate("document.getElementById('run').hidden") == .bool(false))
    }
    // The nearest is the one that is the same for longest, of those that pass.
    let nearest = try #require(
      Stories.all.filter { $0.play().isSound }.max { one, other in
        film.framesShared(with: Film(of: one.play())) < film.framesShared(with: Film(of: other.play()))
      })
    let named = try browser.evaluate("document.querySelector('#beside-which a').textContent").string
    let other = try #require(Stories.all.first { $0.about == named })
    #expect(
      film.framesShared(with: Film(of: other.play())) == film.framesShared(with: Film(of: nearest.play())))
    let rule = try #require(film.brokenRules.first)
    try browser.open(file)
    try browser.click("\(card)[href='#rule-\(rule)']")
    #expect(try browser.evaluate("document.activeElement.id") == .string("rule-\(rule)"))
    #expect(try browser.evaluate("document.getElementById('broken-rules').hidden") == .bool(false))
    try browser.click("#rule-\(rule) a")
    #expect(try browser.evaluate("location.hash") == .string("#run-\(number)"))
    #expect(browser.errors == [])
  }

  @Test func `keys are told on demand, and walk through the list`() throws {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(1024, 900, isDark: false)
    try browser.open(try write(try Self.page()))
    try browser.press("?")
    #expect(try browser.evaluate("document.getElementById('help').open") == .bool(true))
    try browser.press("d")
    #expect(try browser.evaluate("document.documentElement.dataset.theme === undefined") == .bool(true))
    try browser.click("#help button")
    #expect(try browser.evaluate("document.getElementById('help').open") == .bool(false))
    let first = "document.querySelector('#list a[href^=\"#run-\"]') === document.activeElement"
    try browser.press("j")
    #expect(try browser.evaluate(first) == .bool(true))
    try browser.press("j")
    #expect(try browser.evaluate(first) == .bool(false))
    try browser.press("k")
    #expect(try browser.evaluate(first) == .bool(true))
    let open = "document.querySelectorAll('#list details[open]').length"
    #expect(try browser.evaluate(open).number ?? 0 > 0)
    try browser.press("o")
    #expect(try browser.evaluate(open) == .number(0))
    try browser.press("o")
    #expect(try browser.evaluate(open).number ?? 0 > 0)
    try browser.go(to: "run-\(Stories.all.count + 1)")
    for (key, part) in [("s", "script"), ("r", "rules"), ("b", "beside")] {
      try browser.press(key)
      #expect(try browser.evaluate("document.activeElement.id") == .string("\(part)-title"))
    }
    #expect(browser.errors == [])
  }

  /// A run whose handler never says a word, which breaks a rule.
  private static var silent: Film {
    Film(of: Stage().play(.strongPassword, .settle) { Scripted(change: { _, _ in }) })
  }

  /// The page of stories, and that run at its end.
  private static func page() throws -> Page {
    var page = try PageTests.sample()
    let result = Results.result(
      Stories.all.count + 1, "nobody answers", in: ("Silence", "Silence.feature"), at: 1, status: .failed,
      failures: [Results.failure("Silence.feature", 2, "the request succeeds", "the request fails")],
      lines: [(.when, "everything settles", 2)])
    page.add(result, film: silent)
    return page
  }
}
