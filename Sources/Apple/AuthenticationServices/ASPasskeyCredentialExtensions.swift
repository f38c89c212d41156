import Rehearsal

/// What a page or an app asks of a passkey beside its signature.
@available(iOS 18.0, *)
public enum ASPasskeyCredentialExtensionInput: Sendable {
  /// Nothing.
  case none
  /// Something of one that signs in.
  case assertion(ASPasskeyAssertionCredentialExtensionInput)
  /// Something of a new one.
  case registration(ASPasskeyRegistrationCredentialExtensionInput)
}

/// What is asked of a passkey that signs in.
@available(iOS 18.0, *)
public struct ASPasskeyAssertionCredentialExtensionInput: Sendable {
  /// What is to become of the bytes that it keeps.
  public let largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput?
  /// What secrets are wanted.
  public let prf: ASAuthorizationPublicKeyCredentialPRFAssertionInput?

  /// So much and no more.
  public init(
    largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput?,
    prf: ASAuthorizationPublicKeyCredentialPRFAssertionInput?
  ) {
    (self.largeBlob, self.prf) = (largeBlob, prf)
  }
}

/// What is asked of a new passkey.
@available(iOS 18.0, *)
public struct ASPasskeyRegistrationCredentialExtensionInput: Sendable {
  /// Whether it has to keep bytes.
  public let largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput?
  /// What secrets are wanted.
  public let prf: ASAuthorizationPublicKeyCredentialPRFRegistrationInput?
}

/// What a passkey answers that signs in.
@available(iOS 18.0, *)
public struct ASPasskeyAssertionCredentialExtensionOutput: Sendable {
  /// What became of the bytes that it keeps.
  public let largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput?
  /// Its secrets.
  public let prf: ASAuthorizationPublicKeyCredentialPRFAssertionOutput?

  /// So much and no more.
  public init(
    largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput?,
    prf: ASAuthorizationPublicKeyCredentialPRFAssertionOutput?
  ) {
    (self.largeBlob, self.prf) = (largeBlob, prf)
  }
}

/// What a new passkey answers.
@available(iOS 18.0, *)
public struct ASPasskeyRegistrationCredentialExtensionOutput: Sendable {
  /// Whether it keeps bytes.
  public let largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput?
  /// Its secrets, or whether it makes any.
  public let prf: ASAuthorizationPublicKeyCredentialPRFRegistrationOutput?

  /// So much and no more.
  public init(
    largeBlob: ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput?,
    prf: ASAuthorizationPublicKeyCredentialPRFRegistrationOutput?
  ) {
    (self.largeBlob, self.prf) = (largeBlob, prf)
  }
}

extension ASPasskeyCredentialExtensionInput {
  init(_ demand: PasskeyDemand?) {
    guard let demand, let asked = demand.extensions else {
      self = .none
      return
    }
    self =
      demand.isForNewPasskey
      ? .registration(
        ASPasskeyRegistrationCredentialExtensionInput(
          largeBlob: asked.blob.flatMap { .init($0) }, prf: asked.secrets.map { .init($0) }))
      : .assertion(ASPasskeyAssertionCredentialExtensionInput(asked))
  }
}

extension ASPasskeyAssertionCredentialExtensionInput {
  init(_ asked: PasskeyExtensions) {
    self.init(largeBlob: asked.blob.flatMap { .init($0) }, prf: asked.secrets.map { .init($0) })
  }
}

extension PasskeyOutputs {
  init(_ output: ASPasskeyAssertionCredentialExtensionOutput) {
    self.init(secrets: output.prf?.secrets, blob: output.largeBlob?.blob)
  }

  init(_ output: ASPasskeyRegistrationCredentialExtensionOutput) {
    self.init(secrets: output.prf?.secrets, blob: output.largeBlob?.blob)
  }
}
