public import Rehearsal
public import RehearsalScenarios

/// The passwords, codes and tokens of a trace, and what stands in for each.
public struct Secrets: Hashable, Sendable {
  /// A secret and its stand-in, the longest first so that none hides in another.
  private let standIns: [StandIn]

  private struct StandIn: Hashable {
    let secret: String
    let name: String
  }

  /// The secrets of a trace, numbered in the order in which they come up.
  public init(of trace: Trace) {
    self.init(of: [trace], in: nil)
  }

  /// The secrets of several traces, and those of a scenario that never came up in them.
  package init(of traces: [Trace], in scenario: Scenario?) {
    var standIns: [StandIn] = []
    func add(_ secret: String?, _ kind: String) {
      guard let secret, !secret.isEmpty, !standIns.contains(where: { $0.secret == secret }) else { return }
      let number = standIns.count { $0.name.hasPrefix("<\(kind)") } + 1
      standIns.append(StandIn(secret: secret, name: "<\(kind) \(number)>"))
    }
    func add(_ accounts: [Account]) {
      for account in accounts {
        for password in account.passwords { add(password, "password") }
        for token in account.tokens { add(token, "token") }
        add(account.secondFactor, "code")
      }
    }
    func add(_ value: String, named name: String) {
      if let kind = Self.kind(of: name) { add(value, kind) }
    }
    // Whether a field shows what is typed, no trace says; what is no user's name may be a secret.
    let users = Set(traces.flatMap(\.users) + (scenario?.users ?? []))
    func add(_ action: UserAction) {
      if case .comesTo(let address) = action {
        for field in address.queryFields { add(field.value, named: field.name) }
      }
      guard case .types(let text, let field) = action, !users.contains(text) else { return }
      add(text, Self.kind(of: field) ?? "text")
    }
    for trace in traces {
      for entry in trace.setting.keychain.entries { add(entry.password, "password") }
      add(trace.setting.accounts)
      for event in trace.entries.map(\.event) {
        for field in event.line.with {
          add(field.value, named: field.name)
          guard field.name == Reply.contentField else { continue }
          for text in JSON.texts(in: field.value) { add(text.value, named: text.name) }
        }
        if case .user(let action) = event { add(action) }
      }
      // What no phone could do did not happen, and is told all the same.
      if let action = trace.ending.stop?.typing { add(action) }
      add(trace.accounts)
    }
    for field in scenario?.fields ?? [] { add(field.value, named: field.name) }
    for line in scenario?.lines ?? [] { if case .when(.user(let action)) = line.sentence { add(action) } }
    // A story cuts long values short, and their beginnings are no less secret.
    let beginnings = standIns.filter { $0.secret.count > String.shortLength }.map {
      StandIn(secret: String($0.secret.prefix(String.shortLength - 1)), name: $0.name)
    }
    // A sentence and a line of JSON have quotes and backslashes in other words.
    let escaped = (standIns + beginnings).map {
      StandIn(secret: String(JSON.string($0.secret).text.dropFirst().dropLast()), name: $0.name)
    }.filter { !standIns.contains($0) && !beginnings.contains($0) }
    self.standIns = (standIns + beginnings + escaped).sorted { $0.secret.utf8.count > $1.secret.utf8.count }
  }

  /// A text with every secret replaced.
  public func redact(_ text: String) -> String {
    standIns.reduce(text) { text, standIn in
      guard text.unicodeScalars.contains(standIn.secret.unicodeScalars) else { return text }
      // Code point by code point, because a mark that combines with the last character would hide a secret.
      return String(
        String.UnicodeScalarView(
          text.unicodeScalars.replacing(standIn.secret.unicodeScalars, with: standIn.name.unicodeScalars)))
    }
  }

  /// A failure with every secret replaced.
  public func redact(_ failure: Verdict.Failure) -> Verdict.Failure {
    Verdict.Failure(
      place: failure.place, sentence: redact(failure.sentence), problem: redact(failure.problem),
      difference: failure.difference.map(redact))
  }

  /// A result with every secret replaced.
  package func redact(_ result: ScenarioResult) -> ScenarioResult {
    var redacted = ScenarioResult(
      redact(result.scenario), number: result.number, status: result.status,
      failures: result.failures.map(redact), end: result.end, story: redact(result.story))
    redacted.replay = result.replay
    redacted.reached = result.reached
    return redacted
  }

  private func redact(_ example: ExampleRow) -> ExampleRow {
    ExampleRow(
      outline: redact(example.outline), number: example.number,
      values: example.values.map { ExampleRow.Value(name: redact($0.name), text: redact($0.text)) })
  }

  /// A scenario with every secret replaced, in its lines, its names and its tags; its file must be found again.
  public func redact(_ scenario: ReportedScenario) -> ReportedScenario {
    ReportedScenario(
      name: redact(scenario.name), fullName: redact(scenario.fullName), feature: redact(scenario.feature),
      tags: scenario.tags.map(redact), place: scenario.place,
      lines: scenario.lines.map {
        ReportedScenario.Line(kind: $0.kind, text: redact($0.text), place: $0.place)
      }, example: scenario.example.map(redact))
  }
}

extension String {
  /// What stands behind the question mark, or the number sign, of an address.
  fileprivate var queryFields: [(name: String, value: String)] {
    split { "?#&".contains($0) }.dropFirst().compactMap { part in
      part.firstIndex(of: "=").map { (String(part[..<$0]), String(part[part.index(after: $0)...])) }
    }
  }
}
