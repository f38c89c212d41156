import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// Runs what a search found once more, in a process of its own, and brings the story back; where the handler takes
/// that process with it, the story as far as it came.
struct Retelling {
  let explorer: Explorer
  let vocabulary: () -> Vocabulary
  /// Seconds of real time without a word after which the process is given up.
  let patience: Int
  /// Whether stand-ins take the place of secrets where a course does not come out as before.
  let isRedacted: Bool

  /// A finding, and where its course did not come out the same when it was run again.
  struct Retold {
    let discovery: Discovery
    let divergence: String
  }

  /// Everything worth telling of a finding.
  func retell(_ finding: Exploration.Finding) -> Retold {
    // Because word by word takes as long as a small search, and what only a course beside it brings down is rare.
    if !finding.wrong.endsProcess {
      let news = listen { tellAtOnce(finding, to: $0) }
      if news.trace != nil { return retold(finding, from: news) }
    }
    return retold(finding, from: listen { tellWordByWord(finding, to: $0) })
  }

  private func tellAtOnce(_ finding: Exploration.Finding, to channel: Channel) {
    var words: [Word] = []
    let discovery = explorer.discovery(of: finding) { words.append(.alternative($0, $1)) }
    words.append(.draft(discovery.scenario(handler: nil).text, discovery.turns))
    words.append(.trace(NDJSON.text(of: discovery.trace)))
    if let sibling = discovery.sibling { words.append(.sibling(NDJSON.text(of: sibling))) }
    if let divergence = explorer.divergence(in: finding.course, attempts: 2) {
      words.append(.divergence(DivergenceReport(of: divergence).text(isRedacted: isRedacted)))
    }
    channel.send(words.map(\.line).joined(separator: "\n"))
  }

  /// Tells everything before it happens, because the handler may take the process with it at any moment.
  private func tellWordByWord(_ finding: Exploration.Finding, to channel: Channel) {
    explorer.replay(finding) {
      channel.send(Word.witnessed(NDJSON.line(of: $0)).line)
    } draft: {
      channel.send(Word.draft($0.scenario(handler: nil).text, $0.turns).line)
    } witness: {
      channel.send(Word.witnessed(NDJSON.line(of: $0)).line)
    }
    let discovery = explorer.discovery(of: finding) { index, alternative in
      channel.send(Word.alternative(index, alternative).line)
    }
    channel.send(Word.trace(NDJSON.text(of: discovery.trace)).line)
    if let sibling = discovery.sibling {
      channel.send(Word.sibling(NDJSON.text(of: sibling)).line)
    }
  }

  private func listen(to tell: (Channel) -> Void) -> News {
    var news = News()
    _ = Child(isQuiet: true, tell).listen(patience: patience) { lines in
      for line in lines.split(separator: "\n") {
        if let word = Word(String(line)) { news.take(word) }
      }
      return true
    }
    return news
  }

  /// Where the handler does one thing and then another in courses that strayed; which strayed first where it does the
  /// same again.
  func divergence(among strays: [RehearsalExplorer.Course]) -> String {
    guard let first = strays.first else { return "" }
    let situation = explorer.situations[first.situation]
    let seenAgain = hear {
      explorer.divergence(among: strays).map { DivergenceReport(of: $0).text(isRedacted: isRedacted) }
    }
    // In another process, because what a handler remembers of a course may be all that differs in it.
    return seenAgain ?? hear { DivergenceReport.text(ofStrayIn: situation, explorer.departures(of: first)) }
      ?? DivergenceReport.text(ofStrayIn: situation, ["\(first.turns.count) departures"])
  }

  /// What a process of its own has to tell; `nil` where the handler takes it down first, or there is nothing.
  private func hear(_ tell: () -> String?) -> String? {
    var text: String?
    let child = Child(isQuiet: true) { channel in
      if let told = tell() { channel.send(told) }
    }
    _ = child.listen(patience: patience) {
      text = $0
      return true
    }
    return text
  }

  private func retold(_ finding: Exploration.Finding, from news: News) -> Retold {
    Retold(discovery: discovery(of: finding, from: news), divergence: news.divergence)
  }

