import ExtensionLifecycle
import TestBench
import Testing

/// The whole behaviour of the machine, on record.
@Suite struct MachineRecordTests {
  static let upgrades = Upgrade.allCases.flatMap { kind in
    [Origin.settings, .app].map { Request(kind, from: $0) }
  }
  static let requests = upgrades + Provision.allCases.map { Request($0) }

  @Test(arguments: requests)
  func `every phase answers every event as recorded`(request: Request) throws {
    let answers = RequestLifecycle(request).answers
    let table = RequestLifecycle(request).reachablePhases.map { phase in
      let here = answers.filter { $0.phase == phase }
      let impossible = here.filter { !$0.transition.isPossible }.map(\.event.description)
      return "\(phase)\n"
        + here.filter(\.transition.isPossible).map { "  \($0.event) → \($0.words)\n" }.joined()
        + "  cannot happen: \(impossible.joined(separator: ", "))\n"
    }.joined(separator: "\n")
    try expectRecord(table, request.recordName)
  }

  @Test(arguments: [
    (Upgrade.strongPassword, Origin.settings, 12), (.strongPassword, .app, 13),
    (.signInWithApple, .settings, 20), (.signInWithApple, .app, 21),
  ])
  func `the number of reachable phases is on record`(kind: Upgrade, origin: Origin, count: Int) {
    #expect(RequestLifecycle(Request(kind, from: origin)).reachablePhases.count == count)
  }

  @Test func `phases and events know their places`() {
    #expect(Phase.all.map(\.ordinal) == Array(Phase.all.indices))
    #expect(Event.all.map(\.ordinal) == Array(Event.all.indices))
  }

  @Test func `the number of reachable phases of each provision is on record`() throws {
    let counts = Provision.allCases.map {
      "\($0.rawValue): \(RequestLifecycle(Request($0)).reachablePhases.count)\n"
    }
    try expectRecord(counts.joined(), "provisions.txt")
  }

  @Test(arguments: [Origin.recommendation, .signInPrompt])
  func `where the system asks from makes no difference`(origin: Origin) {
    for kind in Upgrade.allCases {
      let here = RequestLifecycle(Request(kind, from: origin)).answers
      #expect(here == RequestLifecycle(Request(kind, from: .settings)).answers)
    }
  }

  @Test(arguments: requests)
  func `nothing leaves the end`(request: Request) {
    for answer in RequestLifecycle(request).answers where answer.phase.outcome != nil {
      #expect(answer.transition.phase == answer.phase)
    }
  }

  @Test(arguments: requests)
  func `whatever was put up is taken down by the end`(request: Request) {
    for answer in RequestLifecycle(request).answers where answer.transition.phase.outcome != nil {
      let commands = answer.transition.commands
      switch answer.phase {
      case .serving(let phase):
        guard answer.transition.isPossible, answer.event != .system(.lostPatience) else { continue }
        #expect(
          commands.first == (phase.isOnScreen ? .screen(.dismissInterface) : .timer(.stopPatience)),
          "\(answer.event)")
      case .authorizing: if answer.transition.isPossible { #expect(commands.first == .screen(.dismissSheet)) }
      case .withdrawing where answer.event != .system(.waitedOutCancel):
        if answer.transition.isPossible { #expect(commands.first == .timer(.stopWithdrawal)) }
      case .authenticating:
        if answer.transition.isPossible { #expect(commands.first == .screen(.endAuthentication)) }
      case .requested, .preparing, .withdrawing, .finished: break
      }
    }
  }
}

extension Request {
  fileprivate var recordName: String {
    switch kind {
    case .upgrade(let upgrade): "\(upgrade.slug)-\(origin == .app ? "app" : "system").txt"
    case .provision(let provision): "\(provision.slug).txt"
    }
  }
}

extension RequestLifecycle.Answer {
  fileprivate var words: String {
    var words = transition.phase == phase ? "stays" : transition.phase.description
    if !transition.commands.isEmpty {
      words += " | " + transition.commands.map(\.description).joined(separator: "; ")
    }
    if !transition.violations.isEmpty {
      words += " | ! " + transition.violations.map { "\($0.rule) \($0.rawValue)" }.joined(separator: "; ")
    }
    if !transition.readings.isEmpty {
      words += " | by " + transition.readings.all.map(\.rule).joined(separator: ", ")
    }
    return words
  }
}
