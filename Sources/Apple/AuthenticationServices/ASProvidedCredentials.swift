/// Signs in with a passkey.
@available(iOS 17.0, *)
open class ASPasskeyAssertionCredential: _PassedValue, ASAuthorizationCredential, @unchecked Sendable {
  /// What the relying party knows the user by.
  open private(set) var userHandle: Data
  /// Who the user signs in to.
  open private(set) var relyingParty: String
  /// What the key signed; verified where a website takes passkeys.
  open private(set) var signature: Data
  /// The hash that was to be signed.
  open private(set) var clientDataHash: Data
  /// What the provider says of itself.
  open private(set) var authenticatorData: Data
  /// What names the passkey.
  open private(set) var credentialID: Data
  /// What it answers beside the signature.
  @available(iOS 18.0, *)
  public private(set) var extensionOutput: ASPasskeyAssertionCredentialExtensionOutput?

  /// An answer to a relying party.
  public init(
    userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data, authenticatorData: Data,
    credentialID: Data
  ) {
    self.userHandle = userHandle
    self.relyingParty = relyingParty
    self.signature = signature
    self.clientDataHash = clientDataHash
    self.authenticatorData = authenticatorData
    self.credentialID = credentialID
    super.init(passed: ())
  }

  /// An answer to a relying party that asked something beside the signature.
  @available(iOS 18.0, *)
  public convenience init(
    userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data, authenticatorData: Data,
    credentialID: Data, extensionOutput: ASPasskeyAssertionCredentialExtensionOutput?
  ) {
    self.init(
      userHandle: userHandle, relyingParty: relyingParty, signature: signature,
      clientDataHash: clientDataHash, authenticatorData: authenticatorData, credentialID: credentialID)
    self.extensionOutput = extensionOutput
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASPasskeyAssertionCredential: keep the values you need")
  }
}

/// A new passkey.
@available(iOS 17.0, *)
open class ASPasskeyRegistrationCredential: _PassedValue, ASAuthorizationCredential, @unchecked Sendable {
  /// Who the user signs in to.
  open private(set) var relyingParty: String
  /// The hash that came with the request.
  open private(set) var clientDataHash: Data
  /// What names the passkey.
  open private(set) var credentialID: Data
  /// The key's public half and what the provider says of it; verified where a website takes passkeys.
  open private(set) var attestationObject: Data
  /// What it answers beside the attestation.
  @available(iOS 18.0, *)
  public private(set) var extensionOutput: ASPasskeyRegistrationCredentialExtensionOutput?

  /// A passkey for a relying party.
  public init(relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data) {
    self.relyingParty = relyingParty
    self.clientDataHash = clientDataHash
    self.credentialID = credentialID
    self.attestationObject = attestationObject
    super.init(passed: ())
  }

  /// A passkey for a relying party that asked something beside it.
  @available(iOS 18.0, *)
  public convenience init(
    relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data,
    extensionOutput: ASPasskeyRegistrationCredentialExtensionOutput?
  ) {
    self.init(
      relyingParty: relyingParty, clientDataHash: clientDataHash, credentialID: credentialID,
      attestationObject: attestationObject)
    self.extensionOutput = extensionOutput
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASPasskeyRegistrationCredential: keep the values you need")
  }
}

/// A one-time code.
@available(iOS 18.0, *)
open class ASOneTimeCodeCredential: _PassedValue, ASAuthorizationCredential, @unchecked Sendable {
  /// The code.
  open private(set) var code: String

  /// A code.
  public init(code: String) {
    self.code = code
    super.init(passed: ())
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASOneTimeCodeCredential: keep its code")
  }
}
