public import Rehearsal
public import RehearsalExplorer

/// What was tried of what can happen, as tables.
public struct CoverageReport {
  private let coverage: Coverage
  private let requests: [Request]
  private let profile: Profile

  /// A report on what came across in runs of requests, under a profile.
  public init(of coverage: Coverage, requests: [Request], profile: Profile = Profile()) {
    self.coverage = coverage
    self.requests = requests
    self.profile = profile
  }

  /// A report on what a search came across.
  public init(of exploration: Exploration) {
    var requests: [Request] = []
    for situation in exploration.explorer.situations where !requests.contains(situation.request) {
      requests.append(situation.request)
    }
    self.init(
      of: exploration.coverage, requests: requests,
      profile: exploration.explorer.situations.first?.phone.profile ?? Profile())
  }

  /// One thing that can happen in a phase.
  private struct Possibility: Hashable {
    let phase: Phase
    let event: Event
  }

  /// Everything that the machine can be made to do, in its order.
  private var possibilities: [Possibility] {
    var seen: Set<Possibility> = []
    return requests.flatMap { RequestLifecycle($0, profile: profile).answers }
      .filter(\.transition.isPossible).map { Possibility(phase: $0.phase, event: $0.event) }
      .filter { seen.insert($0).inserted }
  }

  /// What user, Apple and system can do while a request is open; what a handler does is its own affair.
  private var environment: [Possibility] {
    possibilities.filter { possibility in
      switch possibility.event {
      case .user, .apple, .system: possibility.phase.outcome == nil
      case .handler: false
      }
    }
  }

  /// How much of what user, Apple and system can do in each phase was tried, in hundredths.
  public var percentage: Double {
    let all = environment
    guard !all.isEmpty else { return 100 }
    return 100 * Double(all.count { count($0) > 0 }) / Double(all.count)
  }

  private func count(_ possibility: Possibility) -> Int {
    coverage.count(of: possibility.event, in: possibility.phase)
  }

  /// The whole report.
  public var text: String { phases + messages + rules + assumptions + "\n" }

  private var phases: String {
    let tryable = environment
    let tried = tryable.count { count($0) > 0 }
    var text =
      "Coverage: \(tried) of \(tryable.count) things user, Apple and system can do in a phase, "
      + "\(percentage.asPercentage)\n"
    let all = possibilities
    for phase in Phase.all where all.contains(where: { $0.phase == phase }) {
      let here = all.filter { $0.phase == phase }
      text += "  \(phase)\n"
      let counted = here.filter { count($0) > 0 }.map { "\($0.event) \(count($0).grouped)" }
      let missing = here.filter { count($0) == 0 && tryable.contains($0) }.map(\.event.description)
      if !counted.isEmpty { text += "    " + counted.joined(separator: " · ") + "\n" }
      if !missing.isEmpty { text += "    never: " + missing.joined(separator: " · ") + "\n" }
    }
    return text
  }

  private var messages: String {
    guard !coverage.messages.isEmpty else { return "" }
    let rows =
      [[""] + Coverage.messageDeviationNames]
      + coverage.messages.sorted { $0.key < $1.key }.map { [$0.key] + $0.value.map(\.grouped) }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return "  messages and what became of them\n"
      + rows.map { row in
        let cells = zip(row, widths).enumerated().map { index, cell in
          let space = String(repeating: " ", count: cell.1 - cell.0.count)
          return index == 0 ? cell.0 + space : space + cell.0
        }
        return "    " + cells.joined(separator: "  ") + "\n"
      }.joined()
  }

  /// The rules that can have a say in these requests, by whether they had.
  private var rules: String {
    var exercised: Set<String> = []
    var never: Set<String> = []
    for request in requests {
      for answer in RequestLifecycle(request, profile: profile).answers where answer.transition.isPossible {
        let rules = request.rules(on: answer.event, in: answer.phase)
        if coverage.count(of: answer.event, in: answer.phase) > 0 {
          exercised.formUnion(rules)
        } else {
          never.formUnion(rules)
        }
      }
    }
    never.subtract(exercised)
    return "  rules exercised: \(exercised.listed)\n  never exercised: \(never.listed)\n"
  }

  private var assumptions: String {
    let used = Reading.allCases.filter(coverage.reliedOn).map(\.rule)
    let unused = Reading.allCases.filter { !coverage.reliedOn($0) }.map(\.rule)
    return "  assumptions relied on: \(used.isEmpty ? "none" : used.joined(separator: ", "))\n"
      + "  never relied on: \(unused.isEmpty ? "none" : unused.joined(separator: ", "))\n"
  }
}

extension Set<String> {
  /// The rules in the order of the ledger.
  fileprivate var listed: String {
    let ids = Ledger.rules.map(\.id).filter(contains)
    return ids.isEmpty ? "none" : ids.joined(separator: ", ")
  }
}

extension Double {
  /// The number with one place, as `87.5 %`.
  package var asPercentage: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
