import Foundation
import Rehearsal

/// A real browser without a window, spoken to through two named pipes in its own protocol.
///
/// There is one for all tests, because starting it takes longer than most of them; it goes when its pipes close.
final class Browser {
  /// Something the browser does not do.
  struct Refusal: Error {
    let message: String
  }

  /// Errors the page made and addresses it asked for, as they were told.
  private(set) var errors: [String] = []
  private(set) var requests: [String] = []

  private let input: FileHandle
  private let output: FileHandle
  private var rest = Data()
  private var count: Int64 = 0
  private var session: String?

  /// Where a browser is; `nil` where there is none.
  static let path: String? = {
    let folders = ["/usr/bin", "/usr/local/bin"]
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  /// The browser, as if nothing had been told yet; says aloud where there is none.
  static func fresh() throws -> Browser? {
    guard let path else {
      print("skipped: the page in a real browser, because no chromium is installed here")
      return nil
    }
    let browser = try shared ?? Browser(path)
    shared = browser
    browser.errors = []
    browser.requests = []
    return browser
  }

  // The tests that share it are serialized.
  nonisolated(unsafe) private static var shared: Browser?

  private init(_ path: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (to, from) = (folder.appending(path: "to").path, folder.appending(path: "from").path)
    for pipe in [to, from] where mkfifo(pipe, 0o600) != 0 { throw Refusal(message: "no pipe") }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // A pipe opens only once somebody is at its other end, and the folder has to go when the browser has,
    // which takes no more than twenty changes of place a second from a page unless it is told to.
    process.arguments = [
      "-c",
      "trap '' INT TERM; '\(path)' --headless=new --no-sandbox --disable-gpu --remote-debugging-pipe "
        + "--disable-ipc-flooding-protection --no-first-run --disable-extensions --disable-background-networking "
        + "--user-data-dir='\(folder.path)/profile' about:blank 3<'\(to)' 4>'\(from)' >/dev/null 2>&1; "
        + "rm -rf '\(folder.path)'",
    ]
    try process.run()
    guard let writer = FileHandle(forUpdatingAtPath: to), let reader = FileHandle(forUpdatingAtPath: from)
    else { throw Refusal(message: "no pipe") }
    input = writer
    output = reader
    let target = try send("Target.createTarget", [("url", .string("about:blank"))])
    let attached = try send(
      "Target.attachToTarget",
      [("targetId", target["targetId"] ?? .null), ("flatten", .bool(true))])
    session = attached["sessionId"]?.string
    for domain in ["Runtime", "Log", "Network", "Page"] { try send("\(domain).enable", []) }
  }

  /// A window of a width and height, by day or by night.
  func resize(_ width: Int64, _ height: Int64, isDark: Bool) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      [
        ("width", .number(width)), ("height", .number(height)), ("deviceScaleFactor", .number(1)),
        ("mobile", .bool(width < 500)),
      ])
    try prefer(["prefers-color-scheme": isDark ? "dark" : "light"])
  }

  /// Shows the page to somebody with preferences, on a medium such as paper.
  func prefer(_ features: KeyValuePairs<String, String>, on media: String = "") throws {
    let features = features.map {
      JSON.object([JSON.Member("name", .string($0.key)), JSON.Member("value", .string($0.value))])
    }
    try send("Emulation.setEmulatedMedia", [("media", .string(media)), ("features", .array(features))])
  }

  /// Opens a file and waits until it is there.
  func open(_ file: URL) throws {
    try send("Page.navigate", [("url", .string("file://\(file.path)"))])
    try evaluate(
      "new Promise((done) => document.readyState === 'complete' ? done(0) : addEventListener('load', () => done(0)))"
    )
    try settle()
  }

  /// Goes to a place in the page.
  func go(to hash: String) throws {
    try evaluate(
      """
      new Promise((done) => {
        const hash = \(JSON.string("#" + hash).text);
        if (location.hash === hash) return done(0);
        addEventListener('hashchange', () => requestAnimationFrame(() => done(0)), { once: true });
        location.hash = hash;
      })
      """)
  }

  /// The page changes after it hears where to go, and scrolls once more after that.
  private func settle() throws {
    try evaluate("new Promise((done) => setTimeout(() => requestAnimationFrame(() => done(0))))")
  }

  /// What an expression of the page's language comes to.
  @discardableResult
  func evaluate(_ expression: String) throws -> JSON {
    let answer = try send(
      "Runtime.evaluate",
      [("expression", .string(expression)), ("returnByValue", .bool(true)), ("awaitPromise", .bool(true))])
    if let wrong = answer["exceptionDetails"] { throw Refusal(message: wrong.text) }
    return answer["result"]?["value"] ?? .null
  }

  /// Presses a key and lets go of it.
  func press(_ key: String, code: Int64 = 0) throws {
    let text: [(String, JSON)] = key.count == 1 ? [("text", .string(key))] : []
    for type in [key.count == 1 ? "keyDown" : "rawKeyDown", "keyUp"] {
      try send(
        "Input.dispatchKeyEvent",
        [("type", .string(type)), ("key", .string(key)), ("windowsVirtualKeyCode", .number(code))]
          + (type == "keyUp" ? [] : text))
    }
    try settle()
  }

  /// Clicks in the middle of the first element that a selector finds.
  func click(_ selector: String) throws {
    let place = try evaluate(
      """
      (() => { const element = document.querySelector(\(JSON.string(selector).text));
      element.scrollIntoView({ block: 'center' }); const box = element.getBoundingClientRect();
      return [Math.round(box.x + Math.min(box.width / 2, 120)), Math.round(box.y + box.height / 2)]; })()
      """)
    guard let x = place.array?.first, let y = place.array?.last else { throw Refusal(message: selector) }
    for type in ["mousePressed", "mouseReleased"] {
      try send(
        "Input.dispatchMouseEvent",
        [
          ("type", .string(type)), ("x", x), ("y", y), ("button", .string("left")),
          ("clickCount", .number(1)),
        ])
    }
    try settle()
  }

  @discardableResult
  private func send(_ method: String, _ parameters: [(String, JSON)]) throws -> JSON {
    count += 1
    let members =
      [
        JSON.Member("id", .number(count)), JSON.Member("method", .string(method)),
        JSON.Member("params", .object(parameters.map { JSON.Member($0.0, $0.1) })),
      ] + (session.map { [JSON.Member("sessionId", .string($0))] } ?? [])
    try input.write(contentsOf: Data((JSON.object(members).text + "\0").utf8))
    while true {
      let message = try receive()
      if message["id"]?.number == count {
        if let error = message["error"] { throw Refusal(message: error.text) }
        return message["result"] ?? .null
      }
      note(message)
    }
  }

  private func receive() throws -> JSON {
    while true {
      if let end = rest.firstIndex(of: 0) {
        // Fractions are no numbers to us, and none of them matters here.
        let text = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        // A browser has much more to say than anybody asks it.
        guard
          text.hasPrefix("{\"id\"") || Self.news.contains(where: { text.hasPrefix("{\"method\":\"\($0)\"") })
        else { continue }
        let whole = text.replacing(/([:,\[])(-?\d+)\.\d+(?:e[-+]?\d+)?(?=[,\]}])/) {
          $0.output.1 + $0.output.2
        }
        return JSON(whole) ?? .null
      }
      var waiting = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) > 0 else {
        throw Refusal(message: "the browser says nothing for a minute")
      }
      rest += output.availableData
    }
  }

  private static let news = [
    "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled", "Network.requestWillBeSent",
  ]

  private func note(_ message: JSON) {
    let parameters = message["params"] ?? .null
    switch message["method"]?.string {
    case "Runtime.exceptionThrown", "Log.entryAdded": errors.append(parameters.text)
    case "Runtime.consoleAPICalled": errors.append(parameters.text)
    case "Network.requestWillBeSent": requests.append(parameters["request"]?["url"]?.string ?? "")
    default: break
    }
  }
}
