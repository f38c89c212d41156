/// How a view looks and where it is, kept as it is said; nothing is drawn or laid out.
extension UIView {
  /// How its place is turned, sized and moved.
  public var transform: CGAffineTransform {
    get { looks.last() ?? .identity }
    set { looks.keep(newValue) }
  }

  /// A picture of what it looks like, as large as it is: there is nothing in it to read or to touch.
  @available(iOS 7.0, *) public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let picture = UIView(frame: CGRect(origin: .zero, size: frame.size))
    picture.isUserInteractionEnabled = false
    return picture
  }

  /// The middle of its place.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }

  /// Whether nothing behind it is seen through it.
  public var isOpaque: Bool {
    get { looks.last() ?? true }
    set { looks.keep(newValue) }
  }

  /// A view whose shape it has.
  public var mask: UIView? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// Whether its tint is as it is said.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { looks.last() ?? .automatic }
    set { looks.keep(newValue) }
  }

  /// Whether it is turned where one reads from right to left.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { looks.last() ?? .unspecified }
    set { looks.keep(newValue) }
  }

  /// From which side one reads it.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether touches on other views wait for it.
  public var isExclusiveTouch: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether it takes several fingers.
  public var isMultipleTouchEnabled: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether its margins are within those of what holds it.
  public var preservesSuperviewLayoutMargins: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether its margins are within the safe area.
  @available(iOS 11.0, *) public var insetsLayoutMarginsFromSafeArea: Bool {
    get { looks.last() ?? true }
    set { looks.keep(newValue) }
  }

  /// What bars cover of it; nothing is laid out, and so they cover nothing.
  @available(iOS 11.0, *) public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The least space that a view could take.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As much space as there is.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// A place of it in terms of another view, as far as the code says where they are.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A place of another view in terms of it.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (here, there) = (placeInRoot, view?.placeInRoot ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A part of it in terms of another view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A part of another view in terms of it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var placeInRoot: CGPoint {
    guard let superview else { return .zero }
    let place = superview.placeInRoot
    return CGPoint(x: place.x + frame.minX, y: place.y + frame.minY)
  }

  /// How the tint of a view is.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }
}

/// Whether something is turned where one reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// From which side one reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}
