import AuthenticationServices
import CryptoKit
import Rehearsal
import TestBench
import Testing

/// A provider in Apple's names that signs with CryptoKit and writes its bytes by hand, before a website that verifies.
@Suite struct PasskeySigningTests {
  private static let phone = ProviderStage {
    $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
    var website = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    website.verification = .required
    website.namesPasskeys = true
    $0.autoFill.relyingParty = website
  }

  private static let making: [Step] = [
    .turnsToForm, .autoFill(.makesPasskey(user: "jappleseed")), .settle,
  ]
  private static let signingIn: [Step] = [
    .user(.autoFill(.signsInWithPasskey("jappleseed"))), .settle, .authenticates, .settle,
  ]

  @Test func `what CryptoKit signs is verified`() {
    let drawer = KeyDrawer()
    let trace = Self.phone.play(
      Self.making + Self.signingIn, Program(provider: { SigningController(drawer) }))
    #expect(trace.brokenRules == [])
    #expect(trace.verdicts == [.accepted, .accepted])
    #expect(drawer.seen == ["required, excluded 0, algorithms -7 -8 -257", "required, excluded none"])
  }

  @Test func `a request for another passkey says what it excludes`() {
    let drawer = KeyDrawer()
    let trace = Self.phone.play(
      Self.making + Self.making, Program(provider: { SigningController(drawer) }))
    #expect(drawer.seen.last == "required, excluded 1, algorithms -7 -8 -257")
    #expect(trace.brokenRules == [])
    #expect(trace.outcome == .failed)
  }

  @Test func `bytes are looked at where no website asks, and those that are made up are told`() {
    let stage = ProviderStage { $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: []) }
    let picking: [Step] = [.turnsToForm, .picks, .settle, .authenticates, .settle]
    func play(_ drawer: KeyDrawer) -> Trace {
      stage.play(Self.making + picking, Program(provider: { SigningController(drawer) }))
    }
    let sound = play(KeyDrawer())
    #expect(sound.brokenRules == [])
    #expect(sound.outcome == .provided)
    let drawer = KeyDrawer()
    drawer.makesUpData = true
    #expect(play(drawer).brokenRules == [.wroteBadBytes])
    let reader = KeyDrawer()
    reader.losesHandle = true
    #expect(play(reader).brokenRules == [.mixedUpIdentifiers])
  }

  @Test func `a signature of something else is told`() {
    let drawer = KeyDrawer()
    drawer.signsHashAlone = true
    let trace = Self.phone.play(
      Self.making + Self.signingIn, Program(provider: { SigningController(drawer) }))
    #expect(trace.brokenRules == [.signedFalsely])
    #expect(trace.verdicts.last == .refused("the signature is not by the passkey"))
  }
}

/// What a provider keeps between its requests.
private final class KeyDrawer: @unchecked Sendable {
  var key = P256.Signing.PrivateKey()
  let credentialID = Data("a passkey".utf8)
  var userHandle = Data()
  var seen: [String] = []
  var signsHashAlone = false
  var makesUpData = false
  var losesHandle = false
}

private final class SigningController: ASCredentialProviderViewController {
  private let drawer: KeyDrawer

  init(_ drawer: KeyDrawer) {
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func performWithoutUserInteractionIfPossible(
    passkeyRegistration registrationRequest: ASPasskeyCredentialRequest
  ) {
    let excluded = registrationRequest.excludedCredentials ?? []
    let algorithms = registrationRequest.supportedAlgorithms.map { "\($0.rawValue)" }
    drawer.seen.append(
      "\(registrationRequest.userVerificationPreference.rawValue), excluded \(excluded.count), "
        + "algorithms \(algorithms.joined(separator: " "))")
    if excluded.contains(where: { $0.credentialID == drawer.credentialID }) {
      return extensionContext.cancelRequest(withError: ASExtensionError(.matchedExcludedCredential))
    }
    guard let identity = registrationRequest.credentialIdentity as? ASPasskeyCredentialIdentity else {
      return
    }
    drawer.userHandle = identity.userHandle
    let party = identity.relyingPartyIdentifier
    let point = drawer.key.publicKey.rawRepresentation
    // BE, BS and AT: nobody was asked.
    var data = Data(SHA256.hash(data: Data(party.utf8)))
    data.append(contentsOf: [0x58, 0, 0, 0, 0])
    data.append(Data(count: 16))
    data.append(contentsOf: [0, UInt8(drawer.credentialID.count)])
    data.append(drawer.credentialID)
    data.append(contentsOf: [0xA5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32])
    data.append(point.prefix(32))
    data.append(contentsOf: [0x22, 0x58, 32])
    data.append(point.suffix(32))
    var object = Data([0xA3, 0x63])
    object.append(Data("fmt".utf8))
    object.append(0x64)
    object.append(Data("none".utf8))
    object.append(0x67)
    object.append(Data("attStmt".utf8))
    object.append(contentsOf: [0xA0, 0x68])
    object.append(Data("authData".utf8))
    object.append(contentsOf: [0x58, UInt8(data.count)])
    object.append(data)
    let offered = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: party, userName: identity.userName, credentialID: drawer.credentialID,
      userHandle: drawer.userHandle)
    Task {
      _ = await ASCredentialIdentityStore.shared.state()
      try? await ASCredentialIdentityStore.shared.saveCredentialIdentities([offered])
      await extensionContext.completeRegistrationRequest(
        using: ASPasskeyRegistrationCredential(
          relyingParty: party, clientDataHash: registrationRequest.clientDataHash,
          credentialID: drawer.credentialID, attestationObject: object))
    }
  }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    guard let request = credentialRequest as? ASPasskeyCredentialRequest,
      let identity = request.credentialIdentity as? ASPasskeyCredentialIdentity
    else { return }
    let excluded = request.excludedCredentials.map { "\($0.count)" } ?? "none"
    drawer.seen.append("\(request.userVerificationPreference.rawValue), excluded \(excluded)")
    var data = Data(SHA256.hash(data: Data(identity.relyingPartyIdentifier.utf8)))
    data.append(contentsOf: [0x1D, 0, 0, 0, 0])
    let signed = drawer.signsHashAlone ? request.clientDataHash : data + request.clientDataHash
    guard let signature = try? drawer.key.signature(for: signed) else { return }
    extensionContext.completeAssertionRequest(
      using: ASPasskeyAssertionCredential(
        userHandle: drawer.losesHandle ? Data() : drawer.userHandle,
        relyingParty: identity.relyingPartyIdentifier, signature: signature.derRepresentation,
        clientDataHash: request.clientDataHash,
        authenticatorData: drawer.makesUpData ? Data("data".utf8) : data, credentialID: drawer.credentialID))
  }
}

extension Trace {
  fileprivate var verdicts: [PasskeyAttempt.Verdict] {
    entries.compactMap {
      if case .system(.autoFill(.concluded(let verdict, _))) = $0.event { verdict } else { nil }
    }
  }
}
