import Designs
import Rehearsal
import TestBench
import Testing

/// Three ways to change a password, and what a lost reply does to each.
@Suite struct DesignTests {
  static let steps: [Upgrade: [Step]] = [
    .strongPassword: [.strongPassword, .settle],
    .signInWithApple: [.signInWithApple, .settle, .user(.approvesSheet), .settle],
  ]

  @Test(arguments: Upgrade.allCases)
  func `Trusting is locked out by one lost reply`(kind: Upgrade) {
    #expect(isLockedOut(kind, losing: [.losesReply]) { Trusting() })
    #expect(!isLockedOut(kind, losing: [.isLost]) { Trusting() })
  }

  @Test(arguments: Upgrade.allCases)
  func `Asking survives one lost message and not two`(kind: Upgrade) {
    #expect(!isLockedOut(kind, losing: [.losesReply]) { Asking() })
    #expect(!isLockedOut(kind, losing: [.isLost]) { Asking() })
    #expect(isLockedOut(kind, losing: [.losesReply], then: .isLost) { Asking() })
  }

  @Test(arguments: Upgrade.allCases)
  func `Asking does not survive a process that ends after the change`(kind: Upgrade) {
    let afterTheChange = Duration.milliseconds(kind == .strongPassword ? 180 : 70)
    let late = (Self.steps[kind] ?? []).dropLast() + [.pass(afterTheChange), .system(.endsProcess), .settle]
    #expect(!Stage().play(Array(late)) { Asking() }.ending.lockOuts.isEmpty)
    #expect(graceful.play(Array(late)) { Graceful() }.ending.lockOuts.isEmpty)
  }

  @Test(arguments: Upgrade.allCases)
  func `Graceful survives whatever the network does to one message`(kind: Upgrade) {
    let effects: [Fault.Effect] = [
      .isLost, .losesReply, .arrivesTwice, .isRefused(with: 500), .takes(.seconds(30)), .isNeverAnswered,
    ]
    for message in ["authorize", "changePassword", "appleChallenge", "linkApple"] {
      for effect in effects {
        var stage = graceful
        stage.phone.network.faults = [Fault(effect, message: message)]
        let trace = stage.play(Self.steps[kind] ?? []) { Graceful() }
        #expect(trace.ending.lockOuts.isEmpty, "\(message) \(effect)")
      }
    }
  }

  @Test func `asking a graceful server is worse: the question ends the grace`() {
    var stage = graceful
    stage.phone.network.faults = [
      Fault(.losesReply, message: "changePassword"), Fault(.losesReply, message: "signIn"),
    ]
    #expect(!stage.play(.strongPassword, .settle) { Asking() }.ending.lockOuts.isEmpty)
  }

  private var graceful: Stage {
    Stage {
      var server = AccountServer(Account("jappleseed", password: "kitten1"))
      server.changesTakeEffect = .gracefully
      $0.server = server
    }
  }

  private func isLockedOut(
    _ kind: Upgrade, losing effects: [Fault.Effect], then question: Fault.Effect? = nil,
    handler: @escaping () -> any AccountModificationHandler
  ) -> Bool {
    let message = kind == .strongPassword ? "changePassword" : "linkApple"
    let stage = Stage {
      $0.phone.network.faults = effects.map { Fault($0, message: message) }
      if let question { $0.phone.network.faults.append(Fault(question, message: "signIn")) }
    }
    return !stage.play(Self.steps[kind] ?? [], handler: handler).ending.lockOuts.isEmpty
  }
}
