/// A wish about where things are; it is kept and counts for nothing, because nothing is laid out.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Whether it is wished at present.
  open var isActive = false {
    didSet {
      guard oldValue != isActive else { return }
      if isActive {
        holder = holder ?? owner
        holder?.constraints.append(self)
      } else {
        holder?.constraints.removeAll { $0 === self }
        holder = nil
      }
    }
  }
  /// The view that has it; while it is not active, the one that is to have it.
  private weak var holder: UIView?
  /// The distance or size wished.
  open var constant: CGFloat
  /// How much it is wished.
  open var priority = UILayoutPriority.required
  /// What it is called.
  open var identifier: String?
  /// What is wished something of.
  public private(set) weak var firstItem: AnyObject?
  /// Which edge, middle or size of it.
  public let firstAttribute: Attribute
  /// How the two are to stand to each other.
  public let relation: Relation
  /// What it is held against, where there is something.
  public private(set) weak var secondItem: AnyObject?
  /// Which edge, middle or size of that.
  public let secondAttribute: Attribute
  /// How many times the second.
  public let multiplier: CGFloat
  private var owner: UIView? { (firstItem as? any Anchored)?.anchorOwner }

  init(
    first: (item: AnyObject?, attribute: Attribute), _ relation: Relation,
    second: (item: AnyObject?, attribute: Attribute), multiplier: CGFloat, constant: CGFloat
  ) {
    (firstItem, firstAttribute, self.relation) = (first.item, first.attribute, relation)
    (secondItem, secondAttribute) = second
    (self.multiplier, self.constant) = (multiplier, constant)
    super.init()
  }

  /// A wish about two views or guides, or about one alone.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      first: (view1 as AnyObject, attr1), relation, second: (view2.map { $0 as AnyObject }, attr2),
      multiplier: multiplier, constant: constant)
  }

  /// Becomes active in a view, which must hold whatever it is about.
  func hold(in view: UIView) {
    for item in [firstItem, secondItem].compactMap({ ($0 as? any Anchored)?.anchorOwner })
    where !item.isDescendant(of: view) {
      fatalError(
        "Unable to install constraint on view. Does the constraint reference something from outside the subtree "
          + "of the view? That's illegal. view: \(type(of: view)), item: \(type(of: item))")
    }
    if isActive, holder === view { return }
    isActive = false
    holder = view
    isActive = true
  }

  /// How two things are to stand to each other.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  /// An edge, a middle or a size.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
  }

  /// Row or column.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  /// Wishes several at once.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes several back.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension UIView {
  /// Wishes something of views in it, or of itself.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

  /// Wishes several things of views in it, or of itself.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes back what was wished in it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
  }

  /// Takes several things back that were wished in it.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}

/// How much a constraint is wished, up to 1000.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  /// Up to 1000.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority by its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// It must be.
  public static let required = UILayoutPriority(1000)
  /// It should be.
  public static let defaultHigh = UILayoutPriority(750)
  /// It may be.
  public static let defaultLow = UILayoutPriority(250)
}
