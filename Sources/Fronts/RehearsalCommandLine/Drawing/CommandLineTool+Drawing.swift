import Rehearsal
import RehearsalReports
import RehearsalScenarios

/// The command that draws what was played.
extension CommandLineTool {
  func draw(_ words: Words, in surroundings: Surroundings) throws(UsageError) -> Answer {
    let format = try words.choice(of: "--format", default: SequenceDiagram.Format.svg)
    do throws(Undrawable) {
      let diagram = try diagram(of: words.names, words, in: surroundings)
      guard let place = words.value(of: "--beside") else { return Answer(output: diagram.text(as: format)) }
      let other = try self.diagram(of: [place], words, in: surroundings)
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
  private func diagram(
    of places: [String], _ words: Words, in surroundings: Surroundings
  ) throws(Undrawable) -> SequenceDiagram {
    guard places.count == 1 else {
      throw .usage(.malformed("it draws one scenario: FILE:LINE, and with --beside a second one."))
    }
    handOver(for: words.values(of: "--handler"), in: surroundings)
    let selection: Selection
    let terms: PlayTerms
    do throws(UsageError) {
      selection = try Selection(Words(places, of: .draw), vocabulary: vocabulary)
      terms = try self.terms(words, snapshots: [], isFilmed: true, formats: [], in: surroundings)
    } catch {
      throw .usage(error)
    }
    let work = work(on: ScenarioCache(selection), terms)
    let isolation = surroundings.isIsolated ? IsolatedRun(work) : nil
    defer { isolation?.stop() }
    let indexes: [FileIndex]
    do throws(IsolatedRun.Fault) { indexes = try self.indexes(of: selection, work, isolation) } catch {
      throw .answer(
        Answer(output: "", complaint: "rehearse: \(places[0]): \(error.reason)\n", code: .internalFault))
    }
    let plan = Plan(indexes)
    handOver(for: indexes.flatMap(\.handlers), in: surroundings, isolation)
    if let refusal = refusal(of: selection, indexes, plan) { throw .answer(refusal.answer) }
    guard plan.items.count == 1 else {
      throw .usage(
        .malformed("\(places[0]) names \(plan.items.count) scenarios; add the line of one of them."))
    }
    var played: (result: ScenarioResult, film: Film?)?
    do throws(IsolatedRun.Fault) {
      try perform(plan, work, isolation) {
        played = ($0.result, $0.trace.map(terms.film))
        return true
      }
    } catch {
      throw .answer(Answer(output: "", complaint: error.complaint, code: .internalFault))
    }
    guard let played, let film = played.film, !film.isEmpty else {
      let reason = played?.result.failures.first?.problem ?? "nothing happened in it"
      throw .answer(Answer(output: "", complaint: "rehearse: \(places[0]): \(reason)\n", code: .badInput))
    }
    return SequenceDiagram(of: film, title: played.result.scenario.name)
  }
}
