/// What a field asks of the keyboard; a script's keyboard has every key.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Whether what is typed is kept out of sight.
  var isSecureTextEntry: Bool { get set }
  /// The keyboard it asks for.
  var keyboardType: UIKeyboardType { get set }
  /// What the keyboard's last key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Which letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether mistakes are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
}

/// Whether words that are not known are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether quotation marks are turned to their words.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether a space comes with what is put in.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
  /// Dark, by an older name.
  public static let alert = UIKeyboardAppearance.dark
}

/// What a new password has to be like, in Apple's language for that.
public final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules.
  public let passwordRulesDescriptor: String

  /// Rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// A kind of keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// What a keyboard's last key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Whether mistakes are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// What a field is for.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// Its name.
  public let rawValue: String

  /// A purpose by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A code from a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// An address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Somebody's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
}
