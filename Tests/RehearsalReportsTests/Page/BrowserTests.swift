import Foundation
import Gallery
import Rehearsal
import RehearsalCommandLine
import RehearsalExplorer
import RehearsalScenarios
import Stories
import TestBench
import Testing

@testable import RehearsalReports

/// The page in a real browser, where there is one.
@Suite(.serialized) final class BrowserTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `a browser opens the page, and filter, cursor and theme obey mouse and keyboard`() throws {
    guard let browser = try Browser.fresh() else { return }
    let file = try write(try PageTests.sample())
    try browser.resize(1024, 900, isDark: false)
    try browser.open(file)
    let count = Int64(Stories.all.count)
    #expect(try browser.evaluate(Self.visible) == .number(count))

    try browser.press("/")
    for letter in "trusting" { try browser.press(String(letter)) }
    let found = Int64(Stories.all.count { $0.about.lowercased().contains("trusting") })
    #expect(try browser.evaluate(Self.visible) == .number(found))
    #expect(try browser.evaluate(Self.text("count")) == .string("\(found) of \(count) runs"))
    try browser.evaluate("document.getElementById('search').value = ''")
    try browser.evaluate(Self.choose("t", "@apple"))
    #expect(try browser.evaluate(Self.visible) == .number(1))

    try browser.evaluate(Self.choose("t", "all"))
    try browser.evaluate("document.getElementById('search').focus()")
    try browser.press("Tab", code: 9)
    #expect(try browser.evaluate("document.activeElement.dataset.by") == .string("status"))
    for letter in "failed" { try browser.press(String(letter)) }
    try browser.press("Tab", code: 9)
    let failed = Int64(Stories.all.count { !$0.play().isSound })
    #expect(try browser.evaluate(Self.visible) == .number(failed))
    try browser.evaluate(Self.choose("status", "all"))
    try browser.evaluate(Self.choose("t", "@apple"))

    try browser.click("#list [data-run]:not([hidden]) a")
    #expect(try browser.evaluate("location.hash.startsWith('#run-')") == .bool(true))
    #expect(try browser.evaluate("document.activeElement.id") == .string("run-title"))
    #expect(try Self.step(browser) == 0)
    try browser.press("ArrowRight", code: 39)
    try browser.press("j")
    #expect(try Self.step(browser) == 2)
    try browser.press("ArrowLeft", code: 37)
    #expect(try Self.step(browser) == 1)
    try browser.click("#later")
    #expect(try Self.step(browser) == 2)
    try browser.click(".sequence tbody tr:nth-child(6) .what")
    #expect(try Self.step(browser) == 5)
    try browser.press("End", code: 35)
    let last = try browser.evaluate("document.querySelectorAll('.sequence tbody tr').length - 1")
    #expect(try browser.evaluate("Number(document.getElementById('cursor').value)") == last)
    #expect(try browser.evaluate(Self.text("scene")).string?.contains("finished: upgraded") == true)

