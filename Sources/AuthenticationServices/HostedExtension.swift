import Rehearsal

/// A view controller written for iOS, hosted as the system would host it.
final class HostedExtension: AccountModificationHandler {
  private let make: @MainActor () -> ASAccountAuthenticationModificationViewController
  /// Made when it is first called, because what it starts then is to be the rehearsal's.
  private lazy var controller = onMainActor(make) { $0() }
  private var context: RequestContext?
  private var known = 0

  init(_ make: @escaping @MainActor () -> ASAccountAuthenticationModificationViewController) {
    self.make = make
  }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    serve(context, change.userInfo) { controller, userInfo in
      controller.changePasswordWithoutUserInteraction(
        for: ASCredentialServiceIdentifier(change.service),
        existingCredential: ASPasswordCredential(change.existing), newPassword: change.newPassword,
        userInfo: userInfo)
    }
  }

  func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    serve(context, change.userInfo, onScreen: true) { controller, userInfo in
      controller.prepareInterfaceToChangePassword(
        for: ASCredentialServiceIdentifier(change.service),
        existingCredential: ASPasswordCredential(change.existing), newPassword: change.newPassword,
        userInfo: userInfo)
    }
  }

  func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    serve(context, conversion.userInfo) { controller, userInfo in
      controller.convertAccountToSignInWithAppleWithoutUserInteraction(
        for: ASCredentialServiceIdentifier(conversion.service),
        existingCredential: ASPasswordCredential(conversion.existing),
        userInfo: userInfo)
    }
  }

  func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    serve(context, conversion.userInfo, onScreen: true) { controller, userInfo in
      controller.prepareInterfaceToConvertAccountToSignInWithApple(
        for: ASCredentialServiceIdentifier(conversion.service),
        existingCredential: ASPasswordCredential(conversion.existing),
        userInfo: userInfo)
    }
  }

  func cancelRequest(in context: RequestContext) {
    serve(context) { controller, _ in controller.cancelRequest() }
  }

  /// Calls the controller; where it will be presented, its view is there before the call (AS-2).
  private func serve(
    _ context: RequestContext, _ userInfo: UserInfo? = nil, onScreen: Bool = false,
    _ call: @MainActor (ASAccountAuthenticationModificationViewController, [AnyHashable: Any]?) -> Void
  ) {
    self.context = context
    if onScreen { context.show(self) }
    let parcel: [AnyHashable: Any]? = context.parcel ?? userInfo.map { $0 }
    enter((context, parcel)) { controller, given in
      controller.serve(given.0)
      if onScreen { controller.loadViewIfNeeded() }
      call(controller, given.1)
    }
  }

  /// Runs code of the extension, and notes what it forgot.
  private func enter<Given>(
    _ given: Given, _ work: @MainActor (ASAccountAuthenticationModificationViewController, Given) -> Void
  ) {
    Backstage.enter(context)
    let forgotten = onMainActor((controller, given)) { controller, given in
      work(controller, given)
      return controller.forgottenSupers
    }
    for call in forgotten.dropFirst(known) { context?.note(.forgotSuper, call) }
    known = max(known, forgotten.count)
  }
}

extension HostedExtension: LivingInterface {
  var interface: Interface { onMainActor(controller) { $0.interface } }

  func take(_ touch: Touch) {
    enter(touch) { $0.take($1) }
  }

  func pass(_ moment: Appearance) {
    enter(moment) { $0.pass($1) }
  }
}
