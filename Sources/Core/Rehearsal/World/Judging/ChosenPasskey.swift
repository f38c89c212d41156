/// A passkey from a list, held against what the identity store knows of it and of the row that its user has tapped.
enum ChosenPasskey {
  /// What is wrong with it: the handle of another account with its identifier (WA-10), or another's passkey than that of
  /// whoever stands in the row (CP-29).
  ///
  /// One that the store does not have may be a newer one of the same account, which then has the same handle.
  static func mistakes(in provided: Provided, _ request: OpenRequest, of store: IdentityStore) -> [Mistake] {
    guard case .passkey(let credentialID, let handle, let party, _) = provided,
      let asked = request.details.provision, asked.provision.isList
    else { return [] }
    let known = store.identities.compactMap { Passkey($0, of: party) }
    if let same = known.first(where: { $0.hasID(credentialID) }) {
      let mistakes = CredentialRequest.mistakes(inHandle: handle, insteadOf: same.handle)
      // A website that has asked looks at that itself.
      if !mistakes.isEmpty { return asked.demand == nil ? mistakes : [] }
    }
    let meant = known.filter { one in request.input.texts.contains { $0.names(one.user) } }
    guard let first = meant.first,
      !meant.contains(where: { $0.hasID(credentialID) || $0.handle.opaqueBytes == handle.opaqueBytes })
    else { return [] }
    return [
      Mistake(.gaveAnotherThanTapped, "\(credentialID) instead of \(first.credentialID) of \(first.user)")
    ]
  }

  /// What the store has of a passkey.
  private struct Passkey {
    let user: String
    let credentialID: String
    let handle: String

    init?(_ identity: CredentialIdentity, of party: String) {
      guard case .passkey(let credentialID, let handle) = identity.kind, identity.service.host == party else {
        return nil
      }
      (user, self.credentialID, self.handle) = (identity.user, credentialID, handle)
    }

    func hasID(_ other: String) -> Bool { credentialID.opaqueBytes == other.opaqueBytes }
  }
}
