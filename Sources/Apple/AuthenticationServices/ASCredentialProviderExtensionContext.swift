package import Rehearsal

/// A credential provider's only way to answer the system.
///
/// What comes with an answer is called when the request is over, with `false`, and once more, with `true`, when the
/// system ends the process before that is done: the value says whether time has expired, not whether it worked.
/// Who waits for it hears the first.
///
/// Completions are marked as from before concurrency, so that handlers written then still compile.
@available(iOS 12.0, *)
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  /// The request it answers; `nil` before the first.
  package var request: ProviderContext?

  /// Gives a user name and a password.
  open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
  ) {
    request?.completeRequest(
      withSelectedCredential: PasswordCredential(credential), completionHandler: entering(completionHandler))
  }

  /// Signs in with a passkey.
  @preconcurrency open func completeAssertionRequest(
    using credential: ASPasskeyAssertionCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    request?.completeAssertionRequest(
      credentialID: String(bytes: credential.credentialID), userHandle: String(bytes: credential.userHandle),
      relyingParty: credential.relyingParty,
      proof: AssertionProof(
        clientDataHash: Array(credential.clientDataHash),
        authenticatorData: Array(credential.authenticatorData), signature: Array(credential.signature),
        outputs: credential.extensionOutput.map { PasskeyOutputs($0) }),
      completionHandler: entering(completionHandler))
  }

  /// Gives a new passkey.
  @preconcurrency open func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    request?.completeRegistrationRequest(
      credentialID: String(bytes: credential.credentialID), relyingParty: credential.relyingParty,
      proof: AttestationProof(
        clientDataHash: Array(credential.clientDataHash),
        attestationObject: Array(credential.attestationObject),
        outputs: credential.extensionOutput.map { PasskeyOutputs($0) }),
      completionHandler: entering(completionHandler))
  }

  /// Gives a one-time code.
  @preconcurrency open func completeOneTimeCodeRequest(
    using credential: ASOneTimeCodeCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    request?.completeOneTimeCodeRequest(
      using: credential.code, completionHandler: entering(completionHandler))
  }

  /// Gives a text to insert.
  @preconcurrency open func completeRequest(
    withTextToInsert text: String, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    request?.completeRequest(withTextToInsert: text, completionHandler: entering(completionHandler))
  }

  /// Says that the password is saved.
  @preconcurrency open func completeSavePasswordRequest(
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    request?.completeSavePasswordRequest(completionHandler: entering(completionHandler))
  }

  /// Gives generated passwords, best first.
  @preconcurrency open func completeGeneratePasswordRequest(
    results: [ASGeneratedPassword], completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    request?.completeGeneratePasswordRequest(
      results: results.map(\.value), completionHandler: entering(completionHandler))
  }

  /// Says that the extension is set up; Settings takes its view down.
  open func completeExtensionConfigurationRequest() {
    request?.completeExtensionConfigurationRequest()
  }

  /// Ends the request with an error, or asks for the view with `userInteractionRequired`.
  open override func cancelRequest(withError error: any Error) {
    request?.cancelRequest(with: ExtensionError(error))
  }

  /// Signs in with a passkey, and answers whether time has expired.
  @discardableResult
  open nonisolated(nonsending) func completeAssertionRequest(
    using credential: ASPasskeyAssertionCredential
  ) async -> Bool {
    await waiting { self.completeAssertionRequest(using: credential, completionHandler: $0) }
  }

  /// Gives a new passkey, and answers whether time has expired.
  @discardableResult
  open nonisolated(nonsending) func completeRegistrationRequest(
    using credential: ASPasskeyRegistrationCredential
  ) async -> Bool {
    await waiting { self.completeRegistrationRequest(using: credential, completionHandler: $0) }
  }

  /// Gives a one-time code, and answers whether time has expired.
  @discardableResult
  open nonisolated(nonsending) func completeOneTimeCodeRequest(
    using credential: ASOneTimeCodeCredential
  ) async -> Bool {
    await waiting { self.completeOneTimeCodeRequest(using: credential, completionHandler: $0) }
  }

  /// Gives a text to insert, and answers whether time has expired.
  @discardableResult
  open nonisolated(nonsending) func completeRequest(withTextToInsert text: String) async -> Bool {
    await waiting { self.completeRequest(withTextToInsert: text, completionHandler: $0) }
  }

  /// Says that the password is saved, and answers whether time has expired.
  @discardableResult
  open nonisolated(nonsending) func completeSavePasswordRequest() async -> Bool {
    await waiting { self.completeSavePasswordRequest(completionHandler: $0) }
  }

  /// Gives generated passwords, best first, and answers whether time has expired.
  @discardableResult
  open nonisolated(nonsending) func completeGeneratePasswordRequest(
    results: [ASGeneratedPassword]
  ) async -> Bool {
    await waiting { self.completeGeneratePasswordRequest(results: results, completionHandler: $0) }
  }
}

extension ASCredentialProviderExtensionContext {
  /// What runs as code of the extension when it is called.
  private func entering(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    completion.map { [request] completion in
      { isExpired in
        Backstage.enter(request)
        completion(isExpired)
      }
    }
  }

  /// Nothing checks the continuation, because an answer that comes too late is never over.
  private nonisolated(nonsending) func waiting(
    _ answer: (@escaping @Sendable (Bool) -> Void) -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      let first = First(continuation)
      answer { first.resume(returning: $0) }
    }
  }
}

/// A continuation that hears the first of two calls; one thread makes them, that of the rehearsal.
private final class First: @unchecked Sendable {
  private var continuation: UnsafeContinuation<Bool, Never>?

  init(_ continuation: UnsafeContinuation<Bool, Never>) {
    self.continuation = continuation
  }

  func resume(returning value: Bool) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}
