import Rehearsal

/// A passkey as a vault keeps it.
struct KeptPasskey: Hashable, Sendable {
  let credentialID: String
  var user: String
  let party: String
  let handle: String
  /// The bytes that it keeps for whoever asks.
  var blob: [UInt8]?

  /// What the system may know of it.
  var identity: CredentialIdentity {
    CredentialIdentity(
      user, at: ServiceIdentifier(party), record: credentialID,
      kind: .passkey(credentialID: credentialID, userHandle: handle))
  }

  /// What signs: a new one as a page asks for it, or one that is there already.
  func passkey(for demand: PasskeyDemand?) -> SigningPasskey {
    var passkey =
      demand.map { SigningPasskey(credentialID, for: $0) }
      ?? SigningPasskey(credentialID, at: party, userHandle: handle)
    passkey.blob = blob
    return passkey
  }

  /// Whether a website said that it does not take it.
  func isUseless(after report: CredentialReport) -> Bool {
    switch report {
    case .unknownPasskey(let credentialID, _): credentialID == self.credentialID
    case .acceptedPasskeys(let credentialIDs, let userHandle, let party):
      userHandle == handle && party == self.party && !credentialIDs.contains(credentialID)
    case .unusedPassword, .updatedPasskey: false
    }
  }

  /// The passkey by the name that its website has for its user.
  func renamed(after report: CredentialReport) -> Self {
    guard case .updatedPasskey(let newName, handle, party) = report else { return self }
    var renamed = self
    renamed.user = newName
    return renamed
  }

  var stored: Stored {
    var fields: [String: Stored] = [
      "credentialID": .text(credentialID), "user": .text(user), "party": .text(party),
      "handle": .text(handle),
    ]
    fields["blob"] = blob.map(Stored.bytes)
    return .table(fields)
  }
}

extension KeptPasskey {
  init?(_ stored: Stored) {
    guard case .table(let fields) = stored, let credentialID = fields["credentialID"]?.text,
      let user = fields["user"]?.text, let party = fields["party"]?.text, let handle = fields["handle"]?.text
    else { return nil }
    self.init(credentialID: credentialID, user: user, party: party, handle: handle)
    if case .bytes(let bytes)? = fields["blob"] { blob = bytes }
  }
}
