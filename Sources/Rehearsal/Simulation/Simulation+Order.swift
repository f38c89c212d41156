/// In which order work goes that is ready at the same time: as it became ready, unless somebody departs from that.
struct WorkOrder {
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

  static let offersShown = 4

  /// A piece of work that goes before the one whose turn it is.
  struct Wish {
    let first: String
    let before: String
  }

  /// Whether nobody departs from it.
  var isUsual: Bool { !isTurnedAround && wishes.isEmpty && !isAsked && decision == nil }
}

extension Simulation {
  /// Whether a runtime waits for somebody to decide which piece of work goes next.
  package var isOrderOpen: Bool { !order.open.isEmpty }

  /// The pieces of work that are ready where that is open, the one first whose turn it is.
  package var openOrder: [String] { order.open }

  /// Has somebody asked at every choice from now on, where the profile leaves it open (AS-32).
  package func askForOrder(_ isAsked: Bool) {
    order.isAsked = isAsked && runtime != nil && phone.profile.workOrder == .isOpen
  }

  /// Decides which of the open pieces of work goes next; it goes once time goes on.
  package func decide(_ first: String) {
    order.decision = order.open.firstIndex(of: first)
  }

  /// Lets everything at this instant go in the usual order.
  func runInOrder() {
    let isAsked = order.isAsked
    order.isAsked = false
    run(through: now)
    order.isAsked = isAsked
  }

  func prefer(_ first: String, to before: String) throws(Problem) {
    guard runtime != nil else { throw .noWork }
    guard phone.profile.workOrder == .isOpen else { throw .orderIsKept }
    order.wishes.append(WorkOrder.Wish(first: first, before: before))
  }

  /// Looks whether all that was to go out of its turn has.
  func judgeOrder() throws(Problem) {
    defer { order.offers = [] }
    guard let wish = order.wishes.first, stop == nil else { return }
    order.wishes = []
    throw .noSuchChoice(first: wish.first, before: wish.before, offers: order.offers)
  }

  /// Who decides in which order the handler's work goes; `nil` where nobody does.
  var choosing: WorkChoice? {
    order.isUsual ? nil : { [unowned self] ready in self.choose(from: ready) }
  }

  /// The same for the app's own work, of which nothing is asked by name.
  var choosingForApp: WorkChoice? { order.isTurnedAround ? { $0.count - 1 } : nil }

  private func choose(from ready: ReadyWork) -> Int? {
    if let decision = order.decision {
      order.decision = nil
      if decision > 0 { note(ready.names[decision], before: ready.names[0], decision) }
      return decision
    }
    if let wish = order.wishes.first {
      let names = ready.names
      if order.offers.count <= WorkOrder.offersShown { order.offers.append((now, names)) }
      if names[0] == wish.before, let index = names.firstIndex(of: wish.first) {
        order.wishes.removeFirst()
        note(wish.first, before: wish.before, index)
        return index
      }
    }
    if order.isAsked {
      order.open = ready.names
      return nil
    }
    return order.isTurnedAround ? ready.count - 1 : 0
  }

  private func note(_ first: String, before: String, _ index: Int) {
    record(.system(.took(first, before: before)))
    rely(on: [.workOrder])
    notice(.order) { mark in
      mark.combine(order.count)
      mark.combine(index)
    }
  }
}
