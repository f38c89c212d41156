/// The messages ``AccountServer`` understands.
extension Message {
  /// Asks for a session, with what the Keychain holds.
  public static func authorize(_ credential: PasswordCredential) -> Message {
    Message("authorize", [Field("user", credential.user), Field("password", credential.password)])
  }

  /// Asks for a session, with the token of an app that is signed in.
  public static func authorize(_ user: String, token: String) -> Message {
    Message("authorize", [Field("user", user), Field("token", token)])
  }

  /// Adds the second factor to a session.
  public static func verifyCode(_ code: String, session: String) -> Message {
    Message("verifyCode", [Field("session", session), Field("code", code)])
  }

  /// Changes the password; saying it again changes nothing more.
  public static func changePassword(_ password: String, session: String) -> Message {
    Message("changePassword", [Field("session", session), Field("password", password)])
  }

  /// Asks for a state and a nonce to send to Apple.
  public static func appleChallenge(session: String) -> Message {
    Message("appleChallenge", [Field("session", session)])
  }

  /// Links the account to what Apple said of the user.
  public static func linkApple(_ credential: AppleCredential, session: String) -> Message {
    Message(
      "linkApple",
      [
        Field("session", session), Field("user", credential.user),
        Field("identityToken", credential.identityToken ?? ""),
        Field("authorizationCode", credential.authorizationCode ?? ""),
      ])
  }

  /// Signs in with a password, as a login screen would.
  public static func signIn(_ credential: PasswordCredential) -> Message {
    Message("signIn", [Field("user", credential.user), Field("password", credential.password)])
  }

  /// Signs in with Apple's identifier of the user.
  public static func signIn(appleUser: String) -> Message {
    Message("signIn", [Field("appleUser", appleUser)])
  }
}
