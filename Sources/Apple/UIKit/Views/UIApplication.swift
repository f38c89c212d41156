/// The app; an extension may name it, and not use it.
@MainActor open class UIApplication: UIResponder {
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
  /// What opens the app's own page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
}

extension UIResponder {
  /// What is posted before the keyboard comes; no keyboard covers anything here.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// What is posted when the keyboard is there.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// What is posted before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// What is posted when the keyboard is gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// What is posted before the keyboard changes its place.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// By which such a notification tells the keyboard's place.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// By which such a notification tells how long the keyboard takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}
