/// How a layer is drawn, kept as it is said; nothing is.
extension CALayer {
  /// Where it is.
  public var frame: CGRect {
    get { looks.last() ?? .zero }
    set { looks.keep(newValue) }
  }

  /// The layer that says how much of it is seen where.
  public var mask: CALayer? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// The shape of its shadow.
  public var shadowPath: CGPath? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// The color behind everything in it.
  public var backgroundColor: CGColor? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// Which of its corners are round.
  @available(iOS 11.0, *) public var maskedCorners: CACornerMask {
    get {
      looks.last()
        ?? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
    set { looks.keep(newValue) }
  }

  /// How its corners are round.
  @available(iOS 13.0, *) public var cornerCurve: CALayerCornerCurve {
    get { looks.last() ?? .circular }
    set { looks.keep(newValue) }
  }

  /// How far in front of others it is.
  public var zPosition: CGFloat {
    get { looks.last() ?? 0 }
    set { looks.keep(newValue) }
  }

  /// Whether nothing behind it is seen through it.
  public var isOpaque: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether it is drawn once and then kept.
  public var shouldRasterize: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// How many pixels make a point where it is kept.
  public var rasterizationScale: CGFloat {
    get { looks.last() ?? 1 }
    set { looks.keep(newValue) }
  }

  /// Whether it is out of sight.
  public var isHidden: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }
}

/// Which corners are meant.
@available(iOS 11.0, *) public struct CACornerMask: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper one on the left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper one on the right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower one on the left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower one on the right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How corners are round.
@available(iOS 13.0, *) public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
  /// Its name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As a circle is.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As the phone's own corners are.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
