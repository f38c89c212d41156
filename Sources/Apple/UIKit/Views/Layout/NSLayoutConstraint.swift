/// A wish about where things are; it is kept and counts for nothing, because nothing is laid out.
@MainActor open class NSLayoutConstraint: NSObject {
  /// Whether it is wished at present.
  open var isActive = false {
    didSet {
      guard oldValue != isActive else { return }
      if isActive { owner?.constraints.append(self) } else { owner?.constraints.removeAll { $0 === self } }
    }
  }
  /// The distance or size wished.
  open var constant: CGFloat
  /// How much it is wished.
  open var priority = UILayoutPriority.required
  private weak var owner: UIView?

  init(of owner: UIView?, constant: CGFloat) {
    self.owner = owner
    self.constant = constant
    super.init()
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
