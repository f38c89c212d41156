/// What an app shows in one place; an extension's belongs to the system, and none is made here.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UIScene: UIResponder {
  private init(nobodyMakesOne: Void) {
    super.init()
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
