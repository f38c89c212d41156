import Foundation
import Rehearsal
import RehearsalReports
import TestBench
import Testing

/// The tree of paths in a real browser, where there is one.
extension BrowserTests {
  @Test(arguments: [Int64(390), 1280, 1920])
  func `the tree can be unfolded whole without a mess`(width: Int64) throws {
    guard let browser = try Browser.fresh() else { return }
    let file = try write(TreeChapterTests.small)
    for isDark in [false, true] {
      try browser.resize(width, 900, isDark: isDark)
      try browser.open(file)
      try browser.evaluate("for (const one of document.querySelectorAll('.tree details')) one.open = true")
      #expect(try browser.evaluate(Mess.inPage) == .array([]), "at \(width)")
      #expect(try browser.evaluate(Mess.faint) == .array([]), "at \(width)")
      #expect(
        try browser.evaluate("document.documentElement.scrollWidth <= innerWidth") == .bool(true),
        "at \(width)")
    }
    #expect(browser.errors == [])
  }

  @Test func `a link to a point unfolds it, and keys go on from there`() throws {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(1280, 900, isDark: false)
    try browser.open(try write(TreeChapterTests.sample))
    #expect(try browser.evaluate("document.querySelectorAll('.tree details[open]').length") == .number(0))
    let target = try browser.evaluate("document.querySelector('.joins a').hash.slice(1)").string ?? ""
    try browser.go(to: target)
    #expect(try browser.evaluate("document.getElementById('\(target)').checkVisibility()") == .bool(true))
    try browser.evaluate(
      "location.hash = 'exploration'; document.querySelector('.tree .paths>li>.path>summary').focus()")
    #expect(try browser.evaluate("document.activeElement.tagName") == .string("SUMMARY"))
    let isOpen = "document.activeElement.parentElement.open"
    let before = try browser.evaluate(isOpen)
    try browser.press(" ", code: 32)
    #expect(try browser.evaluate(isOpen) == .bool(before != .bool(true)))
    #expect(browser.errors == [])
    #expect(browser.requests.allSatisfy { $0.hasPrefix("file://") || $0 == "about:blank" })
  }
}
