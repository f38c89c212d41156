package import Rehearsal

/// An interface as a script meets it: what is visible of what is in front, and what happens when it is used.
extension UIViewController {
  private var touchables: [Touchable] {
    let front = topmost
    return (front as? UIAlertController)?.alertTouchables ?? front.viewIfLoaded?.touchables ?? []
  }

  /// What a person finds on screen.
  package var interface: Interface {
    topmost.viewIfLoaded?.arrangeAll()
    return Interface(touchables.map(\.element))
  }

  /// Takes what a user does with it.
  package func take(_ touch: Touch) {
    switch touch {
    case .types(let text, let field): type(text, into: field)
    case .taps(let button): tap(button)
    }
  }

  /// Goes its way to the screen and off it.
  package func pass(_ moment: Rehearsal.Appearance) {
    switch moment {
    case .willAppear: beginAppearing()
    case .didAppear: endAppearing()
    case .willDisappear: beginDisappearing()
    case .didDisappear: endDisappearing()
    }
  }

  private func type(_ text: String, into field: String) {
    for touchable in touchables {
      if case .field(field, _) = touchable.element, let view = touchable.view as? UITextField {
        return view.type(text)
      }
      if case .field(field, _) = touchable.element, let view = touchable.view as? UITextView {
        return view.type(text)
      }
    }
  }

  /// Taps the button of a name; of several, the first that can be used.
  private func tap(_ button: String) {
    for touchable in touchables where touchable.element == .button(button) { return touchable.tap() }
  }
}
