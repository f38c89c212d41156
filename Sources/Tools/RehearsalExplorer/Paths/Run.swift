import Rehearsal

/// One rehearsal along a path: at every point between two moments, somebody chooses what the environment does.
final class Run {
  let simulation: Simulation
  let terms: PathTerms
  @exclusivity(unchecked) var isOver = false

  @exclusivity(unchecked) var progress = PathProgress()
  @exclusivity(unchecked) var scanned = 0
  /// How much of what has happened the properties have seen.
  @exclusivity(unchecked) var observed = 0
  /// Where the request stood before what is new.
  @exclusivity(unchecked) var phase = 0

  /// The script so far, and what became of messages, where that is to be told.
  @exclusivity(unchecked) var log: RunLog?

  init(
    _ terms: PathTerms, _ program: Program, limit: Int, log: RunLog? = nil,
    witness: ((Trace.Entry) -> Void)? = nil, tellsAll: Bool = true
  ) {
    self.terms = terms
    simulation = Simulation(
      phone: terms.situation.phone, server: terms.situation.server, program: program, limit: limit,
      tellsAll: tellsAll)
    simulation.remember()
    simulation.ask(
      order: terms.deviations.contains(.order), among: terms.deviations.intruders,
      betweenCalls: terms.deviations.contains(.system))
    simulation.witness = witness
    self.log = log
  }

  /// Lets somebody ask what the situation is about.
  func begin() {
    // Before a form is filled something can be the matter already; before an upgrade chance can, or what its app began.
    let isAppAtIt = terms.deviations.contains(.app) && simulation.program.bringUpApp(in: simulation)
    if !terms.isOfAutoFill, !isAppAtIt, !(terms.hasRuntime && terms.deviations.contains(.chance)) { ask() }
    observe()
  }

  private init(_ other: Run, _ simulation: Simulation) {
    self.simulation = simulation
    terms = other.terms
    isOver = other.isOver
    progress = other.progress
    phase = simulation.phase?.ordinal ?? Self.beginning
  }

  /// Another that stands where this one stands and has seen nothing yet; `nil` where there can be none.
  func branch() -> Run? { simulation.branch().map { Run(self, $0) } }

  /// Whose account it is, as far as they know what they sign in with: not any more once they have changed that.
  var owner: Situation.Owner? {
    progress.hasChangedPassword ? terms.owner.map { _ in Situation.Owner(credential: nil) } : terms.owner
  }

  /// Whether an upgrade has failed with nothing against it, whose user can sign in.
  var isFruitless: Bool {
    terms.owner?.credential != nil && simulation.look { $0.request?.isFruitless == true }
  }

  /// Whether the user has done what the screen asks for.
  func hasActed(in world: World) -> Bool { progress.screens.areDone(in: world, living: terms.hasRuntime) }

  /// Looks at what is new since it was last asked, with the number of the phase the request stood in.
  func scan(_ take: (TraceEvent, _ phase: Int) -> Void) {
    guard scanned < simulation.countOfEntries else { return }
    let entries = simulation.world.timeline.entries
    for index in scanned..<entries.count {
      let news = entries[index].event
      if case .moved(let event, let next) = news {
        take(news, event == .system(.began) ? Self.beginning : phase)
        phase = next.ordinal
      } else {
        take(news, phase)
      }
    }
    scanned = entries.count
  }

  /// Looks at nothing of what has happened so far.
  func skip() {
    scanned = simulation.countOfEntries
    phase = simulation.phase?.ordinal ?? Self.beginning
  }

  private static let beginning = Phase.all.first?.ordinal ?? 0

  /// A number for where everything stands.
  var fingerprint: UInt64 {
    var mark = simulation.fingerprint
    // What does not change in a path is in no fingerprint.
    mark.combine(terms.number)
    progress.combine(into: &mark, of: simulation)
    let isExcused = progress.events.contains(.othersDeviated) && terms.owesOffers
    return isExcused ? mark.value | PastEvents.excuse : mark.value & ~PastEvents.excuse
  }
}
