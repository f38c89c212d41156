/// The app; an extension may name it, and not use it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The app's one object, which no extension has: asking for it in one does not even compile in Xcode.
  public static var shared: UIApplication {
    if Backstage.context != nil {
      notModelled("UIApplication.shared, which is unavailable in app extensions")
    }
    notModelled("UIApplication.shared: an app is rehearsed by the view controller that it shows")
  }

  /// What is posted when the app has come to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// What is posted when the app is about to leave the front.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// What is posted when the app has left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// What is posted when the app is about to come back to the screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// What is posted when the app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// What is posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// What is posted when the date is another than it would have been, or a new day begins.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// What is posted when files that wait for the owner can be read.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// What is posted when such files cannot be read any more.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// What is posted when somebody has taken a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// What opens the app's own page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
}
