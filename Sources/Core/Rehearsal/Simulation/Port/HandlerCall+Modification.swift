extension SystemAction.Arguments {
  fileprivate var change: PasswordChange {
    PasswordChange(service: service, existing: existing, newPassword: newPassword ?? "", userInfo: userInfo)
  }

  fileprivate var conversion: AccountConversion {
    AccountConversion(service: service, existing: existing, userInfo: userInfo)
  }
}

extension HandlerCall {
  /// Calls a handler.
  func reach(
    _ handler: any AccountModificationHandler, _ asked: SystemAction.Arguments, in context: RequestContext
  ) {
    switch self {
    case .changePasswordWithoutUserInteraction:
      handler.changePasswordWithoutUserInteraction(for: asked.change, in: context)
    case .convertAccountToSignInWithAppleWithoutUserInteraction:
      handler.convertAccountToSignInWithAppleWithoutUserInteraction(for: asked.conversion, in: context)
    case .prepareInterfaceToChangePassword:
      handler.prepareInterfaceToChangePassword(for: asked.change, in: context)
    case .prepareInterfaceToConvertAccountToSignInWithApple:
      handler.prepareInterfaceToConvertAccountToSignInWithApple(for: asked.conversion, in: context)
    case .cancelRequest: handler.cancelRequest(in: context)
    default: fatalError("\(rawValue) is no call of an account modification extension")
    }
  }
}
