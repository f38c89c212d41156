/// What a provider writes into its store for a request of which it knows that it is not there yet: where it is set up in
/// several goes, the last one has to leave what the others wrote (IS-15), and of a passkey that was not made in the end
/// nothing is offered (AS-65).
enum WrittenIdentities {
  /// Looks at an update that was made.
  static func note(_ use: IdentityStoreUse, in world: inout World) {
    guard case .updates(let update) = use, let isFinished = world.request?.isFinished else { return }
    if isFinished { return noteLate(update, in: &world) }
    switch world.request?.details.provision?.provision {
    case .configuration: noteSettingUp(update, in: &world)
    case .passkeyRegistration:
      let written = world.process.provider.written?.value ?? []
      world.process.provider.written = Shared(written + update.identities.filter { $0.kind != .password })
    default: break
    }
  }

  /// A passkey was canceled while its identity was on its way into the store, and has come there nonetheless.
  private static func noteLate(_ update: IdentityStoreUpdate, in world: inout World) {
    guard case .save(let identities) = update, let request = world.request, request.answer.provided == nil,
      request.details.provision?.provision == .passkeyRegistration
    else { return }
    disown(identities, after: request, in: &world)
  }

  /// What was written a moment ago was meant to be offered.
  private static func noteSettingUp(_ update: IdentityStoreUpdate, in world: inout World) {
    let store = world.phone.autoFill.identityStore
    if case .replace = update, let written = world.process.provider.written?.value {
      let lost = written.filter { !store.contains($0) }
      if !lost.isEmpty { world.note(.emptiedStore, lost.map(\.user).joined(separator: ", ")) }
    }
    world.process.provider.written = Shared(store.identities)
  }

  /// A passkey was to be made, and its provider has said itself that it was not; one that it has given before is another.
  static func disown(_ written: [CredentialIdentity], after request: OpenRequest, in world: inout World) {
    guard request.answer.wayOfCanceling == .byItself, !request.wasCutShort else { return }
    for case .passkey(let credentialID, _) in written.map(\.kind) {
      guard let party = request.details.provision?.identity?.service.identifier else { return }
      guard !world.phone.autoFill.hasGivenNew(credentialID, to: party) else { continue }
      world.judgement.news.standing.append(
        PasskeyNews.Word(credentialID: credentialID, party: party, newName: nil, userHandle: nil))
    }
  }
}

extension AutoFill {
  /// Whether a website was given a passkey as a new one.
  fileprivate func hasGivenNew(_ credentialID: String, to party: String) -> Bool {
    filled.contains {
      if case .newPasskey(credentialID, relyingParty: party, _) = $0 { true } else { false }
    }
  }
}
