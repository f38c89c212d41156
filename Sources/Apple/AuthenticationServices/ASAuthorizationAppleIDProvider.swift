import Rehearsal

/// Asks for a sign-in by a service that vouches for its users.
@available(iOS 13.0, *)
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the app would like to know of the user.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What comes back as it is.
  open var state: String?
  /// What comes back in the identity token.
  open var nonce: String?
  /// What is to become of the sign-in; the system does the same whatever it is.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Asks for a sign-in with Apple.
@available(iOS 13.0, *)
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// Whom the app expects, where it knows them by Apple's identifier.
  open var user: String?

  override var asked: AuthorizationRequest? {
    let scopes = requestedScopes?.compactMap { scope -> AppleCredential.Scope? in
      switch scope {
      case .fullName: .fullName
      case .email: .email
      default: nil
      }
    }
    return .appleID(AppleIDRequest(scopes: scopes ?? [], state: state, nonce: nonce))
  }
}

/// Makes requests to sign in with Apple, and knows whether a user still wants that.
@available(iOS 13.0, *)
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// A request to sign in with Apple.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(of: self) }

  /// What Apple says of the app's use of Sign in with Apple by a user; of anybody but this phone's it knows nothing.
  @preconcurrency open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    guard let app = Backstage.app else {
      notModelled("getCredentialState(forUserID:completion:) outside an app under rehearsal")
    }
    let state = app.appleState(ofUser: userID)
    app.after(.zero) {
      Backstage.enter(app)
      completion(CredentialState(rawValue: state.rawValue) ?? .notFound, nil)
    }
  }

  /// The answer of ``getCredentialState(forUserID:completion:)``, awaited.
  ///
  /// Nothing checks the continuation, because a process may end before there is an answer.
  open nonisolated(nonsending) func credentialState(forUserID userID: String) async throws -> CredentialState
  {
    await withUnsafeContinuation { continuation in
      getCredentialState(forUserID: userID) { state, _ in continuation.resume(returning: state) }
    }
  }

  /// What Apple can say of it; the numbers are Apple's.
  public enum CredentialState: Int, Sendable {
    case revoked
    case authorized
    case notFound
    case transferred
  }

  /// The user has taken back the leave to sign in with Apple.
  public class var credentialRevokedNotification: NSNotification.Name {
    NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
  }
}
