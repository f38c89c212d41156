import Rehearsal
public import RehearsalExplorer

/// What came of a search, as people read it.
public struct ExplorationReport {
  let exploration: Exploration
  private let handler: String

  /// A report on a search of a handler with a name.
  public init(of exploration: Exploration, handler: String) {
    self.exploration = exploration
    self.handler = handler
  }

  var explorer: Explorer { exploration.explorer }

  /// What is searched, for what, and what is taken for one.
  public var preamble: String {
    let kind =
      explorer.situations.first.map { "\($0.request.name), from \($0.request.origin.rawValue)" } ?? ""
    let lines = bounds.map { note in
      "  " + note.label + String(repeating: " ", count: 12 - note.label.count) + note.text
    }
    return (["Exploring \(handler): \(kind)"] + lines).map { $0 + "\n" }.joined() + "\n"
  }

  /// How far a verdict reaches, bound by bound.
  var bounds: [DiscoveryReport.Note] {
    let budget = explorer.budget.map { "at most \($0) of them" } ?? "as many as there can be"
    let own = explorer.properties.filter { !$0.isGoal }.map(\.name)
    let goals = explorer.properties.filter(\.isGoal).map(\.name)
    let reduction =
      explorer.isMerging
      ? "paths that leave handler and world in the same state are taken for one"
      : explorer.mergesStates ? "off, because a property looks at whole paths" : "off"
    var bounds = [
      DiscoveryReport.Note(
        label: "situations", text: explorer.situations.map(\.name).joined(separator: ", ")),
      DiscoveryReport.Note(
        label: "deviations", text: "\(explorer.deviations.names.joined(separator: ", ")); \(budget)"),
      DiscoveryReport.Note(
        label: "must hold",
        text: (isOfAutoFill && !asksForPasskeys ? "" : "nobody is locked out; ")
          + (isOfAutoFill ? "" : "the user is told the truth; ")
          + (explorer.expectsRecovery ? "what worked works again; " : "")
          + "no rule is broken; no crash, no hang" + own.map { "; \($0)" }.joined()),
    ]
    if !unknown.isEmpty {
      bounds.append(DiscoveryReport.Note(label: "not known", text: unknown.joined(separator: "; ")))
    }
    if !goals.isEmpty {
      bounds.append(DiscoveryReport.Note(label: "must occur", text: goals.joined(separator: "; ")))
    }
    bounds += [
      DiscoveryReport.Note(label: "requests", text: requests),
      DiscoveryReport.Note(label: "reduction", text: reduction),
      DiscoveryReport.Note(label: "run twice", text: Explorer.repetition),
    ]
    if explorer.shard.count > 1 {
      bounds.append(
        DiscoveryReport.Note(
          label: "shard", text: "\(explorer.shard.part) of \(explorer.shard.count)"))
    }
    return bounds
  }

  /// What nobody has said, so that nothing is held against it.
  private var unknown: [String] {
    let phones = explorer.situations.map(\.phone)
    let fillsPasswords = explorer.situations.contains { $0.request.provision?.leadsToPasswords == true }
    let givesCodes = explorer.situations.contains { [.code, .codeList].contains($0.request.provision) }
    return
      (fillsPasswords && phones.allSatisfy(\.autoFill.vault.entries.isEmpty)
      ? ["what the vault has, but for what a path saves there"] : [])
      + (givesCodes && phones.allSatisfy(\.autoFill.codes.isEmpty) ? ["what codes are made of"] : [])
  }

  private var requests: String {
    let more = explorer.requestsOfHabit.map { "; \($0) more of the same with nothing else in between" }
    return fewRequests + (more ?? "")
  }

  private var fewRequests: String {
    if isOfAutoFill {
      let most = explorer.situations.map(\.requests.count).max() ?? 0
      return "up to \(most + 1) in one process of the extension or several"
    }
    let accounts = explorer.situations.map(\.phone.keychain.entries.count).max() ?? 0
    return
      "up to \(Explorer.mostRequests), of \(accounts.grouped("account")), in one process of the extension or several"
  }

  /// Whether there is a website whose users a passkey alone may let in.
  private var asksForPasskeys: Bool { explorer.situations.contains(where: \.phone.asksForPasskeys) }

  var isOfAutoFill: Bool { explorer.situations.first?.isOfAutoFill == true }

