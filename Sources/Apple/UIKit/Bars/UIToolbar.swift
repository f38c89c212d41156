import Rehearsal

/// A bar of buttons below a view controller, or above the keyboard.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// Its buttons, in order.
  open var items: [UIBarButtonItem]?
  /// Whether what is below it shines through.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: UIColor?

  /// A bar in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A bar from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Sets its buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var promise: Promise { .something }

  package override var parts: [Touchable]? {
    (items ?? []).flatMap { $0.touchables(in: self) } + subviews.flatMap(\.touchables)
  }
}
