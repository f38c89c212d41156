/// What a provider says in Info.plist that it can be asked for.
extension AutoFill {
  /// What a provider declares under `ASCredentialProviderExtensionCapabilities`, by its key.
  public enum Capability: String, Hashable, Sendable, CaseIterable {
    /// User names and passwords.
    case passwords = "ProvidesPasswords"
    /// Passkeys; from iOS 17.
    case passkeys = "ProvidesPasskeys"
    /// One-time codes; from iOS 18.
    case oneTimeCodes = "ProvidesOneTimeCodes"
    /// Texts to insert anywhere; from iOS 18.
    case textToInsert = "ProvidesTextToInsert"
    /// An interface for Settings to show when the extension is enabled.
    case configuration = "ShowsConfigurationUI"
    /// Passkeys that are made after somebody signed in with a password.
    case passkeysByTheWay = "SupportsConditionalPasskeyRegistration"
    /// News of credentials.
    case credentialUpdates = "SupportsCredentialUpdate"
    /// Passwords that somebody typed, to be kept.
    case savingPasswords = "SupportsSavePasswordCredentials"
    /// Generated passwords, with nothing on screen.
    case generatingPasswords = "SupportsGeneratePasswordCredentials"
    /// Generated passwords to choose from; a yes unless it is declined.
    case generatingPasswordsOnScreen = "SupportsGeneratePasswordCredentialsWithUI"
    /// Credentials that pass from one app to another.
    case exchange = "SupportsCredentialExchange"
  }

  /// The key with which an extension told systems before iOS 17 of its configuration, outside the capabilities.
  package static let earlyConfigurationKey = "ASCredentialProviderExtensionShowsConfigurationUI"

  /// What in Info.plist keeps the system from asking for something; `nil` where nothing does.
  package func reasonAgainst(_ provision: Provision, on version: SystemVersion) -> String? {
    if provision == .configuration, (version < .iOS17) == Ledger.holds("CX-26") {
      guard !declaresEarlyConfiguration else { return nil }
      return "its extension does not declare “\(Self.earlyConfigurationKey)”, which \(version.rawValue) reads"
    }
    // Before iOS 17 nothing else is declared; every provider provides passwords (CP-21).
    guard version >= .iOS17 else { return nil }
    guard provision != .text || Ledger.holds("CP-26") else { return nil }
    return missing(for: provision.capability).map { capability in
      let key = capability.rawValue
      return declined.contains(capability)
        ? "its extension declares “\(key)” with NO" : "its extension does not declare “\(key)”"
    }
  }

  /// What is not declared of a capability and of what it says nothing without.
  private func missing(for capability: Capability) -> Capability? {
    if let ground = capability.ground, !declares(ground) { return ground }
    return declares(capability) ? nil : capability
  }

  /// Whether the system takes it for declared.
  package func declares(_ capability: Capability) -> Bool {
    capabilities.contains(capability) || capability.isYesUnlessDeclined && !declined.contains(capability)
  }
}

extension Form {
  /// Whether nothing but a password can be filled in there (CP-37).
  package var takesOnlyPasswords: Bool { isOnTelevision && Ledger.holds("CP-37") }

  /// Why the system asks nobody for something there; `nil` where it does.
  package func reasonAgainst(_ provision: Provision) -> String? {
    guard takesOnlyPasswords else { return nil }
    switch provision {
    case .credentialList, .password, .configuration, .unusedPassword, .unknownPasskey, .acceptedPasskeys,
      .updatedPasskey:
      return nil
    case .passkeyList, .codeList, .text, .passkey, .code, .passkeyRegistration, .automaticPasskey,
      .savedPassword,
      .generatedPasswords, .chosenGeneratedPasswords:
      return "a form on a television is filled in with passwords alone"
    }
  }
}

extension AutoFill.Capability {
  /// What it says nothing without.
  package var ground: Self? {
    switch self {
    case .passkeysByTheWay: .passkeys
    case .generatingPasswordsOnScreen: .generatingPasswords
    case .passwords, .passkeys, .oneTimeCodes, .textToInsert, .configuration, .credentialUpdates,
      .savingPasswords, .generatingPasswords, .exchange:
      nil
    }
  }

  /// Whether an extension that says nothing of it says yes.
  fileprivate var isYesUnlessDeclined: Bool { self == .generatingPasswordsOnScreen }
}

extension Provision {
  /// The capability an extension declares to be asked for it.
  package var capability: AutoFill.Capability {
    switch self {
    case .credentialList, .password: .passwords
    case .passkeyList, .passkey, .passkeyRegistration: .passkeys
    case .codeList, .code: .oneTimeCodes
    case .text: .textToInsert
    case .configuration: .configuration
    case .automaticPasskey: .passkeysByTheWay
    case .savedPassword: .savingPasswords
    case .generatedPasswords: .generatingPasswords
    case .chosenGeneratedPasswords: .generatingPasswordsOnScreen
    case .unusedPassword, .unknownPasskey, .acceptedPasskeys, .updatedPasskey: .credentialUpdates
    }
  }
}
