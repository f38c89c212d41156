import Rehearsal

/// What there is at one moment of a film: what the user sees, and what everybody holds.
struct Scene: Hashable {
  var screen: ScreenPicture
  /// A line for each saved password.
  var keychain: [String]
  /// A line for each account.
  var server: [String]
  var phase: Phase?
  var process: String
  var isNetworkUp = true
}

/// What the user sees, as far as a trace says it: where they are, and what is in front of that.
struct ScreenPicture: Hashable {
  var place: Place
  var front: Front?

  /// Where the user is.
  enum Place: Hashable {
    case home(app: String)
    /// The password manager's page of one account.
    case account(AccountPage)
    /// The password manager's list of what should be changed.
    case recommendations([Row], busy: String?)
    /// The app's own screen, of which a trace says what the app was told, and what is on it where the app is played
    /// as well.
    case app(String, told: String?, elements: [Element])
    case website(String)
    case form(FormPage)
  }

  /// One account as the password manager shows it.
  struct AccountPage: Hashable {
    let service: String
    let user: String
    /// What the Keychain holds.
    let password: String?
    /// What is going on, while it is.
    let busy: String?
  }

  /// A form in an app or on a page, with what is offered over the keyboard.
  struct FormPage: Hashable {
    var title: String
    var about: String
    var fields = [Field(name: "User name", text: ""), Field(name: "Password", text: "")]
    var note: String?
    var suggestions: [String] = []

    struct Field: Hashable {
      let name: String
      let text: String
    }
  }

  /// What the list says of one account.
  struct Row: Hashable {
    let service: String
    let user: String
    let isUrgent: Bool
    let warnings: [String]
    let buttons: [String]
  }

  /// What lies over it.
  enum Front: Hashable {
    /// The extension's interface, under the system's bar where it puts one.
    case interface(title: String?, elements: [Element])
    /// Apple's sheet.
    case sheet(String)
    /// A message of the system's.
    case message(String)
    /// The question after signing in, with what can be tapped.
    case prompt(String, buttons: [String])
    case notification(String)
    /// The question for a face, a finger or a passcode.
    case authentication(String)
  }

  /// One thing in the extension's interface.
  enum Element: Hashable {
    case label(String)
    case field(String, text: String)
    case button(String, isEnabled: Bool)
  }
}

extension Interface.Element {
  /// The element with its texts changed.
  func picture(_ text: (String) -> String) -> ScreenPicture.Element {
    switch self {
    case .label(let label): .label(text(label))
    case .field(let name, let content): .field(text(name), text: text(content))
    case .button(let name, let isEnabled): .button(text(name), isEnabled: isEnabled)
    }
  }
}

extension Recommendation.Row {
  /// The row with its texts changed.
  func picture(_ text: (String) -> String) -> ScreenPicture.Row {
    ScreenPicture.Row(
      service: text(String(service.host)), user: text(user), isUrgent: priority == .high,
      warnings: warnings.map(text), buttons: actions.map(\.button))
  }
}

extension Recommendation.Action {
  fileprivate var button: String {
    switch self {
    case .upgrade(let kind): kind.button
    case .changeOnWebsite: name
    }
  }
}

extension Upgrade {
  /// What stands on the button that asks for it.
  var button: String { "Upgrade to \(article)" }
}
