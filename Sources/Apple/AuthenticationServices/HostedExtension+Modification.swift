import Rehearsal

extension ASAccountAuthenticationModificationViewController: Servant {}

/// The calls of account modification.
extension HostedExtension: AccountModificationHandler
where Controller == ASAccountAuthenticationModificationViewController {
  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    serve(context, context.carriedObjects(for: change.userInfo)) { controller, userInfo in
      controller.changePasswordWithoutUserInteraction(
        for: ASCredentialServiceIdentifier(change.service),
        existingCredential: ASPasswordCredential(change.existing), newPassword: change.newPassword,
        userInfo: userInfo)
    }
  }

  func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    serve(context, context.carriedObjects(for: change.userInfo), onScreen: true) { controller, userInfo in
      controller.prepareInterfaceToChangePassword(
        for: ASCredentialServiceIdentifier(change.service),
        existingCredential: ASPasswordCredential(change.existing), newPassword: change.newPassword,
        userInfo: userInfo)
    }
  }

  func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    serve(context, context.carriedObjects(for: conversion.userInfo)) { controller, userInfo in
      controller.convertAccountToSignInWithAppleWithoutUserInteraction(
        for: ASCredentialServiceIdentifier(conversion.service),
        existingCredential: ASPasswordCredential(conversion.existing),
        userInfo: userInfo)
    }
  }

  func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    serve(context, context.carriedObjects(for: conversion.userInfo), onScreen: true) { controller, userInfo in
      controller.prepareInterfaceToConvertAccountToSignInWithApple(
        for: ASCredentialServiceIdentifier(conversion.service),
        existingCredential: ASPasswordCredential(conversion.existing),
        userInfo: userInfo)
    }
  }

  func cancelRequest(in context: RequestContext) {
    serve(context, ()) { controller, _ in controller.cancelRequest() }
  }

  func receive(_ notice: SystemNotice, in context: RequestContext) { receive(notice, context) }
}

extension RequestContext {
  /// What the app passed along: as values of their own types where the app is code, or else as a script has it.
  fileprivate func carriedObjects(for userInfo: UserInfo?) -> [AnyHashable: Any]? {
    carriedObjects ?? userInfo.map { $0 }
  }
}
