import Rehearsal
import TestBench
import Testing
import Vaults

/// Accounts by the system's form, and the passkeys of iCloud Keychain.
@Suite(.inverting) struct AccountCreationRuleTests {
  private static func stage(_ change: (inout Phone) -> Void = { _ in }) -> ProviderStage {
    ProviderStage {
      $0.autoFill.relyingParty = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
      $0.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
      change(&$0)
    }
  }

  private static func keychainStage(_ change: (inout Phone) -> Void = { _ in }) -> ProviderStage {
    stage {
      $0.passwordManager.fillsForms = true
      change(&$0)
    }
  }

  private static let asking: [Step] = [.user(.taps("Create an account")), .settle]

  private func play(
    _ steps: [Step], on stage: ProviderStage, wishing wish: AccountWish? = nil
  ) -> Trace {
    let wish = wish ?? AccountWish(contacts: [.email, .phoneNumber], wantsName: true)
    return stage.play(Self.asking + steps, SigningVault.program().with { SignUpScreen(wish) })
  }

  private static func filling(_ contact: String) -> [Step] {
    [.user(.taps("Continue with \(contact)")), .settle, .user(.taps("Save")), .settle]
  }

  @Test func `AU-23 a new account is known by one contact, and by a name where that was asked for`() {
    let trace = play(Self.filling("johnny@icloud.example"), on: Self.stage())
    #expect(trace.offers == [["Continue with johnny@icloud.example", "Continue with +1 408 555 0100"]])
    let account = trace.authorizations.first?.account
    #expect(account?.contact == Contact(.email, "johnny@icloud.example"))
    #expect(account?.name == "Johnny Appleseed")
    #expect(trace.brokenRules == [])
    let bare = play(
      Self.filling("+1 408 555 0100"), on: Self.stage(), wishing: AccountWish(contacts: [.phoneNumber]))
    #expect(bare.offers == [["Continue with +1 408 555 0100"]])
    #expect(bare.authorizations.first?.account?.contact.kind == .phoneNumber)
    #expect(bare.authorizations.first?.account.map { $0.name == nil } == true)
  }

  @Test func `AU-24 no account is made where nothing makes passkeys`() {
    let bare = Self.stage { $0.autoFill.capabilities = [.passwords] }
    let trace = play([], on: bare)
    #expect(trace.authorizations == [.failed(.deviceNotConfiguredForPasskeyCreation)])
    #expect(trace.offers == [])
    let kept = Self.keychainStage { $0.autoFill.capabilities = [.passwords] }
    let other = play([.user(.taps("Continue with johnny@icloud.example")), .settle], on: kept)
    #expect(other.authorizations.first?.account != nil)
  }

  @Test func `AS-60 who signs in with Apple is made no second account`() {
    let known = Self.stage { $0.apple.credentialState = .authorized }
    let trace = play([.user(.taps("Continue with Apple")), .settle], on: known)
    #expect(trace.authorizations.first == .failed(.preferSignInWithApple))
    #expect(trace.readings.contains(.accountByApple))
    let other = Self.stage {
      $0.apple.credentialState = .authorized
      $0.profile.autoFill.accountByApple = .isPassedOver
    }
    #expect(play([], on: other).offers.first?.count == 2)
  }

  @Test func `who closes the form has no account`() {
    let trace = play([.user(.taps("Cancel")), .settle], on: Self.stage())
    #expect(trace.authorizations == [.failed(.canceled)])
  }

  @Test func `an account that is there already is not made again, and the passkey for it is forgotten`() {
    let making = Self.filling("johnny@icloud.example")
    let trace = play(making + Self.asking + making, on: Self.stage())
    #expect(trace.authorizations.compactMap(\.account).count == 2)
    #expect(trace.refusals == ["account-exists"])
    #expect(trace.reports.count == 1)
  }

  private static let keeping: [Step] = [
    .user(.taps("Make a passkey")), .settle, .user(.taps("Save in the Keychain")), .settle,
  ]

