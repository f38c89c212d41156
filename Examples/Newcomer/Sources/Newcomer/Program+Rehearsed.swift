#if os(Linux)
  import AuthenticationServices
  public import Rehearsal

  extension Program {
    /// What is rehearsed: a new `NewcomerUpgrade` for every request, and the app around it.
    public static var rehearsed: Program {
      Program(
        { NewcomerUpgrade() }, app: { AccountSettings(user: "jappleseed", token: "token-1") })
    }
  }
#endif
