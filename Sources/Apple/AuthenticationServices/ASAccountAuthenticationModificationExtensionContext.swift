package import Rehearsal

/// An extension's only way to answer the system.
@available(iOS 14.0, *)
open class ASAccountAuthenticationModificationExtensionContext: NSExtensionContext, @unchecked Sendable {
  /// The request it answers; `nil` before the first.
  @exclusivity(unchecked) package var request: RequestContext?

  /// Asks for Apple's credential; the system shows Apple's sheet.
  ///
  /// Its completion is marked as from before concurrency, so that handlers written then still compile.
  @preconcurrency open func getSignInWithAppleUpgradeAuthorization(
    state: String?, nonce: String?,
    completionHandler: @escaping @Sendable (ASAuthorizationAppleIDCredential?, (any Error)?) -> Void
  ) {
    let request = request
    request?.getSignInWithAppleUpgradeAuthorization(state: state, nonce: nonce) { credential, error in
      Backstage.enter(request)
      completionHandler(
        credential.map { ASAuthorizationAppleIDCredential($0) }, error.map { ASExtensionError($0) })
    }
  }

  /// Asks for Apple's credential; where there is neither credential nor error, it throws `failed`.
  open nonisolated(nonsending) func requestSignInWithAppleUpgradeAuthorization(
    state: String?, nonce: String?
  ) async throws -> ASAuthorizationAppleIDCredential {
    // A sheet that nobody answers is nothing the handler leaked.
    try await withUnsafeThrowingContinuation { continuation in
      getSignInWithAppleUpgradeAuthorization(state: state, nonce: nonce) { credential, error in
        if let credential {
          continuation.resume(returning: credential)
        } else {
          continuation.resume(throwing: error ?? ASExtensionError(.failed))
        }
      }
    }
  }

  /// Says that the account now signs in with Apple; the Keychain lets go of the password.
  open func completeUpgradeToSignInWithApple(userInfo: [AnyHashable: Any]? = nil) {
    let userInfo = carried(userInfo)
    request?.enclose(userInfo)
    request?.completeUpgradeToSignInWithApple(userInfo: userInfo.map { UserInfo($0) })
  }

  /// Says that the password is changed, and to what; the Keychain saves it.
  open func completeChangePasswordRequest(
    updatedCredential: ASPasswordCredential, userInfo: [AnyHashable: Any]? = nil
  ) {
    let userInfo = carried(userInfo)
    request?.enclose(userInfo)
    request?.completeChangePasswordRequest(
      updatedCredential: PasswordCredential(updatedCredential), userInfo: userInfo.map { UserInfo($0) })
  }

  private func carried(_ userInfo: [AnyHashable: Any]?) -> [AnyHashable: Any]? {
    PropertyList.carried(userInfo, as: "userInfo", from: "the extension", to: "the app")
  }

  /// Ends the request with an error, or asks for the view with `userInteractionRequired`.
  open override func cancelRequest(withError error: any Error) {
    request?.cancelRequest(with: ExtensionError(error))
  }
}

extension ASExtensionError {
  init(_ error: ExtensionError) {
    let reason = error.reason.map { [ASExtensionLocalizedFailureReasonErrorKey: $0] } ?? [:]
    self.init(Code(rawValue: error.code) ?? .failed, userInfo: reason)
  }
}

extension ExtensionError {
  /// Any error by domain and code, because the system looks at nothing else.
  init(_ error: any Error) {
    let error = error as NSError
    self.init(
      domain: error.domain, code: error.code,
      reason: error.userInfo[ASExtensionLocalizedFailureReasonErrorKey] as? String)
  }
}

extension [String: String] {
  /// What a dictionary of anything says, for a trace: text as it is, numbers in digits, all else by its type.
  init(_ values: [AnyHashable: Any]) {
    self.init(
      values.map { (Self.text(of: $0.key.base), Self.text(of: $0.value)) }, uniquingKeysWith: { $1 })
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let text as String: text
    case let flag as Bool: String(flag)
    case let number as any BinaryInteger: "\(number)"
    case let number as Double: String(number)
    default: "a value of \(type(of: value))"
    }
  }
}
