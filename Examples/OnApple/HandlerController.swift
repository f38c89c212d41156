#if canImport(UIKit)
  public import AuthenticationServices
  public import Rehearsal

  /// The principal class of a real extension whose work an `AccountModificationHandler` does.
  ///
  /// Subclass it in the extension's target, say in ``makeHandler()`` which handler, and name the subclass in
  /// `NSExtensionPrincipalClass`. What was rehearsed is then what ships.
  @MainActor open class HandlerController: ASAccountAuthenticationModificationViewController {
    private lazy var handler = makeHandler()
    private lazy var host = ApplesHost(self, server: server)
    private lazy var context = RequestContext(host)

    /// Where the handler's server is, with the path of its messages below it.
    open var server: URL? { nil }

    /// The handler of this request.
    open func makeHandler() -> any AccountModificationHandler {
      fatalError("override makeHandler() and say which handler serves")
    }

    /// Hands the call on.
    open override func changePasswordWithoutUserInteraction(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      newPassword: String, userInfo: [AnyHashable: Any]? = nil
    ) {
      let change = PasswordChange(
        service: ServiceIdentifier(serviceIdentifier.identifier), existing: existingCredential.value,
        newPassword: newPassword, userInfo: userInfo as? UserInfo)
      handler.changePasswordWithoutUserInteraction(for: change, in: context)
    }

    /// Hands the call on.
    open override func prepareInterfaceToChangePassword(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      newPassword: String, userInfo: [AnyHashable: Any]? = nil
    ) {
      let change = PasswordChange(
        service: ServiceIdentifier(serviceIdentifier.identifier), existing: existingCredential.value,
        newPassword: newPassword, userInfo: userInfo as? UserInfo)
      handler.prepareInterfaceToChangePassword(for: change, in: context)
    }

    /// Hands the call on.
    open override func convertAccountToSignInWithAppleWithoutUserInteraction(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      userInfo: [AnyHashable: Any]? = nil
    ) {
      let conversion = AccountConversion(
        service: ServiceIdentifier(serviceIdentifier.identifier), existing: existingCredential.value,
        userInfo: userInfo as? UserInfo)
      handler.convertAccountToSignInWithAppleWithoutUserInteraction(for: conversion, in: context)
    }

    /// Hands the call on.
    open override func prepareInterfaceToConvertAccountToSignInWithApple(
      for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
      userInfo: [AnyHashable: Any]? = nil
    ) {
      let conversion = AccountConversion(
        service: ServiceIdentifier(serviceIdentifier.identifier), existing: existingCredential.value,
        userInfo: userInfo as? UserInfo)
      handler.prepareInterfaceToConvertAccountToSignInWithApple(for: conversion, in: context)
    }

    /// Hands the call on; the handler gives in.
    open override func cancelRequest() {
      handler.cancelRequest(in: context)
    }
  }

  extension ASPasswordCredential {
    fileprivate var value: PasswordCredential { PasswordCredential(user: user, password: password) }
  }
#endif
