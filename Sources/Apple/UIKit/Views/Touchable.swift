package import Rehearsal

/// One thing that a person finds on screen, and the view it is.
@MainActor package struct Touchable {
  package let element: Interface.Element
  let view: UIView
  private let use: (@MainActor () -> Void)?

  init(_ element: Interface.Element, _ view: UIView, use: (@MainActor () -> Void)? = nil) {
    self.element = element
    self.view = view
    self.use = use
  }

  /// Taps it.
  package func tap() {
    use?()
  }
}

extension UIView {
  /// What a person finds in it from front to end: what is visible, with what it says.
  package var touchables: [Touchable] {
    var found: [Touchable] = []
    collect(into: &found)
    return found
  }

  private func collect(into found: inout [Touchable]) {
    guard !isHidden, alpha >= 0.01 else { return }
    if let touchable = element(below: found.last?.element.text) {
      found.append(touchable)
      return
    }
    for view in orderOfReading { view.collect(into: &found) }
  }

  /// What it holds in the order in which a person reads it.
  private var orderOfReading: [UIView] { (self as? UIStackView)?.arrangedSubviews ?? subviews }

  /// Whether touches reach it through everything that holds it.
  var isTouchable: Bool {
    isUserInteractionEnabled && superview?.isTouchable != false
  }
}

extension Interface.Element {
  /// The text of a label.
  fileprivate var text: String? {
    if case .label(let text) = self { text } else { nil }
  }
}
