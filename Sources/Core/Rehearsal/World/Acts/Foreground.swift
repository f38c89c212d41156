/// What is in front of the user, and who hears that it is not any more (PL-12).
extension World {
  /// Whether code of the extension can observe what is posted in its process.
  package var hasObservers: Bool { premises.hasRuntime }

  /// What has to be done to tell an extension on screen, and an app that shows something.
  func telling(_ notices: SystemNotice...) -> [Consequence] {
    guard Ledger.holds("PL-12") else { return [] }
    var telling: [Consequence] = []
    for notice in notices {
      if case .interface = phone.screen, phone.process.state != .absent {
        telling.append(.hands(.notice(notice)))
      }
      if app.interface != nil { telling.append(.effect(.givesApp(.notice(notice)))) }
    }
    return telling
  }

  /// Notification Center comes down over whatever is on screen, or goes up again.
  mutating func coverScreen(_ isCovered: Bool, by action: UserAction) throws(Problem) {
    guard phone.isCovered != isCovered else {
      throw .isAlready("Notification Center is \(isCovered ? "open" : "closed")")
    }
    timeline.record(.user(action))
    phone.isCovered = isCovered
    timeline.next(telling(isCovered ? .resignsActive : .becomesActive))
  }
}
