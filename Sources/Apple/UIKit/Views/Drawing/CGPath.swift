/// A line through places, as it is drawn with; nothing is drawn.
open class CGPath: NSObject, @unchecked Sendable {
  var pieces: [Piece] = []

  /// One step of a line.
  enum Piece: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, controls: [CGPoint])
    case close

    /// All places that it names.
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let controls): controls + [point]
      case .close: []
      }
    }

    func applying(_ transform: CGAffineTransform) -> Piece {
      switch self {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let controls):
        .curve(to: point.applying(transform), controls: controls.map { $0.applying(transform) })
      case .close: .close
      }
    }
  }

  init(pieces: [Piece]) {
    self.pieces = pieces
    super.init()
  }

  /// Whether it goes nowhere.
  public var isEmpty: Bool { pieces.isEmpty }

  /// Where it has come to; nowhere is the origin.
  public var currentPoint: CGPoint {
    guard pieces.last == .close else { return pieces.last?.points.last ?? .zero }
    for case .move(let start) in pieces.reversed() { return start }
    return .zero
  }

  /// The smallest rectangle around all places that it names, those that only bend it included.
  public var boundingBox: CGRect {
    let points = pieces.flatMap(\.points)
    guard let first = points.first else { return .null }
    let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
    let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a place is within it, where its curves count as many short lines.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    let winding = outlines.reduce(0) { sum, outline in
      sum
        + zip(outline, outline.dropFirst() + outline.prefix(1)).reduce(0) { turns, edge in
          turns + edge.0.turn(to: edge.1, around: point)
        }
    }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// The corners of what it goes around, one row for each time it begins elsewhere.
  private var outlines: [[CGPoint]] {
    var outlines: [[CGPoint]] = []
    for piece in pieces {
      let start = outlines.last?.last ?? .zero
      switch piece {
      case .move(let point): outlines.append([point])
      case .line(let point): outlines.extend(by: [point])
      case .quadCurve(let point, let control):
        outlines.extend(by: Self.parts.map { CGPoint.between([start, control, point], $0) })
      case .curve(let point, let controls):
        outlines.extend(by: Self.parts.map { CGPoint.between([start] + controls + [point], $0) })
      case .close: if let first = outlines.last?.first { outlines.append([first]) }
      }
    }
    return outlines
  }

  private static let parts = (1...32).map { CGFloat($0) / 32 }

  /// Whether both go the same way.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.pieces == pieces }
  /// A number by which lines are told apart.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pieces)
    return hasher.finalize()
  }
}

/// What is within a line that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

extension [[CGPoint]] {
  fileprivate mutating func extend(by points: [CGPoint]) {
    if isEmpty { append([]) }
    self[count - 1] += points
  }
}

extension CGPoint {
  /// A place on the curve that places bend, by De Casteljau's way.
  fileprivate static func between(_ points: [CGPoint], _ part: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { one, other in
        CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
      }
    }
    return points.first ?? .zero
  }

  /// 1 or -1 where an edge passes a place on its right on the way down or up.
  fileprivate func turn(to end: CGPoint, around point: CGPoint) -> Int {
    guard (y <= point.y) != (end.y <= point.y) else { return 0 }
    let crossing = x + (point.y - y) / (end.y - y) * (end.x - x)
    return crossing > point.x ? (end.y > y ? 1 : -1) : 0
  }
}
