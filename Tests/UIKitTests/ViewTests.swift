import Rehearsal
import Testing
import UIKit

/// What a person finds in views.
@MainActor @Suite struct ViewTests {
  @Test func `what is hidden, transparent or without words is not found`() {
    let hidden = UILabel(saying: "hidden")
    hidden.isHidden = true
    let transparent = UILabel(saying: "transparent")
    transparent.alpha = 0
    let root = UIView(holding: [hidden, transparent, UILabel(), UILabel(saying: "seen"), UIButton()])
    #expect(root.elements == [.label("seen")])
  }

  @Test func `what a hidden view holds is not found either`() {
    let box = UIView(holding: [UILabel(saying: "inside")])
    let root = UIView(holding: [box])
    #expect(root.elements == [.label("inside")])
    box.isHidden = true
    #expect(root.elements == [])
  }

  @Test func `a field is known by its label, its placeholder, or the label above it`() {
    let labelled = UITextField()
    labelled.accessibilityLabel = "Code"
    labelled.placeholder = "six digits"
    let placed = UITextField()
    placed.placeholder = "six digits"
    let below = UITextField()
    let named = UITextField()
    named.accessibilityIdentifier = "code-field"
    #expect(UIView(holding: [labelled]).elements == [.field("Code")])
    #expect(UIView(holding: [placed]).elements == [.field("six digits")])
    #expect(
      UIView(holding: [UILabel(saying: "Your code"), below]).elements == [
        .label("Your code"), .field("Your code"),
      ])
    #expect(UIView(holding: [named]).elements == [.field("code-field")])
  }

  @Test func `a button that is disabled, or under a view that takes no touches, cannot be tapped`() {
    let button = UIButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.setTitle("Wait", for: .disabled)
    let root = UIView(holding: [button])
    #expect(root.elements == [.button("Continue")])
    button.isEnabled = false
    #expect(root.elements == [.button("Wait", isEnabled: false)])
    button.isEnabled = true
    root.isUserInteractionEnabled = false
    #expect(root.elements == [.button("Continue", isEnabled: false)])
  }

  @Test func `a stack is read in its own order`() {
    let stack = UIStackView(arrangedSubviews: [UILabel(saying: "one"), UILabel(saying: "three")])
    stack.insertArrangedSubview(UILabel(saying: "two"), at: 1)
    #expect(stack.elements == [.label("one"), .label("two"), .label("three")])
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(stack.elements == [.label("two"), .label("three")])
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test func `constraints are kept with the view that they are about, and lay nothing out`() {
    let view = UIView()
    let root = UIView(holding: [view])
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 8),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    #expect(view.constraints.map(\.constant) == [8, 44])
    NSLayoutConstraint.deactivate(view.constraints)
    #expect(view.constraints.isEmpty)
    #expect(view.frame == .zero)
  }

  @Test func `an action of the same name takes the place of the first`() {
    var taps: [String] = []
    let button = UIButton(type: .system)
    let name = UIAction.Identifier("go")
    button.addAction(UIAction(title: "a", identifier: name) { _ in taps.append("a") }, for: .touchUpInside)
    button.addAction(UIAction(title: "b", identifier: name) { _ in taps.append("b") }, for: .touchUpInside)
    button.addAction(
      UIAction(title: "c") { taps.append(($0.sender as? UIButton) === button ? "c" : "?") },
      for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(taps == ["b", "c"])
  }
}

extension UIView {
  convenience init(holding views: [UIView]) {
    self.init()
    for view in views { addSubview(view) }
  }

  var elements: [Interface.Element] { touchables.map(\.element) }
}

extension UILabel {
  convenience init(saying text: String) {
    self.init()
    self.text = text
  }
}
