/// What others ask of the world between two moments.
extension World {
  /// The next moment at which something is due; `nil` when nothing is to come.
  package var nextInstant: Instant? {
    if isBetweenCalls { return timeline.now }
    guard let work = nextWork else {
      return timeline.agenda.nextInstant ?? (app.upkeep.isStandingStill ? timeline.now : nil)
    }
    return min(work, timeline.agenda.nextInstant ?? work)
  }

  /// The moment at which a runtime wants to be let on: the extension's as long as its process runs, or the app's.
  package var nextWork: Instant? {
    let extensions = phone.process.state == .running ? process.work.wakeUp : nil
    guard let apps = app.wakeUp else { return extensions }
    return extensions.map { min($0, apps) } ?? apps
  }

  /// The pieces of work that are ready where it is open which goes next, the one first whose turn it is.
  package var openOrder: [String] { process.work.order.open }

  /// Whether a handler needs the user and it is open whether its process goes on to prepare for them.
  package var isBetweenCalls: Bool { process.work.order.betweenCalls.isOpen }

  /// Whether Apple's sheet waits for the user.
  package var isSheetOpen: Bool {
    if case .sheet = phone.screen { !phone.isSheetAnswered } else { false }
  }

  /// The extension's interface, while the user can touch it.
  package var touchable: Interface? {
    if case .interface = phone.screen { process.layout.interface } else { phone.screen.offered }
  }

  /// Whether the system's bar with its Cancel is over the interface.
  package var isUnderBar: Bool {
    if case .interface(_, under: _?) = phone.screen { true } else { false }
  }

  /// Whether the device waits for a face, a finger or a passcode.
  package var isAuthenticating: Bool { if case .authentication = phone.screen { true } else { false } }

  /// Whether the clock that runs against the handler is the system's patience.
  package var isPatient: Bool {
    guard timeline.deadline != nil, let phase = request?.lifecycle.phase else { return false }
    return switch phase {
    case .serving: true
    case .requested, .preparing, .authorizing, .authenticating, .withdrawing, .finished: false
    }
  }

  /// Whether the last request is over; `false` before the first.
  package var isRequestOver: Bool { request?.isFinished == true }

  /// Whether it gave up, or was asked what no phone could do.
  package var isStopped: Bool { timeline.stop != nil }

  /// How often the user was given something new to look at and touch.
  package var countOfInterfaces: Int { process.layout.timesShown }

  /// Whether code of the app's asked for the last upgrade, and holds on to what it likes.
  package var isAskedByAppCode: Bool { app.requester != nil }

  /// The app's own screen, while the user can touch it.
  package var appInterface: Interface? { phone.screen.showsApp ? app.interface : nil }
}

extension Listener {
  /// Whether something that is still to come, or waits, names it; the world is only looked at.
  func isExpected(in world: inout World) -> Bool {
    switch self {
    case .question(let number) where world.request?.question?.number == number: return true
    case .layout(let number) where world.process.layout.number == number: return true
    case .interface(let number) where world.process.layout.living == number: return true
    case .errand(let number):
      if case .handler(number, _)? = SystemDesk.open(in: world)?.asker { return true }
    case .message, .question, .storeQuestion, .layout, .interface, .alarm, .appWork: break
    }
    return world.timeline.agenda.contains { $0.listener == self }
      || world.process.deferred.contains { $0.listener == self }
  }
}
