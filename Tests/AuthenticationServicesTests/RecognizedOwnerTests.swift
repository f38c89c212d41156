import AuthenticationServices
import LocalAuthentication
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// Lists that are seen before their user is recognized, and users who are recognized in vain.
@Suite(.inverting) struct RecognizedOwnerTests {
  @Test func `PL-21 a list that is shown before its user is recognized is told`() {
    func violations(isFaulty: Bool) -> [Violation] {
      ProviderStage().play(
        [.turnsToForm, .opens(.credentials), .settle, .user(.taps("Face ID")), .settle],
        Program(provider: { ListingNames(isFaulty) })
      ).violations
    }
    #expect(violations(isFaulty: true) == [.listedUnrecognized])
    #expect(violations(isFaulty: false) == [])
  }

  @Test func `PL-22 who does nothing for a user that it recognized is told`() {
    func violations(times: Int) -> [Violation] {
      let tries = Array(
        repeating: [Step.user(.taps("kim")), .settle, .user(.taps("Face ID")), .settle], count: times)
      return ProviderStage().play(
        [.turnsToForm, .opens(.credentials), .settle] + tries.joined() + [.user(.taps("Cancel")), .settle],
        Program(provider: { GuardedFill(true) })
      ).violations
    }
    // The first time the vault may have been opened by it, and want another tap.
    #expect(violations(times: 1) == [])
    #expect(violations(times: 2) == [.ignoredOwner])
    #expect(violations(times: 3) == [.ignoredOwner])
  }

  @Test(arguments: [true, false])
  func `a search finds both where nothing goes wrong, and their twins are exhausted`(isListing: Bool) {
    func explore(isFaulty: Bool) -> Exploration {
      var explorer = Explorer(
        [Situation.usual(.credentialList)[0]],
        handler: Program(provider: { isListing ? ListingNames(isFaulty) : GuardedFill(isFaulty) }))
      explorer.budget = 1
      return explorer.explore()
    }
    let found = explore(isFaulty: true)
    #expect(found.discoveries.map(\.failure) == [.rule(isListing ? .listedUnrecognized : .ignoredOwner)])
    let sound = explore(isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
  }
}

/// Asks for its user's face as it comes to the screen; what it lists is there by then, or not.
private final class ListingNames: NamesTable {
  override func viewDidLoad() {
    super.viewDidLoad()
    if !isFaulty { names = [] }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isOwner, _ in
      DispatchQueue.main.async { [weak self] in
        if isOwner { self?.showNames() } else { self?.cancel() }
      }
    }
  }
}

/// Asks for its user's face before it fills in, and holds on to whoever hears of it, or lets go.
private final class GuardedFill: NamesTable {
  private var unlocker: Unlocker?

  override func fill(_ user: String) {
    let unlocker = Unlocker { [weak self] in self?.giveUnlocked(user) }
    if !isFaulty { self.unlocker = unlocker }
    unlocker.start()
  }

  private func giveUnlocked(_ user: String) { super.fill(user) }
}

private final class Unlocker: @unchecked Sendable {
  private let onSuccess: @MainActor () -> Void

  init(onSuccess: @escaping @MainActor () -> Void) { self.onSuccess = onSuccess }

  func start() {
    let policy = LAPolicy.deviceOwnerAuthentication
    LAContext().evaluatePolicy(policy, localizedReason: "Fill in") { [weak self] isOwner, _ in
      DispatchQueue.main.async { MainActor.assumeIsolated { if isOwner { self?.onSuccess() } } }
    }
  }
}
