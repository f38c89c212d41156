import AuthenticationServices
import UIKit

/// Hears of taps by a notification; with the bug it observes that once more whenever the list is prepared.
final class ObservingList: ButtonList {
  private static let picked = Notification.Name("picked")
  private var observer: (any NSObjectProtocol)?

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    if isFaulty || observer == nil { observe() }
    showAll { [weak self] user in
      NotificationCenter.default.post(name: Self.picked, object: self, userInfo: ["user": user])
    }
  }

  private func observe() {
    observer = NotificationCenter.default.addObserver(
      forName: Self.picked, object: self, queue: nil
    ) { [weak self] news in
      let user = news.userInfo?["user"] as? String ?? ""
      MainActor.assumeIsolated { self?.fill(user) }
    }
  }
}
