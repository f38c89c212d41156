/// In which order work goes that is ready at the same time: as it became ready, unless somebody deviates from that.
struct WorkOrder: Sendable {
  /// Whether the last goes first.
  var isTurnedAround = false
  /// What a script wants to go out of its turn during the next step, in order.
  var wishes: [Wish] = []
  /// What there was to choose from while there were wishes, as far as anybody reads on.
  var offers: [(instant: Instant, names: [String])] = []
  /// Whether somebody decides at every choice, and so is asked.
  var isAsked = false
  /// The pieces between which nobody has decided.
  var open: [String] = []
  /// Which of them goes first.
  var decision: Int?
  /// Who may come between two pieces of work, of those that somebody is asked about.
  var intruders: Intruders = []
  /// What comes before the piece whose turn it is.
  var intrusion: Intrusion?
  /// Whether something has come between, and what it leads to goes on before work does.
  var isIntruded = false
  /// When a handler did something that outlives its process, if it was in the last piece of work.
  var lastAct: Instant?
  /// How many pieces of work the process has run since it last stood still.
  var count = 0
  /// Whether the process ends between two calls of one request.
  var betweenCalls = BetweenCalls()

  /// Whether somebody is asked which piece of work goes next, and whether a process goes on between two calls.
  typealias Asked = (order: Bool, betweenCalls: Bool)

  /// A piece of work that goes before the one whose turn it is.
  struct Wish: Hashable, Sendable {
    let first: String
    let before: String
  }

  /// Whether nobody deviates from it.
  var isUsual: Bool { !isTurnedAround && wishes.isEmpty && !isAsked && decision == nil }
}

extension WorkOrder {
  /// Decides which of several pieces of work goes first, or what comes before all of them; `nil` to leave it open for now.
  mutating func choose(from ready: ReadyWork, or intrusions: [Intrusion], at now: Instant) -> Pick? {
    let isChoice = ready.count + intrusions.count > 1
    if let decision {
      self.decision = nil
      return pick(decision, from: ready, or: intrusions)
    }
    if let wish = wishes.first {
      let names = ready.names + intrusions.map(\.name)
      if ready.count > 1, offers.count <= Problem.offersShown { offers.append((now, names)) }
      if names[0] == wish.before, let index = names.firstIndex(of: wish.first) {
        wishes.removeFirst()
        return pick(index, from: ready, or: intrusions)
      }
    }
    if isAsked, isChoice {
      open = ready.names + intrusions.map(\.name)
      return nil
    }
    return .inTurn(isTurnedAround ? ready.count - 1 : 0)
  }

  private func pick(_ index: Int, from ready: ReadyWork, or intrusions: [Intrusion]) -> Pick {
    if index == 0 { return .inTurn(0) }
    let names = ready.names
    guard index >= names.count else { return .outOfTurn(index, names[index], before: names[0]) }
    return .interrupted(intrusions[index - names.count], before: names[0])
  }

  /// Goes on: what was open is decided, and what came between has led to what it leads to.
  ///
  /// Where nothing was open, the process stood still.
  mutating func goOn() {
    if open.isEmpty { count = 0 }
    open = []
    isIntruded = false
  }

  /// Has somebody decide from now on, or not; answers about what they were asked before.
  @discardableResult mutating func ask(_ next: Asked) -> Asked {
    defer { (isAsked, betweenCalls.isAsked) = (next.order, next.betweenCalls) }
    return (isAsked, betweenCalls.isAsked)
  }

  /// Has what is usual happen where something is open and nobody has decided.
  mutating func decideAsUsual() {
    if !open.isEmpty { decision = decision ?? 0 }
    if betweenCalls.isOpen { betweenCalls.decision = betweenCalls.decision ?? .goesOn }
  }

  /// Looks whether all that was to go out of its turn has.
  mutating func judge() throws(Problem) {
    defer { offers = [] }
    guard let wish = wishes.first else { return }
    wishes = []
    throw .noSuchChoice(first: wish.first, before: wish.before, offers: offers)
  }

  /// Which piece goes first, and whether somebody wanted that.
  enum Pick {
    case inTurn(Int)
    case outOfTurn(Int, String, before: String)
    case interrupted(Intrusion, before: String)
  }
}

extension ReadyWork {
  /// Decides which piece goes first in a world; `nil` to leave it open for now, or for what comes before all of them.
  func choose(in world: inout World) -> Int? {
    let intrusions = Intrusion.all(in: world, isOnMain: isOnMain)
    switch world.process.work.order.choose(from: self, or: intrusions, at: world.timeline.now) {
    case nil: return nil
    case .inTurn(let index)?:
      world.process.work.order.lastAct = nil
      return index
    case .outOfTurn(let index, let first, let before)?:
      world.process.work.order.lastAct = nil
      Self.note(first, before: before, index, in: &world)
      return index
    case .interrupted(let intrusion, let before)?:
      Self.note(intrusion.name, before: before, -1, in: &world)
      world.process.work.order.intrusion = intrusion
      return nil
    }
  }

  private static func note(_ first: String, before: String, _ index: Int, in world: inout World) {
    world.timeline.record(.system(.took(first, before: before)))
    world.rely(on: [.workOrder])
    world.process.notice(
      .order(after: world.process.work.order.count, first: index), at: world.timeline.now)
  }
}
