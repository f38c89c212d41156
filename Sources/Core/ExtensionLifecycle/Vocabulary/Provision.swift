/// What the system can ask a credential provider extension for.
public enum Provision: String, Hashable, Sendable, CaseIterable {
  /// The list of everything it has, the best for the service on top.
  case credentialList = "the credential list"
  /// The list of passwords, where the app takes a passkey as well.
  case passkeyList = "the list of passkeys and passwords"
  /// The list of one-time codes.
  case codeList = "the list of one-time codes"
  /// A text that the user chooses.
  case text = "a text to insert"
  /// The password of an identity that the user picked over the keyboard.
  case password = "a password"
  /// An assertion with the passkey of an identity that the user picked.
  case passkey = "a passkey"
  /// The one-time code of an identity that the user picked.
  case code = "a one-time code"
  /// A passkey that the user wants to have made.
  case passkeyRegistration = "a new passkey"
  /// A passkey made after somebody signed in with a password, never on screen.
  case automaticPasskey = "a passkey made by the way"
  /// A password that somebody typed, to be kept.
  case savedPassword = "a password to save"
  /// Passwords for a new account, never on screen.
  case generatedPasswords = "generated passwords"
  /// Passwords for a new account, for the user to choose from.
  case chosenGeneratedPasswords = "generated passwords to choose from"
  /// Whatever it wants to have set up when it is enabled in Settings.
  case configuration = "its configuration"
  /// A site says that it does not take a password any more.
  case unusedPassword = "news of an unused password"
  /// A site says that it does not know a passkey.
  case unknownPasskey = "news of an unknown passkey"
  /// A site lists all passkeys that it takes.
  case acceptedPasskeys = "news of all accepted passkeys"
  /// A site says that the name of a user has changed.
  case updatedPasskey = "news of an updated passkey"
}

/// What sets one kind of request apart from the others; everything else they share.
extension Provision {
  /// The call that begins the request, with nothing on screen; `nil` where its interface comes at once.
  public func silentCall(on version: SystemVersion) -> HandlerCall? {
    switch self {
    case .credentialList, .passkeyList, .codeList, .text, .passkeyRegistration, .chosenGeneratedPasswords,
      .configuration:
      nil
    case .password:
      version < .iOS17
        ? .provideCredentialWithoutUserInteraction : .provideCredentialWithoutUserInteractionForRequest
    case .passkey, .code: .provideCredentialWithoutUserInteractionForRequest
    case .automaticPasskey: .performPasskeyRegistrationWithoutUserInteractionIfPossible
    case .savedPassword: .performSavePasswordWithoutUserInteractionIfPossible
    case .generatedPasswords: .performGeneratePasswordsWithoutUserInteraction
    case .unusedPassword: .reportUnusedPasswordCredential
    case .unknownPasskey: .reportUnknownPublicKeyCredential
    case .acceptedPasskeys: .reportAllAcceptedPublicKeyCredentials
    case .updatedPasskey: .reportPublicKeyCredentialUpdate
    }
  }

  /// The call that has the extension prepare its interface; `nil` where it is never shown.
  public func preparingCall(on version: SystemVersion) -> HandlerCall? {
    switch self {
    case .credentialList: .prepareCredentialList
    case .passkeyList: .prepareCredentialListForPasskeys
    case .codeList: .prepareOneTimeCodeCredentialList
    case .text: .prepareInterfaceForUserChoosingTextToInsert
    case .password:
      version < .iOS17 ? .prepareInterfaceToProvideCredential : .prepareInterfaceToProvideCredentialForRequest
    case .passkey, .code: .prepareInterfaceToProvideCredentialForRequest
    case .passkeyRegistration: .prepareInterfaceForPasskeyRegistration
    case .savedPassword: .prepareInterfaceForSavePassword
    case .chosenGeneratedPasswords: .prepareInterfaceForGeneratePasswords
    case .configuration: .prepareInterfaceForExtensionConfiguration
    case .automaticPasskey, .generatedPasswords, .unusedPassword, .unknownPasskey, .acceptedPasskeys,
      .updatedPasskey:
      nil
    }
  }

  /// Whether an answer completes it.
  public func accepts(_ completion: Completion) -> Bool {
    switch self {
    case .credentialList, .password: completion == .password
    case .passkeyList: completion == .password || completion == .passkey
    case .passkey: completion == .passkey
    case .codeList, .code: completion == .code
    case .text: completion == .text
    case .passkeyRegistration, .automaticPasskey: completion == .newPasskey
    case .savedPassword: completion == .savedPassword
    case .generatedPasswords, .chosenGeneratedPasswords: completion == .generatedPasswords
    case .configuration: completion == .configuration
    case .unusedPassword, .unknownPasskey, .acceptedPasskeys, .updatedPasskey: false
    }
  }

