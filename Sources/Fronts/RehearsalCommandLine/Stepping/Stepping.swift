import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios

/// The command that steps through a rehearsal.
struct Stepping {
  let tool: CommandLineTool
  let arguments: Arguments<StepOptions>
  let surroundings: Surroundings

  func answer() throws(UsageError) -> Answer {
    let outset: Outset
    let input: CommandInput
    do throws(NoOutset) {
      outset = try self.outset()
      input = try self.input()
    } catch {
      switch error {
      case .usage(let error): throw error
      case .answer(let answer): return answer
      }
    }
    var answer = Answer(output: "")
    let print = surroundings.prints ?? { answer.output += $0 }
    let end: Answer
    print("\(outset.scenario.fullName.plain), with \(outset.handler.plain). “help” says what can be said.\n")
    if surroundings.isIsolated {
      let process = StepperProcess(outset, patience: arguments.hangLimit, tell: print)
      defer { process.stop() }
      end = Self.step(input, print, process.answer)
    } else {
      end = Self.step(input, print, Stepper(outset, tell: print).answer)
    }
    return Answer(output: answer.output, complaint: end.complaint, code: end.code)
  }

  /// Takes line by line, and answers each at once; what could not be carried out counts where nobody typed it.
  private static func step(
    _ input: CommandInput, _ print: (String) -> Void, _ answer: (String) -> Stepper.Reply
  ) -> Answer {
    var input = input
    var end = Answer(output: "")
    while true {
      if input.isTyped { print("> ") }
      guard let line = input.next() else { break }
      let reply: Stepper.Reply
      switch line {
      case .text(let text): reply = answer(text)
      case .tooLong(let bytes):
        print("✗ a line of \(bytes.grouped) bytes is no command.\n")
        reply = Stepper.Reply(isCarriedOut: false)
      }
      if !input.isTyped { end.code = max(end.code, reply.code) }
      if reply.isOver { return end }
    }
    if input.isTyped { print("\n") }
    if let fault = input.fault { end.complain(about: fault) }
    return end
  }

  /// Why there is nothing to step through.
  private enum NoOutset: Error {
    case usage(UsageError)
    case answer(Answer)
  }

  private func input() throws(NoOutset) -> CommandInput {
    guard let path = arguments.commands else {
      return surroundings.isProcess ? CommandInput() : CommandInput([])
    }
    do throws(Files.Unreadable) { return CommandInput(try Files.bytes(of: path)) } catch {
      throw .answer(Answer(output: "", complaint: error.complaint, code: .badInput))
    }
  }

  private func outset() throws(NoOutset) -> Outset {
    tool.handOver(for: arguments.handler, in: surroundings)
    guard let place = arguments.place else {
      do throws(UsageError) { return try usualOutset() } catch { throw .usage(error) }
    }
    for option in arguments.ofUsualSituations {
      let problem = "\(option) goes with --handler alone, because a scenario says itself what there is."
      throw .usage(.malformed(problem))
    }
    let scenario = try scenario(at: place)
    let name: String?
    do throws(UsageError) { name = try tool.handler(named: arguments.handler) } catch {
      throw .usage(error)
    }
    let handler = scenario.handler ?? name ?? ""
    guard let program = tool.program(named: handler) else {
      let problem =
        handler.isEmpty ? "it names no handler; say --handler NAME" : "there is no handler “\(handler)”"
      throw .answer(
        Answer(output: "", complaint: "rehearse: \(place): \(problem.plain).\n", code: .badInput))
    }
    let outset = Outset(
      scenario: scenario, setup: tool.setup, handler: handler, program: program,
      reader: ScenarioReader(tool.vocabulary))
    if let problem = outset.problem {
      throw .answer(Answer(output: "", complaint: "rehearse: \(place): \(problem)\n", code: .badInput))
    }
    return outset
  }

  /// The one scenario that a place names.
  private func scenario(at place: String) throws(NoOutset) -> Scenario {
    let selection = Selection(place, vocabulary: tool.vocabulary)
    let cache = ScenarioCache(selection)
    let indexes = selection.files.indices.map(cache.index)
    let plan = Plan(indexes)
    tool.handOver(for: indexes.flatMap(\.handlers), in: surroundings)
    if let refusal = tool.refusal(of: selection, indexes, plan) { throw .answer(refusal.answer) }
    guard plan.items.count == 1, let scenario = cache.scenario(of: plan.items[0]) else {
      throw .usage(
        .malformed("\(place) names \(plan.items.count) scenarios; add the line of one of them."))
    }
    return scenario
  }

  /// The one of the usual situations that is meant.
  private func situation(among situations: [Situation]) throws(UsageError) -> Situation {
    if let name = arguments.situation {
      guard !arguments.secondFactor else {
        throw .malformed(
          "--second-factor and --situation both say which situation it is; leave one of them out.")
      }
      guard let named = situations.first(where: { $0.name == name }) else {
        throw .unknown("situation", name, among: situations.map(\.name))
      }
      return named
    }
    let named = situations.first { $0.name == "second factor" }
    guard let situation = arguments.secondFactor ? named ?? situations.last : situations.first else {
      throw .malformed("nobody knows of a situation for this request.")
    }
    return situation
  }

  /// The happy path of a handler in a usual situation, of which only the request is given.
  private func usualOutset() throws(UsageError) -> Outset {
    guard arguments.has(\.handler) || tool.handlers.count == 1 else {
      throw .malformed("it takes a scenario, FILE:LINE, or --handler NAME.")
    }
    let options = try tool.searchOptions(SearchWish(arguments), in: surroundings)
    let situations = options.explorer.situations
    let situation = try situation(among: situations)
    let facts = situation.facts(handler: options.handler).map(Sentence.given)
    let scenario = Scenario(
      "\(options.handler), step by step".asTitle, feature: "Stepped through",
      facts + situation.requestItself.map(Sentence.when))
    var setup = Setup()
    // No sentence says what is in a server of one's own.
    if !(situation.server is AccountServer) { setup.server = situation.server }
    return Outset(
      scenario: scenario, setup: setup, handler: options.handler, program: options.explorer.program,
      reader: ScenarioReader(tool.vocabulary), situation: situation)
  }
}

extension Stepper.Reply {
  /// What a script returns that got it.
  fileprivate var code: ExitCode { isCarriedOut ? holds ? .fine : .failed : .badInput }
}
