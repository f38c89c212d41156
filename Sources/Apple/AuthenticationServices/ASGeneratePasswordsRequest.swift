import Rehearsal

/// Asks an extension for passwords that a form takes.
@available(iOS 26.2, *)
open class ASGeneratePasswordsRequest: _PassedValue, @unchecked Sendable {
  /// Where they would be used.
  open private(set) var serviceIdentifier: ASCredentialServiceIdentifier
  /// The rules of the form's field for a password.
  open private(set) var passwordFieldPasswordRules: String?
  /// The rules of the field in which it is confirmed.
  open private(set) var confirmPasswordFieldPasswordRules: String?
  /// The rules the system itself knows of the service.
  open private(set) var passwordRulesFromQuirks: String?

  /// A request of a form with rules.
  public init(
    serviceIdentifier: ASCredentialServiceIdentifier, passwordFieldPasswordRules: String?,
    confirmPasswordFieldPasswordRules: String?, passwordRulesFromQuirks: String?
  ) {
    self.serviceIdentifier = serviceIdentifier
    self.passwordFieldPasswordRules = passwordFieldPasswordRules
    self.confirmPasswordFieldPasswordRules = confirmPasswordFieldPasswordRules
    self.passwordRulesFromQuirks = passwordRulesFromQuirks
    super.init(passed: ())
  }

  convenience init(_ request: CredentialRequest) {
    self.init(
      serviceIdentifier: ASCredentialServiceIdentifier(request.services.first ?? ServiceIdentifier("")),
      passwordFieldPasswordRules: request.passwordRules, confirmPasswordFieldPasswordRules: nil,
      passwordRulesFromQuirks: nil)
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASGeneratePasswordsRequest: keep its rules")
  }
}

/// A password that an extension generated.
@available(iOS 26.2, *)
open class ASGeneratedPassword: _PassedValue, @unchecked Sendable {
  /// What kind of password it is.
  open private(set) var kind: Kind
  /// The password.
  open private(set) var value: String

  /// What kind of password it is.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// One by its name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// Letters, digits and signs.
    public static let strong = Kind(rawValue: "strong")
    /// Letters and digits.
    public static let alphanumeric = Kind(rawValue: "alphanumeric")
    /// Words.
    public static let passphrase = Kind(rawValue: "passphrase")
  }

  /// A password of a kind.
  public init(kind: Kind, value: String) {
    self.kind = kind
    self.value = value
    super.init(passed: ())
  }

  /// The kind, for people.
  open var localizedName: String { kind.rawValue.capitalized }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASGeneratedPassword: keep its value")
  }
}
