import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// The command that draws what was played.
struct Picturing {
  let tool: CommandLineTool
  let arguments: Arguments<DrawOptions>
  let surroundings: Surroundings

  func answer() throws(UsageError) -> Answer {
    let format = arguments.format
    do throws(Undrawable) {
      let diagram = try diagram(of: arguments.place)
      guard let place = arguments.beside else { return Answer(output: diagram.text(as: format)) }
      let other = try self.diagram(of: place)
      return Answer(output: Comparison(of: diagram, beside: other).text(as: format))
    } catch {
      switch error {
      case .usage(let error): throw error
      case .answer(let answer): return answer
      }
    }
  }

  /// Why there is no picture.
  private enum Undrawable: Error {
    case usage(UsageError)
    case answer(Answer)
  }

  /// The picture of the one scenario that a place names.
  private func diagram(of place: String) throws(Undrawable) -> SequenceDiagram {
    tool.handOver(for: arguments.handler, in: surroundings)
    let selection = Selection(place, vocabulary: tool.vocabulary)
    let terms: CommandLineTool.PlayTerms
    do throws(UsageError) {
      terms = CommandLineTool.PlayTerms(
        handler: try tool.handler(named: arguments.handler), command: surroundings.command,
        wanted: arguments.handler, repetitions: 1, isRedacted: arguments.redact, isTimed: false,
        patience: CommonOptions.usualHangLimit, recording: .none, snapshots: nil, isFilmed: true, formats: [])
    } catch {
      throw .usage(error)
    }
    let work = tool.work(on: ScenarioCache(selection), terms)
    let isolation = surroundings.isIsolated ? IsolatedRun(work) : nil
    defer { isolation?.stop() }
    let indexes: [FileIndex]
    do throws(IsolatedRun.Fault) { indexes = try tool.indexes(of: selection, work, isolation) } catch {
      throw .answer(
        Answer(output: "", complaint: "rehearse: \(place): \(error.reason)\n", code: .internalFault))
    }
    let plan = Plan(indexes)
    tool.handOver(for: indexes.flatMap(\.handlers), in: surroundings, isolation)
    if let refusal = tool.refusal(of: selection, indexes, plan) {
      throw .answer((arguments.redact ? refusal.withoutQuotations : refusal).answer)
    }
    guard plan.items.count == 1 else {
      throw .usage(
        .malformed("\(place) names \(plan.items.count) scenarios; add the line of one of them."))
    }
    var played: (result: ScenarioResult, film: Film?)?
    do throws(IsolatedRun.Fault) {
      try tool.perform(plan, work, isolation) {
        played = ($0.result, $0.trace.map(terms.film))
        return true
      }
    } catch {
      throw .answer(Answer(output: "", complaint: error.complaint, code: .internalFault))
    }
    guard let played, let film = played.film, !film.isEmpty else {
      let reason = played?.result.failures.first?.problem ?? "nothing happened in it"
      throw .answer(Answer(output: "", complaint: "rehearse: \(place): \(reason)\n", code: .badInput))
    }
    return SequenceDiagram(of: film, title: played.result.scenario.name)
  }
}
