import Foundation
import Rehearsal

/// What has come of the system's last question for the phone's owner.
package enum OwnerAnswer: Hashable {
  case recognized
  /// They have turned down a question of this policy.
  case turnedDown(policy: Int)
}

/// What is on screen of the extension or the app that runs, for the system to put something in front of it.
@MainActor package final class Front {
  private(set) weak var controller: UIViewController?
  /// In what its user searches, or did last.
  weak var search: UISearchController?
  private var lastAnswer: (answer: OwnerAnswer, until: DispatchTime)?

  fileprivate nonisolated init() {}

  /// That of whoever's code runs; `nil` where nothing of it is or comes on screen.
  package nonisolated static var current: Front? {
    guard Backstage.actor != nil else { return nil }
    let front = Backstage.belonging { Front() }
    return onMainActor(front) { $0.controller == nil } ? nil : front
  }

  /// Says what is on screen, or comes there; for something else its owner may well be asked again.
  package static func put(_ controller: UIViewController?) {
    let front = Backstage.belonging { Front() }
    if front.controller !== controller { front.justHeard = nil }
    front.controller = controller
  }

  /// Puts something of the system's in front of everything; nobody is asked.
  package func cover(with cover: UIViewController) {
    cover.isOfSystem = true
    controller?.topmost.take(over: cover)
  }

  /// The system asks for the phone's owner, in front of it (PL-13), and should not have to do so again at once, neither of
  /// whom it has recognized (PL-14) nor of whom does not want that (AS-69).
  package func isAskedForOwner(_ reason: String, policy: Int) {
    switch justHeard {
    case .recognized: Backstage.context?.note(.askedForFaceAgain, reason)
    case .turnedDown(policy): Backstage.context?.note(.askedWhoTurnedDown, reason)
    case .turnedDown, nil: break
    }
    if Ledger.holds("PL-13") { controller?.receive(.resignsActive) }
  }

  /// Nothing is in front of it any more (PL-13).
  package func regain() {
    // Whoever asks as they become active does not know what was in front of them.
    if case .turnedDown = justHeard { justHeard = nil }
    if Ledger.holds("PL-13") { controller?.receive(.becomesActive) }
  }

  /// What has come of the last question a moment ago, where nobody has touched anything since.
  package var justHeard: OwnerAnswer? {
    get { lastAnswer.flatMap { DispatchTime.now() < $0.until ? $0.answer : nil } }
    set { lastAnswer = newValue.map { ($0, DispatchTime.now() + 1) } }
  }
}
