import AuthenticationServices

/// An account by the system's form, as it is written for iOS.
@available(iOS 26.0, *)
@MainActor public final class SigningUp: NSObject, ASAuthorizationControllerDelegate {
  private(set) var problem: ASAuthorizationError.Code?
  private(set) var contact = ""

  /// What asks for one.
  public func controller(challenge: Data, userID: Data) -> ASAuthorizationController {
    let request = ASAuthorizationAccountCreationProvider()
      .createPlatformPublicKeyCredentialRegistrationRequest(
        acceptedContactIdentifiers: [.email, .phoneNumber], shouldRequestName: true,
        relyingPartyIdentifier: "shiny.example", challenge: challenge, userID: userID)
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    return controller
  }

  /// What there is to read of it.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard
      let account = authorization.credential
        as? ASAuthorizationAccountCreationPlatformPublicKeyCredential
    else { return }
    switch account.contactIdentifier {
    case .email(let email): contact = email.value
    case .phoneNumber(let number): contact = number.value
    }
    let name: PersonNameComponents? = account.name
    let registration: ASAuthorizationPlatformPublicKeyCredentialRegistration = account.credentialRegistration
    contact += (name?.givenName ?? "") + "\(registration.credentialID.count)"
  }

  /// What can go wrong.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    switch (error as? ASAuthorizationError)?.code {
    case .deviceNotConfiguredForPasskeyCreation?: problem = .deviceNotConfiguredForPasskeyCreation
    case .preferSignInWithApple?: problem = .preferSignInWithApple
    default: problem = .canceled
    }
  }

  /// A request that is written down, and read again.
  public func copy(
    of request: ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest
  ) throws -> ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest {
    let data = try JSONEncoder().encode(request)
    return try JSONDecoder().decode(
      ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest.self, from: data)
  }
}

/// What every request for a sign-in with a passkey has.
@available(iOS 15.0, *)
public func allow(
  _ descriptor: any ASAuthorizationPublicKeyCredentialDescriptor,
  in request: any ASAuthorizationPublicKeyCredentialAssertionRequest
) {
  request.allowedCredentials = [descriptor]
}
