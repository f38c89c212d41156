import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// An app in Apple's names that comes to the front while its extension is asked.
@Suite struct StoreKeepingTests {
  private func explore(isCopying: Bool) -> Exploration {
    var situation = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)[0]
    situation.phone.containers.share("group.shiny")
    var explorer = Explorer(
      [situation],
      handler: Program(
        { ListingExtension(isCopying: isCopying) }, app: { ListingController() }, appKeepsStore: true))
    explorer.deviations = [.app]
    explorer.budget = 1
    return explorer.explore()
  }

  @Test func `who writes shared defaults from a copy is found out by the app`() throws {
    let found = explore(isCopying: true)
    #expect(found.discoveries.map(\.failure) == [.rule(.overwroteUnseen)])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.deviations.map(\.name) == ["the app refreshes its store"])
    #expect(explore(isCopying: false).discoveries.isEmpty)
  }
}

private let suiteName = "group.shiny"

/// Lists what it has upgraded, half a second after it was asked.
private final class ListingExtension: ASAccountAuthenticationModificationViewController {
  private let isCopying: Bool

  init(isCopying: Bool) {
    self.isCopying = isCopying
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let defaults = UserDefaults(suiteName: suiteName)
    let copy = defaults?.stringArray(forKey: "upgrades") ?? []
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(500))
      let list = isCopying ? copy : defaults?.stringArray(forKey: "upgrades") ?? []
      defaults?.set(list + [existingCredential.user], forKey: "upgrades")
      extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
  }
}

/// Adds to the list whenever it comes to the front.
private final class ListingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self, thread = pthread_self()] _ in
      // Others play on other threads.
      guard self != nil, thread == pthread_self() else { return }
      let defaults = UserDefaults(suiteName: suiteName)
      let list = defaults?.stringArray(forKey: "upgrades") ?? []
      defaults?.set(list + ["elsewhere"], forKey: "upgrades")
    }
  }
}
