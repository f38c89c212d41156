public import Rehearsal

/// What must hold of suggestions, forms and the identity store.
public enum AutoFillExpectation: Hashable, Sendable {
  /// What is offered over the keyboard, by user name, the best first.
  case offers([String])
  /// What iCloud Keychain offers there beside the provider, by user name, the best first.
  case keychainOffers([String])
  /// What the form was filled with.
  case filled(Filled)
  /// The form is as it was.
  case nothingFilled
  /// Every identity in the store.
  case identityStoreHolds([CredentialIdentity])
  /// There is no identity in the store.
  case identityStoreIsEmpty
  /// Whether the provider is enabled.
  case providerIs(isEnabled: Bool)
  /// What the device asks its user for.
  case asksFor(AutoFill.Authentication)
  /// The device has asked for nothing.
  case neverAsked
  /// No process of the extension was started.
  case notLaunched
  /// How many passkeys the website has of somebody.
  case websiteKnows(Int, user: String)
  /// Whether the website took what it was given last.
  case websiteTakes(Bool)
  /// What the app that asked to sign in heard last.
  case appHears(AppHearing)

  /// What the last filling was, as sentences say it.
  public enum Filled: Hashable, Sendable {
    /// A user name and a password.
    case password(user: String, String)
    /// A one-time code.
    case code(String)
    /// A text.
    case text(String)
    /// An assertion with a passkey.
    case passkey(String)
    /// A new passkey.
    case newPasskey(String)
    /// Generated passwords to choose from.
    case generatedPasswords([String])
  }
}

extension AutoFillExpectation {
  /// What is instead; `nil` where the expectation holds.
  func shortfall(in world: World, _ trace: Trace) -> Shortfall? {
    let autoFill = world.phone.autoFill
    switch self {
    case .offers(let users):
      return Expectation.compare(
        users, autoFill.suggestions.map(\.user), "the keyboard offers something else")
    case .keychainOffers(let users):
      return Expectation.compare(
        users, world.phone.usersOfferedByKeychain, "iCloud Keychain offers something else")
    case .filled(let filled):
      let last = autoFill.filled.last
      return last.flatMap(Filled.init) == filled
        ? nil : Shortfall(problem: last.map { "the form got \($0.words)" } ?? "nothing is filled in")
    case .nothingFilled: return autoFill.filled.last.map { Shortfall(problem: "the form got \($0.words)") }
    case .identityStoreHolds(let identities):
      return Expectation.compare(
        identities.map(\.words), autoFill.identityStore.identities.map(\.words),
        "the identity store holds something else")
    case .identityStoreIsEmpty:
      let count = autoFill.identityStore.count
      return count == 0 ? nil : Shortfall(problem: "it holds \(count)")
    case .providerIs(let isEnabled):
      return autoFill.identityStore.state.isEnabled == isEnabled
        ? nil : Shortfall(problem: "it is \(isEnabled ? "disabled" : "enabled")")
    case .asksFor(let means):
      return world.phone.screen == .authentication(means)
        ? nil : Shortfall(problem: "the user sees \(world.phone.screen)")
    case .neverAsked:
      return trace.authentications.first.map { Shortfall(problem: "it asked for \($0.rawValue)") }
    case .notLaunched:
      return world.phone.process.number == 0
        ? nil : Shortfall(problem: "\(world.phone.process.number) of its processes ran")
    case .websiteKnows(let count, let user):
      let known = autoFill.relyingParty?.member(user)?.passkeys.count ?? 0
      return known == count ? nil : Shortfall(problem: "it knows \(known)")
    case .websiteTakes(let isTaken):
      guard let last = autoFill.attempts.last else { return Shortfall(problem: "nobody tried") }
      guard (last.verdict == .accepted) != isTaken else { return nil }
      return Shortfall(problem: last.verdict.map { "\($0)" } ?? "nothing has come of it yet")
    case .appHears(let hearing): return hearing.shortfall(in: trace)
    }
  }

  var phrase: Phrase {
    switch self {
    case .offers([]): Phrase("the keyboard offers nothing")
    case .offers(let users): Phrase("the keyboard offers:", table: [["user"]] + users.map { [$0.cell] })
    case .keychainOffers([]): Phrase("iCloud Keychain offers nothing")
    case .keychainOffers(let users):
      Phrase("iCloud Keychain offers:", table: [["user"]] + users.map { [$0.cell] })
    case .filled(let filled): filled.phrase
    case .nothingFilled: Phrase("nothing is filled in")
    case .identityStoreHolds(let identities): identities.phrase("the identity store holds:")
    case .identityStoreIsEmpty: Phrase("the identity store is empty")
    case .providerIs(let isEnabled):
      Phrase("the provider is {enabled}", .word(ProviderState(isEnabled: isEnabled)))
    case .asksFor(let means): Phrase("the user is asked for {means}", .word(means))
    case .neverAsked: Phrase("the user is never asked to authenticate")
    case .notLaunched: Phrase("the extension was never launched")
    case .websiteKnows(let count, let user):
      Phrase("the website knows {number} passkey(s) of {text}", .number(count), .text(user))
    case .websiteTakes(true): Phrase("the website takes what it is given")
    case .websiteTakes(false): Phrase("the website does not get what it wants")
    case .appHears(let hearing): hearing.phrase
    }
  }
}