  private func discovery(of finding: Exploration.Finding, from news: News) -> Discovery {
    let situation = explorer.situations[finding.course.situation]
    var script = Script(on: situation.phone, [])
    let reading = ScenarioReader(vocabulary()).read(Array(news.draft.utf8), file: "")
    for line in reading.scenarios.first?.lines ?? [] {
      switch line.sentence {
      case .given(.fault(let fault)): script.phone.network.faults.append(fault)
      case .when(let step): script.steps.append(step)
      case .given, .then, .own: break
      }
    }
    let setting = Trace.Setting(
      app: situation.phone.app.name, keychain: situation.phone.keychain, accounts: situation.server.accounts)
    let trace =
      news.trace ?? NDJSON.fragment(from: news.witnessed) ?? Trace(fragment: setting, [])
    return Discovery(
      wrong: finding.wrong, headline: explorer.headline(of: finding.wrong), situation: situation,
      turns: news.turns, script: script, trace: trace,
      alternatives: finding.course.turns.indices.map { news.alternatives[$0] ?? [] }, sibling: news.sibling)
  }

  /// What has come through so far.
  private struct News {
    var draft = ""
    var turns: [Discovery.Turn] = []
    var witnessed = ""
    var alternatives: [Int: [Discovery.Alternative]] = [:]
    var trace: Trace?
    var sibling: Trace?
    var divergence = ""

    mutating func take(_ word: Word) {
      switch word {
      case .draft(let text, let turns):
        draft = text
        self.turns = turns
      case .witnessed(let line): witnessed += line
      case .alternative(let index, let alternative): alternatives[index, default: []].append(alternative)
      case .trace(let text): trace = try? NDJSON.trace(from: text)
      case .sibling(let text): sibling = try? NDJSON.trace(from: text)
      case .divergence(let text): divergence = text
      }
    }
  }

  /// One line between the two processes.
  private enum Word {
    case draft(String, [Discovery.Turn])
    case witnessed(String)
    case alternative(Int, Discovery.Alternative)
    case trace(String)
    case sibling(String)
    case divergence(String)

    var line: String { json.text }

    private var json: JSON {
      switch self {
      case .draft(let text, let turns):
        .object([
          JSON.Member("draft", .string(text)),
          JSON.Member(
            "turns",
            .array(turns.map { .array([.number($0.instant.nanoseconds), .string($0.name)]) })),
        ])
      case .witnessed(let line): .object([JSON.Member("witnessed", .string(line))])
      case .alternative(let index, let alternative):
        .object([
          JSON.Member("alternative", .number(Int64(index))), JSON.Member("name", .string(alternative.name)),
          JSON.Member("fails", .number(alternative.fails ? 1 : 0)),
        ])
      case .trace(let text): .object([JSON.Member("trace", .string(text))])
      case .sibling(let text): .object([JSON.Member("sibling", .string(text))])
      case .divergence(let text): .object([JSON.Member("divergence", .string(text))])
      }
    }

    init?(_ line: String) {
      guard let json = JSON(line) else { return nil }
      if let text = json["draft"]?.string {
        let turns = json["turns"]?.array?.compactMap { turn -> Discovery.Turn? in
          guard let pair = turn.array, pair.count == 2, let instant = pair[0].number,
            let name = pair[1].string
          else { return nil }
          return Discovery.Turn(instant: Instant(nanoseconds: instant), name: name)
        }
        self = .draft(text, turns ?? [])
      } else if let line = json["witnessed"]?.string {
        self = .witnessed(line)
      } else if let index = json["alternative"]?.number, let name = json["name"]?.string {
        self = .alternative(Int(index), Discovery.Alternative(name: name, fails: json["fails"]?.number == 1))
      } else if let text = json["trace"]?.string {
        self = .trace(text)
      } else if let text = json["sibling"]?.string {
        self = .sibling(text)
      } else if let text = json["divergence"]?.string {
        self = .divergence(text)
      } else {
        return nil
      }
    }
  }
}
