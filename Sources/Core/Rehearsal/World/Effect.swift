/// Something that is to be brought about outside the world, at once, before anything else happens.
enum Effect {
  /// A process of the extension begins.
  case startsProcess
  /// A process of the extension is over, with all the work in it.
  case endsProcess
  /// The process takes something that was due.
  case hands(ScheduledEvent)
  /// The handler is given something, whatever else its process has to do.
  case gives(Delivery)
  /// The handler is asked what it has to clean up after an answer.
  case preparesCleanUp(after: Completion?)
  /// Nobody waits any more for what the world does not know of.
  case forgetsListeners
  /// Somebody decides whether the process ends between two calls.
  case asksBetweenCalls
  /// Work that a handler or the app started on its own goes on, so many pieces of it at most.
  case letsWorkGoOn(atMost: Int)
  /// What is on screen is read again.
  case readsInterface
  /// Something in the app's own code goes on.
  case runsAppWork(Int)
  /// The app's code is given something: an answer, or what the user does with its screen.
  indirect case givesApp(AppDelivery)
  /// The app's code hears how a request of its own ended.
  indirect case tellsApp(AppNews, ExtensionError?)
  /// The date is another than it would have been.
  case setsClock
}

extension Effect {
  /// Whether somebody may have to decide before anything else happens.
  var mayAsk: Bool {
    switch self {
    case .letsWorkGoOn, .asksBetweenCalls: true
    case .startsProcess, .endsProcess, .hands, .gives, .preparesCleanUp, .forgetsListeners,
      .readsInterface, .runsAppWork, .givesApp, .tellsApp, .setsClock:
      false
    }
  }
}

/// Something that the extension's process is given: with all of these, in order, another process can be brought to the
/// same place.
package enum Delivery: Hashable, Sendable {
  /// A handler is made for an attempt.
  case handler(attempt: Int)
  /// The system lets go of the handler.
  case release
  indirect case call(HandlerCall, SystemAction.Arguments)
  indirect case provisionCall(HandlerCall, CredentialRequest)
  case answer(Shared<Response>)
  indirect case appleAnswer(AppleCredential?, ExtensionError?, to: Int)
  indirect case storeAnswer(IdentityStoreAnswer, to: Int)
  indirect case errand(ErrandAnswer, to: Int)
  indirect case tap(Tap, layout: Int)
  indirect case touch(Touch, interface: Int)
  case appearance(Appearance, interface: Int)
  case alarm(Int)
  case notice(SystemNotice)
  /// The handler is asked what it has to clean up after an answer.
  case cleanUpBegins(after: Completion?)
  case cleanUp(isExpired: Bool)
}

extension Delivery {
  /// Whether the handler is made or let go of, or asked what it has said already.
  var isAboutHandler: Bool {
    switch self {
    case .handler, .release, .cleanUpBegins: true
    case .call, .provisionCall, .answer, .appleAnswer, .storeAnswer, .errand, .tap, .touch, .appearance,
      .alarm, .notice, .cleanUp:
      false
    }
  }

  /// Who hears of it, if that is code that waits to be called.
  var listener: Listener? {
    switch self {
    case .answer(let response): .message(response.value.ordinal)
    case .appleAnswer(_, _, let question): .question(question)
    case .storeAnswer(_, let question): .storeQuestion(question)
    case .errand(_, let number): .errand(number)
    case .tap(_, let layout): .layout(layout)
    case .touch(_, let interface), .appearance(_, let interface): .interface(interface)
    case .alarm(let number): .alarm(number)
    case .handler, .release, .call, .provisionCall, .notice, .cleanUpBegins, .cleanUp: nil
    }
  }
}
