// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// These are written as extensions are, not as this project is.

public import AuthenticationServices

// Everything that Apple declares for account modification, used as declared: what is open is overridden, what has
// a default is called without it, and what is a function is taken as a value of its type.

/// Overrides every call.
open class EveryCall: ASAccountAuthenticationModificationViewController {
  open override func convertAccountToSignInWithAppleWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    super.convertAccountToSignInWithAppleWithoutUserInteraction(
      for: serviceIdentifier, existingCredential: existingCredential)
  }

  open override func prepareInterfaceToConvertAccountToSignInWithApple(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    super.prepareInterfaceToConvertAccountToSignInWithApple(
      for: serviceIdentifier, existingCredential: existingCredential)
  }

  open override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    super.changePasswordWithoutUserInteraction(
      for: serviceIdentifier, existingCredential: existingCredential, newPassword: newPassword)
  }

  open override func prepareInterfaceToChangePassword(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    super.prepareInterfaceToChangePassword(
      for: serviceIdentifier, existingCredential: existingCredential, newPassword: newPassword)
  }

  open override func cancelRequest() {
    super.cancelRequest()
  }

  open override var extensionContext: ASAccountAuthenticationModificationExtensionContext {
    super.extensionContext
  }
}

/// Overrides every answer.
open class EveryAnswer: ASAccountAuthenticationModificationExtensionContext, @unchecked Sendable {
  open override func getSignInWithAppleUpgradeAuthorization(
    state: String?, nonce: String?,
    completionHandler: @escaping @Sendable (ASAuthorizationAppleIDCredential?, (any Error)?) -> Void
  ) {
    super.getSignInWithAppleUpgradeAuthorization(
      state: state, nonce: nonce, completionHandler: completionHandler)
  }

  open override func requestSignInWithAppleUpgradeAuthorization(
    state: String?, nonce: String?
  ) async throws -> ASAuthorizationAppleIDCredential {
    try await super.requestSignInWithAppleUpgradeAuthorization(state: state, nonce: nonce)
  }

  open override func completeUpgradeToSignInWithApple(userInfo: [AnyHashable: Any]? = nil) {
    super.completeUpgradeToSignInWithApple()
  }

  open override func completeChangePasswordRequest(
    updatedCredential: ASPasswordCredential, userInfo: [AnyHashable: Any]? = nil
  ) {
    super.completeChangePasswordRequest(updatedCredential: updatedCredential)
  }

  open override func cancelRequest(withError error: any Error) {
    super.cancelRequest(withError: error)
  }
}

/// Asks as an app does, and leaves out whatever may be left out.
open class EveryAsker: ASAccountAuthenticationModificationController {
  open override weak var delegate: (any ASAccountAuthenticationModificationControllerDelegate)? {
    didSet {}
  }
  open override weak var presentationContextProvider:
    (any ASAccountAuthenticationModificationControllerPresentationContextProviding)?
  {
    didSet {}
  }

  open override func perform(_ request: ASAccountAuthenticationModificationRequest) {
    super.perform(request)
  }
}

open class Strengthening: ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest {
  open override var user: String { super.user }
  open override var serviceIdentifier: ASCredentialServiceIdentifier { super.serviceIdentifier }
  open override var userInfo: [AnyHashable: Any]? { super.userInfo }
}

open class Replacing: ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest {
  open override var user: String { super.user }
  open override var serviceIdentifier: ASCredentialServiceIdentifier { super.serviceIdentifier }
  open override var userInfo: [AnyHashable: Any]? { super.userInfo }
}

/// Hears both kinds of news.
open class EveryNews: NSObject, ASAccountAuthenticationModificationControllerDelegate {
  public var heard: [String] = []

  public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didSuccessfullyComplete request: ASAccountAuthenticationModificationRequest,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    heard.append("completed")
  }

  public func accountAuthenticationModificationController(
    _ controller: ASAccountAuthenticationModificationController,
    didFail request: ASAccountAuthenticationModificationRequest, error: any Error
  ) {
    heard.append("failed")
  }
}

open class EveryService: ASCredentialServiceIdentifier, @unchecked Sendable {
  open override var identifier: String { super.identifier }
  open override var type: ASCredentialServiceIdentifier.IdentifierType { super.type }
  open override var displayName: String? { super.displayName }
}

open class EveryPassword: ASPasswordCredential, @unchecked Sendable {
  open override var user: String { super.user }
  open override var password: String { super.password }
}

/// Everything that Apple says of a user, each value in its type.
public struct EverythingOfApple {
  public let user: String
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data?
  public let identityToken: Data?
  public let email: String?
  public let fullName: PersonNameComponents?
  public let realUserStatus: ASUserDetectionStatus
  public let userAgeRange: ASUserAgeRange

  public init(_ credential: ASAuthorizationAppleIDCredential) {
    let proof: any ASAuthorizationCredential & NSCopying & NSSecureCoding = credential
    _ = proof
    user = credential.user
    state = credential.state
    authorizedScopes = credential.authorizedScopes
    authorizationCode = credential.authorizationCode
    identityToken = credential.identityToken
    email = credential.email
    fullName = credential.fullName
    realUserStatus = credential.realUserStatus
    userAgeRange = credential.userAgeRange
  }
}
