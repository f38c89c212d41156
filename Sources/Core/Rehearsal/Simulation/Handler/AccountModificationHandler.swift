/// An account modification extension under rehearsal: Apple's five calls, in Swift values.
///
/// A handler answers through its context and in no other way, during a call or at any time after it. A call
/// it leaves out is answered as Apple's base class would: the request is canceled.
///
/// ```swift
/// final class Shiny: AccountModificationHandler {
///   func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
///     context.send(.authorize(change.existing)) { answer in
///       guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
///       context.send(.changePassword(change.newPassword, session: session)) { answer in
///         guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
///         context.completeChangePasswordRequest(updatedCredential: change.updated)
///       }
///     }
///   }
/// }
/// ```
public protocol AccountModificationHandler: AnyObject {
  /// Changes the password with nothing on screen.
  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext)
  /// Prepares an interface for changing the password; the system presents it when this returns.
  func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext)
  /// Converts the account to Sign in with Apple with nothing on screen.
  func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext)
  /// Prepares an interface for converting the account; the system presents it when this returns.
  func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext)
  /// The user tapped Cancel; the interface is gone and the request must be canceled within ten seconds.
  func cancelRequest(in context: RequestContext)
  /// Hears of something that every process is told of; it wants no answer.
  func receive(_ notice: SystemNotice, in context: RequestContext)
}

extension AccountModificationHandler {
  /// Cancels, as the base class does.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.leaveToBaseClass(.changePasswordWithoutUserInteraction)
  }

  /// Cancels, as the base class does.
  public func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.leaveToBaseClass(.prepareInterfaceToChangePassword)
  }

  /// Cancels, as the base class does.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.leaveToBaseClass(.convertAccountToSignInWithAppleWithoutUserInteraction)
  }

  /// Cancels, as the base class does.
  public func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.leaveToBaseClass(.prepareInterfaceToConvertAccountToSignInWithApple)
  }

  /// Gives in with `userCanceled`, as the base class does.
  public func cancelRequest(in context: RequestContext) {
    context.cancelRequestByDefault()
  }

  /// Passes it over, as the base class does.
  public func receive(_ notice: SystemNotice, in context: RequestContext) {}
}
