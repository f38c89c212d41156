package import Rehearsal
package import RehearsalExplorer

/// One path of a tree, as people read it: what happened, how everything stood at each of its points, and what else could
/// have happened there.
package struct ToldPath: Hashable, Sendable {
  let points: [Point]
  /// What happened after the last of them.
  let ending: [String]

  struct Point: Hashable {
    let time: String
    /// What has happened since the point before.
    let news: [String]
    let facts: [Fact]
    /// What comes next where nobody deviates.
    let usual: String?
    let alternatives: [String]
  }

  /// How something stands, line by line.
  struct Fact: Hashable {
    let name: String
    let lines: [String]
  }

  /// A path that was looked at, but for secrets where they are not to be seen.
  package init(_ path: ViewedPath, isRedacted: Bool) {
    let secrets = isRedacted ? Secrets(of: path.trace) : nil
    func shown(_ text: String) -> String { (secrets?.redact(text) ?? text).plain }
    var camera = Camera(path.trace, text: shown)
    var taken = 0
    func news(until count: Int) -> [String] {
      let first = camera.frames.count
      for entry in path.trace.entries.prefix(count).dropFirst(taken) { camera.take(entry) }
      taken = max(taken, count)
      return camera.frames[first...].map(\.sentence)
    }
    _ = news(until: path.start)
    points = path.outlooks.map { outlook in
      let news = news(until: outlook.entries)
      return Point(
        time: outlook.instant.description, news: news,
        facts: (camera.frames.last?.scene ?? camera.opening).standing, usual: outlook.usual.map(shown),
        alternatives: outlook.alternatives.map(shown))
    }
    ending = news(until: path.end)
  }
}

/// A path on its way from the process that looked at it.
extension ToldPath {
  package var json: JSON {
    .object([
      JSON.Member("points", .array(points.map(\.json))), JSON.Member("ending", .strings(ending)),
    ])
  }

  package init?(_ json: JSON) {
    guard let points = json["points"]?.array, let ending = json["ending"]?.strings else { return nil }
    self.points = points.compactMap(Point.init)
    self.ending = ending
    guard self.points.count == points.count else { return nil }
  }
}

extension ToldPath.Point {
  fileprivate var json: JSON {
    .object([
      JSON.Member("time", .string(time)), JSON.Member("news", .strings(news)),
      JSON.Member("facts", .array(facts.map { .strings([$0.name] + $0.lines) })),
      JSON.Member("usual", usual.map(JSON.string) ?? .null),
      JSON.Member("alternatives", .strings(alternatives)),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let time = json["time"]?.string, let news = json["news"]?.strings,
      let facts = json["facts"]?.array?.compactMap(\.strings),
      let alternatives = json["alternatives"]?.strings
    else { return nil }
    self.init(
      time: time, news: news,
      facts: facts.compactMap { lines in
        lines.first.map { ToldPath.Fact(name: $0, lines: Array(lines.dropFirst())) }
      }, usual: json["usual"]?.string, alternatives: alternatives)
  }
}

extension JSON {
  fileprivate static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }

  fileprivate var strings: [String]? { array?.compactMap(\.string) }
}

extension Scene {
  /// How everything stands, fact by fact.
  fileprivate var standing: [ToldPath.Fact] {
    let network = isNetworkUp ? [] : [ToldPath.Fact(name: "Network", lines: ["down"])]
    return [
      ToldPath.Fact(name: "On screen", lines: screen.words),
      ToldPath.Fact(name: "Request", lines: [phase?.description ?? "nothing asked yet"]),
      ToldPath.Fact(name: "Process", lines: [process]),
      ToldPath.Fact(name: "Keychain", lines: keychain), ToldPath.Fact(name: "Server", lines: server),
    ] + network
  }
}

extension ScreenPicture {
  /// What the user reads, from the top of what lies in front.
  fileprivate var words: [String] { (front?.pieces ?? place.pieces).flatMap(\.lines) }
}

extension ScreenPiece {
  fileprivate var lines: [String] {
    switch self {
    case .words(_, let text, _): [text]
    case .field(let name, let text): ["\(name): \(text.isEmpty ? "empty" : text)"]
    case .button(let name, let isEnabled): ["[\(name)]" + (isEnabled ? "" : ", which does nothing")]
    case .card(let pieces): pieces.flatMap(\.lines)
    }
  }
}
