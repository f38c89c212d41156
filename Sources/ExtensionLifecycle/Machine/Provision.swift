/// What the system can ask a credential provider extension for.
public enum Provision: String, Hashable, Sendable, CaseIterable {
  case credentialList = "the credential list"
  case passkeyList = "the list of passkeys and passwords"
  case codeList = "the list of one-time codes"
  case text = "a text to insert"
  case password = "a password"
  case passkey = "a passkey"
  case code = "a one-time code"
  case passkeyRegistration = "a new passkey"
  case automaticPasskey = "a passkey made by the way"
  case savedPassword = "a password to save"
  case generatedPasswords = "generated passwords"
  case chosenGeneratedPasswords = "generated passwords to choose from"
  case configuration = "its configuration"
  case unusedPassword = "news of an unused password"
  case unknownPasskey = "news of an unknown passkey"
  case acceptedPasskeys = "news of all accepted passkeys"
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

  /// The kind with its words joined by hyphens, as file names want it.
  public var slug: String {
    String(rawValue.lowercased().map { $0 == " " ? "-" : $0 })
  }
}

/// The answers that complete a request.
public enum Completion: String, Hashable, Sendable, CaseIterable {
  case strongPassword = "strong password"
  case signInWithApple = "Sign in with Apple"
  case password = "a password"
  case passkey = "a passkey"
  case code = "a one-time code"
  case text = "a text"
  case newPasskey = "a new passkey"
  case savedPassword = "a saved password"
  case generatedPasswords = "generated passwords"
  case configuration = "a configuration"

  /// The extension point whose context gives it.
  public var isOfProvider: Bool { self != .strongPassword && self != .signInWithApple }
}

/// The systems whose calls to a credential provider differ.
public enum SystemVersion: String, Hashable, Sendable, CaseIterable, Comparable {
  case iOS12 = "iOS 12"
  case iOS17 = "iOS 17"
  case iOS18 = "iOS 18"
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
