/// A view that is larger than what is seen of it; a person scrolls to whatever is in it.
@preconcurrency @MainActor open class UIScrollView: UIView, Scrolled {
  /// How large its content is.
  open var contentSize = CGSize.zero
  /// How far it is scrolled.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) } }
  }
  /// Who hears of scrolling, as whoever is of a narrower class has it.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }
  private weak var ownDelegate: (any UIScrollViewDelegate)?
  /// The space around its content.
  open var contentInset = UIEdgeInsets.zero
  /// The space around the marks that say how far it is scrolled.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the mark that says how far it is scrolled, from top to bottom.
  @available(iOS 11.1, *) open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set { scrollIndicatorInsets = newValue }
  }
  /// Whether it says how far it is scrolled, from top to bottom.
  open var showsVerticalScrollIndicator = true
  /// Whether it says how far it is scrolled, from left to right.
  open var showsHorizontalScrollIndicator = true
  /// Whether it can be scrolled.
  open var isScrollEnabled = true
  /// Whether it stops at whole pages.
  open var isPagingEnabled = false
  /// Whether it goes beyond its end and back.
  open var bounces = true
  /// Whether it does so where all of it is seen.
  open var alwaysBounceVertical = false
  /// What takes the keyboard away while it is scrolled.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How the bars around it count.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  var pulled: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let pulled { insertSubview(pulled, at: 0) }
    }
  }
  /// Whether it scrolls to its top when the status bar is tapped.
  open var scrollsToTop = true

  /// A view in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What takes a keyboard away while something is scrolled.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  /// How bars count around what is scrolled.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("delegate", \UIScrollView.delegate)
    ])
  }

  /// Scrolls, and says that it has come to rest where it is seen to move.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isElsewhere = contentOffset != self.contentOffset
    if isElsewhere { Backstage.noteDeed() }
    self.contentOffset = contentOffset
    guard animated, isElsewhere else { return }
    afterwards(in: 0.3) { [weak self] in
      if let self { self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }
  /// Scrolls until something is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

extension UIScrollView {
  /// Where its content is.
  @available(iOS 11.0, *) public var contentLayoutGuide: UILayoutGuide { ownGuide("content") }
  /// Where it is itself.
  @available(iOS 11.0, *) public var frameLayoutGuide: UILayoutGuide { ownGuide("frame") }

  private func ownGuide(_ name: String) -> UILayoutGuide {
    if let guide = guides.named[name] { return guide }
    let guide = UILayoutGuide(in: self)
    guides.named[name] = guide
    return guide
  }

  /// How much the bars around it take with the space around its content.
  @available(iOS 11.0, *) public var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether a finger scrolls it; none does.
  public var isDragging: Bool { false }
  /// Whether a finger is on it; none is.
  public var isTracking: Bool { false }
  /// Shows for a moment how far it is scrolled.
  public func flashScrollIndicators() {}

  /// Whether it goes beyond its end from left to right where all of it is seen.
  public var alwaysBounceHorizontal: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// How small it can be made.
  public var minimumZoomScale: CGFloat {
    get { looks.last() ?? 1 }
    set { looks.keep(newValue) }
  }

  /// How large it can be made.
  public var maximumZoomScale: CGFloat {
    get { looks.last() ?? 1 }
    set { looks.keep(newValue) }
  }
}
