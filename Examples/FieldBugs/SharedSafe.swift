import AuthenticationServices
import Rehearsal
import RehearsalExplorer
import UIKit

/// What an app and its provider keep in one group, and what the app does with it whenever it comes to the front.
enum SharedSafe {
  static let group = "group.shiny"

  /// A password that is filled in at once, on a phone whose app and provider share a group.
  static var situations: [Situation] {
    var situation = Situation.usual(.password)[0]
    situation.phone.containers.share(group)
    situation.phone.autoFill.authentication = .none
    return [situation]
  }

  static func program(
    beside refresh: @escaping @Sendable () -> Void,
    _ provider: @escaping @MainActor () -> ASCredentialProviderViewController
  ) -> Program {
    Program(provider: provider, app: { RefreshingApp(refresh) }, appKeepsStore: true)
  }

  /// Adds what is new to what is there.
  @Sendable static func migrate() {
    let defaults = UserDefaults(suiteName: group)
    let logins = defaults?.stringArray(forKey: "logins") ?? []
    defaults?.set(logins + ["one more"], forKey: "logins")
  }

  /// Keeps another password than before.
  @Sendable static func changePassword() {
    UserDefaults(suiteName: group)?.set("changed", forKey: "password")
  }
}

/// An app that does something whenever it comes to the front.
private final class RefreshingApp: UIViewController {
  private let refresh: @Sendable () -> Void

  init(_ refresh: @escaping @Sendable () -> Void) {
    self.refresh = refresh
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self, refresh, thread = pthread_self()] _ in
      // Others play on other threads.
      if self != nil, thread == pthread_self() { refresh() }
    }
  }
}

extension Property {
  /// What is filled in is what is kept at that moment.
  static let fillsWhatIsKept = Property.always("what is filled in is what is kept") { moment in
    moment.news.allSatisfy { entry in
      guard case .system(.autoFill(.filled(_, .password(let credential)))) = entry.event else { return true }
      let kept = moment.world.phone.containers["password", in: .group(SharedSafe.group), of: .extension]
      return credential.password == kept?.text ?? "kitten1"
    }
  }
}
