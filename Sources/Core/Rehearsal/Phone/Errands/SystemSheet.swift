extension Screen {
  /// A sheet of the system's over an app, or over an extension's interface, that one of them asked for.
  public struct SystemSheet: Hashable, Sendable {
    /// What the user reads.
    public let text: String
    /// What the user can tap, the way on first, and the way out last.
    public let buttons: [String]

    package init(_ text: String, buttons: [String]) {
      (self.text, self.buttons) = (text, buttons)
    }

    /// The sheet as the user meets it.
    package var interface: Interface { Interface([.label(text)] + buttons.map { .button($0) }) }

    /// The button that leads on.
    static let wayOn = "Continue"
    /// The button that closes it.
    static let wayOut = "Cancel"
  }
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
