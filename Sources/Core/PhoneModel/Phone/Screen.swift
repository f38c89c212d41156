/// What the user has in front of them.
public enum Screen: Hashable, Sendable {
  /// Whatever the system or the app shows by itself.
  case elsewhere
  /// The extension's interface, under the system's bar where it puts one.
  case interface(Interface, under: SystemBar?)
  /// Apple's sheet, over everything.
  case sheet(AppleSheet)
  /// A message of the system, about a request that ended.
  case message(String)
  /// What the system asks after signing in.
  indirect case signInPrompt(SignInPrompt)
  /// The list of security recommendations.
  case recommendations
  /// What an app's user may choose from to sign in.
  indirect case signInSheet(SignInSheet)
  /// What the system does for an app or an extension that asked for it.
  indirect case systemSheet(SystemSheet)
  /// What asks for a face, a finger or a passcode before a form is filled.
  case authentication(AutoFill.Authentication)

  /// The bar the system puts over an extension's interface.
  public struct SystemBar: Hashable, Sendable {
    /// The containing app's name.
    public let title: String
    /// The bar's only button.
    public static let button = "Cancel"

    package init(title: String) {
      self.title = title
    }
  }

  /// What Apple asks the user.
  public struct AppleSheet: Hashable, Sendable {
    /// What it says will happen.
    public let explanation: String

    package init(explanation: String) {
      self.explanation = explanation
    }
  }

  /// What the system says when a handler failed without a reason.
  public static let defaultMessage = "The upgrade did not work. Try again later."
}

extension Screen {
  /// Whether the device asks for a face or a finger.
  package var asksForBody: Bool {
    switch self {
    case .authentication(.faceID), .authentication(.touchID): true
    case .authentication, .elsewhere, .interface, .sheet, .message, .signInPrompt, .recommendations,
      .signInSheet, .systemSheet:
      false
    }
  }
}

extension Screen: CustomStringConvertible {
  /// What the user sees, after “the user sees”.
  public var description: String {
    switch self {
    case .elsewhere: "nothing of the extension"
    case .interface(_, let bar?): "the extension's interface under the bar of \(bar.title)"
    case .interface(_, nil): "the extension's interface"
    case .sheet: "Apple's sheet"
    case .message(let text): "the message “\(text)”"
    case .signInPrompt: "the prompt after signing in"
    case .recommendations: "the security recommendations"
    case .signInSheet: "the system's sheet for signing in"
    case .systemSheet(let sheet): "the system's sheet “\(sheet.text)”"
    case .authentication(let means): "the question for \(means.rawValue)"
    }
  }
}
