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

  /// Has everything in it asked for that is not there yet.
  package func arrangeAll() {
    guard !isHidden else { return }
    arrange()
    for view in subviews { view.arrangeAll() }
  }

  /// What is tapped on it as a whole: something without buttons that waits for a tap.
  private func whole(_ inside: [Touchable]) -> [Touchable]? {
    guard let first = tapRecognizers.first, controller == nil, isTouchable,
      inside.allSatisfy({ $0.element.label != nil }),
      let name = accessibilityLabel ?? inside.first?.element.label
    else { return nil }
    let tap = Touchable(.button(name), self) { first.recognize() }
    return [tap] + inside.dropFirst(accessibilityLabel == nil ? 1 : 0)
  }

  private func collect(into found: inout [Touchable]) {
    guard !isHidden, alpha >= 0.01 else { return }
    var inside: [Touchable] = []
    if let parts {
      inside = parts
      controller?.unavailable.view?.collect(into: &inside)
    } else if let touchable = element(below: found.last?.element.label) {
      inside = [touchable]
      for view in partsBeside { view.collect(into: &inside) }
    } else {
      var all = found
      for view in orderOfReading { view.collect(into: &all) }
      inside = Array(all[found.count...])
    }
    found += gestureRecognizers == nil ? inside : whole(inside) ?? inside
    found += longTouches.map { $0.touchable(with: inside.first?.element.name ?? "", on: self) }
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
  var label: String? {
    if case .label(let text) = self { text } else { nil }
  }

  /// What it is called.
  var name: String {
    switch self {
    case .label(let name), .button(let name, _), .field(let name, _): name
    }
  }
}
