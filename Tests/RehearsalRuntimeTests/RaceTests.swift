import Asynchronous
import Rehearsal
import RehearsalReports
import RehearsalRuntime
import TestBench
import Testing
import ThreeWays

@testable import RehearsalExplorer

/// Races that only one order of ready work loses, and the handlers that do not run them.
@Suite(.inverting) struct RaceTests {
  /// A race on show.
  struct Race {
    let name: String
    let faulty: Program
    let sound: Program
    var deviations: Deviations = .order
    var server = AccountServer.Effect.atOnce
    let failures: [Failure]
    let path: [String]

    var search: Explorer { explorer(of: faulty) }
    var soundSearch: Explorer { explorer(of: sound) }

    private func explorer(of program: Program) -> Explorer {
      var explorer = Explorer(Situation.usual(.strongPassword, changesTakeEffect: server), handler: program)
      explorer.deviations = deviations
      explorer.budget = path.count
      return explorer
    }
  }

  static var races: [Race] {
    [
      Race(
        name: "Racing", faulty: Program(runtime: .virtual) { Racing() },
        sound: Program(runtime: .virtual) { TakingTurns() }, failures: [.lockOut],
        path: ["the system takes “block 1 on main” before “block 1 on shiny.notes”"]),
      Race(
        name: "Overwriting", faulty: Program(runtime: .virtual) { Overwriting() },
        sound: Program(runtime: .virtual) { WritingInOrder() }, failures: [.lockOut],
        path: ["the system takes “block 1 on shiny.outcome” before “block 1 on shiny.progress”"]),
      Race(
        name: "TellingAside", faulty: Program(runtime: .virtual) { TellingAside() },
        sound: Program(runtime: .virtual) { TellingFirst() }, failures: [.lockOut],
        path: ["the system takes “turn 1 of task 2” before “turn 1 of task 1”"]),
      Race(
        name: "LookingTwice", faulty: Program(runtime: .virtual) { LookingTwice() },
        sound: Program(runtime: .virtual) { TakingTurns() }, failures: [.lockOut],
        path: [
          "the system takes “block 1 on main” before “block 1 on shiny.notes”",
          "the system takes “block 2 on main” before “block 1 on shiny.notes”",
        ]),
      Race(
        name: "AlarmsTogether", faulty: Program(runtime: .virtual) { AlarmsTogether() },
        sound: Program(runtime: .virtual) { AlarmsApart() }, deviations: [.network, .order],
        server: .gracefully, failures: [.rule(.answeredTwice)],
        path: [
          "the 1st authorize is never answered",
          "the system takes “block 2 on main” before “block 1 on main”",
        ]),
    ]
  }

  private func race(_ name: String) throws -> Race {
    try #require(Self.races.first { $0.name == name })
  }

  @Test(arguments: races.map(\.name))
  func `a race is found with so many deviations, and with one fewer there is nothing to find`(
    name: String
  )
    throws
  {
    let race = try race(name)
    let exploration = race.search.explore()
    #expect(exploration.verdict == .failed)
    #expect(exploration.discoveries.map(\.failure) == race.failures)
    let discovery = race.search.discovery(of: try #require(exploration.discoveries.first))
    #expect(discovery.deviations.map(\.name) == race.path)
    var less = race.search
    less.budget = race.path.count - 1
    #expect(less.explore().verdict == .exhausted)
  }

  @Test(arguments: races.map(\.name))
  func `who does not run the race is sound in every order`(name: String) throws {
    #expect(try race(name).soundSearch.explore().verdict == .exhausted)
  }

  @Test(arguments: races.map(\.name))
  func `the counterexample plays again by the names of the work, every time`(name: String) throws {
    let race = try race(name)
    let discovery = race.search.discovery(of: try #require(race.search.explore().discoveries.first))
    for _ in 1...20 {
      let trace = discovery.script.play(with: discovery.situation.server, handler: race.faulty)
      #expect(trace.entries == discovery.trace.entries)
      #expect(trace.ending == discovery.trace.ending)
    }
  }

  @Test(arguments: races.map(\.name))
  func `without reduction, in parts, and taken up again, a search comes to the same`(name: String) throws {
    let race = try race(name)
    let whole = race.search.explore()
    var unreduced = race.search
    unreduced.mergesStates = false
    #expect(unreduced.explore().discoveries.map(\.path) == whole.discoveries.map(\.path))
    let parts = (1...3).map { part in
      var explorer = race.search
      explorer.shard = Explorer.Shard(part, of: 3)
      return explorer.explore()
    }
    let merged = Exploration.merging(parts, of: race.search)
    #expect(merged.discoveries.map(\.path) == whole.discoveries.map(\.path))
    #expect(merged.verdict == whole.verdict)
    var limited = race.search
    limited.limit = whole.paths - 1
    var search = Search(limited)
    search.run()
    search = try #require(search.takenUp(by: race.search))
    search.run()
    #expect(search.exploration.discoveries == whole.discoveries)
    #expect(search.exploration.levels == whole.levels)
  }

  @Test func `a handler that starts everything at once does the same thing twice in every order`() {
    var explorer = Explorer(
      Situation.usual(.strongPassword), handler: Program(runtime: .virtual) { Torture() })
    explorer.deviations = .order
    explorer.budget = 1
    let exploration = explorer.explore()
    #expect(exploration.nondeterministicPaths == [])
    #expect(exploration.verdict == .exhausted)
  }

  @Test func `taken last first throughout, the notes come out right by chance`() throws {
    for (handler, isLost) in [("Overwriting", false), ("Racing", true)] {
      let trace = try race(handler).faulty.play([
        .strongPassword, .system(.turnsOrderAround), .settle,
      ])
      #expect(trace.ending.lockOuts.isEmpty == !isLost)
    }
  }

  @Test func `once the race is mended, its counterexample says where the path differs`() throws {
    let race = try race("Racing")
    let discovery = race.search.discovery(of: try #require(race.search.explore().discoveries.first))
    let trace = discovery.script.play(with: discovery.situation.server, handler: race.sound)
    guard case .refusal(let diagnostic)? = trace.ending.stop else {
      Issue.record("it was played as if nothing had changed")
      return
    }
    #expect(
      diagnostic.problem
        == "“block 1 on main” was to go before “block 1 on shiny.notes”, and was never ready when it was its "
        + "turn. Nothing was ready beside anything else. Where the handler was mended so that this cannot "
        + "happen, leave the step out.")
  }

  @Test func `AS-32 any piece of ready work can go first, and none overtakes on its own queue`() throws {
    var race = try race("Racing")
    #expect(race.search.explore().verdict == .failed)
    let trace = race.faulty.play([
      .strongPassword, .takes("block 1 on main", before: "block 1 on shiny.notes"), .settle,
    ])
    #expect(trace.readings.map(\.rule).contains("AS-32"))
    race = try self.race("AlarmsTogether")
    var search = race.search
    for index in search.situations.indices { search.situations[index].phone.profile.workOrder = .isKept }
    #expect(search.explore().verdict == .exhausted)
  }
}

extension Program {
  fileprivate func play(_ steps: [Step]) -> Trace {
    Script(on: Stage().phone, steps).play(with: Stage().server, handler: self)
  }
}
