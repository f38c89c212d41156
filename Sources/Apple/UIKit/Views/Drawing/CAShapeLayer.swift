/// A line and what is within it; nothing is drawn.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The line.
  open var path: CGPath?
  /// The color of what is within it.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// What is within it where it crosses itself.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line.
  open var strokeColor: CGColor?
  /// From which part on it is drawn, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Up to which part it is drawn, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// How wide it is.
  open var lineWidth: CGFloat = 1
  /// How far a corner may stand out.
  open var miterLimit: CGFloat = 10
  /// How it ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How its pieces meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in its dashes it begins.
  open var lineDashPhase: CGFloat = 0
  /// How long its dashes are, and the gaps between them.
  open var lineDashPattern: [NSNumber]?
}

/// What is within a line that crosses itself.
public struct CAShapeLayerFillRule: Hashable, Sendable, RawRepresentable {
  /// Its name.
  public let rawValue: String

  /// A rule by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What it goes around more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What it goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the pieces of a line meet.
public struct CAShapeLayerLineJoin: Hashable, Sendable, RawRepresentable {
  /// Its name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How a line ends.
public struct CAShapeLayerLineCap: Hashable, Sendable, RawRepresentable {
  /// Its name.
  public let rawValue: String

  /// A way by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At its end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In an arc beyond its end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In a corner beyond its end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
