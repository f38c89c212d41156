public import Rehearsal

/// The steps that every design takes in the same way.
extension Trusting {
  /// Asks the server for a session; hands over `nil` when the server wants a code as well.
  public func authorize(
    _ existing: PasswordCredential, _ userInfo: UserInfo?, in context: RequestContext,
    then proceed: @escaping (String?) -> Void
  ) {
    send(authorization(existing, userInfo), in: context) { answer in
      if answer.wantsCode { return proceed(nil) }
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      proceed(session)
    }
  }

  /// Asks the user for the code the server wants.
  public func askForCode(
    _ existing: PasswordCredential, _ userInfo: UserInfo?, in context: RequestContext,
    then proceed: @escaping (String) -> Void
  ) {
    context.show(.label("Enter the code we sent you."), .field("Code"), .button("Continue")) { tap in
      // A second tap would start all of it a second time.
      context.show(.label("One moment.")) { _ in }
      self.send(self.authorization(existing, userInfo), in: context) { answer in
        guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
        self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
          guard let session = answer["session"] else {
            return context.cancelRequest(with: .failed(because: "That was not the code."))
          }
          proceed(session)
        }
      }
    }
  }

  /// Asks Apple for a credential, with what the server wants to find in it.
  public func askApple(_ conversion: AccountConversion, session: String, in context: RequestContext) {
    self.send(.appleChallenge(session: session), in: context) { answer in
      guard let state = answer["state"], let nonce = answer["nonce"] else {
        return context.cancelRequest(with: .failed)
      }
      context.getSignInWithAppleUpgradeAuthorization(state: state, nonce: nonce) { credential, error in
        guard !self.isOver else { return }
        guard let credential, credential.state == state else {
          return self.end(withoutApple: error, in: context)
        }
        self.link(credential, of: conversion, session: session, in: context)
      }
    }
  }

  private func authorization(_ existing: PasswordCredential, _ userInfo: UserInfo?) -> Message {
    if let token = userInfo?["token"] {
      .authorize(existing.user, token: token)
    } else {
      .authorize(existing)
    }
  }
}

extension ServerAnswer {
  fileprivate var wantsCode: Bool { reply?.status == 403 }
}