extension AutoFillExpectation.Filled {
  fileprivate init?(_ provided: Provided) {
    switch provided {
    case .password(let credential): self = .password(user: credential.user, credential.password)
    case .passkey(let credentialID, _, _, _): self = .passkey(credentialID)
    case .newPasskey(let credentialID, _, _): self = .newPasskey(credentialID)
    case .code(let code): self = .code(code)
    case .text(let text): self = .text(text)
    case .generatedPasswords(let passwords): self = .generatedPasswords(passwords)
    case .savedPassword, .configuration: return nil
    }
  }

  fileprivate var phrase: Phrase {
    switch self {
    case .password(let user, let password):
      Phrase("the form is filled with {text} and {text}", .text(user), .text(password))
    case .code(let code): Phrase("the form is filled with the code {text}", .text(code))
    case .text(let text): Phrase("the text {text} is inserted", .text(text))
    case .passkey(let credentialID):
      Phrase("the user is signed in with the passkey {text}", .text(credentialID))
    case .newPasskey(let credentialID): Phrase("the passkey {text} is registered", .text(credentialID))
    case .generatedPasswords(let passwords):
      Phrase("the form offers the passwords:", table: [["password"]] + passwords.map { [$0.cell] })
    }
  }
}

extension Provided {
  fileprivate var words: String {
    switch self {
    case .password(let credential): "“\(credential.user)” and “\(credential.password)”"
    case .passkey(let credentialID, _, _, _): "the passkey “\(credentialID)”"
    case .newPasskey(let credentialID, _, _): "the new passkey “\(credentialID)”"
    case .code(let code): "the code “\(code)”"
    case .text(let text): "the text “\(text)”"
    case .generatedPasswords(let passwords): passwords.map { "“\($0)”" }.joined(separator: ", ")
    case .savedPassword, .configuration: "nothing to fill in"
    }
  }
}

extension CredentialIdentity {
  fileprivate var words: String {
    "\(user) at \(service.identifier)" + (recordIdentifier.map { " (\($0))" } ?? "")
      + (rank == 0 ? "" : ", rank \(rank)")
  }
}

extension Trace {
  fileprivate var authentications: [AutoFill.Authentication] {
    entries.compactMap {
      if case .system(.screen(.askedToAuthenticate(let means))) = $0.event { means } else { nil }
    }
  }
}

extension StepDefinition {
  static let thenAutoFill: [StepDefinition] =
    thenAppHears + [
      .then("the keyboard offers:", table: .needed(["user"]), "Every suggestion, the best first.") {
        words throws(Misreading) in
        let users = try words.column("user", of: "a user")
        guard !users.isEmpty else { throw Misreading("a table without rows expects nothing", cell: (0, 0)) }
        return .autoFill(.offers(users))
      },
      .then("the keyboard offers nothing", "No suggestion comes up.") { _ in .autoFill(.offers([])) },
      .then("iCloud Keychain offers:", table: .needed(["user"]), "What it has beside the provider (CP-31).") {
        words throws(Misreading) in
        let users = try words.column("user", of: "a user")
        guard !users.isEmpty else { throw Misreading("a table without rows expects nothing", cell: (0, 0)) }
        return .autoFill(.keychainOffers(users))
      },
      .then("iCloud Keychain offers nothing", "It has nothing for the form, or fills none.") { _ in
        .autoFill(.keychainOffers([]))
      },
      .then("the form is filled with {text} and {text}", "A user name and a password.") {
        .autoFill(.filled(.password(user: $0.text(0), $0.text(1))))
      },
      .then("the form is filled with the code {text}", "A one-time code.") {
        .autoFill(.filled(.code($0.text(0))))
      },
      .then("the text {text} is inserted", "What the user chose from the provider's texts.") {
        .autoFill(.filled(.text($0.text(0))))
      },
      .then("the user is signed in with the passkey {text}", "By its credential ID.") {
        .autoFill(.filled(.passkey($0.text(0))))
      },
      .then("the passkey {text} is registered", "By its credential ID.") {
        .autoFill(.filled(.newPasskey($0.text(0))))
      },
      .then("the form offers the passwords:", table: .needed(["password"]), "Generated ones, the best first.")
      {
        words throws(Misreading) in
        .autoFill(.filled(.generatedPasswords(try words.column("password", of: "a password"))))
      },
      .then("nothing is filled in", "So far no form got anything.") { _ in .autoFill(.nothingFilled) },
      .then("the identity store is empty", "Nothing can be suggested.") { _ in
        .autoFill(.identityStoreIsEmpty)
      },
      .then("the user is asked for {means}", "The form waits for it (CP-11).") {
        .autoFill(.asksFor($0.choice(0)))
      },
      .then("the user is never asked to authenticate", "Not so far.") { _ in .autoFill(.neverAsked) },
      .then("the extension was never launched", "No process of it ran so far (CP-8).") { _ in
        .autoFill(.notLaunched)
      },
      .then("the website knows {number} passkey(s) of {text}", "What it verified and keeps.") {
        .autoFill(.websiteKnows($0.number(0), user: $0.text(1)))
      },
      .then("the website takes what it is given", "The last passkey, or sign-in with one, is verified.") {
        _ in
        .autoFill(.websiteTakes(true))
      },
      .then("the website does not get what it wants", "It refuses it, or nothing reaches it.") { _ in
        .autoFill(.websiteTakes(false))
      },
    ]
}
