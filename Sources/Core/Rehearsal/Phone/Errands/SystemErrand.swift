/// Something of its own that the system does where an app, or an extension, asks for it by itself.
public enum SystemErrand: Hashable, Sendable {
  /// Has the user sign in on a website.
  indirect case browses(WebSession)
}

/// What whoever asked hears of it; once.
public enum ErrandAnswer: Hashable, Sendable {
  /// The browser came to an address that the session waits for.
  case cameBack(to: String)
  /// The session ended, and the browser came to no such address.
  case endedSession(WebSessionError)
}

/// What passes between whoever asked for something and the system, as a trace tells it.
public enum ErrandTalk: Hashable, Sendable {
  /// Somebody asks the system for something.
  case asked(SystemErrand)
  /// They do not want it any more.
  case tookBack
  /// They hear what came of it.
  case answered(ErrandAnswer)
}

/// Who asked, and which of all that they asked it is.
package enum ErrandAsker: Hashable, Sendable {
  case app(Int)
  case handler(Int, process: Int)

  /// The app that asked, or that brought the extension which did.
  func app(on phone: Phone) -> InstalledApp {
    switch self {
    case .app: phone.signInApp
    case .handler: phone.app
    }
  }
}

/// What the system is at for somebody, as long as its sheet is up.
struct OpenErrand: Hashable, Sendable {
  let errand: SystemErrand
  let asker: ErrandAsker
  /// Whether the user agreed to it, where the system asks first.
  var isAgreed: Bool
  /// What was on screen before.
  let beneath: Screen
}
