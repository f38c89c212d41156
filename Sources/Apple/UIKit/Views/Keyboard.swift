/// The keyboard of a phone: it is there while somebody has it, and says when it comes and goes.
@MainActor final class Keyboard {
  private weak var holder: UIResponder?
  private var isPassedOn = false

  /// That of the process whose code runs; without a rehearsal there is none to see.
  static var ours: Keyboard? {
    Backstage.context == nil && Backstage.app == nil ? nil : Backstage.belonging { Keyboard() }
  }

  /// Whoever had it gives it up to somebody else: it does not go in between.
  func pass(from former: UIResponder?) {
    isPassedOn = true
    former?.resignFirstResponder()
    isPassedOn = false
  }

  func come(to next: UIResponder) {
    let wasThere = holder != nil
    holder = next
    guard !wasThere else { return }
    post([UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification], 0)
    post([UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification], 0)
  }

  func go(from former: UIResponder) {
    guard holder === former, !isPassedOn else { return }
    holder = nil
    post([UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification], 1)
    post([UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification], 1)
  }

  /// Tells where it goes: it covers the lower end of the screen, or stands below it.
  private func post(_ names: [Notification.Name], _ end: Int) {
    let places = [
      CGRect(x: 0, y: 517, width: 393, height: 335), CGRect(x: 0, y: 852, width: 393, height: 335),
    ]
    for name in names {
      NotificationCenter.default.post(
        name: name, object: UIScreen.main,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: places[1 - end]),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: places[end]),
          UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
          UIResponder.keyboardAnimationCurveUserInfoKey: 7, UIResponder.keyboardIsLocalUserInfoKey: true,
        ])
    }
  }
}
