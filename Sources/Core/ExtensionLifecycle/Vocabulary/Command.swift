/// Something the host must do now, by whom it addresses.
public enum Command: Hashable, Sendable {
  /// To the handler.
  case handler(HandlerCommand)
  /// To the extension's process.
  case process(ProcessCommand)
  /// To the clocks.
  case timer(TimerCommand)
  /// To the screen.
  case screen(ScreenCommand)
  /// To the Keychain.
  case keychain(KeychainCommand)
  /// To the app that asked.
  case app(AppNews)
  /// To the form, or the app around it, that wants to be filled.
  case form(FormCommand)
  /// To the system's memory of a provider's identities.
  case identityStore(IdentityStoreCommand)
}

/// What the system says to a handler.
public enum HandlerCommand: Hashable, Sendable {
  /// Make one of Apple's calls.
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
  /// Start a process, or go on with the last one, and make a handler.
  case start = "start the extension"
  /// Go on with a handler that knows nothing of the first call.
  case renewHandler = "make a new handler"
  /// The request is over; nobody needs the handler any more.
  case releaseHandler = "let go of the handler"
}

/// The two clocks a request can run against; never both.
public enum TimerCommand: String, Hashable, Sendable, CaseIterable {
  /// Nothing is on screen, and the handler is expected to answer.
  case startPatience = "start patience"
  /// The handler answered, or something is on screen.
  case stopPatience = "stop patience"
  /// The user tapped Cancel; the handler has ten seconds.
  case startWithdrawal = "start ten seconds"
  /// The handler answered Cancel.
  case stopWithdrawal = "stop ten seconds"
}

/// What the user gets to see.
public enum ScreenCommand: String, Hashable, Sendable, CaseIterable {
  /// Show the extension's view under the system's bar.
  case presentInterface = "present the interface"
  /// Take the extension's view away.
  case dismissInterface = "dismiss the interface"
  /// Show Apple's sheet.
  case presentSheet = "present Apple's sheet"
  /// Take Apple's sheet away.
  case dismissSheet = "dismiss Apple's sheet"
  /// Show what the handler gave as the reason.
  case showReason = "show the handler's reason"
  /// Show the system's own message, which suggests trying again later.
  case showDefaultMessage = "show the default message"
  /// Ask for a face, a finger or a code.
  case askForAuthentication = "ask the user to authenticate"
  /// Stop asking for it.
  case endAuthentication = "stop asking the user to authenticate"
}

/// What the Keychain does.
public enum KeychainCommand: String, Hashable, Sendable, CaseIterable {
  /// Make the strong password that the handler is called with.
  case generatePassword = "generate a password"
  /// Save the credential that the handler completed with in place of the old one.
  case replacePassword = "replace the password"
  /// Replace the password for a request of the app's, where there may be no old one.
  case replacePasswordIfFound = "replace the password if there is one"
  /// Let go of the password, because the account signs in with Apple.
  case removePassword = "remove the password"
}

/// What the app hears about the request it made.
public enum AppNews: String, Hashable, Sendable, CaseIterable {
  /// The delegate's `didSuccessfullyComplete`.
  case completed = "tell the app: completed"
  /// The delegate's `didFail`, with `failed`.
  case failed = "tell the app: failed"
  /// The delegate's `didFail`, with `userCanceled`.
  case canceled = "tell the app: canceled"
}

/// What becomes of the form, or of the app around it, that asked a credential provider.
public enum FormCommand: String, Hashable, Sendable, CaseIterable {
  /// Put user name and password where they belong.
  case fillPassword = "fill in user name and password"
  /// Put the code where it belongs.
  case fillCode = "fill in the code"
  /// Put the text where the cursor is.
  case insertText = "insert the text"
  /// Hand the assertion to the site or the app.
  case signIn = "sign in with the passkey"
  /// Hand the new passkey to the site or the app.
  case register = "register the passkey"
  /// Show them to the user, the best first.
  case offerPasswords = "offer the generated passwords"
}

/// What the system remembers of a provider's identities.
public enum IdentityStoreCommand: String, Hashable, Sendable, CaseIterable {
  /// What was suggested could be had.
  case noteSuccess = "note that an offered identity was provided"
  /// What was suggested could not be had; too often, and the store is wiped.
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
