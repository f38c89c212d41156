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
  /// How many pieces of work the process has run.
  var count = 0

  /// A piece of work that goes before the one whose turn it is.
  struct Wish: Hashable, Sendable {
    let first: String
    let before: String
  }

  /// Whether nobody deviates from it.
  var isUsual: Bool { !isTurnedAround && wishes.isEmpty && !isAsked && decision == nil }
}

extension WorkOrder {
  /// Decides which of several pieces of work goes first; `nil` to leave it open for now.
  mutating func choose(from ready: ReadyWork, at now: Instant) -> Pick? {
    if let decision {
      self.decision = nil
      return decision > 0 ? .outOfTurn(decision, ready.names[decision], before: ready.names[0]) : .inTurn(0)
    }
    if let wish = wishes.first {
      let names = ready.names
      if offers.count <= Problem.offersShown { offers.append((now, names)) }
      if names[0] == wish.before, let index = names.firstIndex(of: wish.first) {
        wishes.removeFirst()
        return .outOfTurn(index, wish.first, before: wish.before)
      }
    }
    if isAsked {
      open = ready.names
      return nil
    }
    return .inTurn(isTurnedAround ? ready.count - 1 : 0)
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
  }
}

/// The order of work that is ready at the same time.
extension World {
  /// Decides which of several pieces of work goes first; `nil` to leave it open for now.
  mutating func choose(from ready: ReadyWork) -> Int? {
    switch process.work.order.choose(from: ready, at: timeline.now) {
    case nil: return nil
    case .inTurn(let index)?: return index
    case .outOfTurn(let index, let first, let before)?:
      timeline.record(.system(.took(first, before: before)))
      rely(on: [.workOrder])
      process.notice(.order(after: process.work.order.count, first: index), at: timeline.now)
      return index
    }
  }
}
