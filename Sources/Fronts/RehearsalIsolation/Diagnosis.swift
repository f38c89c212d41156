import ProcessIsolation
import Rehearsal
package import RehearsalExplorer
import RehearsalReports

/// Runs what a search found once more, in a process of its own, and brings the story back; where the handler takes
/// that process with it, the story as far as it came.
package struct Diagnosis {
  private let explorer: Explorer
  /// Seconds of real time without a word after which the process is given up.
  private let patience: Int
  /// Whether stand-ins take the place of secrets where a path does not come out as before.
  private let isRedacted: Bool
  /// Whether the headline of a crash quotes what the process had to say of it.
  private let quotesMessages: Bool

  package init(explorer: Explorer, patience: Int, isRedacted: Bool, quotesMessages: Bool = false) {
    self.explorer = explorer
    self.patience = patience
    self.isRedacted = isRedacted
    self.quotesMessages = quotesMessages
  }

  /// A finding, and where its path did not come out the same when it was run again.
  package struct Report {
    package let discovery: Discovery
    package let divergence: String

    package init(discovery: Discovery, divergence: String) {
      self.discovery = discovery
      self.divergence = divergence
    }
  }

  /// Everything worth telling of a finding.
  package func diagnose(_ finding: Exploration.Finding) -> Report {
    var patience = patience
    // Word by word takes as long as a small search, and what only a path beside it brings down is rare.
    if !finding.failure.endsProcess {
      var news = News()
      _ = listen(&patience, &news) { tellAtOnce(finding, to: $0) }
      if news.trace != nil { return report(finding, from: news) }
    }
    return diagnoseWordByWord(finding, &patience)
  }

  private func tellAtOnce(_ finding: Exploration.Finding, to desk: Desk) {
    let discovery = explorer.discovery(of: finding)
    var words: [Word] = [.draft(Draft(of: discovery))]
    words.append(.trace(NDJSON.text(of: discovery.trace)))
    if let sibling = discovery.sibling { words.append(.sibling(NDJSON.text(of: sibling))) }
    for (index, alternatives) in discovery.alternatives.enumerated() {
      words += alternatives.map { .alternative(index, $0) }
    }
    if let divergence = explorer.divergence(in: finding.path, attempts: 2) {
      words.append(.divergence(DivergenceReport(of: divergence).text(isRedacted: isRedacted)))
    }
    desk.note(words.map(\.line).joined(separator: "\n"))
  }

  /// Has everything told before it happens, because the handler may take the process with it at any moment; and what
  /// is beside the path by other processes.
  private func diagnoseWordByWord(_ finding: Exploration.Finding, _ patience: inout Int) -> Report {
    var news = News()
    let loss = listen(&patience, &news) { replay(finding, to: $0) }
    _ = listen(&patience, &news) { desk in
      if let sibling = explorer.sibling(of: finding) {
        desk.note(Word.sibling(NDJSON.text(of: sibling)).line)
      }
    }
    var next = 0
    while true {
      news.variation = nil
      let loss = listen(&patience, &news) { tellAlternatives(in: finding, from: next, to: $0) }
      guard let (number, index, name) = news.variation else { break }
      let failure: Failure = if case .hung? = loss { .hang } else { .crash }
      let bearing: Discovery.Alternative.Bearing = failure == finding.failure ? .failsAlike : .endsProcess
      news.take(.alternative(index, Discovery.Alternative(name: name, bearing: bearing)))
      next = number + 1
    }
    return report(finding, from: news, loss)
  }

  private func replay(_ finding: Exploration.Finding, to desk: Desk) {
    let trace = explorer.replay(finding) {
      desk.note(Word.witnessed(NDJSON.line(of: $0)).line)
    } draft: {
      desk.note(Word.draft(Draft(of: $0)).line)
    } witness: {
      desk.note(Word.witnessed(NDJSON.line(of: $0)).line)
    }
    desk.note(Word.trace(NDJSON.text(of: trace)).line)
  }

  /// Says of each alternative which it is before it says what comes of it, so that the last one is known that brought
  /// the process down.
  private func tellAlternatives(in finding: Exploration.Finding, from first: Int, to desk: Desk) {
    for (number, variation) in explorer.variations(of: finding.path).enumerated().dropFirst(first) {
      desk.note(Word.tries(number, variation.index, variation.deviation.description).line)
      let alternative = explorer.alternative(variation, in: finding)
      if let alternative { desk.note(Word.alternative(variation.index, alternative).line) }
    }
    desk.note(Word.isThrough.line)
  }

  /// Takes everything that a process tells, and waits less for the next one where this one never came back.
  private func listen(
    _ patience: inout Int, _ news: inout News, to tell: @escaping (Desk) -> Void
  ) -> Worker.Loss? {
    let lost = Worker.listen(quotesMessages ? .collected : .discarded, patience: patience, to: tell) {
      lines in
      for line in lines.lines(omittingEmpty: true) {
        if let word = Word(String(line)) { news.take(word) }
      }
    }
    if case .hung? = lost?.loss { patience = min(patience, 1) }
    if let message = lost?.printed.fatalError { news.messages.append(message) }
    return lost?.loss
  }

  /// Where the handler does one thing and then another in nondeterministic paths; which was so first where it does the
  /// same again.
  package func divergence(among paths: [Path]) -> String {
    guard let first = paths.first else { return "" }
    let situation = explorer.situations[first.situation]
    let seenAgain = hear {
      explorer.divergence(among: paths).map { DivergenceReport(of: $0).text(isRedacted: isRedacted) }
    }
    // In another process, because what a handler remembers of a path may be all that differs in it.
    return seenAgain ?? hear {
      DivergenceReport.text(ofNondeterminismIn: situation, explorer.deviations(of: first))
    }
      ?? DivergenceReport.text(ofNondeterminismIn: situation, ["\(first.deviations.count) deviations"])
  }

  /// Why a path was given up; nothing where the handler takes the process with it.
  package func reason(forGivingUp path: Path) -> String {
    hear { GivenUpReport(of: path, in: explorer, isRedacted: isRedacted).text } ?? ""
  }

  /// What a process of its own has to tell; `nil` where the handler takes it down first, or there is nothing.
  private func hear(_ tell: @escaping () -> String?) -> String? {
    var text: String?
    _ = Worker.listen(patience: patience) { desk in
      if let told = tell() { desk.note(told) }
    } each: {
      text = $0
    }
    return text
  }

  private func report(
    _ finding: Exploration.Finding, from news: News, _ loss: Worker.Loss? = nil
  ) -> Report {
    let headline =
      explorer.headline(of: finding.failure) + (news.trace == nil ? loss?.ofCrash ?? "" : "")
      + (news.messages.first.map { "\n  \($0.plain)" } ?? "")
    return Report(discovery: discovery(of: finding, headline, from: news), divergence: news.divergence)
  }

  private func discovery(
    of finding: Exploration.Finding, _ headline: String, from news: News
  ) -> Discovery {
    let situation = explorer.situations[finding.path.situation]
    let setting = Trace.Setting(
      app: situation.phone.app.name, keychain: situation.phone.keychain, accounts: situation.server.accounts)
    let trace =
      news.trace ?? NDJSON.fragment(from: news.witnessed) ?? Trace(fragment: setting, [])
    return Discovery(
      failure: finding.failure, headline: headline, situation: situation,
      deviations: news.draft?.deviations ?? [],
      script: news.draft?.script(on: situation.phone) ?? Script(on: situation.phone, []), trace: trace,
      alternatives: finding.path.deviations.indices.map { news.alternatives[$0] ?? [] }, sibling: news.sibling
    )
  }
}

extension Worker.Loss {
  /// How a process crashed, after that it did.
  fileprivate var ofCrash: String {
    if case .hung = self { "" } else { ": \(reason)" }
  }
}
