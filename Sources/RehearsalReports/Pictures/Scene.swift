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

/// What the user sees, as far as it can be drawn.
enum ScreenPicture: Hashable {
  case elsewhere
  case interface(title: String, elements: [Element])
  case sheet(String)
  case message(String)

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
