import Rehearsal

/// One rehearsal along a course: at every point between two moments, somebody chooses what the environment does.
final class Run {
  let simulation: Simulation
  let situation: Situation
  /// Which of the situations it is.
  private let number: Int
  private let deviations: Deviations
  @exclusivity(unchecked) private(set) var isOver = false

  /// The last interface of which the user has done what it asks for.
  @exclusivity(unchecked) private var interfacesServed = 0
  /// Whether the user lets one more thing happen before acting.
  @exclusivity(unchecked) private var isWaiting = false
  @exclusivity(unchecked) private var requests = 1
  /// When a suspended process comes back; `nil` for when nothing else is to come.
  @exclusivity(unchecked) private var resumption: Instant?
  @exclusivity(unchecked) private var scanned = 0
  /// Where the request stood before what is new.
  @exclusivity(unchecked) private var phase = 0

  /// The script so far, and what became of messages, where that is to be told.
  @exclusivity(unchecked) private(set) var log: Log?

  struct Log {
    var steps: [Step] = []
    var faults: [Fault] = []
    var turns: [Discovery.Turn] = []
    /// Hears of every step before it is taken, because it may be the last.
    var observe: ((Log) -> Void)?
  }

  init(
    _ situation: Situation, number: Int, _ program: Program, deviating deviations: Deviations, limit: Int, log: Log? = nil,
    witness: ((Trace.Entry) -> Void)? = nil
  ) {
    self.situation = situation
    self.number = number
    self.deviations = deviations
    simulation = Simulation(phone: situation.phone, server: situation.server, program: program, limit: limit)
    simulation.history = Fingerprint()
    simulation.witness = witness
    self.log = log
    perform(situation.request)
  }

  private var hasActed: Bool { interfacesServed == simulation.interfacesShown }

  // MARK: What can be chosen

  /// What happens when nobody departs from it.
  var usual: Choice.Usual {
    if simulation.isStopped { return .ends }
    if simulation.phone.process.state == .suspended { return usualWhileSuspended }
    if simulation.isSheetOpen { return .approves }
    if !hasActed, !isWaiting, simulation.touchable?.firstButton != nil { return .acts }
    return simulation.nextInstant == nil ? .ends : .goesOn
  }

  private var usualWhileSuspended: Choice.Usual {
    guard let next = simulation.nextInstant else { return .resumes }
    guard let resumption else { return .goesOn }
    return next <= resumption ? .goesOn : .resumes
  }

  /// Everything that could happen instead, in a fixed order; only what a phone could do.
  func departures() -> [Choice] {
    if simulation.isStopped { return [] }
    var choices: [Choice] = []
    let usual = usual
    if deviations.contains(.network), usual == .goesOn { addFates(to: &choices) }
    if deviations.contains(.apple), simulation.isSheetOpen {
      choices += Choice.AppleDeviation.allCases.map(Choice.apple)
    }
    if deviations.contains(.user) { addUser(to: &choices, insteadOf: usual) }
    if deviations.contains(.system) { addSystem(to: &choices) }
    return choices
  }

  private func addFates(to choices: inout [Choice]) {
    let arrivals = simulation.arrivals
    guard !arrivals.isEmpty else { return }
    let deadlines = simulation.deadlines
    for arrival in arrivals {
      func add(_ fate: Choice.Fate) {
        choices.append(.network(fate, message: arrival.message, number: arrival.number))
      }
      add(.isLost)
      add(.losesReply)
      add(.arrivesTwice)
      add(.isRefused)
      add(.isNeverAnswered)
      for delay in Self.delays(past: arrival.usualReply, around: deadlines) { add(.repliesLate(delay)) }
    }
  }

  /// How late a reply can be to come just before, at and just after every deadline; a minute where there is none.
  private static func delays(past reply: Instant, around deadlines: [Instant]) -> [Duration] {
    var delays: [Duration] = []
    for deadline in deadlines where deadline > reply {
      for offset in -1...1 as ClosedRange<Int64> {
        let delay = Duration.nanoseconds(deadline.nanoseconds - reply.nanoseconds + offset)
        if delay > .zero, !delays.contains(delay) { delays.append(delay) }
      }
    }
    return delays.isEmpty ? [.seconds(60)] : delays
  }

  private func addUser(to choices: inout [Choice], insteadOf usual: Choice.Usual) {
    if let interface = simulation.touchable {
      let first = interface.firstButton
      if usual == .acts {
        choices.append(.user(.waits))
        if !interface.fields.isEmpty { choices.append(.user(.mistypes)) }
      }
      for button in interface.buttons where interface.isEnabled(button) == true {
        if button != first || hasActed { choices.append(.user(.taps(button))) }
      }
      choices.append(.user(.tapsCancel))
    }
    if !simulation.isRequestOver {
      choices.append(.user(.leavesApp))
    } else if requests < 2, isOfferedAgain {
      choices.append(.user(.startsOver))
    }
  }

  private var isOfferedAgain: Bool {
    if situation.origin == .app { return true }
    return switch simulation.phone.offer(situation.kind, to: situation.user, from: situation.origin) {
    case .made: true
    case .withheld: false
    }
  }

