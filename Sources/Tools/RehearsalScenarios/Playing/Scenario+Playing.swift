public import Rehearsal

extension Scenario {
  /// Plays the scenario and holds what happens against what it expects.
  ///
  /// Besides its own expectations, a scenario fails when a rule is broken that it does not announce, when
  /// somebody is locked out without its saying so, and when something is left over at the end.
  public func play(
    on setup: Setup = Setup(), limit: Int = Simulation.defaultLimit, handlers: (String?) -> Program?
  ) -> Verdict {
    play(on: setup, limit: limit, witness: nil, handlers: handlers)
  }

  /// Plays the scenario before a witness, who hears first of the world before and then of every entry.
  package func play(
    on setup: Setup, limit: Int = Simulation.defaultLimit, witness: Witness?, handlers: (String?) -> Program?
  ) -> Verdict {
    var player = Player(scenario: self, setup: setup, limit: limit)
    return player.play(handlers, before: witness)
  }

  /// Somebody who writes down what happens as it happens, and which line the scenario has come to.
  package struct Witness {
    let begin: (Trace.Setting) -> Void
    let see: (Trace.Entry) -> Void
    let reach: (Int) -> Void

    package init(
      begin: @escaping (Trace.Setting) -> Void, see: @escaping (Trace.Entry) -> Void,
      reach: @escaping (Int) -> Void
    ) {
      self.begin = begin
      self.see = see
      self.reach = reach
    }
  }
}

/// Plays one scenario, line by line.
private struct Player {
  let scenario: Scenario
  var setup: Setup
  let limit: Int
  private var failures: [Verdict.Failure] = []

  init(scenario: Scenario, setup: Setup, limit: Int) {
    self.scenario = scenario
    self.setup = setup
    self.limit = limit
  }

  mutating func play(_ handlers: (String?) -> Program?, before witness: Scenario.Witness?) -> Verdict {
    // By index, because a line is a large value, and taking one out of its list takes longer than playing it.
    for index in scenario.lines.indices {
      switch scenario.lines[index].sentence {
      case .given(let given): if let problem = setup.apply(given) { fail(index, problem) }
      case .own(let own): if case .given(let change) = own.step.action { change(&setup, own.words) }
      case .when, .then: continue
      }
    }
    guard let program = handlers(setup.handler) else {
      let asked = scenario.lines.first { if case .given(.handler) = $0.sentence { true } else { false } }
      let problem =
        setup.handler.map { "no handler is known by the name “\($0)”" }
        ?? "it names no handler; write “the extension runs the handler \"NAME\"”, or say --handler NAME"
      return failing(at: asked, problem)
    }
    let simulation = Simulation(phone: setup.phone, server: setup.server, program: program, limit: limit)
    if let witness {
      witness.begin(simulation.soFar.setting)
      simulation.witness = witness.see
    }
    // What has happened so far, for as long as nothing more does.
    var trace: Trace?
    for index in scenario.lines.indices {
      witness?.reach(index)
      switch scenario.lines[index].sentence {
      case .given: continue
      case .when(let step):
        guard failures.isEmpty else { return finish(simulation) }
        trace = nil
        do { try simulation.perform(step) } catch { fail(index, error.problem) }
      case .then(let expectation):
        let told = trace ?? simulation.soFar
        trace = told
        guard let shortfall = simulation.look({ expectation.shortfall(in: $0, told) }) else { continue }
        fail(index, shortfall.problem, shortfall.difference)
      case .own(let own):
        trace = nil
        switch own.step.action {
        case .given: continue
        case .when(let act):
          guard failures.isEmpty else { return finish(simulation) }
          do { try act(simulation, own.words) } catch { fail(index, error.problem) }
        case .then(let check): if let problem = check(simulation, own.words) { fail(index, problem) }
        }
      }
    }
    witness?.reach(scenario.lines.endIndex)
    return finish(simulation)
  }

  private mutating func finish(_ simulation: Simulation) -> Verdict {
    let trace = simulation.finish()
    if failures.isEmpty { judge(trace, of: simulation) }
    return Verdict(scenario: scenario, failures: failures, trace: trace)
  }

  /// What must hold at the end of every scenario.
  private mutating func judge(_ trace: Trace, of simulation: Simulation) {
    let isTold = failUnmetFaults(of: simulation)
    for flaw in trace.flaws {
      switch flaw {
      case .stopped: failAtEnd("the scenario comes to its end", "\(flaw)")
      case .broken(let violation):
        guard !scenario.expects(.broken(rule: violation.rule)) else { continue }
        failAtEnd(
          "no rule is broken", "\(violation.rule) is: the \(violation.lane.rawValue) \(violation.rawValue)")
      case .mistaken: failAtEnd("the handler's own work comes to an end", "\(flaw)")
      case .lockedOut(let lockOut):
        guard !scenario.expects(.lockedOut(user: lockOut.user)) else { continue }
        failAtEnd("nobody is locked out", "\(flaw)")
      case .leftOver(.unmetFault) where isTold: continue
      case .leftOver(let leftover): failAtEnd("nothing is left over", "there is \(leftover.rawValue)")
      }
    }
  }

  /// Tells of faults that met no message, where they stand in the scenario; `false` where none of them does.
  private mutating func failUnmetFaults(of simulation: Simulation) -> Bool {
    let unmet = simulation.look { $0.unmetFaults }
    guard !unmet.isEmpty else { return false }
    for index in scenario.lines.indices {
      if case .given(.fault(let fault)) = scenario.lines[index].sentence, unmet.contains(fault) {
        fail(index, simulation.look { $0.server.absence(of: fault) })
      }
    }
    return !failures.isEmpty
  }

  private mutating func fail(_ index: Int, _ problem: String, _ difference: [String] = []) {
    let line = scenario.lines[index]
    failures.append(
      Verdict.Failure(place: line.place, sentence: line.text, problem: problem, difference: difference))
  }

  private mutating func failAtEnd(_ sentence: String, _ problem: String) {
    failures.append(
      Verdict.Failure(place: scenario.place, sentence: sentence, problem: problem, difference: []))
  }

  private mutating func failing(at line: Scenario.Line?, _ problem: String) -> Verdict {
    failures.append(
      Verdict.Failure(
        place: line?.place ?? scenario.place, sentence: line?.text ?? scenario.name, problem: problem,
        difference: []))
    let nobody = Simulation(phone: setup.phone, server: setup.server, program: Program { Nobody() })
    return Verdict(scenario: scenario, failures: failures, trace: nobody.finish())
  }
}

extension Scenario {
  fileprivate func expects(_ expectation: Expectation) -> Bool {
    lines.contains { $0.sentence == .then(expectation) }
  }
}

extension ServerState {
  /// Why a fault met no message, and what it could have met.
  fileprivate func absence(of fault: Fault) -> String {
    let count = sentCount(of: fault.message)
    let name = "“\(fault.message)”"
    guard count == 0 else {
      return "it met no message: \(name) was sent \(count == 1 ? "once" : "\(count) times")"
    }
    let sent = sentNames
    if let meant = fault.message.nearest(among: sent) {
      return "it met no message: \(name) was not sent. Did you mean “\(meant)”?"
    }
    let others = sent.isEmpty ? "nothing else either" : "only " + sent.joined(separator: ", ")
    return "it met no message: \(name) was not sent, \(others)"
  }
}

/// The handler of a scenario that has none.
private final class Nobody: AccountModificationHandler {}
