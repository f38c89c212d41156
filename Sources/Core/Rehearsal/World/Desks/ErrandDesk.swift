/// What the system is at for somebody, as long as its sheet is up.
struct OpenErrand: Hashable, Sendable {
  let errand: SystemErrand
  let asker: ErrandAsker
  /// Whether the user agreed to it, where the system asks first.
  var isAgreed: Bool
  /// What was on screen before.
  let beneath: Screen
}

/// What the system does for somebody, and what it remembers of what it did.
struct ErrandDesk: Hashable, Sendable {
  var open: OpenErrand?
  var lastTurnOn: Instant?
  /// Whether the user has agreed that the app hands over what they keep in it.
  var mayExport = false
  /// What others hand over to the app, each with its token.
  var imports: [HandedOver] = []
  /// How many tokens there were.
  var tokens = 0
}

/// What another app hands over, for whoever comes with a token.
struct HandedOver: Hashable, Sendable {
  let token: String
  let entries: [Keychain.Entry]
}

extension OpenErrand {
  /// The app that takes over what another one hands over.
  static let otherEnd = "Passwords"

  /// The sheet that is up for it.
  func sheet(of app: String) -> Screen.SystemSheet {
    switch errand {
    case .browses(let session) where isAgreed:
      Screen.SystemSheet(session.address, buttons: [Screen.SystemSheet.wayOut])
    case .browses(let session):
      Screen.SystemSheet(
        "\(app) wants to use \(WebAddress(session.address).host) to sign in.",
        buttons: [Screen.SystemSheet.wayOn, Screen.SystemSheet.wayOut])
    case .saves(let credential, let service, let title):
      Screen.SystemSheet(
        "Save the password of \(credential.user) for \(service.host)\(title.map { " as \($0)" } ?? "")?",
        buttons: ["Save Password", "Not Now"])
    case .turnsOnProvider:
      Screen.SystemSheet("Turn on AutoFill with \(app)?", buttons: ["Turn On", "Not Now"])
    case .requestsExport:
      Screen.SystemSheet(
        "\(app) wants to hand over what you keep in it. Who gets it can sign in as you.",
        buttons: [OpenErrand.otherEnd, Screen.SystemSheet.wayOut])
    case .opensSettings, .exports, .imports: Screen.SystemSheet("", buttons: [])
    }
  }
}
