import Rehearsal
public import RehearsalExplorer

/// What is said beside the verdict of a search: what was never come across, and the advice that was not taken.
extension ExplorationReport {
  /// What was never come across, where that makes the verdict worth less.
  public var gaps: String { missing.map { "  never seen: \($0)\n" }.joined() }

  /// What was never come across, sentence by sentence.
  var missing: [String] { exploration.drawing == nil ? exploration.gaps.map(sentence) : [] }

  /// What is missing, as a sentence.
  public func sentence(of gap: Gap) -> String {
    switch gap {
    case .deviations: "no path came to where anything could deviate from the usual"
    case .deviation(let kind):
      "no path with a deviation of the kind “\(kind.names.joined(separator: ", "))”"
    case .success:
      (isOfAutoFill ? "no path ended with what was asked for" : "no path ended in an upgrade")
        + (unknownMessages.map { "; \($0)" } ?? "")
    case .request(let number, let situation):
      "what the \(number.ordinal) request of “\(situation)” picks is not given, although nothing deviates; rehearse your "
        + "provider with a vault that has it"
    case .offering:
      "nothing was offered after the handler said that it is set up: put into its identity store what its vault has, by the "
        + "domain of each site, and rehearse it with a vault that has something at the form that is filled in"
    case .filling: "nothing that was offered was filled in; \(picks)"
    case .interface: "no path came to the extension's interface"
    case .property(let index):
      isGoal(index)
        ? "no path came to where \(name(ofProperty: index))"
        : "“\(name(ofProperty: index))” was never put to the test"
    }
  }

  /// What a provider that has set itself up owes to whoever picks what it has offered, and what may keep it from that.
  private var picks: String {
    let count = exploration.coverage.picks
    return
      "what the handler put into its store was picked \(count.grouped("time")), and it never gave it: give it in the "
      + "silent call, or say userInteractionRequired where that takes the user, as for a guarded Keychain item "
      + "(errSecInteractionNotAllowed); rehearse step shows where it ends"
  }

  /// What the server does not know of what was sent to it; of a server of somebody's own nobody can say.
  private var unknownMessages: String? {
    guard explorer.situations.allSatisfy({ $0.server is AccountServer }) else { return nil }
    return AccountServer.advice(on: Array(exploration.coverage.messages.keys))
  }

  private func isGoal(_ index: Int) -> Bool {
    explorer.properties.indices.contains(index) && explorer.properties[index].isGoal
  }

  private func name(ofProperty index: Int) -> String {
    explorer.properties.indices.contains(index) ? explorer.properties[index].name : "property \(index + 1)"
  }

  /// The advice that was not taken, whatever the verdict, in the order of the ledger.
  public var advice: String { untaken.map { "  advice      \($0)\n" }.joined() }

  /// The advice that was not taken, sentence by sentence.
  var untaken: [String] {
    let order = Ledger.rules.map(\.id)
    return exploration.advice.map { (place: order.firstIndex(of: $0.violation.rule) ?? order.count, $0) }
      .sorted { ($0.place, $0.1.violation.rawValue) < ($1.place, $1.1.violation.rawValue) }
      .map { sentence(of: $0.1) }
  }

  private func sentence(of advice: Exploration.UntakenAdvice) -> String {
    let count = advice.path.deviations.count
    // A path that chance drew may well have more deviations than it takes.
    let place =
      exploration.drawing != nil
      ? "" : count == 0 ? ", in the happy path" : ", first with \(count.grouped("deviation"))"
    return "\(advice.violation.rule) \(advice.violation.rawValue)\(place): \(advice.violation.firstAdvice)"
  }
}

extension Violation {
  /// The first sentence of what to do about it.
  fileprivate var firstAdvice: String {
    advice.firstRange(of: ". ").map { advice[..<$0.lowerBound] + "." } ?? advice
  }
}
