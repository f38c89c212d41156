import Foundation
import Rehearsal
import RehearsalCommandLine
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
    guard let browser = try Self.browser() else { return }
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

    try browser.click("#list li:not([hidden]) a")
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
    try browser.click(".course tbody tr:nth-child(6) .what")
    #expect(try Self.step(browser) == 5)
    try browser.press("End", code: 35)
    let last = try browser.evaluate("document.querySelectorAll('.course tbody tr').length - 1")
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
    guard let browser = try Self.browser() else { return }
    var page = Page(title: "Rehearsal")
    page.add(try PageTests.exploration())
    try browser.resize(1024, 900, isDark: false)
    try browser.open(try write(page))
    #expect(try browser.evaluate("document.getElementById('runs').hidden") == .bool(true))
    try browser.click("#exploration .findings a")
    #expect(try browser.evaluate("document.querySelectorAll('.pair tr.fork').length") == .number(2))
    #expect(try browser.evaluate(Self.text("scene")).string?.contains("jappleseed  kitten1") == true)
    try browser.press("Escape", code: 27)
    #expect(try browser.evaluate("document.getElementById('exploration').hidden") == .bool(false))
    #expect(browser.errors == [])
  }

  @Test func `the rows of the page are those of the picture`() throws {
    guard let browser = try Self.browser() else { return }
    let file = try write(try PageTests.sample())
    try browser.open(file)
    for (index, story) in Stories.all.enumerated() {
      try browser.go(to: "run-\(index + 1)")
      let rows = try browser.evaluate(
        "[...document.querySelectorAll('#course tbody tr')].map((row) => row.children[1].textContent + '|' "
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
    guard let browser = try Self.browser() else { return }
    let file = try write(try PageTests.sample())
    for isDark in [false, true] {
      try browser.resize(width, 900, isDark: isDark)
      try browser.open(file)
      for place in ["runs", "run-2", "run-7", "run-9", "finding-1", "exploration", "coverage", "machine"] {
        try browser.go(to: place)
        #expect(try browser.evaluate(Self.mess) == .array([]), "\(place) at \(width)")
      }
    }
    #expect(browser.errors == [])
  }

  @Test(arguments: [(Int64(390), 1), (1024, 6), (1920, 6)])
  func `every scenario there is has a page without a mess`(width: Int64, step: Int) throws {
    guard let browser = try Self.browser() else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "all.html")
    let scenarios = House.root.appending(path: "Scenarios").path
    let answer = CommandLineTool(handlers: Handlers.all).run([
      "run", scenarios, "--format", "html:\(file.path)",
    ])
    #expect(answer.code == .fine)
    try browser.resize(width, 900, isDark: step == 1)
    try browser.open(file)
    let messes = try browser.evaluate(
      """
      (async () => {
        const found = [];
        const count = document.querySelectorAll('#list > li').length;
        for (let number = 1; number <= count; number += \(step)) {
          location.hash = `run-${number}`;
          // Because a browser takes no more than twenty changes of place a second.
          await new Promise((done) => setTimeout(done, 55));
          found.push(...\(Self.mess).map((mess) => `run ${number}: ${mess}`));
          if (document.getElementById('run').hidden) found.push(`run ${number} is not shown`);
        }
        return count > 100 ? found.slice(0, 9) : [`there are only ${count} runs`];
      })()
      """)
    #expect(messes == .array([]))
    #expect(browser.errors == [])
  }

  @Test func `what looks for a mess finds one`() throws {
    guard let browser = try Self.browser() else { return }
    try browser.resize(390, 900, isDark: false)
    try browser.open(try write(try PageTests.sample()))
    #expect(try browser.evaluate(Self.mess) == .array([]))
    try browser.evaluate("document.querySelector('h2').style.marginBottom = '-60px'")
    #expect(try browser.evaluate(Self.mess).array?.first?.string?.contains(" lies on ") == true)
    try browser.evaluate("document.querySelector('h2').style = 'white-space: nowrap; width: 900px'")
    #expect(try browser.evaluate(Self.mess).array?.first?.string?.contains("wide") == true)
  }

  @Test func `a picture that stands alone has no text on another in a real font`() throws {
    guard let browser = try Self.browser() else { return }
    let pair = Comparison(
      of: try PictureTests.diagram("trusting"), beside: try PictureTests.diagram("asking"))
    let machine = MachineDiagram(of: Request(.signInWithApple, from: .app))
    for (index, svg) in [pair.text(as: .svg), machine.text(as: .svg)].enumerated() {
      try browser.open(try write(svg, "\(index).svg"))
      #expect(try browser.evaluate(Self.collisions) == .array([]))
    }
  }

  @Test func `hostile text runs no script and leaves no mess`() throws {
    guard let browser = try Self.browser() else { return }
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
        #expect(try browser.evaluate(Self.mess) == .array([]), "\(place) \(text.prefix(40))")
      }
    }
    #expect(browser.errors == [])
    #expect(browser.requests.allSatisfy { $0.hasPrefix("file://") || $0 == "about:blank" })
  }

  /// The browser; says aloud where there is none.
  private static func browser() throws -> Browser? {
    guard let path = Browser.path else {
      print("skipped: the page in a real browser, because no chromium is installed here")
      return nil
    }
    return try Browser(path)
  }

  private func write(_ page: Page) throws -> URL { try write(page.text, "page.html") }

  private func write(_ text: String, _ name: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private static func step(_ browser: Browser) throws -> Int64? {
    try browser.evaluate(
      "[...document.querySelectorAll('.course tbody tr')].findIndex((row) => row.ariaCurrent === 'step')"
    ).number
  }

  private static func text(_ id: String) -> String { "document.getElementById('\(id)').textContent" }

  private static let visible = "document.querySelectorAll('#list > li:not([hidden])').length"
  private static let paper = "getComputedStyle(document.body).backgroundColor"

  private static func choose(_ menu: String, _ option: String) -> String {
    """
    (() => { const menu = document.querySelector('[data-by=\(menu)]');
    menu.value = [...menu.options].find((one) => one.text === '\(option)').value;
    const input = document.getElementById('search');
    for (const element of [input, menu]) element.dispatchEvent(new Event('input', { bubbles: true })); })()
    """
  }

  /// Elements wider than the window, texts wider than their boxes, and texts that lie on each other.
  private static let mess = """
    (() => {
      const found = [];
      const root = document.documentElement;
      const width = root.clientWidth;
      if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide`);
      const isSeen = (element) => element.checkVisibility() && !element.closest('.quiet,.skip,.scroll,option')
        && !getComputedStyle(element).clipPath.startsWith('inset(50%');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const boxes = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.data.trim() || /^(SCRIPT|OPTION|TITLE)$/i.test(element.tagName) || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const clip = element.closest('.problems li,.content,.alert,#run-title,.copy code,.bar b,.transport,#list li > a,'
          + '#list .meta span,.findings li > a');
        const edge = clip && clip.getBoundingClientRect();
        for (const box of range.getClientRects()) {
          if (box.width < 1) continue;
          if (!clip && (box.left < -1 || box.right > width + 1)) found.push(`cut off: ${node.data.slice(0, 60)}`);
          const [top, bottom] = edge ? [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)]
            : [box.top, box.bottom];
          const right = edge ? Math.min(box.right, edge.right) : box.right;
          if (bottom > top + 2) boxes.push({ node, top, bottom, left: box.left, right });
        }
      }
      boxes.sort((one, other) => one.top - other.top);
      boxes.forEach((one, index) => {
        for (let next = index + 1; next < boxes.length && boxes[next].top < one.bottom - 3; next += 1) {
          const other = boxes[next];
          if (one.node !== other.node && one.left < other.right - 1 && other.left < one.right - 1) {
            found.push(`${one.node.data.slice(0, 40)} lies on ${other.node.data.slice(0, 40)}`);
          }
        }
      });
      return found.slice(0, 5);
    })()
    """

  /// Texts of a picture that lie on each other or outside.
  private static let collisions = """
    (() => {
      const found = [];
      const edge = document.documentElement.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('text')].map((text) => [text, text.getBoundingClientRect()]);
      boxes.forEach(([text, box], index) => {
        if (box.right > edge.right || box.bottom > edge.bottom) found.push(`outside: ${text.textContent}`);
        for (const [other, place] of boxes.slice(index + 1)) {
          if (box.left < place.right && place.left < box.right && box.top < place.bottom - 4
            && place.top < box.bottom - 4) found.push(`${text.textContent} lies on ${other.textContent}`);
        }
      });
      return found.slice(0, 5);
    })()
    """
}
