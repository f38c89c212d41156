internal import Cryptography

/// How a relying party looks at a sign-in: Web Authentication Level 3, 7.2.
package struct AssertionCeremony: Hashable, Sendable {
  package var client: ClientExpectation
  /// The passkeys that were asked for; none where any will do.
  package var allowed: Set<[UInt8]>
  /// Whether a counter that stands still is refused, or only a sign of a copy.
  package var refusesStillCounters: Bool

  package init(
    _ client: ClientExpectation, allowed: Set<[UInt8]> = [], refusesStillCounters: Bool = true
  ) {
    self.client = client
    self.allowed = allowed
    self.refusesStillCounters = refusesStillCounters
  }

  /// What the relying party knows of who is to sign in.
  package enum User: Hashable, Sendable {
    /// The account was named before, with the handle and the passkeys that it has.
    case named(handle: [UInt8], records: [CredentialRecord])
    /// Nobody was named; the handle in the answer has to be one of these.
    case anybody(recordsByHandle: [[UInt8]: [CredentialRecord]])
  }

  /// What is to be kept of the passkey from now on; the first thing that is wrong with the answer otherwise.
  package func record(of answer: AssertionBytes, for user: User) throws(CeremonyMistake) -> CredentialRecord {
    guard allowed.isEmpty || allowed.contains(answer.credentialID) else {
      throw CeremonyMistake(.credentialNotAllowed)
    }
    var record = try Self.record(named: answer, of: user)
    try client.check(answer.clientData, type: ClientData.get)
    let data = try RegistrationCeremony.data(answer.authenticatorData)
    try client.checkSignIn(data)
    guard data.flags.contains(.backupEligible) == record.isBackupEligible else {
      throw CeremonyMistake(.backupEligibilityChanged)
    }
    guard record.key.isVerified else {
      throw CeremonyMistake(.algorithmNotVerified, "\(record.key.algorithm)")
    }
    let signed = answer.authenticatorData + SHA256.digest(of: answer.clientData)
    guard record.key.isValid(answer.signature, of: signed) else { throw CeremonyMistake(.signatureInvalid) }
    if refusesStillCounters, data.counter > 0 || record.counter > 0 {
      guard data.counter > record.counter else {
        throw CeremonyMistake(.counterNotIncreased, "\(data.counter) after \(record.counter)")
      }
    }
    record.counter = data.counter
    record.isBackedUp = data.flags.contains(.backedUp)
    if data.flags.contains(.userVerified) { record.wasVerified = true }
    return record
  }

  private static func record(
    named answer: AssertionBytes, of user: User
  ) throws(CeremonyMistake) -> CredentialRecord {
    let records: [CredentialRecord]
    switch user {
    case .named(let handle, let known):
      guard answer.userHandle == nil || answer.userHandle == handle else {
        throw CeremonyMistake(.userHandleWrong)
      }
      records = known
    case .anybody(let recordsByHandle):
      guard let handle = answer.userHandle else { throw CeremonyMistake(.userHandleMissing) }
      guard let known = recordsByHandle[handle] else {
        // Whose passkey nobody registered has no account, and no handle of one.
        let isKnown = recordsByHandle.values.contains { $0.contains { $0.id == answer.credentialID } }
        throw CeremonyMistake(isKnown ? .userHandleWrong : .credentialUnknown)
      }
      records = known
    }
    guard let record = records.first(where: { $0.id == answer.credentialID }) else {
      throw CeremonyMistake(.credentialUnknown)
    }
    return record
  }
}

extension ClientExpectation {
  /// Holds what an authenticator says of a sign-in against what it may say, where that is all there is to look at.
  package func checkSignIn(_ data: AuthenticatorData) throws(CeremonyMistake) {
    try check(data, needsPresence: true)
    guard data.credential == nil else { throw CeremonyMistake(.credentialUnexpected) }
  }
}
