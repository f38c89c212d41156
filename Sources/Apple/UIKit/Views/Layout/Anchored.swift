/// What constraints can be made from.
@MainActor public protocol Anchored: AnyObject {
  /// The view whose constraints they become.
  var anchorOwner: UIView? { get }
}

extension UIView: Anchored {
  /// Itself.
  public var anchorOwner: UIView? { self }
}

/// A place in a view that is not a view itself.
@MainActor open class UILayoutGuide: NSObject, Anchored {
  /// The view it is in.
  public private(set) weak var owningView: UIView?

  init(in view: UIView) {
    owningView = view
    super.init()
  }

  /// The view it is in.
  public var anchorOwner: UIView? { owningView }
}

extension UIView {
  /// What the system's bars leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(in: self) }
  /// What its margins leave free.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(in: self) }
  /// What is good to read in.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(in: self) }

  /// How hard it resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// How hard it resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

extension Anchored {
  /// Where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: anchorOwner) }
  /// Where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: anchorOwner) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: anchorOwner) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: anchorOwner) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: anchorOwner) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: anchorOwner) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: anchorOwner) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: anchorOwner) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: anchorOwner) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: anchorOwner) }
}
