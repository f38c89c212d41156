/// What constraints can be made from.
@preconcurrency @MainActor public protocol Anchored: AnyObject {
  /// The view whose constraints they become.
  var anchorOwner: UIView? { get }
}

extension UIView: Anchored {
  /// Itself.
  public var anchorOwner: UIView? { self }
}

/// A place in a view that is not a view itself.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, Anchored {
  /// The view it is in.
  public internal(set) weak var owningView: UIView?
  /// What it is called.
  open var identifier = ""
  /// Where it is; nothing is laid out, so nowhere.
  open var layoutFrame: CGRect { .zero }

  /// A place in no view yet.
  public override init() {
    super.init()
  }

  convenience init(in view: UIView) {
    self.init()
    owningView = view
  }

  /// The view it is in.
  public var anchorOwner: UIView? { owningView }
}

/// A place that gives way to the keyboard.
@available(iOS 15.0, *) @preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows the keyboard away from the edge.
  open var followsUndockedKeyboard = false
}

/// The guides of a view, which are the same whenever they are asked for.
@MainActor final class LayoutGuides {
  var all: [UILayoutGuide] = []
  var named: [String: UILayoutGuide] = [:]
}

extension UIView {
  /// What the system's bars leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { guide("safeArea") { UILayoutGuide(in: self) } }
  /// What its margins leave free.
  public var layoutMarginsGuide: UILayoutGuide { guide("layoutMargins") { UILayoutGuide(in: self) } }
  /// What is good to read in.
  public var readableContentGuide: UILayoutGuide { guide("readable") { UILayoutGuide(in: self) } }
  /// What the keyboard leaves free.
  @available(iOS 15.0, *) public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide("keyboard") { UIKeyboardLayoutGuide(in: self) }
  }

  /// The places in it that were added.
  public var layoutGuides: [UILayoutGuide] { guides.all }

  /// Adds a place to it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guides.all.append(layoutGuide)
  }

  /// Takes a place from it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.all.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  private func guide<Guide: UILayoutGuide>(_ name: String, _ make: () -> Guide) -> Guide {
    if let guide = guides.named[name] as? Guide { return guide }
    let made = make()
    guides.named[name] = made
    return made
  }

  /// How hard it resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// How hard it resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

extension Anchored {
  /// Where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  /// Where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  /// The line that the first line of text stands on.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .firstBaseline) }
  /// The line that the last line of text stands on.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .lastBaseline) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
}
