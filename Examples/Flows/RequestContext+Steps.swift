import Rehearsal

/// What most of these handlers do in the same way, so that each file shows only its own idea.
extension RequestContext {
  /// Asks the server for a session; where it wants a code as well, asks for the interface.
  func authorize(_ existing: PasswordCredential, then proceed: @escaping (String) -> Void) {
    send(.authorize(existing)) { answer in
      if answer.reply?.status == 403 { return self.cancelRequest(with: .userInteractionRequired) }
      guard let session = answer["session"] else { return self.cancelRequest(with: .failed) }
      proceed(session)
    }
  }

  /// Changes the password and goes on where the server did.
  func change(to password: String, session: String, then proceed: @escaping () -> Void) {
    send(.changePassword(password, session: session)) { answer in
      guard answer.isSuccess else { return self.cancelRequest(with: .failed) }
      proceed()
    }
  }

  /// Shows a field for the code, and hands over the session that the code opens.
  func askForCode(_ existing: PasswordCredential, then proceed: @escaping (String) -> Void) {
    show(.label("Enter the code we sent you."), .field("Code"), .button("Continue")) { tap in
      self.send(.authorize(existing)) { answer in
        guard let session = answer.reply?["session"] else { return self.cancelRequest(with: .failed) }
        self.send(.verifyCode(tap["Code"], session: session)) { answer in
          guard let session = answer["session"] else {
            return self.cancelRequest(with: .failed(because: "That was not the code."))
          }
          proceed(session)
        }
      }
    }
  }

  /// Asks Apple with the state and the nonce that the server wants to find again.
  func askApple(
    session: String, then proceed: @escaping (AppleCredential?, ExtensionError?) -> Void
  ) {
    send(.appleChallenge(session: session)) { answer in
      guard let state = answer["state"], let nonce = answer["nonce"] else {
        return self.cancelRequest(with: .failed)
      }
      self.getSignInWithAppleUpgradeAuthorization(state: state, nonce: nonce, completion: proceed)
    }
  }

  /// Links the account to what Apple said, and completes.
  func link(_ credential: AppleCredential, session: String) {
    send(.linkApple(credential, session: session)) { answer in
      guard answer.isSuccess else { return self.cancelRequest(with: .failed) }
      self.completeUpgradeToSignInWithApple()
    }
  }
}
