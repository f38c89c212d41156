public import Rehearsal

/// Authorizes, changes, and on any error cancels with `failed`.
///
/// It trusts that an error means nothing happened. When only the reply was lost, the server has the new
/// password and the Keychain the old one.
open class Trusting: AccountModificationHandler {
  /// Whether the user tapped Cancel; what still arrives is then of no use.
  public var isOver = false

  /// A handler for one request.
  public init() {}

  /// Authorizes and changes; asks for the user where the server wants a code.
  open func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    authorize(change.existing, change.userInfo, in: context) { session in
      guard let session else { return context.cancelRequest(with: .userInteractionRequired) }
      self.commit(change, session: session, in: context)
    }
  }

  /// Asks for the code, then changes.
  open func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    askForCode(change.existing, change.userInfo, in: context) { session in
      self.commit(change, session: session, in: context)
    }
  }

  /// Authorizes, asks Apple, and links.
  open func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    authorize(conversion.existing, conversion.userInfo, in: context) { session in
      guard let session else { return context.cancelRequest(with: .userInteractionRequired) }
      self.askApple(conversion, session: session, in: context)
    }
  }

  /// Asks for the code, then asks Apple, and links.
  open func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    askForCode(conversion.existing, conversion.userInfo, in: context) { session in
      self.askApple(conversion, session: session, in: context)
    }
  }

  /// Forgets what is under way, and gives in.
  open func cancelRequest(in context: RequestContext) {
    isOver = true
    context.cancelRequest(with: .userCanceled)
  }

  /// Passes over what every process is told of.
  open func receive(_ notice: SystemNotice, in context: RequestContext) {}

  /// Changes the password on the server, and completes.
  open func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }

  /// Links the account to Apple on the server, and completes.
  open func link(
    _ credential: AppleCredential, of conversion: AccountConversion, session: String,
    in context: RequestContext
  ) {
    self.send(.linkApple(credential, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeUpgradeToSignInWithApple()
    }
  }

  /// Ends an upgrade for which Apple gave no credential.
  open func end(withoutApple error: ExtensionError?, in context: RequestContext) {
    context.cancelRequest(with: error == .userCanceled ? .userCanceled : .failed)
  }

  /// Sends a message and waits two seconds for the answer; what comes later, or after Cancel, is not heard.
  open func send(_ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void) {
    var isWaiting = true
    let hear: (ServerAnswer) -> Void = { heard in
      guard isWaiting, !self.isOver else { return }
      isWaiting = false
      answer(heard)
    }
    let alarm = context.after(.seconds(2)) { hear(.networkError) }
    context.send(message) { reply in
      context.cancel(alarm)
      hear(reply)
    }
  }
}
