@testable import Rehearsal
import TestBench
import Testing

/// Handlers and environments that do anything at any time: nothing crashes, nothing hangs, nothing varies.
@Suite struct WhimTests {
  @Test func `whimsical rehearsals end, and end the same way again`() {
    var outcomes: Set<Outcome> = []
    var violations: Set<Violation> = []
    for seed in 0..<Endurance.rounds(20_000) {
      let trace = play(seed: UInt64(seed))
      if seed % 10 == 0 { #expect(trace == play(seed: UInt64(seed)), "seed \(seed)") }
      outcomes.formUnion(trace.outcomes)
      violations.formUnion(trace.violations)
      if trace.ending.stop != nil { Issue.record("seed \(seed): \(trace.ending.stop.map { "\($0)" } ?? "")") }
    }
    #expect(outcomes == Set(Outcome.allCases).subtracting([.provided]))
    let beyondWhims: Set<Violation> = [
      .completedBeforeLinking, .keptPassword, .usedOtherCodeAfterAppleCancel, .didNotOverride,
      .completedForAnotherUser, .forgotSuper, .workedWhileLoading,
      // Whims are alone with their phone, hold nothing, and no time passes in their calls.
      .overwroteUnseen, .keptFileLocked, .tookTooMuchMemory, .preparedSlowly,
      // Their app passes nothing on.
      .askedAppUser,
      // They are no view controllers, and have no app's screen.
      .changedScreenElsewhere, .presentedOverAnother, .leftUserAlone, .heardByNobody,
      // They gray no button, write no log, send to no address, and ask for nobody's face.
      .leftFormDead, .loggedPassword, .disclosedPassword, .askedNobodyAgain, .ignoredOwner,
      // They say no more of the password than they must, and take nothing back.
      .toldAppPassword, .setEmptyPassword,
    ]
    let reached = violations.union(beyondWhims)
    #expect(reached.symmetricDifference(Violation.allCases.filter { !$0.isOfProvider }) == [])
  }

  private func play(seed: UInt64) -> Trace {
    let chance = Whimsical.Chance(seed: seed)
    var environment = SplitMix(seed: seed &+ 1_000_000)
    var stage = Stage()
    stage.phone.profile = environment.profile()
    stage.phone.controller.hasWindow = environment.pick([true, true, true, false])
    stage.phone.apple.reachability = environment.pick(Apple.Reachability.allCases)
    stage.phone.apple.delay = environment.pick([.zero, .seconds(3)])
    stage.phone.network.faults = [
      Fault(
        environment.pick([.isLost, .losesReply, .arrivesTwice, .isRefused(with: 500), .isNeverAnswered]),
        message: "authorize")
    ]
    let simulation = stage.simulation { Whimsical(chance) }
    for _ in 0..<10 {
      if seed % 16 == 0 { expectForesight(of: simulation.world, seed) }
      let step = environment.pick(simulation.possibleSteps)
      do { try simulation.perform(step) } catch { Issue.record("seed \(seed): \(error)") }
    }
    return simulation.finish()
  }
}

/// Expects what a search asks of a world without trying it to be what comes of trying it.
private func expectForesight(of world: World, _ seed: UInt64) {
  for kind in Upgrade.allCases {
    for origin in [Origin.settings, .recommendation] {
      let step = Step.user(.upgrades("jappleseed", to: kind, from: origin))
      #expect(step.isTaken(by: world) == step.isTakenByCopy(of: world), "seed \(seed): \(step)")
    }
  }
  let elsewhere = Step.user(.secures(.changesElsewhere("jappleseed", to: "changed-Elsewhere-7")))
  let lets = SecurityAct.letsOthersChange("jappleseed", to: "changed-Elsewhere-7", in: world)
  #expect(lets == elsewhere.isTakenByCopy(of: world), "seed \(seed)")
}

extension Simulation {
  /// What a phone in this state would let happen.
  fileprivate var possibleSteps: [Step] {
    var steps: [Step] = [
      .pass(.seconds(1)), .pass(.seconds(10)), .settle, .network(.goesDown), .network(.comesUp),
    ]
    if phase == nil || phase?.outcome != nil {
      steps += Upgrade.allCases.flatMap { kind -> [Step] in
        let tap = Step.user(.upgrades("jappleseed", to: kind, from: .settings))
        let app = Step.app(.performs(kind, for: "jappleseed"))
        return phone.keychain["jappleseed"] == nil ? [app, app] : [tap, tap, app]
      }
    } else {
      steps.append(.user(.leavesApp))
    }
    if phase?.outcome != nil, phone.keychain["jappleseed"] != nil {
      steps.append(.user(.secures(.signsIn("jappleseed"))))
    }
    switch phone.screen {
    case .elsewhere, .message, .recommendations, .authentication, .signInSheet, .systemSheet:
      break
    case .signInPrompt: steps.append(.user(.secures(.dismissesPrompt)))
    case .interface(let interface, _):
      steps += [.user(.tapsCancel), .user(.tapsCancel)]
      steps += interface.buttons.map { .user(.taps($0)) }
      steps += interface.fields.map { .user(.types("424242", into: $0)) }
    case .sheet:
      if world.isSheetOpen { steps += [.user(.approvesSheet), .user(.approvesSheet), .user(.cancelsSheet)] }
    }
    switch phone.process.state {
    case .absent: break
    case .running: steps += [.system(.suspendsProcess), .system(.endsProcess)]
    case .suspended: steps += [.system(.resumesProcess), .system(.endsProcess)]
    }
    return steps
  }
}

extension SplitMix {
  fileprivate mutating func profile() -> Profile {
    var profile = Profile()
    profile.patience = pick([.seconds(10), .seconds(1), nil])
    profile.instances = pick(Profile.Instances.allCases)
    profile.completionAfterCancel = pick(Profile.CompletionAfterCancel.allCases)
    profile.leavingApp = pick(Profile.LeavingApp.allCases)
    profile.signInWithApple.unfoundedCompletion = pick(Profile.UnfoundedCompletion.allCases)
    profile.processReuse = pick(Profile.ProcessReuse.allCases)
    profile.asksForInterface = pick([.userInteractionRequired, .userInteractionRequired, .userCanceled])
    profile.cancelTap = pick(Profile.CancelTap.allCases)
    profile.inApp.presentationContext = pick(Profile.PresentationContext.allCases)
    return profile
  }
}
