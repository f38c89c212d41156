package import Rehearsal

/// A passkey that could sign in, or that is to be made.
@available(iOS 17.0, *)
open class ASPasskeyCredentialIdentity: _CredentialIdentity, @unchecked Sendable {
  /// What names the passkey; empty while it is to be made.
  open private(set) var credentialID: Data
  /// What the relying party knows the user by.
  open private(set) var userHandle: Data

  /// The passkey of a user at a relying party.
  public init(
    relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
    recordIdentifier: String? = nil
  ) {
    self.credentialID = credentialID
    self.userHandle = userHandle
    super.init(
      ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain), userName,
      recordIdentifier)
  }

  convenience init(_ identity: CredentialIdentity) {
    var identifiers = (credential: "", user: "")
    if case .passkey(let credentialID, let userHandle) = identity.kind {
      identifiers = (credentialID, userHandle)
    }
    self.init(
      relyingPartyIdentifier: identity.service.identifier, userName: identity.user,
      credentialID: Data(text: identifiers.credential), userHandle: Data(text: identifiers.user),
      recordIdentifier: identity.recordIdentifier)
    rank = identity.rank
  }

  /// Who the user signs in to.
  open var relyingPartyIdentifier: String { serviceIdentifier.identifier }
  /// The user name.
  open var userName: String { user }

  package override var kind: CredentialIdentity.Kind {
    .passkey(credentialID: String(bytes: credentialID), userHandle: String(bytes: userHandle))
  }

  override func twin() -> _CredentialIdentity {
    ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: relyingPartyIdentifier, userName: userName, credentialID: credentialID,
      userHandle: userHandle, recordIdentifier: recordIdentifier)
  }

  /// Archives it.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(credentialID as NSData, forKey: "credentialID")
    coder.encode(userHandle as NSData, forKey: "userHandle")
  }

  /// One from an archive.
  public required init?(coder: NSCoder) {
    guard let credentialID = coder.decodeObject(of: NSData.self, forKey: "credentialID"),
      let userHandle = coder.decodeObject(of: NSData.self, forKey: "userHandle")
    else { return nil }
    self.credentialID = Data(referencing: credentialID)
    self.userHandle = Data(referencing: userHandle)
    super.init(coder: coder)
  }
}

extension CredentialIdentity {
  /// An identity as the phone keeps it.
  init(_ identity: any ASCredentialIdentity) {
    if let stored = identity as? StoredCredentialIdentity {
      self = stored.kept
      rank = stored.rank
      return
    }
    guard let known = identity as? _CredentialIdentity else {
      notModelled("an identity of \(type(of: identity)): make one of the three kinds the system knows")
    }
    self.init(
      known.user, at: ServiceIdentifier(known.serviceIdentifier), record: known.recordIdentifier,
      rank: known.rank, kind: known.kind)
  }

  /// The identity in Apple's names.
  var asApples: any ASCredentialIdentity {
    switch kind {
    case .password: ASPasswordCredentialIdentity(self)
    case .passkey: ASPasskeyCredentialIdentity(self)
    case .oneTimeCode: ASOneTimeCodeCredentialIdentity(self)
    }
  }
}
