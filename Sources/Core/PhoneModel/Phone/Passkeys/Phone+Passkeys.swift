extension Phone {
  /// The passkeys of a user that the sheet of a page lists: of its domain, and of those that are asked for.
  package func passkeys(of user: String, for demand: PasskeyDemand) -> [CredentialIdentity] {
    passkeys(for: demand).filter { $0.user == user }
  }

  /// The passkeys, of whomever, that would do for a demand.
  package func passkeys(for demand: PasskeyDemand) -> [CredentialIdentity] {
    passkeys(at: demand.relyingParty).filter { identity in
      demand.allowed.isEmpty || identity.passkey.map(demand.allowed.contains) == true
    }
  }

  /// What the passkeys for a domain are called.
  package func passkeyIDs(at domain: String) -> [String] { passkeys(at: domain).compactMap(\.passkey) }

  /// The passkeys for a domain.
  fileprivate func passkeys(at domain: String) -> [CredentialIdentity] {
    autoFill.identityStore.suggestions(for: [ServiceIdentifier(domain)], .passkey)
  }
}

extension CredentialIdentity {
  /// What it is called, where it is a passkey.
  fileprivate var passkey: String? {
    if case .passkey(let credentialID, _) = kind { credentialID } else { nil }
  }
}
