/// Views in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The views, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Row or column.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The space between two views.
  open var spacing: CGFloat = 0
  /// How the views share the length.
  open var distribution = Distribution.fill
  /// How the views share the breadth.
  open var alignment = Alignment.fill
  /// Whether its margins count.
  open var isLayoutMarginsRelativeArrangement = false

  /// The space of the stack, where a view was given another.
  @available(iOS 11.0, *) public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The space that the system leaves.
  @available(iOS 11.0, *) public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// How views share the breadth of a stack.
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
    /// Leading, in a row.
    public static let top = Alignment.leading
    /// Trailing, in a row.
    public static let bottom = Alignment.trailing
  }

  /// A stack in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack from an archive; there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view in a place.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }

  /// Takes a view out of the order; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Leaves another space after one of the views.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}

  /// Called before something is taken from it.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }
}
