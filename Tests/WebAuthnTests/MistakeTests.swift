import Cryptography
import TestBench
import Testing
import WebAuthn

/// Every mistake that there is has an answer that makes it, and says where it is forbidden and what to do.
@Suite struct MistakeTests {
  private typealias Kind = CeremonyMistake.Kind

  /// Everything of a registration that can be changed before it is written.
  private struct Registration {
    var ceremony: RegistrationCeremony
    var client: ClientData
    var data: AuthenticatorData
    var object = AttestationObject(authenticatorData: [])
  }

  /// Everything of a sign-in that can be changed before it is signed.
  private struct Assertion {
    var ceremony: AssertionCeremony
    var client: ClientData
    var data: AuthenticatorData
  }

  private static func registration(
    _ change: (inout Registration) -> Void = { _ in }, id: [UInt8] = Sample.id,
    then: (inout RegistrationBytes) -> Void = { _ in }
  ) throws -> Kind? {
    let sample = Sample()
    var draft = Registration(
      ceremony: RegistrationCeremony(sample.client), client: sample.clientData(ClientData.create),
      data: try sample.authenticatorData(isNew: true))
    change(&draft)
    let said = draft.object.authenticatorData
    let object = AttestationObject(
      format: draft.object.format, statement: draft.object.statement,
      authenticatorData: said.isEmpty ? draft.data.written : said)
    var answer = RegistrationBytes(
      credentialID: id, clientData: draft.client.written, attestationObject: object.written)
    then(&answer)
    do throws(CeremonyMistake) {
      _ = try draft.ceremony.record(of: answer)
      return nil
    } catch { return error.kind }
  }

  private static func assertion(
    _ change: (inout Assertion) -> Void = { _ in }, then: (inout AssertionBytes) -> Void = { _ in }
  ) throws -> Kind? {
    let sample = Sample()
    let record = try sample.record()
    var draft = Assertion(
      ceremony: AssertionCeremony(sample.client), client: sample.clientData(ClientData.get),
      data: try sample.authenticatorData(isNew: false))
    change(&draft)
    let signed = draft.data.written + SHA256.digest(of: draft.client.written)
    var answer = AssertionBytes(
      credentialID: Sample.id, clientData: draft.client.written, authenticatorData: draft.data.written,
      signature: Sample.key.signature(of: signed), userHandle: Sample.handle)
    then(&answer)
    do throws(CeremonyMistake) {
      _ = try draft.ceremony.record(of: answer, for: .named(handle: Sample.handle, records: [record]))
      return nil
    } catch { return error.kind }
  }