  /// How many paths and states there were, by the number of deviations.
  public var table: String {
    guard exploration.drawing == nil else { return drawing + renewal + "\n" }
    let rows =
      [["deviations", "paths", "states"]]
      + exploration.levels.map { [String($0.budget), $0.paths.grouped, $0.states.grouped] }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
      "  "
        + zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined(separator: "  ")
        + "\n"
    }.joined()
    return table + renewal + "\n"
  }

  /// What is promised of paths that were drawn by chance.
  private var drawing: String {
    guard let drawing = exploration.drawing else { return "" }
    let sum = "  drawn \(exploration.paths.grouped) times, from seed \(drawing.sampling.seed)"
    guard let guarantee = drawing.guarantee else {
      return sum + ", by kinds of deviations at some places: nothing is promised of what was not drawn\n"
    }
    guard guarantee.strands > 1 else {
      return sum + ": there is never more than one piece of work to go on with, and so only one order\n"
    }
    let inverse = Int((1 / guarantee.probability).rounded(.up))
    let all = (guarantee.probability(in: exploration.paths) * 1000).rounded(.down) / 10
    return sum
      + ", by priorities of \(guarantee.strands) strands of work at \(guarantee.choices) choices:\n"
      + "  what takes \(guarantee.depth) pieces of work in the wrong order is found with a probability "
      + "of at least 1 in \(inverse.grouped) a draw, \(all) % in all\n"
  }

  private var renewal: String {
    exploration.renewed.map { "  static variables, such as \($0), begin anew with every process\n" } ?? ""
  }

  /// Whether nobody knows what would have come of it.
  package var isInconclusive: Bool { exploration.verdict == .inconclusive }

  /// The last word, in one line.
  public var verdict: String {
    let sum = "\(exploration.paths.grouped("path")), \(exploration.states.grouped("state"))"
    switch (exploration.verdict, exploration.end) {
    case (.failed, .sampled):
      return "FAILED: \(exploration.discoveries.count.grouped("thing")) wrong in what was drawn (\(drawn))\n"
    case (.failed, _):
      let things = exploration.discoveries.count.grouped("thing")
      let budget = exploration.levels.last?.budget ?? 0
      return "FAILED at budget \(budget): \(things) wrong\(reservations) (\(sum))\n"
    case (.inconclusive, .sampled): return "INCONCLUSIVE: \(reason(for: .sampled)) (\(drawn))\n"
    case (.inconclusive, _) where exploration.isHollow:
      return "INCONCLUSIVE: nothing is wrong, and \(missedGoal) (\(sum))\n"
    case (.exhausted, .complete):
      return "EXHAUSTED at any budget\(part): nothing is wrong, and there is nothing left to try (\(sum))\n"
    case (.exhausted, _):
      return "EXHAUSTED at budget \(explorer.budget ?? 0)\(part): nothing is wrong (\(sum))\n"
    case (.inconclusive, let end): return "INCONCLUSIVE: \(reason(for: end)) (\(sum))\n"
    }
  }

  private var drawn: String { exploration.paths.grouped("path") }

  private var missedGoal: String {
    if exploration.coverage.successes == 0 { return "nothing worked" }
    if exploration.isUnoffered { return "nothing is offered by who says that it is set up" }
    return exploration.isUnfilled
      ? "nothing that was offered was filled in"
      : "a goal was not reached, so that nobody knows what would be wrong there"
  }

  private var part: String {
    explorer.shard.count > 1 ? " in part \(explorer.shard.part) of \(explorer.shard.count)" : ""
  }

  /// What keeps a search from having found everything there is to find with as many deviations.
  private var reservations: String {
    var reservations: [String] = []
    switch exploration.end {
    case .limit, .interrupted:
      reservations.append("not everything was run: \(reason(for: exploration.end))")
    case .complete, .budget, .failed, .notDeterministic, .sampled, nil: break
    }
    if !exploration.nondeterministicPaths.isEmpty {
      reservations.append(
        "\(exploration.nondeterministicPaths.count.grouped("path")) did not come out the same twice")
    }
    return reservations.map { "; \($0)" }.joined()
  }

  /// Who may have done something else: the server that ships has nothing to depend on.
  private var suspects: String {
    explorer.situations.allSatisfy { $0.server is AccountServer }
      ? "the handler does" : "the handler or its server does"
  }

  private func reason(for end: Exploration.End?) -> String {
    switch end {
    case .limit:
      "\(exploration.paths.grouped("path")) \(exploration.paths == 1 ? "was" : "were") run without coming "
        + "to the end; raise --limit"
    case .notDeterministic:
      "\(suspects) not do the same thing twice; it depends on something it was not given, such as the real "
        + "clock, a random number, or a static variable that outlives its process"
    case .interrupted: "interrupted"
    case .sampled: "nothing is wrong in the paths that were drawn by chance, and there are others"
    case .complete, .budget, .failed, nil: exploration.paths == 0 ? nothingRun : givenUp
    }
  }

  private var nothingRun: String {
    "not one path was run: there is no situation to begin in, or a budget below 0"
  }

  private var givenUp: String {
    "\(exploration.endless.grouped("path")) \(exploration.endless == 1 ? "was" : "were") given up before the "
      + "end: more than \(explorer.stepLimit.grouped) things happened there, the handler reached for what is not played, such "
      + "as the real network, or no phone would make the request; rehearse step shows where"
  }
}

extension Int {
  /// So many of something, as `1 path` or `1,820 paths`.
  func grouped(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// The number with commas between the thousands.
  package var grouped: String {
    let digits = String(self)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.append(digit.element)
    }
  }
}

extension Provision {
  /// Whether passwords are filled in, at once or afterwards.
  fileprivate var leadsToPasswords: Bool {
    switch self {
    case .password, .credentialList, .passkeyList, .savedPassword, .unusedPassword, .configuration,
      .generatedPasswords, .chosenGeneratedPasswords:
      true
    case .passkey, .code, .codeList, .text, .passkeyRegistration, .automaticPasskey, .unknownPasskey,
      .acceptedPasskeys, .updatedPasskey:
      false
    }
  }
}
