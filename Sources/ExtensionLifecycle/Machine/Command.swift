/// Something the host must do now, by whom it addresses.
public enum Command: Hashable, Sendable {
  case handler(HandlerCommand)
  case process(ProcessCommand)
  case timer(TimerCommand)
  case screen(ScreenCommand)
  case keychain(KeychainCommand)
  case app(AppNews)
  case form(FormCommand)
  case identityStore(IdentityStoreCommand)
}

/// What the system says to a handler.
public enum HandlerCommand: Hashable, Sendable {
  case call(HandlerCall)
  /// Hand over what came of asking Apple.
  case giveAnswer(AppleAnswer)
  /// Answer the question just asked with nothing, because it cannot be put to Apple.
  case turnDownQuestion
  /// Have it clean up after its answer, at leisure.
  case cleanUp
}

/// What becomes of the extension's process and of the handler in it.
public enum ProcessCommand: String, Hashable, Sendable, CaseIterable {
  case start = "start the extension"
  case renewHandler = "make a new handler"
  case releaseHandler = "let go of the handler"
}

/// The two clocks a request can run against; never both.
public enum TimerCommand: String, Hashable, Sendable, CaseIterable {
  case startPatience = "start patience"
  case stopPatience = "stop patience"
  case startWithdrawal = "start ten seconds"
  case stopWithdrawal = "stop ten seconds"
}

/// What the user gets to see.
public enum ScreenCommand: String, Hashable, Sendable, CaseIterable {
  case presentInterface = "present the interface"
  case dismissInterface = "dismiss the interface"
  case presentSheet = "present Apple's sheet"
  case dismissSheet = "dismiss Apple's sheet"
  case showReason = "show the handler's reason"
  case showDefaultMessage = "show the default message"
  case askForAuthentication = "ask the user to authenticate"
  case endAuthentication = "stop asking the user to authenticate"
}

/// What the Keychain does.
public enum KeychainCommand: String, Hashable, Sendable, CaseIterable {
  case generatePassword = "generate a password"
  case replacePassword = "replace the password"
  case replacePasswordIfFound = "replace the password if there is one"
  case removePassword = "remove the password"
}

/// What the app hears about the request it made.
public enum AppNews: String, Hashable, Sendable, CaseIterable {
  case completed = "tell the app: completed"
  case failed = "tell the app: failed"
  case canceled = "tell the app: canceled"
}

/// What becomes of the form, or of the app around it, that asked a credential provider.
public enum FormCommand: String, Hashable, Sendable, CaseIterable {
  case fillPassword = "fill in user name and password"
  case fillCode = "fill in the code"
  case insertText = "insert the text"
  case signIn = "sign in with the passkey"
  case register = "register the passkey"
  case offerPasswords = "offer the generated passwords"
}

/// What the system remembers of a provider's identities.
public enum IdentityStoreCommand: String, Hashable, Sendable, CaseIterable {
  case noteSuccess = "note that an offered identity was provided"
  case noteFailure = "note that an offered identity was not provided"
}

extension Command: CustomStringConvertible {
  /// The command as one says it.
  public var description: String {
    switch self {
    case .handler(.call(let call)): "call \(call.rawValue)"
    case .handler(.giveAnswer(let answer)): "give the answer: \(answer.rawValue)"
    case .handler(.turnDownQuestion): "turn down the question"
    case .handler(.cleanUp): "have the handler clean up"
    case .process(let command): command.rawValue
    case .timer(let command): command.rawValue
    case .screen(let command): command.rawValue
    case .keychain(let command): command.rawValue
    case .app(let news): news.rawValue
    case .form(let command): command.rawValue
    case .identityStore(let command): command.rawValue
    }
  }
}
