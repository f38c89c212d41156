import Rehearsal
import Testing

@testable import RehearsalExplorer

/// Mistakes around passkeys and codes that were made up before anybody looked what is found.
@Suite struct StrangerTests {
  private static func search(_ situations: [Situation], _ program: Program, budget: Int) -> Exploration {
    var explorer = Explorer(situations, handler: program)
    explorer.budget = budget
    return explorer.explore()
  }

  /// Where each habit shows, and after how many deviations.
  private static func place(of habit: StrangeVault.Habit) -> (situations: [Situation], budget: Int) {
    switch habit {
    case .leavesStoreBehind: (Situation.passkeys(.made), 1)
    case .answersAsIfSigningIn, .encodesHandles, .countsAnew: (Situation.passkeys(.made), 0)
    case .excludesEverything: (Situation.passkeys(.made), 1)
    case .makesUnaskedKeys: (Situation.passkeys(.made).map { $0.asking(for: [-8]) }, 0)
    case .dropsAll: (Situation.passkeys(.made).map(\.reporting), 1)
    case .forgetsSilentOnes: (Situation.passkeys(.madeByTheWay), 1)
    case .shownCode, .roundsTime: ([.shownCode], 1)
    }
  }

  /// What is wrong with each.
  private static func failure(of habit: StrangeVault.Habit) -> Failure {
    switch habit {
    case .leavesStoreBehind, .dropsAll, .forgetsSilentOnes: .lockOut
    case .answersAsIfSigningIn: .rule(.completedAsAnother)
    case .excludesEverything: .rule(.saidExcluded)
    case .makesUnaskedKeys: .rule(.madeUnaskedKey)
    case .encodesHandles: .rule(.mixedUpIdentifiers)
    case .countsAnew: .rule(.stoodStill)
    case .shownCode, .roundsTime: .rule(.gaveWrongCode)
    }
  }

  @Test(arguments: StrangeVault.Habit.allCases)
  func `a stranger's mistake is found`(habit: StrangeVault.Habit) {
    let (situations, budget) = Self.place(of: habit)
    let found = Self.search(
      situations, StrangeVault.program(habit, keepsAll: habit == .dropsAll), budget: budget)
    #expect(found.verdict == .failed)
    #expect(found.discoveries.map(\.failure).contains(Self.failure(of: habit)), "\(found.discoveries)")
  }

  @Test(arguments: StrangeVault.Habit.allCases)
  func `nothing is said of a stranger without it`(habit: StrangeVault.Habit) {
    let (situations, budget) = Self.place(of: habit)
    let found = Self.search(
      situations, StrangeVault.program(keepsAll: habit == .dropsAll), budget: budget)
    // A vault whose keys nobody asks for makes none, and nothing comes of it.
    let expected: Exploration.Verdict = habit == .makesUnaskedKeys ? .inconclusive : .exhausted
    #expect(found.verdict == expected, "\(found.discoveries.map(\.failure))")
  }
}

extension Situation {
  /// The situation at a website that asks for other keys.
  fileprivate func asking(for algorithms: [Int]) -> Situation {
    var situation = self
    situation.phone.autoFill.relyingParty?.algorithms = algorithms
    return situation
  }

  /// The situation at a website that says which passkeys it does not know, with one more sign-in.
  fileprivate var reporting: Situation {
    var phone = self.phone
    phone.autoFill.relyingParty?.reportsUnknownPasskeys = true
    let form = Step.user(.autoFill(.focuses(Form(at: "https://shiny.example/login"))))
    return Situation(
      name, phone: phone, provision: .passkeyRegistration,
      requests: requests + [[form, .user(.autoFill(.signsInWithPasskey("jappleseed")))]])
  }

  /// A website wants a code, and the provider shows it first.
  fileprivate static var shownCode: Situation {
    var phone = Phone(app: "Vault", domain: "vault.example", saved: [:])
    let code = CredentialIdentity("Shiny code", at: "shiny.example", record: "5", kind: .oneTimeCode)
    phone.autoFill.capabilities = [.passwords, .oneTimeCodes]
    phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [code])
    phone.autoFill.codes = [code.user: StrangeVault.codes]
    let form = Step.user(.autoFill(.focuses(Form(at: "https://shiny.example/login"))))
    return Situation(
      "a code that is shown", phone: phone, provision: .code,
      requests: [
        [form, .user(.autoFill(.picks(code.user)))],
        [.pass(.seconds(15)), form, .user(.autoFill(.picks(code.user)))],
      ])
  }
}
