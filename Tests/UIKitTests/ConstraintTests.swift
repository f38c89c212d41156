import Testing
import UIKit

/// What is wished of the places of views, and by whom it is held.
@MainActor @Suite struct ConstraintTests {
  private let outer = UIView()
  private let inner = UIView()

  @Test func `a size is a multiple of another, with more or less`() {
    let equal = inner.widthAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 2)
    let most = inner.widthAnchor.constraint(
      lessThanOrEqualTo: outer.widthAnchor, multiplier: 0.5, constant: -8)
    let least = inner.heightAnchor.constraint(greaterThanOrEqualTo: outer.heightAnchor, multiplier: 0.25)
    #expect(equal.relation == .equal && equal.multiplier == 2 && equal.secondAttribute == .height)
    #expect(most.relation == .lessThanOrEqual && most.multiplier == 0.5 && most.constant == -8)
    #expect(least.relation == .greaterThanOrEqual && least.secondItem === outer)
  }

  @Test func `what is added to a view is held by it until it is removed`() {
    outer.addSubview(inner)
    let wishes = [
      inner.widthAnchor.constraint(equalToConstant: 3),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
    ]
    outer.addConstraints(wishes)
    outer.addConstraint(wishes[0])
    #expect(outer.constraints == wishes && inner.constraints == [] && wishes.allSatisfy(\.isActive))
    inner.removeConstraints(wishes)
    #expect(outer.constraints == wishes)
    outer.removeConstraint(wishes[0])
    #expect(outer.constraints == [wishes[1]] && !wishes[0].isActive)
    wishes[0].isActive = true
    #expect(inner.constraints == [wishes[0]])
    NSLayoutConstraint.deactivate(wishes)
    #expect(outer.constraints == [] && inner.constraints == [])
  }

  @Test func `a view cannot hold what is about a view outside of it`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stranger = UIView()
        UIView().addConstraint(stranger.widthAnchor.constraint(equalToConstant: 1))
      }
    }
  }

  @Test func `sizes of text are in order, and the larger ones are known`() {
    let size = UITraitCollection.current.preferredContentSizeCategory
    #expect(size == .large && size < .extraLarge && size >= .large && size <= .large && size > .small)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(
      UIContentSizeCategory.accessibilityExtraLarge.rawValue == "UICTContentSizeCategoryAccessibilityXL")
  }

  @Test func `what is said of looks and for VoiceOver is there again`() {
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(segments.titleTextAttributes(for: .selected)?.count == 1)
    #expect(segments.titleTextAttributes(for: .normal) == nil)
    inner.accessibilityAttributedLabel = NSAttributedString(string: "Code")
    inner.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Copy") { _ in true }]
    #expect(inner.accessibilityLabel == "Code" && inner.accessibilityCustomActions?.first?.name == "Copy")
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    #expect(
      UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
        !== UIImage.SymbolConfiguration(scale: .small))
    var secret: [UInt8] = [1, 2, 3]
    #expect(memset_s(&secret, 3, 7, 2) == 0 && secret == [7, 7, 3])
    #expect(memset_s(&secret, 2, 9, 3) != 0 && secret == [9, 9, 3])
  }
}