  /// Whether it is about something the identity store offered.
  public var isOffered: Bool {
    switch self {
    case .password, .passkey, .code: true
    case .credentialList, .passkeyList, .codeList, .text, .passkeyRegistration, .automaticPasskey,
      .savedPassword, .generatedPasswords, .chosenGeneratedPasswords, .configuration, .unusedPassword,
      .unknownPasskey, .acceptedPasskeys, .updatedPasskey:
      false
    }
  }

  /// Whether the user opens it to choose something there.
  public var isList: Bool {
    switch self {
    case .credentialList, .passkeyList, .codeList, .text, .chosenGeneratedPasswords: true
    case .password, .passkey, .code, .passkeyRegistration, .automaticPasskey, .savedPassword,
      .generatedPasswords, .configuration, .unusedPassword, .unknownPasskey, .acceptedPasskeys,
      .updatedPasskey:
      false
    }
  }

  /// Whether it is news, which wants no answer and is over when the call returns.
  public var isReport: Bool {
    switch self {
    case .unusedPassword, .unknownPasskey, .acceptedPasskeys, .updatedPasskey: true
    case .credentialList, .passkeyList, .codeList, .text, .password, .passkey, .code, .passkeyRegistration,
      .automaticPasskey, .savedPassword, .generatedPasswords, .chosenGeneratedPasswords, .configuration:
      false
    }
  }

  /// Where it comes from.
  public var origin: Origin {
    switch self {
    case .configuration: .settings
    case .automaticPasskey, .unusedPassword, .unknownPasskey, .acceptedPasskeys, .updatedPasskey: .background
    case .credentialList, .passkeyList, .codeList, .text, .password, .passkey, .code, .passkeyRegistration,
      .savedPassword, .generatedPasswords, .chosenGeneratedPasswords:
      .form
    }
  }

  /// The system that first asks for it.
  public var since: SystemVersion {
    switch self {
    case .credentialList, .password, .configuration: .iOS12
    case .passkeyList, .passkey, .passkeyRegistration: .iOS17
    case .codeList, .code, .text, .automaticPasskey: .iOS18
    case .savedPassword, .generatedPasswords, .chosenGeneratedPasswords, .unusedPassword, .unknownPasskey,
      .acceptedPasskeys, .updatedPasskey:
      .iOS26
    }
  }

  /// The kind without its article and with its words joined by hyphens, as command lines and file names want it.
  public var slug: String {
    let words = rawValue.lowercased().split(separator: " ")
    let articles = ["the", "an", "a", "its"]
    return words.drop { articles.contains(String($0)) }.joined(separator: "-")
  }
}

/// The answers that complete a request.
public enum Completion: String, Hashable, Sendable, CaseIterable {
  /// The password is changed.
  case strongPassword = "strong password"
  /// The account signs in with Apple.
  case signInWithApple = "Sign in with Apple"
  /// A user name and a password.
  case password = "a password"
  /// An assertion.
  case passkey = "a passkey"
  /// A one-time code.
  case code = "a one-time code"
  /// A text to insert.
  case text = "a text"
  /// A new passkey.
  case newPasskey = "a new passkey"
  /// The password is kept.
  case savedPassword = "a saved password"
  /// Generated passwords, the best first.
  case generatedPasswords = "generated passwords"
  /// Everything is set up.
  case configuration = "a configuration"

  /// The extension point whose context gives it.
  public var isOfProvider: Bool { self != .strongPassword && self != .signInWithApple }
}

/// The systems whose calls to a credential provider differ.
public enum SystemVersion: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The first with credential providers.
  case iOS12 = "iOS 12"
  /// The first with passkeys of providers, and with calls that take a request.
  case iOS17 = "iOS 17"
  /// The first with one-time codes, texts, and passkeys made by the way.
  case iOS18 = "iOS 18"
  /// The first that has providers save and generate passwords.
  case iOS26 = "iOS 26"

  private var order: Int {
    switch self {
    case .iOS12: 12
    case .iOS17: 17
    case .iOS18: 18
    case .iOS26: 26
    }
  }

  /// Whether one came before another.
  public static func < (one: SystemVersion, other: SystemVersion) -> Bool { one.order < other.order }
}
