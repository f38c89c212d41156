import Rehearsal

/// A part of an interface: it can hold others, be hidden and carry what accessibility says of it.
///
/// Nothing is laid out or drawn. What a script sees of a view is whether it is there, visible, enabled and how
/// it is labelled.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// Where it is, as far as the code says.
  open var frame: CGRect
  /// Whether it is kept out of sight.
  open var isHidden = false
  /// How opaque it is; a view below 0.01 is out of sight.
  open var alpha: CGFloat = 1
  /// Whether touches reach it and what it holds.
  open var isUserInteractionEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// Its color behind everything it holds.
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// The color of what can be touched in it.
  open var tintColor: UIColor! = .systemBlue
  /// Whether frames turn into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How it is resized with what it stands in.
  open var autoresizingMask: AutoresizingMask = []
  /// How its content fits its bounds.
  open var contentMode = ContentMode.scaleToFill
  /// The space around what it holds.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The margins by the direction of reading.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  /// What tests call it.
  open var accessibilityIdentifier: String?
  /// What VoiceOver calls it, and a script as well.
  open var accessibilityLabel: String?
  /// What VoiceOver adds to that.
  open var accessibilityHint: String?
  /// What VoiceOver says it holds.
  open var accessibilityValue: String?
  /// Whether VoiceOver stops at it.
  open var isAccessibilityElement = false

  /// What it holds, from back to front.
  public internal(set) var subviews: [UIView] = []
  /// What holds it.
  public internal(set) weak var superview: UIView?
  /// The constraints that were added to it.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  weak var controller: UIViewController?
  let guides = LayoutGuides()
  /// Which surroundings it would overrule.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { tellOfStyle(instead: oldValue) }
  }
  var traitObservers: [TraitObserver] = []

  /// A view in a place.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a place.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view from an archive; there are none here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// How content can fit a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
  }

  /// Its place in its own terms.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The window it is in, if it has come so far.
  open var window: UIWindow? { superview?.window ?? controller?.systemWindow }

  /// What holds it, or whose view it is.
  open override var next: UIResponder? { controller ?? superview }

  /// Called when it has been given something to hold.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before something is taken from it.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before it is held by another view, or by none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when it has come to be held by another view, or by none.
  open func didMoveToSuperview() {}
  /// Called when it is time to lay out what it holds.
  open func layoutSubviews() {}
  /// Asks for a layout; there is none to be made.
  open func setNeedsLayout() {}
  /// Lays out at once.
  open func layoutIfNeeded() { layoutSubviews() }
  /// Called before it comes into a window, or out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when it has come into a window, or out of one.
  open func didMoveToWindow() {}
  /// Asks for a drawing; there is none.
  open func setNeedsDisplay() {}
  /// Asks for constraints anew.
  open func setNeedsUpdateConstraints() {}
  /// Called when constraints are to be made.
  open func updateConstraints() {}
  /// The surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The space it would take.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Says that it would take another space; nothing is laid out by it.
  open func invalidateIntrinsicContentSize() {}
  /// Called when bars cover more or less of it, which they never do.
  @available(iOS 11.0, *) open func safeAreaInsetsDidChange() {}
  /// Whether something may begin that waits for fingers on it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// What VoiceOver does with it in place of a tap, and whether it does anything.
  open func accessibilityActivate() -> Bool { false }
  /// Takes the space it would.
  open func sizeToFit() {}
  /// The space it would take of some; nothing is laid out, and so as much as it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// The space it would take by its constraints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// Whether a place is in it; a script touches by what is said, and asks nobody.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// What is touched at a place; a script touches by what is said, and asks nobody.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isTouchable && self.point(inside: point, with: event) ? self : nil
  }
  /// Called when it is to be drawn; it never is.
  open func draw(_ rect: CGRect) {}
  /// Called when its tint has changed.
  open func tintColorDidChange() {}

  /// What waits for fingers on it.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// What is in it cannot be seen outside of it.
  open var clipsToBounds = false
  /// How it is drawn; nothing is.
  public private(set) lazy var layer: CALayer = CALayer.fresh(of: type(of: self).layerClass)
  /// By which class it is drawn.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether it was told that it is in a window.
  final var isToldOfWindow = false

  /// What it holds, and what stands in it besides.
  var held: [UIView] { subviews }

  /// What a person finds in it, where that is not what it holds.
  package var parts: [Touchable]? { nil }

  /// What else a person finds in it, where it is something by itself.
  package var partsBeside: [UIView] { [] }

  /// Called when it is wanted that everything asked for is there to be seen.
  package func arrange() {}

  /// What script and user make of it; `nil` where there is nothing to see or touch but what it holds.
  package func element(below label: String?) -> Touchable? {
    guard isAccessibilityElement, let accessibilityLabel else { return nil }
    return Touchable(.label(accessibilityLabel), self)
  }

  /// What a person expects of a tap on it.
  var promise: Promise { .nothing }

  /// Whether it is ticked or chosen, as a number; a row that is chosen is so where a person can go on from there.
  func mark(goesOn: Bool) -> Int { 0 }
}
