import Rehearsal

/// Something that providers of passkeys get wrong in what they write and sign.
public enum SigningFault: String, Hashable, Sendable, CaseIterable {
  /// It signs what an earlier request asked for.
  case signsEarlierHash = "BelatedVault"
  /// It writes half of what it should.
  case cutsBytes = "BrokenVault"
  /// It takes the name of the page for that of the relying party.
  case hashesOrigin = "AstrayVault"
  /// It leaves away that somebody was there.
  case forgetsPresence = "AbsentVault"
  /// It never says that the user was verified.
  case forgetsVerification = "LaxVault"
  /// It claims the user for whatever it makes.
  case alwaysClaims = "PresumptuousVault"
  /// It calls a passkey backed up that cannot be.
  case contradictsItself = "ContraryVault"
  /// It makes another passkey beside one that is excluded.
  case ignoresExcluded = "DoublingVault"
  /// It gives the user name for the user handle.
  case givesName = "NameVault"
  /// It says that something vouches for the passkey, and nothing does.
  case attestsFalsely = "BoastingVault"
  /// It signs in with a passkey that it has for somebody else.
  case usesAnother = "MistakenVault"
  /// It signs the hash and leaves out what it says itself.
  case signsTooLittle = "SparingVault"
  /// It counts once and never again.
  case standsStill = "StillVault"
  /// It counts in its process, and from the beginning in the next.
  case countsInProcess = "CountingVault"
  /// It signs the hash that its process was given first.
  case remembersHash = "AbsentMindedVault"
  /// It gives no user handle.
  case leavesHandleOut = "NamelessVault"
  /// It takes the user handle for text in UTF-8, and has none where that is other bytes.
  case readsHandle = "LiteralVault"
  /// It gives a secret that nobody asked for.
  case givesSecrets = "GenerousVault"

  /// What it gives for a new passkey.
  func attestation(
    _ passkey: SigningPasskey, _ demand: PasskeyDemand, _ memory: SigningVault.Memory
  ) -> AttestationProof? {
    var proof = changed(passkey, demand, memory).attestation(for: demand)
    switch self {
    case .cutsBytes: proof.attestationObject.removeLast(20)
    case .signsEarlierHash: proof.clientDataHash = [UInt8](repeating: 0, count: 32)
    case .givesSecrets: proof.outputs = PasskeyOutputs(secrets: .init([UInt8](repeating: 7, count: 32)))
    case .attestsFalsely:
      // The empty statement is told from one of a member by one byte, and the format by its name.
      let empty: [UInt8] = [0x63, 0x66, 0x6D, 0x74, 0x64] + Array("none".utf8)
      let boast: [UInt8] = [0x63, 0x66, 0x6D, 0x74, 0x66] + Array("packed".utf8)
      proof.attestationObject.replace(empty, with: boast)
    default: break
    }
    return proof
  }

  /// What it gives for a sign-in.
  func assertion(
    _ passkey: SigningPasskey, _ demand: PasskeyDemand, _ memory: SigningVault.Memory
  ) -> AssertionProof? {
    let passkey = changed(passkey, demand, memory)
    if self == .remembersHash { return passkey.assertion(for: memory.firstDemand(demand)) }
    var proof = passkey.assertion(for: demand)
    switch self {
    case .cutsBytes: proof.authenticatorData.removeLast(5)
    case .signsEarlierHash: proof.clientDataHash = [UInt8](repeating: 0, count: 32)
    case .signsTooLittle: proof.signature.removeLast()
    case .givesSecrets: proof.outputs = PasskeyOutputs(secrets: .init([UInt8](repeating: 7, count: 32)))
    default: break
    }
    return proof
  }

  /// The user handle that it gives.
  func handle(of kept: KeptPasskey) -> String {
    switch self {
    case .givesName: kept.user
    case .leavesHandleOut: ""
    // What begins so is no text, and String(data:encoding:) makes nothing of it.
    case .readsHandle: kept.handle.hasPrefix("base64url:") ? "" : kept.handle
    default: kept.handle
    }
  }

  private func changed(
    _ passkey: SigningPasskey, _ demand: PasskeyDemand, _ memory: SigningVault.Memory
  ) -> SigningPasskey {
    var passkey = passkey
    switch self {
    case .hashesOrigin:
      passkey = SigningPasskey(passkey.credentialID, at: demand.origin, userHandle: passkey.userHandle)
    case .forgetsPresence: passkey.claims.remove(.userPresent)
    case .forgetsVerification: passkey.claims.remove(.userVerified)
    case .alwaysClaims: passkey.claims.formUnion([.userPresent, .userVerified])
    case .contradictsItself: passkey.claims.remove(.backupEligible)
    case .standsStill: passkey.counter = 1
    case .countsInProcess: passkey.counter = memory.count()
    case .remembersHash: _ = memory.firstDemand(demand)
    case .signsEarlierHash, .cutsBytes, .ignoresExcluded, .givesName, .signsTooLittle, .attestsFalsely,
      .usesAnother, .leavesHandleOut, .readsHandle, .givesSecrets:
      break
    }
    return passkey
  }
}
