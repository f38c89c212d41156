/// A line of straight and bent pieces, and how it would be drawn; nothing is.
@available(iOS 3.2, *) open class UIBezierPath: NSObject, NSCopying {
  /// How wide it is.
  open var lineWidth: CGFloat = 1
  /// How it ends.
  open var lineCapStyle = CGLineCap.butt
  /// How its pieces meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a corner may stand out.
  open var miterLimit: CGFloat = 10
  /// How exactly it is drawn.
  open var flatness: CGFloat = 0.6
  /// Whether what it goes around twice is outside of it.
  open var usesEvenOddFillRule = false
  private var pieces: [CGPath.Piece] = []

  /// A line that goes nowhere yet.
  public override init() {
    super.init()
  }

  /// A line around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// A line around an oval that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    close()
    let size = CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
    apply(size.concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
  }

  /// A line around a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// A line around a rectangle some of whose corners are round, as wide as they say.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let most = min(rect.width, rect.height) / 2
    let round: [(UIRectCorner, CGFloat, CGFloat, CGFloat)] = [
      (.topLeft, rect.minX, rect.minY, .pi), (.topRight, rect.maxX, rect.minY, 1.5 * .pi),
      (.bottomRight, rect.maxX, rect.maxY, 0), (.bottomLeft, rect.minX, rect.maxY, 0.5 * .pi),
    ]
    for (corner, x, y, angle) in round {
      let radius = corners.contains(corner) ? min(max(cornerRadii.width, 0), most) : 0
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      addArc(
        withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
    }
    close()
  }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A line as it is drawn with.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    pieces = CGPath.pieces
  }

  /// The line as it is drawn with.
  open var cgPath: CGPath {
    get { CGPath(pieces: pieces) }
    set { pieces = newValue.pieces }
  }

  /// Goes on elsewhere.
  open func move(to point: CGPoint) { pieces.append(.move(point)) }
  /// Goes on straight.
  open func addLine(to point: CGPoint) { pieces.append(.line(point)) }
  /// Goes on in a curve that two places bend.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    pieces.append(.curve(to: endPoint, controls: [controlPoint1, controlPoint2]))
  }
  /// Goes on in a curve that one place bends.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    pieces.append(.quadCurve(to: endPoint, control: controlPoint))
  }
  /// Goes back to where it began.
  open func close() { if !pieces.isEmpty { pieces.append(.close) } }
  /// Forgets where it went.
  open func removeAllPoints() { pieces = [] }
  /// Goes on as another does.
  open func append(_ bezierPath: UIBezierPath) { pieces += bezierPath.pieces }
  /// Is turned, sized and moved.
  open func apply(_ transform: CGAffineTransform) { pieces = pieces.map { $0.applying(transform) } }

  /// Goes to a part of a circle and on along it, in pieces of at most a quarter.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = Self.turn(from: startAngle, to: endAngle, clockwise: clockwise)
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    pieces.append(pieces.isEmpty ? .move(place(startAngle)) : .line(place(startAngle)))
    let count = max(1, Int((abs(turn) / (.pi / 2)).rounded(.up)))
    let step = turn / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count where radius > 0 && turn != 0 {
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (start, end) = (place(from), place(to))
      addCurve(
        to: end,
        controlPoint1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        controlPoint2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// How far an arc turns; at most once around, and by the way that is said.
  private static func turn(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let (difference, whole) = (end - start, 2 * CGFloat.pi)
    if clockwise {
      return difference >= whole ? whole : difference >= 0 ? difference : difference.rest(whole)
    }
    return difference <= -whole ? -whole : difference <= 0 ? difference : difference.rest(whole) - whole
  }

  /// Whether it goes nowhere.
  open var isEmpty: Bool { pieces.isEmpty }
  /// The smallest rectangle around all places that it names, those that only bend it included.
  open var bounds: CGRect { isEmpty ? .zero : cgPath.boundingBox }
  /// Where it has come to.
  open var currentPoint: CGPoint { cgPath.currentPoint }
  /// Whether a place is within it.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws what is within it; nothing is ever drawn.
  open func fill() {}
  /// Draws it; nothing is ever drawn.
  open func stroke() {}
  /// Lets only what is within it be drawn; nothing is ever drawn.
  open func addClip() {}

  /// Another one that goes the same way.
  open func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath(cgPath: cgPath)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (path.miterLimit, path.flatness) = (miterLimit, flatness)
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }
}

extension CGFloat {
  /// What is left of it beyond whole times of another, never below zero.
  fileprivate func rest(_ whole: CGFloat) -> CGFloat {
    let rest = truncatingRemainder(dividingBy: whole)
    return rest < 0 ? rest + whole : rest
  }
}

/// Corners of a rectangle.
@available(iOS 3.2, *) public struct UIRectCorner: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper one on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper one on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower one on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower one on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// How the pieces of a line meet.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
