public import Rehearsal
import AuthenticationServices

/// The view controllers of this folder, by the names that scenarios know them by.
public enum Extensions {
  /// All of them.
  public static var all: KeyValuePairs<String, Program> {
    [
      "CallbackUpgrade": Program { CallbackUpgrade() },
      "AsyncUpgrade": Program { AsyncUpgrade() },
      "DispatchUpgrade": Program { DispatchUpgrade() },
      "PacedUpgrade": Program { PacedUpgrade() },
      "StepUpUpgrade": Program { StepUpUpgrade() },
      "AppleUpgrade": Program { AppleUpgrade() },
      "TokenUpgrade": Program(
        { TokenUpgrade() }, app: { AccountSettings(user: "jappleseed", token: "token-9f3a") }),
      "TortureUpgrade": Program { TortureUpgrade() },
      "PasswordProvider": Program(provider: { PasswordProvider() }),
      "PasskeyProvider": Program(provider: { PasskeyProvider() }),
      "CodeProvider": Program(provider: { CodeProvider() }),
      "EagerProvider": Program(provider: { EagerProvider() }),
    ]
  }
}