  private func addSystem(to choices: inout [Choice]) {
    guard !simulation.isRequestOver, simulation.phone.process.state != .absent else { return }
    if simulation.isPatient { choices.append(.system(.losesPatience)) }
    choices.append(.system(.endsProcess))
    guard simulation.phone.process.state == .running else { return }
    choices.append(.system(.suspendsForASecond))
    choices.append(.system(.suspendsForLong))
  }

  // MARK: Choosing

  func take(_ usual: Choice.Usual) {
    switch usual {
    case .ends: isOver = true
    case .goesOn: goOn()
    case .acts: act(mistyping: false)
    case .approves: perform(.user(.approvesSheet))
    case .resumes:
      if let resumption, resumption > simulation.now { pass(until: resumption) }
      perform(.system(.resumesProcess))
    }
  }

  func take(_ choice: Choice) {
    log?.turns.append(Discovery.Turn(instant: simulation.now, name: choice.description))
    switch choice {
    case .usual(let usual): take(usual)
    case .network(let fate, let message, let number):
      let arrival = simulation.arrivals.first { $0.message == message && $0.number == number }
      arrival?.suffer(fate.effect)
      log?.faults.append(Fault(fate.effect, message: message, number: number))
      goOn()
    case .user(let deviation): take(deviation)
    case .apple(.isCanceled): perform(.user(.cancelsSheet))
    case .apple(.cannotBeReached): approve(while: .unreachable)
    case .apple(.neverAnswers): approve(while: .silent)
    case .system(let deviation): take(deviation)
    }
  }

  private func approve(while reachability: Apple.Reachability) {
    let before = simulation.phone.apple.reachability
    perform(.apple(reachability))
    perform(.user(.approvesSheet))
    perform(.apple(before))
  }

  private func take(_ deviation: Choice.UserDeviation) {
    switch deviation {
    case .waits: isWaiting = true
    case .mistypes: act(mistyping: true)
    case .taps(let button): perform(.user(.taps(button)))
    case .tapsCancel: perform(.user(.tapsCancel))
    case .leavesApp: perform(.user(.leavesApp))
    case .startsOver:
      requests += 1
      perform(situation.request)
    }
  }

  private func take(_ deviation: Choice.SystemDeviation) {
    switch deviation {
    case .losesPatience: perform(.system(.losesPatience))
    case .endsProcess: perform(.system(.endsProcess))
    case .suspendsForASecond:
      resumption = simulation.now + .seconds(1)
      perform(.system(.suspendsProcess))
    case .suspendsForLong:
      resumption = nil
      perform(.system(.suspendsProcess))
    }
  }

  /// Lets time pass until something has happened; a user who waited then looks again.
  private func goOn() {
    isWaiting = false
    guard let next = simulation.nextInstant else { return }
    if log == nil { return simulation.advance() }
    pass(until: next)
  }

  private func pass(until instant: Instant) {
    perform(.pass(.nanoseconds(instant.nanoseconds - simulation.now.nanoseconds)))
  }

  private func act(mistyping: Bool) {
    interfacesServed = simulation.interfacesShown
    guard let interface = simulation.touchable else { return }
    for field in interface.fields {
      let answer = situation.answer(to: field)
      perform(.user(.types(mistyping ? answer + "0" : answer, into: field)))
    }
    guard let button = simulation.touchable?.firstButton, simulation.touchable?.isEnabled(button) == true
    else {
      return
    }
    perform(.user(.taps(button)))
  }

  private func perform(_ step: Step) {
    log?.append(step)
    do { try simulation.perform(step) } catch { isOver = true }
  }

  // MARK: What came of it

  /// Looks at what is new since it was last asked, with the number of the phase the request stood in.
  func scan(_ take: (Happening, _ phase: Int) -> Void) {
    let entries = simulation.entries
    for index in scanned..<entries.count {
      let happening = entries[index].happening
      if case .moved(let event, let next) = happening {
        take(happening, event == .system(.began) ? Self.beginning : phase)
        phase = next.ordinal
      } else {
        take(happening, phase)
      }
    }
    scanned = entries.count
  }

  /// Looks at nothing of what has happened so far.
  func skip() {
    scanned = simulation.entries.count
    phase = simulation.phase?.ordinal ?? Self.beginning
  }

  private static let beginning = Phase.all.first?.ordinal ?? 0

  /// A number for where everything stands.
  var fingerprint: UInt64 {
    var mark = simulation.fingerprint
    // Because what does not change in a course is in no fingerprint.
    mark.combine(number)
    mark.combine(hasActed)
    mark.combine(isWaiting)
    mark.combine(requests)
    mark.combine(resumption ?? .start)
    return mark.value
  }
}

extension Run.Log {
  fileprivate mutating func append(_ step: Step) {
    if case .pass(let more) = step, case .pass(let duration)? = steps.last {
      steps[steps.count - 1] = .pass(duration + more)
    } else {
      steps.append(step)
    }
    observe?(self)
  }
}

extension Interface {
  /// The first button that can be tapped, where there is one; what is typed may still enable another.
  fileprivate var firstButton: String? {
    buttons.first { isEnabled($0) == true } ?? (fields.isEmpty ? nil : buttons.first)
  }
}

extension Situation {
  /// What somebody who knows the account writes into a field.
  fileprivate func answer(to field: String) -> String {
    let name = field.lowercased()
    if name.contains("password") { return password ?? "" }
    if name.contains("user") || name.contains("mail") { return user }
    return code ?? password ?? ""
  }
}