    try browser.press("Escape", code: 27)
    #expect(try browser.evaluate("document.getElementById('run').hidden") == .bool(true))
    let day = try browser.evaluate(Self.paper)
    try browser.press("d")
    #expect(try browser.evaluate(Self.paper) != day)
    try browser.click("#theme")
    #expect(try browser.evaluate(Self.paper) == day)
    #expect(browser.errors == [])
    #expect(browser.requests.allSatisfy { $0.hasPrefix("file://") || $0 == "about:blank" })
  }

  @Test func `a page of explorations alone begins with them, and shows what was found beside what passes`()
    throws
  {
    guard let browser = try Browser.fresh() else { return }
    var page = Page(title: "Rehearsal")
    page.add(try PageTests.exploration())
    try browser.resize(1024, 900, isDark: false)
    try browser.open(try write(page))
    #expect(try browser.evaluate("document.getElementById('runs')") == .null)
    #expect(try browser.evaluate(Self.text("exploration-title")) == .string("1 finding on 24 paths"))
    try browser.click("#exploration .findings a")
    #expect(try browser.evaluate("document.querySelectorAll('.pair tr.fork').length") == .number(2))
    #expect(try browser.evaluate(Self.text("scene")).string?.contains("jappleseed  kitten1") == true)
    try browser.press("Escape", code: 27)
    #expect(try browser.evaluate("document.getElementById('exploration').hidden") == .bool(false))
    #expect(browser.errors == [])
  }

  @Test func `the rows of the page are those of the picture`() throws {
    guard let browser = try Browser.fresh() else { return }
    let file = try write(try PageTests.sample())
    try browser.open(file)
    for (index, story) in Stories.all.enumerated() {
      try browser.go(to: "run-\(index + 1)")
      let rows = try browser.evaluate(
        "[...document.querySelectorAll('#sequence tbody tr')].map((row) => row.children[1].textContent + '|' "
          + "+ row.children[2].textContent + '|' + row.querySelectorAll('path').length)")
      let frames = Film(of: story.play()).frames.map { frame in
        let isWithin = frame.from == frame.to
        return
          "\(frame.from.title)\(isWithin ? "" : " to \(frame.to.title)")|\(frame.sentence)|\(isWithin ? 0 : 1)"
      }
      #expect(rows.array?.compactMap(\.string) == frames)
    }
    #expect(browser.errors == [])
  }

  @Test(arguments: [Int64(390), 1024, 1920])
  func `nothing overlaps or is cut off at any width, by day and by night`(width: Int64) throws {
    guard let browser = try Browser.fresh() else { return }
    let file = try write(try PageTests.sample())
    for isDark in [false, true] {
      try browser.resize(width, 900, isDark: isDark)
      try browser.open(file)
      for place in ["runs", "run-2", "run-7", "run-9", "finding-1", "exploration", "coverage", "machine"] {
        try browser.go(to: place)
        #expect(try browser.evaluate(Mess.inPage) == .array([]), "\(place) at \(width)")
        #expect(try browser.evaluate(Mess.faint) == .array([]), "\(place) at \(width)")
      }
    }
    #expect(browser.errors == [])
  }

  @Test func `what looks for faint text finds some`() throws {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(1024, 900, isDark: false)
    try browser.open(try write(try PageTests.sample()))
    try browser.evaluate("document.querySelector('h1').style.color = '#8a8a8a'")
    #expect(try browser.evaluate(Mess.faint).array?.count == 1)
  }

  @Test func `a screen reader is led: landmarks, headings in order, a slider that says where it stands`()
    throws
  {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(1024, 900, isDark: false)
    try browser.open(try write(try PageTests.sample()))
    for place in ["runs", "run-2", "finding-1", "exploration", "coverage", "machine"] {
      try browser.go(to: place)
      let levels =
        try browser.evaluate(
          "[...document.querySelectorAll('h1,h2,h3,h4')].filter((one) => one.checkVisibility()).map((one) => +one.tagName[1])"
        ).array?.compactMap(\.number) ?? []
      #expect(levels.first == 1 && levels.dropFirst().first == 2 && levels.count { $0 <= 1 } == 1, "\(place)")
      for (level, next) in zip(levels, levels.dropFirst()) { #expect(next <= level + 1, "\(place)") }
      let unnamed = try browser.evaluate(
        "[...document.querySelectorAll('button,input,select,section,nav,aside,[role]')].filter((one) => "
          + "one.checkVisibility() && !(one.ariaLabel || one.getAttribute('aria-labelledby') || one.labels?.length "
          + "|| one.textContent.trim())).map((one) => one.outerHTML.slice(0, 80))")
      #expect(unnamed == .array([]), "\(place)")
    }
    for landmark in ["header", "nav", "main", "footer"] {
      #expect(try browser.evaluate("document.querySelectorAll('body \(landmark)').length") == .number(1))
    }
    try browser.go(to: "run-2")
    try browser.press("End", code: 35)
    let value = try browser.evaluate("document.getElementById('cursor').getAttribute('aria-valuetext')")
      .string
    #expect(value?.contains("Keychain to Server: ✗ jappleseed is locked out") == true)
    let order = try browser.evaluate(
      "[...document.querySelectorAll('a,button,input,select,[tabindex=\"0\"]')].filter((one) => "
        + "one.checkVisibility() && one.tabIndex > 0).length")
    #expect(order == .number(0))
  }

  @Test func `printed, the page is light and has no controls; who wants no movement gets none`() throws {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(1024, 900, isDark: true)
    try browser.open(try write(try PageTests.sample()))
    try browser.go(to: "run-2")
    try browser.prefer(["prefers-color-scheme": "dark"], on: "print")
    #expect(try browser.evaluate(Self.paper) == .string("rgb(255, 255, 255)"))
    #expect(
      try browser.evaluate(
        "[...document.querySelectorAll('button,input,nav')].filter((one) => one.checkVisibility()).length")
        == .number(0))
    #expect(try browser.evaluate(Mess.faint) == .array([]))
    try browser.press("Home", code: 36)
    try browser.prefer(["prefers-reduced-motion": "no-preference"])
    #expect(try browser.evaluate("document.getAnimations().length") == .number(1))
    try browser.prefer(["prefers-reduced-motion": "reduce"])
    #expect(try browser.evaluate("document.getAnimations().length") == .number(0))
  }

  @Test(arguments: [(Int64(390), 1), (1024, 4), (1920, 4)])
  func `every scenario there is has a page without a mess`(width: Int64, step: Int) throws {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(width, 900, isDark: step == 1)
    try browser.open(try write(try Self.scenarios.get(), "all.html"))
    #expect(try browser.evaluate(Mess.places("run")).number ?? 0 > 100)
    #expect(try browser.evaluate(Mess.everywhere("run", step: step)) == .array([]))
    #expect(browser.errors == [])
  }

  @Test(arguments: [Int64(390), 1024, 1920])
  func `every discovery of the gallery has a page without a mess`(width: Int64) throws {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(width, 900, isDark: width == 1024)
    try browser.open(try write(Self.gallery, "gallery.html"))
    #expect(try browser.evaluate(Mess.places("finding")).number ?? 0 > 20)
    let mess = try browser.evaluate(Mess.everywhere("finding", step: width == 390 ? 1 : 3))
    #expect(mess == .array([]))
    for place in ["exploration", "coverage", "machine"] {
      try browser.go(to: place)
      #expect(try browser.evaluate(Mess.inPage) == .array([]), "\(place) at \(width)")
    }
    #expect(browser.errors == [])
  }

  @Test func `what looks for a mess finds one`() throws {
    guard let browser = try Browser.fresh() else { return }
    try browser.resize(390, 900, isDark: false)
    try browser.open(try write(try PageTests.sample()))
    #expect(try browser.evaluate(Mess.inPage) == .array([]))
    try browser.evaluate("document.querySelector('h2').style.marginBottom = '-60px'")
    #expect(try browser.evaluate(Mess.inPage).array?.first?.string?.contains(" lies on ") == true)
    try browser.evaluate("document.querySelector('h2').style = 'white-space: nowrap; width: 900px'")
    #expect(try browser.evaluate(Mess.inPage).array?.first?.string?.contains("wide") == true)
    try browser.evaluate("document.querySelector('h2').style = ''")
    try browser.go(to: "exploration")
    let narrow = "max-width: 1em; word-break: break-all"
    try browser.evaluate("for (const cell of document.querySelectorAll('th')) cell.style = '\(narrow)'")
    #expect(try browser.evaluate(Mess.inPage).array?.first?.string?.contains("lines: ") == true)
  }

  @Test func `a picture that stands alone has no text on another in a real font`() throws {
    guard let browser = try Browser.fresh() else { return }
    let pair = Comparison(
      of: try PictureTests.diagram("trusting"), beside: try PictureTests.diagram("asking"))
    let machine = MachineDiagram(of: Request(.signInWithApple, from: .app))
    for (index, svg) in [pair.text(as: .svg), machine.text(as: .svg)].enumerated() {
      try browser.open(try write(svg, "\(index).svg"))
      #expect(try browser.evaluate(Mess.inPicture) == .array([]))
    }
  }

  @Test func `hostile text runs no script and leaves no mess`() throws {
    guard let browser = try Browser.fresh() else { return }
    let attack =
      "<img src=x onerror=alert(1)>\"'><script>document.title='taken'</script>\u{202E}</script><!--"
    let texts = [
      attack, String(repeating: "W", count: 10_000), "\u{202E}שלום \u{0}\u{1B}[31m", "]]></title>",
    ]
    for text in texts {
      var page = Page(title: "Rehearsal")
      page.add(Results.hostile(text), film: Film(of: .sample(text)))
      try browser.resize(390, 800, isDark: false)
      try browser.open(try write(page))
      for place in ["runs", "run-1"] {
        try browser.go(to: place)
        #expect(try browser.evaluate("document.title") == .string("Rehearsal"))
        #expect(try browser.evaluate("document.querySelectorAll('img').length") == .number(0))
        #expect(try browser.evaluate(Mess.inPage) == .array([]), "\(place) \(text.prefix(40))")
      }
      try browser.go(to: "runs")
      #expect(try browser.evaluate(Mess.everywhere("run", step: 1)) == .array([]), "\(text.prefix(40))")
      #expect(try browser.evaluate("document.querySelectorAll('img').length") == .number(0))
    }
    #expect(browser.errors == [])
    #expect(browser.requests.allSatisfy { $0.hasPrefix("file://") || $0 == "about:blank" })
  }

  /// The page of every scenario there is, which takes long enough to be made once.
  private static let scenarios = Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let scenarios = House.root.appending(path: "Scenarios").path
    let answer = CommandLineTool(handlers: Handlers.all).run([
      "run", scenarios, "--format", "html:\(file.path)",
    ])
    #expect(answer.code == .fine)
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The page of what is found wrong with the handlers of the gallery.
  private static let gallery: String = {
    var page = Page(title: "Gallery")
    for exhibit in Gallery.all where !exhibit.needsIsolation {
      let exploration = exhibit.search.explore()
      let discoveries = exploration.discoveries.map { finding in
        (finding: finding, discovery: exploration.explorer.discovery(of: finding))
      }
      page.add(
        ExplorationSection(
          of: exploration, handler: exhibit.handler, again: "rehearse explore", discoveries: discoveries))
    }
    return page.text
  }()

  func write(_ page: Page) throws -> URL { try write(page.text, "page.html") }

  private func write(_ text: String, _ name: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private static func step(_ browser: Browser) throws -> Int64? {
    try browser.evaluate(
      "[...document.querySelectorAll('.sequence tbody tr')].findIndex((row) => row.ariaCurrent === 'step')"
    ).number
  }

  private static func text(_ id: String) -> String { "document.getElementById('\(id)').textContent" }

  private static let visible = "document.querySelectorAll('[data-run]:not([hidden])').length"
  private static let paper = "getComputedStyle(document.body).backgroundColor"

  private static func choose(_ menu: String, _ option: String) -> String {
    """
    (() => { const menu = document.querySelector('[data-by=\(menu)]');
    menu.value = [...menu.options].find((one) => one.text === '\(option)').value;
    const input = document.getElementById('search');
    for (const element of [input, menu]) element.dispatchEvent(new Event('input', { bubbles: true })); })()
    """
  }
}
