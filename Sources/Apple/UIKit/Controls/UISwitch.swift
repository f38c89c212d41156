import Rehearsal

/// Something that is on or off; a tap on its name turns it.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// Its color while it is on.
  open var onTintColor: UIColor?

  /// A switch in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A switch from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOn = coder.attribute("on") == "YES"
  }

  /// Turns it; nobody is told.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override func element(below label: String?) -> Touchable? {
    guard let name = accessibilityLabel ?? label ?? accessibilityIdentifier else { return nil }
    return Touchable(.button(name, isEnabled: isEnabled && isTouchable), self) { [weak self] in
      guard let self else { return }
      self.isOn.toggle()
      self.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
}
