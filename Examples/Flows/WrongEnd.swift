public import Rehearsal

/// Ends either upgrade with the completion of the other one.
public final class WrongEnd: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Changes the password, and says that the account now signs in with Apple.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.authorize(change.existing) { _ in context.completeUpgradeToSignInWithApple() }
  }

  /// Says that a password was changed.
  public func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    context.authorize(conversion.existing) { _ in
      context.completeChangePasswordRequest(updatedCredential: conversion.existing)
    }
  }
}
