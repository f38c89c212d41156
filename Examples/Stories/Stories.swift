import Designs
import Rehearsal
public import RehearsalCommandLine
import Shiny
import Vaults

/// The rehearsals that `rehearse story` can tell.
public enum Stories {
  /// All of them, in the order in which they are best read.
  public static var all: [Example] { oneTap + lostReplies + withTheUser + withApple + inTheApp + withVaults }

  private static var oneTap: [Example] {
    [
      Example(
        "one-tap", "one tap replaces a weak password",
        [upgrade(to: .strongPassword), .settle], Program { Shiny() })
    ]
  }

  private static var lostReplies: [Example] {
    [
      Example(
        "trusting", "the reply to changePassword is lost, and Trusting locks the user out",
        [upgrade(to: .strongPassword), .settle], faults: [lostReply("changePassword")], Program { Trusting() }
      ),
      Example(
        "asking", "the same reply is lost, and Asking finds out what holds",
        [upgrade(to: .strongPassword), .settle], faults: [lostReply("changePassword")], Program { Asking() }),
      Example(
        "asking-twice", "the reply and then the question are lost, and Asking locks the user out after all",
        [upgrade(to: .strongPassword), .settle],
        faults: [lostReply("changePassword"), Fault(.isLost, message: "signIn")], Program { Asking() }),
      Example(
        "asking-ended", "the system ends the extension right after the change, and asking comes too late",
        [upgrade(to: .strongPassword), .pass(.milliseconds(150)), .system(.endsProcess), .settle],
        Program { Asking() }),
      Example(
        "graceful", "the reply is lost, and the server lets the old password in until the new one is used",
        [upgrade(to: .strongPassword), .settle], faults: [lostReply("changePassword")], server: graceful,
        Program { Graceful() }),
      Example(
        "graceful-ended", "the system ends the extension right after the change, and nobody is locked out",
        [upgrade(to: .strongPassword), .pass(.milliseconds(150)), .system(.endsProcess), .settle],
        server: graceful, Program { Graceful() }),
    ]
  }

  private static var withTheUser: [Example] {
    [
      Example(
        "step-up", "the server wants a code, and the user types it",
        [
          upgrade(to: .strongPassword), .settle, .user(.types("424242", into: "Code")),
          .user(.taps("Continue")), .settle,
        ], server: withSecondFactor, Program { Trusting() }),
      Example(
        "step-up-canceled", "the server wants a code, and the user taps Cancel",
        [upgrade(to: .strongPassword), .settle, .user(.tapsCancel), .settle], server: withSecondFactor,
        Program { Trusting() }),
    ]
  }

  private static var withApple: [Example] {
    [
      Example(
        "apple", "an account is upgraded to Sign in with Apple",
        [upgrade(to: .signInWithApple), .settle, .user(.approvesSheet), .settle], Program { Trusting() }),
      Example(
        "apple-canceled", "the user cancels Apple's sheet",
        [upgrade(to: .signInWithApple), .settle, .user(.cancelsSheet), .settle], Program { Trusting() }),
      Example(
        "apple-trusting", "the reply to linkApple is lost, and Trusting locks the user out",
        [upgrade(to: .signInWithApple), .settle, .user(.approvesSheet), .settle],
        faults: [lostReply("linkApple")], Program { Trusting() }),
      Example(
        "apple-graceful", "the reply to linkApple is lost, and the server goes on taking the password",
        [upgrade(to: .signInWithApple), .settle, .user(.approvesSheet), .settle],
        faults: [lostReply("linkApple")], server: graceful, Program { Graceful() }),
    ]
  }

  private static var inTheApp: [Example] {
    [
      Example(
        "in-app", "the app asks, with a token and without a password",
        [.app(.performs(.strongPassword, for: "jappleseed", userInfo: ["token": "token-9f3a"])), .settle],
        Program { Trusting() })
    ]
  }

  private static var withVaults: [Example] {
    [
      vault(
        "vault", "a suggestion is tapped, the password is given in silence, the form waits for a face",
        [.user(.autoFill(.authenticates))], VaultInStep.program),
      vault(
        "vault-locked", "the vault wants its master password first, and the system asks for nothing more",
        [.user(.types("open sesame", into: "Master password")), .user(.taps("Open"))], LockedVault.program),
    ]
  }

  private static func vault(_ name: String, _ about: String, _ steps: [Step], _ program: Program) -> Example {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: [CredentialIdentity("jappleseed", at: "shiny.example", record: "1")])
    let taps: [Step] = [
      .user(.autoFill(.focuses(Form(at: "https://shiny.example/login")))),
      .user(.autoFill(.picks("jappleseed"))), .settle,
    ]
    return Example(
      name, about, Script(on: phone, taps + steps + [.settle]), server: AccountServer(), program)
  }

  private static func upgrade(to kind: Upgrade) -> Step {
    .user(.upgrades("jappleseed", to: kind, from: .settings))
  }

  private static func lostReply(_ message: String) -> Fault { Fault(.losesReply, message: message) }

  fileprivate static let phone = Phone(
    app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])

  fileprivate static let server = AccountServer(
    Account("jappleseed", password: "kitten1", tokens: ["token-9f3a"]))

  private static let withSecondFactor = AccountServer(
    Account("jappleseed", password: "kitten1", secondFactor: "424242"))

  private static var graceful: AccountServer {
    var graceful = server
    graceful.changesTakeEffect = .gracefully
    return graceful
  }
}

extension Example {
  fileprivate init(
    _ name: String, _ about: String, _ steps: [Step], faults: [Fault] = [],
    server: AccountServer = Stories.server,
    _ program: Program
  ) {
    var phone = Stories.phone
    phone.network.faults = faults
    self.init(name, about, Script(on: phone, steps), server: server, program)
  }
}
