import Rehearsal

/// How much a deviation hinders the request that it falls into, and so excuses its handler.
extension Deviation {
  /// Whether a user looks for somebody.
  var isSearch: Bool {
    switch self {
    case .user(.searches), .user(.clearsSearch): true
    default: false
    }
  }

  /// Whether nobody else deviates in its path, of the kinds that somebody looks for.
  func isAlone(among deviations: Deviations) -> Bool {
    switch self {
    case .device: !deviations.contains(.device)
    case .user(.asksTenTimes): true
    default: false
    }
  }

  /// How much it stands in the way of a request: of who upgrades accounts a session may end for good.
  func hindrance(isOfAutoFill: Bool) -> RequestUnderWay.Hindrance {
    switch self {
    // Whoever is called to prepare is given everything once more, and finds nobody gone from the screen.
    case .system(.endsBetweenCalls), .user(.asksTenTimes): .none
    case .user(.looksAway), .system(.suspendsForASecond): .moment
    case .user(.waits), .user(.waitsFor), .user(.takesTime): isOfAutoFill ? .time : .any
    default: .any
    }
  }

  /// Whether it is nothing but another order of what a handler waits for.
  var isOrderOfWork: Bool {
    if case .order(let first, _) = self { Intruders.isWork(first) } else { false }
  }

  /// Whether it gives no provider a reason to offer less than before.
  var leavesOffers: Bool {
    switch self {
    case .system(.suspendsForLong): false
    case .user(.asksTenTimes(let mistyping)): !mistyping
    case .system: true
    case .order(let first, _): isOrderOfWork || Intruders.isSystem(first)
    case .network, .outage, .networkReturns, .app, .user, .apple, .device, .chance: false
    }
  }
}