  private func keep(_ steps: [Step], on stage: ProviderStage) -> Trace {
    stage.play(steps, SigningVault.program().with { SignInScreen() })
  }

  @Test func `CP-32 iCloud Keychain makes passkeys beside the provider, and signs in with them`() {
    let using: [Step] = [
      .user(.taps("Sign in")), .settle, .user(.taps("jappleseed, passkey of the Keychain")), .settle,
    ]
    let trace = keep(Self.keeping + using, on: Self.keychainStage())
    #expect(trace.offers == [["Continue", "Save in the Keychain"], ["jappleseed, passkey of the Keychain"]])
    #expect(trace.authorizations.allSatisfy { if case .authorized = $0 { true } else { false } })
    #expect(trace.refusals == [] && trace.brokenRules == [])
    let first = Self.keychainStage { $0.profile.autoFill.sourceOrder = .keychainFirst }
    #expect(keep(Self.keeping, on: first).offers == [["Save in the Keychain", "Continue"]])
  }

  @Test func `CP-33 iCloud Keychain makes no passkey beside an excluded one of its own`() {
    let trace = keep(Self.keeping + Self.keeping, on: Self.keychainStage())
    #expect(trace.authorizations.last == .failed(.matchedExcludedCredential))
  }

  @Test func `CP-34 a passkey of iCloud Keychain goes when its server does not know it`() {
    let lost = Self.keychainStage {
      $0.network.faults = [Fault(.isLost, message: "registerPasskey", number: 1)]
    }
    let tap: [Step] = [.user(.taps("Sign in")), .settle]
    let using = tap + [.user(.taps("jappleseed, passkey of the Keychain")), .settle]
    let trace = keep(Self.keeping + using + tap, on: lost)
    #expect(trace.reports.count == 1)
    #expect(trace.offers.last == [])
    #expect(trace.ending.lockOuts == [])
  }

  @Test func `AS-61 iCloud Keychain makes a passkey by the way where the provider makes none`() {
    let signingIn: [Step] = [
      .user(.taps("Sign in")), .settle, .user(.taps("jappleseed, password of the Keychain")), .settle,
    ]
    func stage(_ change: (inout Phone) -> Void = { _ in }) -> ProviderStage {
      Self.keychainStage {
        $0.autoFill.capabilities.remove(.passkeysByTheWay)
        $0.keychain = Keychain([Keychain.Entry("jappleseed", "kitten1", at: "https://shiny.example")])
        change(&$0)
      }
    }
    let trace = keep(signingIn, on: stage())
    #expect(trace.authorizations.count == 2)
    #expect(
      trace.authorizations.last.map { if case .authorized(.newPasskey) = $0 { true } else { false } } == true)
    #expect(trace.readings.contains(.keychainByTheWay))
    let never = keep(signingIn, on: stage { $0.profile.autoFill.keychainByTheWay = .never })
    #expect(never.authorizations.last == .failed(.failed))
    let stranger = keep(signingIn, on: stage { $0.autoFill.capabilities.insert(.passkeysByTheWay) })
    #expect(!stranger.readings.contains(.keychainByTheWay))
  }
}

extension Trace {
  /// What every sheet for signing in offered.
  fileprivate var offers: [[String]] {
    entries.compactMap {
      if case .system(.screen(.offeredSignIn(let offers))) = $0.event { offers } else { nil }
    }
  }

  /// What the app's server would not do.
  fileprivate var refusals: [String] {
    entries.compactMap {
      if case .system(.autoFill(.app(.gotReply(_, let reply)))) = $0.event { reply["error"] } else { nil }
    }
  }

  /// What the app told the system.
  fileprivate var reports: [CredentialReport] {
    entries.compactMap {
      if case .system(.autoFill(.app(.reported(let report)))) = $0.event { report } else { nil }
    }
  }
}

extension AuthorizationAnswer {
  fileprivate var account: NewAccount? {
    if case .authorized(.newAccount(let account)) = self { account } else { nil }
  }
}
