package import Rehearsal

/// A path that somebody takes by hand, from one point to the next, and may leave at any of them.
package final class Walk {
  private let run: Run
  /// Whether the walker had the process suspended, which then resumes as it does in a search.
  private var isHeldUp = false

  /// A walk that has not begun: nobody has asked for anything.
  package init(in situation: Situation, _ program: Program, limit: Int = Simulation.defaultLimit) {
    // Who walks may do one thing after another.
    let deviations = Deviations.all.subtracting(.deviceAlone)
    let terms = PathTerms(situation, deviations, hasRuntime: !program.hasCallbacksAlone)
    run = Run(terms, program, limit: limit, log: RunLog())
    run.progress.requests = situation.placeOfRequestItself + 1
  }

  /// The rehearsal as it is now.
  package var simulation: Simulation { run.simulation }

  /// What happens when nobody does anything else, as a sentence; `nil` when nothing is to come.
  package var usual: String? { run.usual.name(in: run) }

  /// What is due next without anybody's doing, and when; `nil` where nothing is.
  package var due: String? { Deviation.Usual.due(in: run.simulation.world) }

  /// Whether the usual thing is somebody's decision, and not only time that passes.
  package var isUsualDecided: Bool {
    switch run.usual {
    case .ends, .goesOn: false
    case .acts, .approves, .resumes, .asks, .authenticates, .unlocks: true
    }
  }

  /// Whether the process is suspended because the walker chose it, and nobody has resumed it.
  package var owesResumption: Bool { isHeldUp && simulation.phone.process.state == .suspended }

  /// Everything that could happen instead, in a fixed order.
  package var deviations: [Deviation] { run.deviations() }

  /// Lets the usual thing happen.
  package func goOn() {
    run.take(run.usual)
    isHeldUp = owesResumption
  }

  /// Lets something else happen.
  package func take(_ deviation: Deviation) {
    run.take(deviation)
    // Somebody who walks may begin as often as they like.
    run.progress.requests =
      run.terms.isOfAutoFill ? min(run.progress.requests, run.terms.requests.count) : 1
    switch deviation {
    case .system(.suspendsForASecond), .system(.suspendsForLong): isHeldUp = true
    case .network, .outage, .networkReturns, .user, .app, .apple, .device, .system, .order, .chance:
      isHeldUp = owesResumption
    }
  }

  /// Does a step of the walker's own.
  package func perform(_ step: Step) throws(Diagnostic) {
    simulation.ask(order: false, betweenCalls: false)
    defer { simulation.ask(order: true, among: [.user, .system, .app], betweenCalls: true) }
    try simulation.perform(step)
    run.log?.append(step)
    isHeldUp = owesResumption
  }

  /// The steps since this was last asked, but for one that is under way; those who pass time one after the other are
  /// one.
  package func takeSteps() -> [Step] {
    let open = simulation.isOrderOpen ? run.log?.steps.popLast() : nil
    defer { run.log?.steps = open.map { [$0] } ?? [] }
    return run.log?.script ?? []
  }

  /// What became of messages by the walker's deviation.
  package var faults: [Fault] { run.log?.faults ?? [] }
}
