import Designs
import Faults
import Flows
import Gallery
public import Rehearsal
import Shiny
import Vaults

/// The handlers that scenarios know by name.
public enum Handlers {
  /// All of them: the designs, the flows of Apple's documents, and the mistakes one can make, each with what
  /// puts it right.
  public static var all: [(name: String, program: Program)] {
    var handlers = known.map { (name: $0.key, program: $0.value) } + WillfulVault.all
    handlers += SigningFault.allCases.map { ($0.rawValue, SigningVault.program(fault: $0)) }
    var names = Set(handlers.map(\.name))
    for exhibit in Gallery.all {
      for (name, program) in [(exhibit.handler, exhibit.faulty), (exhibit.soundName, exhibit.sound)]
      where names.insert(name).inserted {
        handlers.append((name, program))
      }
    }
    return handlers
  }

  private static var known: KeyValuePairs<String, Program> {
    [
      "Shiny": Program { Shiny() },
      "Trusting": Program { Trusting() },
      "Asking": Program { Asking() },
      "Graceful": Program { Graceful() },
      "Waiting": Program { Waiting() },
      "LockedVault": LockedVault.program,
      "VaultInStep": VaultInStep.program,
      "SigningVault": SigningVault.program(),
      "HoardingVault": SigningVault.program(.keepsBoth),
      "TardyVault": SigningVault.program(.keepsLater),
      "SigningVaultBesideApp": SigningVault.program().with { SignInScreen() },
      "AfterthoughtVault": SigningVault.program(.keepsInBlock),
      "TardyVaultBesideApp": SigningVault.program(.keepsLater).with { SignInScreen() },
      "HoardingVaultBesideApp": SigningVault.program(.keepsBoth).with { SignInScreen() },
      "HoardingVaultBesideMuteApp": SigningVault.program(.keepsBoth).with { SignInScreen(.upgrades) },
      "SigningVaultBesideMuteApp": SigningVault.program().with { SignInScreen(.upgrades) },
      "SigningVaultBesideModestApp": SigningVault.program().with { SignInScreen(.asksForWhatIsThere) },
      "SigningVaultBesideHastyApp": SigningVault.program().with { SignInScreen(.isHasty) },
      "SigningVaultBesideQuietApp": SigningVault.program().with { SignInScreen(.leavesItToKeyboard) },
      "SigningVaultBesideKeepingApp": SigningVault.program().with { SignInScreen(.requiresBlob) },
      "BareVaultBesideKeepingApp": SigningVault.program(keepsBlobs: false).with {
        SignInScreen(.requiresBlob)
      },
      "SigningVaultBesideSignUp": SigningVault.program().with { SignUpScreen() },
      "TardyVaultBesideSignUp": SigningVault.program(.keepsLater).with { SignUpScreen() },
      "SigningVaultBesideCuriousSignUp": SigningVault.program().with {
        SignUpScreen(AccountWish(contacts: [.phoneNumber]))
      },
      "WatchfulVault": WatchfulVault.program,
      "BrowsingVault": Program(provider: { BrowsingVault() }),
      "LeadingVault": Program(provider: { LeadingVault() }),
      "SigningVaultBesideDoubleWebApp": SigningVault.program().with { WebSignInScreen(times: 2) },
      "SigningVaultBesideSavingApp": SigningVault.program().with { SavingScreen() },
      "SigningVaultBesideTakingApp": SigningVault.program().with { TakingScreen() },
      "SigningVaultBesideAnxiousApp": SigningVault.program().with { TakingScreen(.asksTwice) },
      "SigningVaultBesideInventiveApp": SigningVault.program().with { TakingScreen(.makesItsOwn) },
      "SigningVaultBesideWebApp": SigningVault.program().with { WebSignInScreen() },
      "SigningVaultBesideHurriedWebApp": SigningVault.program().with {
        WebSignInScreen(patience: .seconds(60))
      },
      "SigningVaultBesideShyWebApp": SigningVault.program().with {
        WebSignInScreen(
          WebSession(
            "https://shiny.example/login?client=app", callback: .scheme("shiny"), isEphemeral: true))
      },
      "SigningVaultBesideWindowlessWebApp": SigningVault.program().with {
        WebSignInScreen(
          WebSession("https://shiny.example/login", callback: .scheme("shiny"), hasWindow: false))
      },
      "SigningVaultBesideHomeWebApp": SigningVault.program().with {
        WebSignInScreen(
          WebSession(
            "https://shiny.example/login", callback: .https(host: "shiny.example", path: "/signed-in")))
      },
      "SigningVaultBesideForeignWebApp": SigningVault.program().with {
        WebSignInScreen(
          WebSession(
            "https://shiny.example/login", callback: .https(host: "shady.example", path: "/signed-in")))
      },
      "SigningVaultBesideAppleApp": SigningVault.program().with { SignInScreen(.offersApple) },

      "OwnPassword": Program { OwnPassword() },
      "Explaining": Program { Explaining() },
      "Retrying": Program { Retrying() },
      "Receipt": Program { Receipt() },
      "TakingAny": Program { TakingAny() },
      "TidyingUp": Program { TidyingUp() },
      "MakingSure": Program { MakingSure() },
      "CarryingOver": Program { CarryingOver() },
      "Remembering": Program(process: { Remembering.Memory() }, handler: { Remembering($0) }),
      "Sharing": Program { Sharing() },
      "ByTheHeader": Program { ByTheHeader() },
      "FailingAlike": Program { FailingAlike() },

      "Silent": Program { Silent() },
      "Hasty": Program { Hasty() },
      "Mistaken": Program { Mistaken() },
      "AnsweringTwice": Program { AnsweringTwice() },
      "Presenting": Program { Presenting() },
      "Insisting": Program { Insisting() },
      "Bothering": Program { Bothering() },
      "Announcing": Program { Announcing() },
      "StubbornCancel": Program { StubbornCancel() },
      "DoubleCancel": Program { DoubleCancel() },
      "GoingOn": Program { GoingOn() },
      "ForeignError": Program { ForeignError() },
      "EarlyDays": Program { EarlyDays() },
      "AppleFirst": Program { AppleFirst() },
      "AskingTwice": Program { AskingTwice() },
      "Lecturing": Program { Lecturing() },
      "Blaming": Program { Blaming() },
      "ShowingMore": Program { ShowingMore() },
      "NoWayBack": Program { NoWayBack() },
      "Unlinked": Program { Unlinked() },
      "WithoutApple": Program { WithoutApple() },
      "WrongEnd": Program { WrongEnd() },
      "Trapping": Program { Trapping() },
      "Unwrapping": Program { Unwrapping() },
      "Endless": Program { Endless() },
      "Ponderous": Program { Ponderous() },
      "Bottomless": Program { Bottomless() },
      "Closing": Program { Closing() },
      "Chatty": Program { Chatty() },
      "Wandering": Program { Wandering() },
    ]
  }
}
