package import Rehearsal

/// What an app shows in one place; an extension's belongs to the system, and has none.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UIScene: UIResponder {
  /// What the system knows of it.
  public let session: UISceneSession
  /// Who is told what becomes of it.
  open var delegate: (any UISceneDelegate)?
  /// What it is called.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// Whether the user can see it.
  open private(set) var activationState = ActivationState.foregroundActive

  /// One for a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Tells its delegate what becomes of it (PL-12).
  package func pass(_ notice: SystemNotice) {
    switch notice {
    case .resignsActive:
      delegate?.sceneWillResignActive(self)
      activationState = .foregroundInactive
    case .becomesActive:
      activationState = .foregroundActive
      delegate?.sceneDidBecomeActive(self)
    case .entersBackground:
      activationState = .background
      delegate?.sceneDidEnterBackground(self)
    case .memoryWarning, .clockChange: break
    }
  }

  /// Whether the user can see it.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// Why the system brings it up.
  @available(iOS 13.0, *) @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// What the app is to go on with; what comes later comes to its delegate.
    public let userActivities: Set<NSUserActivity>
    /// The kind of an activity that is on its way; none is.
    open var handoffUserActivityType: String? { nil }
    /// The app that asked; the system does.
    open var sourceApplication: String? { nil }

    package init(userActivities: Set<NSUserActivity>) {
      self.userActivities = userActivities
    }
  }

  /// What is posted when one has come.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// What is posted when one is gone.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// What is posted when one has come to the front.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// What is posted when one is about to leave the front.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// What is posted when one is about to come to the screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// What is posted when one has left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension Notification.Name {
  /// What is posted in an extension when the app that shows it has come to the front.
  public static let NSExtensionHostDidBecomeActive = Notification.Name(
    "NSExtensionHostDidBecomeActiveNotification")
  /// What is posted in an extension when the app that shows it is about to leave the front.
  public static let NSExtensionHostWillResignActive = Notification.Name(
    "NSExtensionHostWillResignActiveNotification")
  /// What is posted in an extension when the app that shows it has left the screen.
  public static let NSExtensionHostDidEnterBackground = Notification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  /// What is posted in an extension when the app that shows it is about to come back to the screen.
  public static let NSExtensionHostWillEnterForeground = Notification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
}
