public import Rehearsal

/// What an app that asked to have its user signed in hears of it.
public enum AppHearing: Hashable, Sendable {
  /// It gets something.
  case gets(Gift)
  /// It gets nothing, by the name of the code.
  case fails(AuthorizationError)
  /// What it gets from Apple says so much of the user, and no more.
  case knows(UserFacts)

  /// What it can get.
  public enum Gift: String, Hashable, Sendable, CaseIterable {
    /// A user name and a password.
    case password = "a password"
    /// A signature with a passkey.
    case passkey = "a passkey"
    /// A new passkey.
    case newPasskey = "a new passkey"
    /// What somebody gave for an account, with a passkey.
    case newAccount = "a new account"
    /// What Apple says of the user.
    case appleID = "an Apple ID"
  }

  /// What Apple may say of a user.
  public enum UserFacts: String, Hashable, Sendable, CaseIterable {
    /// Nothing but who it is.
    case nothing = "neither name nor e-mail address"
    /// The name alone.
    case name = "the name"
    /// The e-mail address alone.
    case email = "the e-mail address"
    /// Both.
    case both = "name and e-mail address"
  }
}

extension AppHearing {
  /// What is instead; `nil` where the expectation holds.
  func shortfall(in trace: Trace) -> Shortfall? {
    guard let answer = trace.authorizations.last else { return Shortfall(problem: "it has heard nothing") }
    switch (self, answer) {
    case (.gets(let gift), .authorized(let credential)):
      let actual = Gift(credential)
      return actual == gift ? nil : Shortfall(problem: "it gets \(actual.rawValue)")
    case (.fails(let error), .failed(let actual)):
      return actual == error ? nil : Shortfall(problem: "it is told \(actual)")
    case (.knows(let facts), .authorized(.appleID(let credential))):
      let actual = UserFacts(credential)
      return actual == facts ? nil : Shortfall(problem: "it learns \(actual.rawValue)")
    case (_, .authorized(let credential)): return Shortfall(problem: "it gets \(Gift(credential).rawValue)")
    case (_, .failed(let actual)): return Shortfall(problem: "it is told \(actual)")
    }
  }

  var phrase: Phrase {
    switch self {
    case .gets(let gift): Phrase("the app gets {gift}", .word(gift))
    case .fails(let error):
      Phrase("the app gets nothing but the error {sign-in error}", .word(CodeName(error)))
    case .knows(let facts): Phrase("the app learns {user facts} of the user", .word(facts))
    }
  }
}

extension AppHearing.Gift: Spoken {
  static let gap = "gift"

  fileprivate init(_ credential: AuthorizedCredential) {
    switch credential {
    case .password: self = .password
    case .passkey: self = .passkey
    case .newPasskey: self = .newPasskey
    case .newAccount: self = .newAccount
    case .appleID: self = .appleID
    }
  }
}

extension AppHearing.UserFacts: Spoken {
  static let gap = "user facts"

  fileprivate init(_ credential: AppleCredential) {
    switch (credential.fullName, credential.email) {
    case (nil, nil): self = .nothing
    case (_?, nil): self = .name
    case (nil, _?): self = .email
    case (_?, _?): self = .both
    }
  }
}

/// An error by the name of its code.
enum CodeName: String, CaseIterable, Spoken {
  case unknown, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
  case credentialImport, credentialExport, preferSignInWithApple, deviceNotConfiguredForPasskeyCreation

  static let gap = "sign-in error"

  init(_ error: AuthorizationError) {
    self = Self(rawValue: error.description) ?? .unknown
  }

  var error: AuthorizationError {
    AuthorizationError.allCases.first { $0.description == rawValue } ?? .unknown
  }
}

extension StepDefinition {
  static let thenAppHears: [StepDefinition] = [
    .then("the app gets {gift}", "What it heard last of what it asked to sign in with.") {
      .autoFill(.appHears(.gets($0.choice(0))))
    },
    .then(
      "the app gets nothing but the error {sign-in error}",
      "An ASAuthorizationError, by the name of its code."
    ) { .autoFill(.appHears(.fails($0.choice(0, CodeName.self).error))) },
    .then("the app learns {user facts} of the user", "What Apple gives away (AU-6).") {
      .autoFill(.appHears(.knows($0.choice(0))))
    },
  ]
}
