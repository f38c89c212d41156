@testable import Rehearsal
import TestBench
import Testing

/// Credential providers and environments that do anything at any time: nothing crashes, nothing hangs, nothing
/// varies.
@Suite struct ProviderWhimTests {
  @Test func `whimsical providers end, and end the same way again`() {
    var outcomes: Set<Outcome> = []
    var violations: Set<Violation> = []
    for seed in 0..<Endurance.rounds(10_000) {
      let trace = play(seed: UInt64(seed))
      if seed % 10 == 0 {
        #expect(trace == play(seed: UInt64(seed), comparesCopies: true), "seed \(seed)")
      }
      outcomes.formUnion(trace.outcomes)
      violations.formUnion(trace.violations)
      if trace.ending.stop != nil { Issue.record("seed \(seed): \(trace.ending.stop.map { "\($0)" } ?? "")") }
    }
    #expect(outcomes == Set(Outcome.allCases).subtracting([.upgraded]))
    // Disabling the provider ends its process: only the app around an extension meets a disabled store.
    // What a passkey is made of, and whether a code is that of the moment, is looked at only where a website asks.
    let beyondWhims = Violation.allCases.filter {
      // Whims type and tap what they show themselves, and show nobody's name.
      $0 == .updatedDisabledStore || $0 == .askedForFaceAgain || $0 == .askedWhoTurnedDown
        || $0 == .gaveUpBeforeAsking
        || $0 == .gaveAnotherThanTapped
        || $0 == .listedTwice || $0 == .filledAnotherThanSaved
        // They ask for nobody's face.
        || $0 == .openedFallenLock || $0 == .gaveToUnrecognized || $0 == .listedUnrecognized
        // They know of one code only.
        || $0 == .gaveTwoCodes
        || $0.rule.hasPrefix("WA-")
        || $0.rule.hasPrefix("OC-")
    }
    let missed = Set(Violation.allCases.filter(\.isOfProvider)).subtracting(violations)
    #expect(missed.isSuperset(of: beyondWhims))
    // Some take thousands of them.
    if Endurance.isWhole { #expect(missed == Set(beyondWhims)) }
    let shared: Set<Violation> = [
      .answeredTwice, .spokeAfterEnd, .leftUnanswered, .showedInterfaceInVain,
    ]
    #expect(violations.filter { !$0.isOfProvider } == shared)
  }

  private func play(seed: UInt64, comparesCopies: Bool = false) -> Trace {
    let chance = Whimsical.Chance(seed: seed)
    var environment = SplitMix(seed: seed &+ 1_000_000)
    let stage = ProviderStage { phone in
      phone.autoFill.identityStore = IdentityStore(
        isEnabled: true, identities: [ProviderStage.identity, ProviderStage.passkey, ProviderStage.code])
      phone.autoFill.authentication = environment.pick(AutoFill.Authentication.allCases)
      phone.profile = environment.profile()
      phone.network.faults = [
        Fault(environment.pick([.isLost, .losesReply, .isNeverAnswered]), message: "loadVault")
      ]
    }
    let simulation = stage.simulation { WhimsicalProvider(chance) }
    for _ in 0..<14 {
      for act in comparesCopies ? Simulation.acts : [] {
        let step = Step.user(.autoFill(act))
        let isTaken = step.isTaken(by: simulation.world)
        #expect(isTaken == step.isTakenByCopy(of: simulation.world), "seed \(seed): \(step)")
      }
      let step = environment.pick(simulation.possibleSteps)
      do { try simulation.perform(step) } catch { Issue.record("seed \(seed): \(error)") }
    }
    return simulation.finish()
  }
}

extension Simulation {
  /// What a phone in this state would let happen.
  fileprivate var possibleSteps: [Step] {
    var steps: [Step] = [
      .pass(.seconds(1)), .pass(.seconds(10)), .settle, .network(.goesDown), .network(.comesUp),
      .autoFill(.occupiesStore(operations: 2)),
    ]
    steps += Self.acts.map { .user(.autoFill($0)) }.filter { $0.isTaken(by: world) }
    steps += Self.events.map(Step.autoFill).filter { $0.isTaken(by: world) }
    if phase != nil, phase?.outcome == nil, !world.isDeviceLocked { steps.append(.user(.leavesApp)) }
    if case .interface(let interface, _) = phone.screen, !world.isDeviceLocked {
      steps += interface.buttons.map { .user(.taps($0)) }
      steps += interface.fields.map { .user(.types("open sesame", into: $0)) }
    }
    switch phone.process.state {
    case .absent: break
    case .running: steps += [.system(.suspendsProcess), .system(.endsProcess)]
    case .suspended: steps += [.system(.resumesProcess), .system(.endsProcess)]
    }
    return steps
  }

  fileprivate static let acts: [AutoFillAct] =
    [
      .focuses(ProviderStage.form), .picks("jappleseed"), .picks("robin"), .picks("Shiny code"),
      .registersPasskey("kim"), .generatesPasswords(rules: nil, onScreen: false),
      .generatesPasswords(rules: "minlength: 12;", onScreen: true), .authenticates, .failsToAuthenticate,
      .enablesProvider, .disablesProvider, .locksDevice, .unlocksDevice, .restoresBackup,
    ]
    + ProviderList.allCases.map(AutoFillAct.opens)
    + CredentialRequest.SavedPassword.Occasion.allCases.map {
      .saves(
        CredentialRequest.SavedPassword(PasswordCredential(user: "lee", password: "tin roof rain"), on: $0))
    }

  private static let events: [AutoFillEvent] = [
    .makesPasskey(user: "jappleseed"),
    .reports(.unusedPassword(user: "jappleseed", domain: "shiny.example")),
    .reports(.unknownPasskey(credentialID: "key-1", relyingParty: "shiny.example")),
  ]
}

extension SplitMix {
  fileprivate mutating func profile() -> Profile {
    var profile = Profile()
    profile.autoFill.systemVersion = pick([.iOS26, .iOS26, .iOS26, .iOS18, .iOS17, .iOS12])
    profile.autoFill.fewSeconds = pick([.seconds(5), .seconds(1), nil])
    profile.autoFill.build = pick([.release, .release, .debug])
    profile.autoFill.identityStoreFailures = pick([3, 1, nil])
    profile.autoFill.lockedStoreError = pick(Profile.LockedStoreError.allCases)
    profile.autoFill.upgradeByTheWay = pick(Profile.UpgradeByTheWay.allCases)
    profile.autoFill.authorizationError = pick(Profile.AuthorizationFailure.allCases)
    profile.autoFill.accountByApple = pick(Profile.AccountByApple.allCases)
    profile.autoFill.keychainByTheWay = pick(Profile.KeychainByTheWay.allCases)
    profile.autoFill.cleanUpDelay = pick([.milliseconds(100), .zero, .seconds(60)])
    profile.autoFill.earlyPresentation = pick(Profile.EarlyPresentation.allCases)
    profile.instances = pick(Profile.Instances.allCases)
    profile.processReuse = pick(Profile.ProcessReuse.allCases)
    return profile
  }
}
