/// What is told of the keyboard.
extension UIResponder {
  /// What is posted before the keyboard comes.
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
  /// What is posted when the keyboard has changed its place.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// By which such a notification tells where the keyboard was.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// By which such a notification tells how the keyboard gains and loses speed.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// By which such a notification tells whether the keyboard is this app's.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIResponder {
  /// Has the keyboard passed on from whoever has it.
  func pass(keyboardFrom former: UIResponder?) {
    guard let keyboard = Keyboard.ours else {
      former?.resignFirstResponder()
      return
    }
    keyboard.pass(from: former)
  }
}
