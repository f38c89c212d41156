package import Rehearsal

/// What somebody needs who takes a scenario sentence by sentence.
extension Scenario {
  /// The world its facts make, and what this world cannot have, with the sentence that says it.
  package func world(on setup: Setup) -> (setup: Setup, problems: [(sentence: String, problem: String)]) {
    var setup = setup
    var problems: [(sentence: String, problem: String)] = []
    for line in lines {
      switch line.sentence {
      case .given(let given):
        if let problem = setup.apply(given) { problems.append((line.text, problem)) }
      case .own(let own): if case .given(let change) = own.step.action { change(&setup, own.words) }
      case .when, .then: continue
      }
    }
    return (setup, problems)
  }
}

extension OwnSentence {
  /// Does what a team's sentence does, where it is about something that happens.
  package func perform(in simulation: Simulation) throws(Diagnostic) {
    if case .when(let act) = step.action { try act(simulation, words) }
  }
}

extension Sentence {
  /// What is instead of what must hold; `nil` where it holds, or is about something else.
  package func shortfall(in simulation: Simulation) -> Shortfall? {
    switch self {
    case .given, .when: nil
    case .then(let expectation): expectation.shortfall(in: simulation.world, simulation.soFar)
    case .own(let own):
      if case .then(let check) = own.step.action {
        check(simulation, own.words).map { Shortfall(problem: $0) }
      } else {
        nil
      }
    }
  }
}

/// Why a sentence means nothing, and what could be written.
package struct Nonsense: Error {
  package let problem: String
  package let advice: [String]
}

extension ScenarioReader {
  /// What one sentence means that stands under a keyword.
  package func sentence(_ text: String, under kind: StepKind) throws(Nonsense) -> Sentence {
    let feature = "Feature: A sentence\n  Scenario: A sentence\n    \(kind.rawValue) \(text)\n"
    let reading = read(feature.utf8, file: "")
    if let line = reading.scenarios.first?.lines.first { return line.sentence }
    let diagnostic = reading.diagnostics.first
    throw Nonsense(
      problem: diagnostic?.problem ?? "there is no sentence here", advice: diagnostic?.advice ?? [])
  }
}
