import Rehearsal
import TestBench
import Testing
import Vaults

@testable import RehearsalExplorer

/// Whom a passkey locks out, for each way of keeping it.
@Suite struct PasskeyJourneyTests {
  /// A vault, with the app that asks it where one does.
  private static func whole(_ program: Program, for journey: PasskeyJourney) -> Program {
    switch journey {
    case .upgradedInApp, .upgradedBesidePassword: program.with { SignInScreen() }
    case .createdInApp: program.with { SignUpScreen() }
    case .made, .madeByTheWay, .madeAndNamed, .madeBesidePassword: program
    }
  }

  private func explore(
    _ journey: PasskeyJourney, _ design: SigningVault.Design, budget: Int
  ) -> (verdict: Exploration.Verdict, found: [String]) {
    var explorer = Explorer(
      Situation.passkeys(journey), handler: Self.whole(SigningVault.program(design), for: journey))
    explorer.budget = budget
    let exploration = explorer.explore()
    let lockOut = exploration.discoveries.first { $0.failure == .lockOut }
    return (exploration.verdict, lockOut.map { explorer.deviations(of: $0.path) } ?? [])
  }

  @Test(arguments: PasskeyJourney.allCases)
  func `nothing is wrong with a vault that keeps first as long as one thing goes wrong at a time`(
    journey: PasskeyJourney
  ) {
    #expect(explore(journey, .keepsFirst, budget: 1).verdict == .exhausted)
  }

  @Test func `a passkey that is kept a minute later is lost with its process`() {
    let late = explore(.made, .keepsLater, budget: 1)
    #expect(late.verdict == .failed)
    // Whose provider is disabled has none of its processes left.
    #expect(["the system ends the extension", "the user disables the provider"].contains(late.found.first))
  }

  @Test func `a passkey beside a dead one is not reached, unless the website names those that it takes`() {
    #expect(explore(.made, .keepsBoth, budget: 1).found == ["the 1st registerPasskey is lost"])
    #expect(explore(.madeAndNamed, .keepsBoth, budget: 1).verdict == .exhausted)
  }

  @Test func `where the password stays nobody is locked out, whatever the vault does`() {
    for design in SigningVault.Design.allCases {
      #expect(explore(.madeBesidePassword, design, budget: 1).found == [], "\(design)")
    }
  }

  @Test
  func
    `an app that upgrades its users by the way locks nobody out with one fault, but by a vault that is late`()
  {
    #expect(explore(.upgradedInApp, .keepsLater, budget: 1).verdict == .failed)
    #expect(explore(.upgradedInApp, .keepsBoth, budget: 1).verdict == .exhausted)
    #expect(explore(.upgradedBesidePassword, .keepsLater, budget: 1).found == [])
  }

  @Test func `an account that a passkey alone lets into is lost with a passkey that is kept a minute later`()
  {
    #expect(explore(.createdInApp, .keepsLater, budget: 1).verdict == .failed)
  }

  @Test func `nothing has come about where a website takes nothing that it is given`() {
    let stale = Program(process: {}, provider: { StaleVault() })
    for journey in [PasskeyJourney.upgradedInApp, .upgradedBesidePassword] {
      var explorer = Explorer(Situation.passkeys(journey), handler: Self.whole(stale, for: journey))
      explorer.budget = 1
      let exploration = explorer.explore()
      #expect(exploration.verdict == .inconclusive && exploration.gaps.contains(.success), "\(journey)")
    }
  }

  @Test(arguments: SigningFault.allCases)
  func `what a vault gets wrong in its bytes is found before anything else goes wrong`(fault: SigningFault) {
    // The last of these takes a process that ends, as the gallery has it.
    let others: [SigningFault] = [
      .alwaysClaims, .ignoresExcluded, .usesAnother, .countsInProcess,
    ]
    guard !others.contains(fault) else { return }
    var explorer = Explorer(Situation.passkeys(), handler: SigningVault.program(fault: fault))
    explorer.budget = 0
    let failures = explorer.explore().discoveries.map(\.failure)
    #expect(
      failures.contains {
        if case .rule(let violation) = $0 { violation.rule.hasPrefix("WA-") } else { false }
      },
      "\(fault)")
  }

  @Test(arguments: PasskeyJourney.allCases)
  func `the second website of a journey wants its user verified, and has handles that are no text`(
    journey: PasskeyJourney
  ) throws {
    let websites = Situation.passkeys(journey).map(\.phone.autoFill.relyingParty)
    let (easy, strict) = (try #require(websites.first ?? nil), try #require(websites.last ?? nil))
    #expect(easy.verification == .preferred && strict.verification == .required)
    for website in [easy, strict] {
      // An app's users have no account before they make one.
      var website = website
      let ask = website.members.isEmpty ? Message.beginAccount : .beginPasskey(for: "jappleseed")
      let handle = try #require(website.answer(ask)["handle"])
      #expect(handle.hasPrefix("base64url:") == (website.verification == .required))
    }
  }

  @Test(arguments: [
    (PasskeyJourney.made, SigningFault.forgetsVerification, Violation.leftVerificationOut),
    (.madeByTheWay, .forgetsVerification, .leftVerificationOut),
    (.upgradedInApp, .forgetsVerification, .leftVerificationOut),
    (.createdInApp, .forgetsVerification, .leftVerificationOut),
    (.made, .readsHandle, .mixedUpIdentifiers), (.madeByTheWay, .readsHandle, .mixedUpIdentifiers),
    (.upgradedInApp, .readsHandle, .mixedUpIdentifiers), (.createdInApp, .readsHandle, .mixedUpIdentifiers),
  ])
  func
    `a vault that never verifies anybody, or takes a handle for text, is found at the second website alone`(
      journey: PasskeyJourney, fault: SigningFault, violation: Violation
    )
  {
    let whole = Self.whole(SigningVault.program(fault: fault), for: journey)
    func failures(_ situations: some Sequence<Situation>) -> [Failure] {
      var explorer = Explorer(Array(situations), handler: whole)
      explorer.budget = 0
      return explorer.explore().discoveries.map(\.failure)
    }
    let situations = Situation.passkeys(journey)
    #expect(failures(situations.prefix(1)) == [])
    #expect(failures(situations.suffix(1)).contains(.rule(violation)))
  }
}

/// Has one password, which was changed elsewhere.
private final class StaleVault: CredentialProviderHandler {
  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity, identity.kind == .password else {
      return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
    }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: identity.user, password: "kitten0"))
  }
}