  @Test func `what is wrong with a new passkey is said`() throws {
    #expect(try Self.registration() == nil)
    #expect(
      try Self.registration {
        $0.client.type = ClientData.get
      } == .typeWrong)
    #expect(
      try Self.registration {
        $0.client.challenge = "AAAA"
      } == .challengeWrong)
    #expect(
      try Self.registration {
        $0.client.origin = "https://evil.example"
      } == .originWrong)
    #expect(
      try Self.registration {
        $0.client.crossOrigin = true
      } == .crossOriginUnexpected)
    #expect(
      try Self.registration {
        $0.client.topOrigin = "https://other.example"
        $0.ceremony.client.acceptsCrossOrigin = true
      } == .topOriginUnexpected)
    #expect(try Self.registration(then: { $0.clientData.removeLast() }) == .clientDataUnreadable)
    #expect(try Self.registration(then: { $0.attestationObject.append(0) }) == .attestationObjectUnreadable)
    #expect(
      try Self.registration {
        $0.data.relyingPartyHash[0] ^= 1
      } == .relyingPartyWrong)
    #expect(
      try Self.registration {
        $0.data.flags.remove(.userPresent)
      } == .userNotPresent)
    #expect(
      try Self.registration {
        $0.data.flags.subtract([.userPresent, .userVerified])
        $0.ceremony.isConditional = true
      } == nil)
    #expect(
      try Self.registration {
        $0.data.flags.remove(.userVerified)
        $0.ceremony.client.requiresVerification = true
      } == .userNotVerified)
    #expect(
      try Self.registration {
        $0.data.flags.remove(.backupEligible)
      } == .backedUpButNotEligible)
    #expect(
      try Self.registration {
        $0.data.credential = nil; $0.data.flags = [.userPresent]
      } == .credentialMissing)
    #expect(
      try Self.registration {
        $0.ceremony.algorithms = [.edDSA]
      } == .algorithmNotRequested)
    #expect(
      try Self.registration {
        $0.ceremony.registered = [Sample.id]
      } == .alreadyRegistered)
    #expect(try Self.registration(id: [1]) == .credentialIDMismatch)
  }

  @Test func `what is wrong with a statement, a key or an identifier is said`() throws {
    #expect(
      try Self.registration { draft in
        draft.object = AttestationObject(format: "android-safetynet", authenticatorData: [])
      } == .formatUnknown)
    #expect(
      try Self.registration { draft in
        draft.object = AttestationObject(statement: .named([("a", .null)]), authenticatorData: [])
      } == .attestationInvalid)
    let long = [UInt8](repeating: 1, count: 1024)
    let key = try #require(Sample.key.publicKey)
    #expect(
      try Self.registration(
        { draft in
          draft.data.credential = .init(maker: [UInt8](repeating: 0, count: 16), id: long, key: key)
        }, id: long) == .credentialIDTooLong)
    #expect(
      try Self.registration { draft in
        draft.object = AttestationObject(authenticatorData: draft.data.written.dropLast(10) + [])
      } == .authenticatorDataUnreadable)
    #expect(
      try Self.registration { draft in
        draft.object = AttestationObject(authenticatorData: draft.data.written.dropLast() + [0x77])
      } == .keyWrong)
  }

  @Test func `what is wrong with a sign-in is said`() throws {
    #expect(try Self.assertion() == nil)
    #expect(
      try Self.assertion({
        $0.ceremony.allowed = [[1]]
      }) == .credentialNotAllowed)
    #expect(try Self.assertion(then: { $0.credentialID = [1] }) == .credentialUnknown)
    #expect(try Self.assertion(then: { $0.userHandle = [1] }) == .userHandleWrong)
    #expect(
      try Self.assertion({
        $0.client.type = ClientData.create
      }) == .typeWrong)
    #expect(
      try Self.assertion({
        $0.data.flags.subtract([.backupEligible, .backedUp])
      })
        == .backupEligibilityChanged)
    #expect(
      try Self.assertion({
        $0.data.counter = 3
      }) == .counterNotIncreased)
    #expect(
      try Self.assertion({
        $0.data.counter = 3; $0.ceremony.refusesStillCounters = false
      }) == nil)
    #expect(try Self.assertion(then: { $0.signature[10] ^= 1 }) == .signatureInvalid)
    let credential = try Sample().authenticatorData(isNew: true).credential
    #expect(
      try Self.assertion({
        $0.data.credential = credential
        $0.data.flags.insert(.attestedCredential)
      }) == .credentialUnexpected)
    var nobody = try Sample().assertion()
    nobody.userHandle = nil
    #expect(Sample().mistake(nobody, try Sample().record()) == .userHandleMissing)
  }

  @Test func `every mistake names its paragraph and what to do`() {
    #expect(CeremonyMistake.Kind.allCases.count == 29)
    for kind in CeremonyMistake.Kind.allCases {
      #expect(kind.remedy.hasSuffix("."))
      for ceremony in [CeremonyMistake.Ceremony.registration, .assertion] {
        #expect(kind.paragraph(in: ceremony).contains(/^[5-7]\.\d/))
      }
    }
  }

  @Test func `keys of every kind that is verified sign, and are read as they were written`() throws {
    let keys = [SigningKey.es256(from: "one")] + Sample.others
    for key in keys {
      let publicKey = try #require(key.publicKey)
      #expect(try CredentialKey(CBORReader.value(of: publicKey.written)) == publicKey)
      let signature = key.signature(of: [1, 2, 3])
      #expect(publicKey.isValid(signature, of: [1, 2, 3]))
      #expect(!publicKey.isValid(signature, of: [1, 2, 4]))
    }
  }

  @Test(arguments: [
    ("a0", CredentialKey.Flaw.noMap), ("80", .noMap), ("a201010326", .wrongType),
    ("a30102032620 02", .wrongCurve), ("a3010203262001", .wrongCoordinates), ("a201020327", .wrongType),
    ("a3010103272007", .wrongCurve), ("a3010103272006", .wrongCoordinates),
    ("a20103033901 00", .wrongCoordinates), ("a30102033822 2001", .wrongCurve),
    ("a30102033822 2002", .wrongCoordinates), ("a30102033823 2002", .wrongCurve),
    ("a20101033823", .wrongType),
    ("a30101033834 2006", .wrongCurve), ("a30101033834 2007", .wrongCoordinates),
    ("a201020338 34", .wrongType),
  ])
  func `what is no key is refused`(hex: String, flaw: CredentialKey.Flaw) throws {
    let value = try CBORReader.value(of: hex.bytes)
    #expect(throws: flaw) { try CredentialKey(value) }
  }

  @Test func `a key with anything else in it is refused`() throws {
    let key = try #require(Sample.key.publicKey)
    guard case .map(let pairs) = try CBORReader.value(of: key.written) else { return }
    let more = CBOR.map(pairs + [.init(.integer(2), .bytes([1]))])
    #expect(throws: CredentialKey.Flaw.extraParameter) { try CredentialKey(more) }
    var off = pairs
    off[4] = .init(.integer(-3), .bytes([UInt8](repeating: 1, count: 32)))
    #expect(throws: CredentialKey.Flaw.offCurve) { try CredentialKey(.map(off)) }
    for (curve, count) in [(WideECDSA.p384, 96), (.p521, 132)] {
      let beside = CredentialKey(curve, raw: [UInt8](repeating: 1, count: count)).written
      let value = try CBORReader.value(of: beside)
      #expect(throws: CredentialKey.Flaw.offCurve) { try CredentialKey(value) }
    }
  }
}
