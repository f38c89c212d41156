import Foundation
import Rehearsal

/// What is on screen of the extension or the app that runs, for the system to put something in front of it.
@MainActor package final class Front {
  private(set) weak var controller: UIViewController?
  /// In what its user searches, or did last.
  weak var search: UISearchController?
  private var recognition: DispatchTime?

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
    if front.controller !== controller { front.hasJustRecognizedOwner = false }
    front.controller = controller
  }

  /// Puts something of the system's in front of everything; nobody is asked.
  package func cover(with cover: UIViewController) {
    cover.isOfSystem = true
    controller?.topmost.take(over: cover)
  }

  /// The system asks for the phone's owner, in front of it (PL-13), and should not have to do so twice (PL-14).
  package func isAskedForOwner(_ reason: String) {
    if hasJustRecognizedOwner { Backstage.context?.note(.askedForFaceAgain, reason) }
    if Ledger.holds("PL-13") { controller?.receive(.resignsActive) }
  }

  /// Nothing is in front of it any more (PL-13).
  package func regain() {
    if Ledger.holds("PL-13") { controller?.receive(.becomesActive) }
  }

  /// Whether its owner was recognized a moment ago, and nobody has touched anything since (PL-14).
  package var hasJustRecognizedOwner: Bool {
    get { Ledger.holds("PL-14") && recognition.map { DispatchTime.now() < $0 + 1 } ?? false }
    set { recognition = newValue ? DispatchTime.now() : nil }
  }
}
