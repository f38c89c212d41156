import Rehearsal
import TestBench
import Testing

/// What is looked at in a passkey where no website asks for it: each mistake by a provider that makes it, and none by
/// one that does not, or that has no bytes to look at.
@Suite struct PasskeysWithoutWebsiteTests {
  private static let sound = SigningPasskey("key-1", at: "shiny.example", userHandle: "robin-1")
  private static let new = SigningPasskey("key-2", at: "shiny.example", userHandle: "jappleseed")

  // MARK: Signing in

  /// What is told of an answer for robin, picked over the keyboard or tapped in the list.
  private func signingIn(
    fromList: Bool = false, named credentialID: String = "key-1", of userHandle: String = "robin-1",
    at party: String = "shiny.example", with passkey: SigningPasskey = sound,
    _ change: @escaping (inout AssertionProof?) -> Void = { _ in }
  ) -> Told {
    let stage = ProviderStage {
      $0.autoFill.authentication = .none
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [ProviderStage.passkey])
    }
    let give = { (request: CredentialRequest, context: ProviderContext) in
      var proof: AssertionProof? = passkey.assertion(forHash: request.clientDataHash)
      change(&proof)
      context.completeAssertionRequest(
        credentialID: credentialID, userHandle: userHandle, relyingParty: party, proof: proof)
    }
    let steps: [Step] =
      fromList ? [.opens(.passkeys), .user(.taps("robin"))] : [.user(.autoFill(.picks("robin")))]
    return Told(
      stage.play(
        [.turnsToForm] + steps + [.settle],
        Program(provider: {
          ScriptedProvider(
            silently: give,
            preparing: { request, context in
              context.show(.button("robin"), .button("Cancel")) { _ in give(request, context) }
            })
        })))
  }

  @Test(arguments: [false, true])
  func `a provider that signs what was asked for is left alone, whoever taps where`(fromList: Bool) {
    #expect(signingIn(fromList: fromList).violations == [])
    #expect(signingIn(fromList: fromList) { $0 = nil }.violations == [], "there are no bytes to look at")
    var cautious = Self.sound
    cautious.claims = [.userPresent]
    #expect(signingIn(fromList: fromList, with: cautious).violations == [], "nobody requires verification")
  }

  @Test(arguments: [false, true])
  func `a hash of another request is told, from the list as well`(fromList: Bool) {
    let told = signingIn(fromList: fromList) { $0?.clientDataHash = [UInt8](repeating: 0, count: 32) }
    #expect(told.violations == [.signedAnotherHash])
  }

  @Test(arguments: [false, true])
  func `the digest of another relying party is told once, and with its paragraph`(fromList: Bool) {
    let page = SigningPasskey("key-1", at: "https://shiny.example", userHandle: "robin-1")
    let hashed = signingIn(fromList: fromList, with: page)
    #expect(hashed.violations == [.servedAnotherParty])
    #expect(hashed.details == ["the authenticator data is for another relying party (7.2, step 15)"])
    let named = signingIn(fromList: fromList, at: "https://shiny.example", with: page)
    #expect(named.violations == [.servedAnotherParty])
    #expect(named.details == ["https://shiny.example instead of shiny.example"])
  }

  @Test func `another user handle than that of the passkey that was picked is told, with bytes and without`()
  {
    for isBare in [false, true] {
      let name = signingIn(of: "robin") { if isBare { $0 = nil } }
      #expect(name.violations == [.mixedUpIdentifiers])
      #expect(
        name.details == ["the user handle is another account's: “robin” instead of “robin-1” (7.2, step 6)"])
      #expect(signingIn(of: "") { if isBare { $0 = nil } }.violations == [.mixedUpIdentifiers])
      // Whoever opens the list may have anybody in mind, but the store has the handle of this passkey.
      let list = signingIn(fromList: true, of: "robin") { if isBare { $0 = nil } }
      #expect(list.violations == [.mixedUpIdentifiers])
      #expect(list.details == name.details)
    }
  }

  @Test func `another passkey than the one that was picked is told as that alone`() {
    let other = SigningPasskey("key-2", at: "shiny.example", userHandle: "kim-1")
    let told = signingIn(named: "key-2", of: "kim-1", with: other)
    #expect(told.violations == [.providedForAnother])
  }

  @Test func `a user who is left out, and a backup that cannot be, are told`() {
    var passkey = Self.sound
    passkey.claims.remove(.userPresent)
    #expect(signingIn(with: passkey).violations == [.leftPresenceOut])
    passkey = Self.sound
    passkey.claims.remove(.backupEligible)
    #expect(signingIn(with: passkey).violations == [.mixedUpBackup])
  }

  @Test func `bytes that nobody can read are told, and so is a new passkey in a sign-in`() {
    #expect(signingIn { $0?.authenticatorData = [] }.violations == [.wroteBadBytes])
    #expect(signingIn { $0?.authenticatorData.append(0) }.violations == [.wroteBadBytes])
    #expect(signingIn { $0?.authenticatorData = Self.new.newData }.violations == [.wroteBadBytes])
  }

  @Test func `nothing is told of a signature, because nobody has the key`() {
    #expect(signingIn { $0?.signature = [1] }.violations == [])
  }

  @Test func `no trace has the bytes, and nobody is given them`() {
    let told = signingIn()
    let given = Provided.passkey(
      credentialID: "key-1", userHandle: "robin-1", relyingParty: "shiny.example")
    #expect(told.provided == [given])
    #expect(told.filled == [given])
  }

  // MARK: Making passkeys

  /// What is told of a passkey that is made for jappleseed, on screen or by the way, after a question for the owner or
  /// without one.
  private func making(
    byTheWay: Bool = false, named credentialID: String = "key-2", with passkey: SigningPasskey? = nil,
    asOwner isOwner: Bool? = nil,
    _ change: @escaping (inout AttestationProof?) -> Void = { _ in }
  ) -> Told {
    let give = { (request: CredentialRequest, context: ProviderContext) in
      var signing = passkey ?? Self.new
      if passkey == nil, byTheWay { signing.claims.subtract([.userPresent, .userVerified]) }
      var proof: AttestationProof? = AttestationProof(
        clientDataHash: request.clientDataHash, attestationObject: signing.newObject)
      change(&proof)
      if let isOwner {
        context.noteQuestionForOwner()
        context.noteAnswer(isOwner: isOwner)
      }
      context.completeRegistrationRequest(
        credentialID: credentialID, relyingParty: "shiny.example", proof: proof)
    }
    let steps: [Step] =
      byTheWay
      ? [.autoFill(.makesPasskey(user: "jappleseed"))]
      : [.user(.autoFill(.registersPasskey("jappleseed"))), .settle, .user(.taps("Save"))]
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
    }
    return Told(
      stage.play(
        [.turnsToForm] + steps + [.settle],
        Program(provider: {
          ScriptedProvider(
            silently: give,
            preparing: { request, context in
              context.show(.button("Save"), .button("Cancel")) { _ in give(request, context) }
            })
        })))
  }

  @Test(arguments: [false, true])
  func `a provider that makes what was asked for is left alone`(byTheWay: Bool) {
    #expect(making(byTheWay: byTheWay).violations == [])
    #expect(making(byTheWay: byTheWay) { $0 = nil }.violations == [], "there are no bytes to look at")
  }

  @Test func `what is made by the way claims nobody, and what is made on request claims somebody`() {
    #expect(making(byTheWay: true, with: Self.new).violations == [.claimedUserByTheWay])
    var nobody = Self.new
    nobody.claims.remove(.userPresent)
    #expect(making(with: nobody).violations == [.leftPresenceOut])
  }

  @Test func `who was not recognized is not said to have been verified`() {
    #expect(making(asOwner: true).violations == [])
    #expect(making(asOwner: false).violations == [.gaveToUnrecognized])
    var modest = Self.new
    modest.claims.remove(.userVerified)
    #expect(making(with: modest, asOwner: false).violations == [])
    #expect(making(asOwner: false) { $0 = nil }.violations == [], "nothing is claimed")
  }

  @Test(arguments: [false, true])
  func `a new passkey with another hash, party, name or backup is told`(byTheWay: Bool) {
    func passkey(_ name: String = "key-2", at party: String = "shiny.example") -> SigningPasskey {
      var passkey = SigningPasskey(name, at: party, userHandle: "jappleseed")
      if byTheWay { passkey.claims.subtract([.userPresent, .userVerified]) }
      return passkey
    }
    let hash = making(byTheWay: byTheWay) { $0?.clientDataHash[0] ^= 1 }
    #expect(hash.violations == [.signedAnotherHash])
    let party = making(byTheWay: byTheWay, with: passkey(at: "https://shiny.example"))
    #expect(party.violations == [.servedAnotherParty])
    #expect(party.details == ["the authenticator data is for another relying party (7.1, step 14)"])
    #expect(making(byTheWay: byTheWay, with: passkey("key-3")).violations == [.mixedUpIdentifiers])
    var lonely = passkey()
    lonely.claims.remove(.backupEligible)
    #expect(making(byTheWay: byTheWay, with: lonely).violations == [.mixedUpBackup])
  }

  @Test(arguments: [false, true])
  func `a new passkey that nobody can read, or that is not there, is told`(byTheWay: Bool) {
    let dummy = making(byTheWay: byTheWay) { $0?.attestationObject = Array("key-2".utf8) }
    #expect(dummy.violations == [.wroteBadBytes])
    #expect(dummy.details.allSatisfy { $0.hasSuffix("(6.5.4)") })
    #expect(making(byTheWay: byTheWay) { $0?.attestationObject.removeLast(3) }.violations == [.wroteBadBytes])
    // The point of the key is moved off its curve.
    let moved = making(byTheWay: byTheWay) { proof in
      guard let last = proof?.attestationObject.indices.last else { return }
      proof?.attestationObject[last] ^= 1
    }
    #expect(moved.violations == [.wroteBadBytes])
    #expect(moved.details.allSatisfy { $0.hasPrefix("the public key is none") })
  }
}

/// What a trace has of a passkey.
private struct Told {
  let violations: [Violation]
  let details: [String]
  let provided: [Provided]
  let filled: [Provided]

  init(_ trace: Trace) {
    violations = trace.brokenRules
    details = trace.entries.compactMap {
      if case .violation(_, let detail) = $0.event { detail } else { nil }
    }
    provided = trace.entries.compactMap {
      if case .handler(.provided(let provided)) = $0.event { provided } else { nil }
    }
    filled = trace.fillings
  }
}

extension SigningPasskey {
  /// What is given for a new one, whatever was asked.
  fileprivate var newObject: [UInt8] {
    attestation(for: PasskeyDemand(relyingParty: relyingParty, origin: "", challenge: [])).attestationObject
  }

  /// What is said of a new one, which is all that stands behind the names in the object.
  fileprivate var newData: [UInt8] {
    let name = Array("authData".utf8)
    let object = newObject
    let place = object.indices.first { object[$0...].starts(with: name) } ?? 0
    // One byte has the kind of what follows, and one its length.
    return Array(object[(place + name.count + 2)...])
  }
}
