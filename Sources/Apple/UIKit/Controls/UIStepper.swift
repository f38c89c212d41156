import Rehearsal

/// A number with a button for more and one for less.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The number.
  open var value = 0.0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  /// The least it may be.
  open var minimumValue = 0.0
  /// The most it may be.
  open var maximumValue = 100.0
  /// How much a tap makes.
  open var stepValue = 1.0
  /// Whether the least follows the most.
  open var wraps = false

  package override var parts: [Touchable]? {
    [("Decrement", -1.0), ("Increment", 1.0)].map { name, sign in
      Touchable(.button(name, isEnabled: isEnabled && isTouchable && canGo(sign)), self) { [weak self] in
        self?.go(sign)
      }
    }
  }

  private func canGo(_ sign: Double) -> Bool {
    wraps || (sign < 0 ? value > minimumValue : value < maximumValue)
  }

  private func go(_ sign: Double) {
    let next = value + sign * stepValue
    let isBeyond = next < minimumValue || next > maximumValue
    value = wraps && isBeyond ? (sign < 0 ? maximumValue : minimumValue) : next
    sendActions(for: .valueChanged)
  }
}

/// A number that a finger pulls; no script pulls, and code may set it.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  /// The least it may be.
  open var minimumValue: Float = 0
  /// The most it may be.
  open var maximumValue: Float = 1
  /// Whether every place on the way is told.
  open var isContinuous = true

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}
