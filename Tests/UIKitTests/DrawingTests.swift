import Testing
import UIKit

/// Lines that would be drawn, and what is called whenever the screen would be.
@MainActor @Suite struct DrawingTests {
  private let square = CGRect(x: 10, y: 20, width: 40, height: 20)

  @Test func `a line goes around a rectangle, and an oval in it`() {
    let path = UIBezierPath(rect: square)
    #expect(path.bounds == square && path.currentPoint == square.origin)
    #expect(path.contains(CGPoint(x: 11, y: 21)) && !path.contains(CGPoint(x: 9, y: 21)))
    let oval = UIBezierPath(ovalIn: square)
    #expect(!oval.contains(CGPoint(x: 11, y: 21)) && oval.contains(CGPoint(x: 12, y: 30)))
    #expect(abs(oval.bounds.width - 40) < 0.001 && abs(oval.bounds.minY - 20) < 0.001)
    let round = UIBezierPath(roundedRect: square, cornerRadius: 8)
    #expect(!round.contains(CGPoint(x: 10.5, y: 20.5)) && round.contains(CGPoint(x: 18, y: 21)))
    let top = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(top.contains(CGPoint(x: 10.5, y: 39.5)) && !top.contains(CGPoint(x: 49.5, y: 20.5)))
  }

  @Test func `an arc turns the way that is said`() {
    let right = UIBezierPath(arcCenter: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(right.currentPoint.y - 2) < 0.001 && right.bounds.minX > -0.001)
    let left = UIBezierPath(arcCenter: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(left.currentPoint.y - 2) < 0.001 && left.bounds.minX < -1.9)
  }

  @Test func `what a line goes around twice is within it or not, as it says`() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 5, dy: 5)))
    let middle = CGPoint(x: 30, y: 30)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle) && path.contains(CGPoint(x: 12, y: 22)))
    let layer = CAShapeLayer()
    (layer.path, layer.fillRule, layer.lineCap) = (path.cgPath, .evenOdd, .round)
    #expect(layer.path == path.cgPath && layer.path != UIBezierPath(rect: square).cgPath)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 110 && (path.copy() as? UIBezierPath)?.usesEvenOddFillRule == true)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `a link calls whenever the screen would be drawn, until it is invalidated`() {
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector("count:", Counter.count(_:)))
    link.add(to: .current, forMode: .default)
    counter.runs(for: 0.2)
    #expect(counter.count >= 2 && link.timestamp > 0 && link.targetTimestamp > link.timestamp)
    link.isPaused = true
    let paused = counter.count
    counter.runs(for: 0.1)
    #expect(counter.count == paused)
    link.isPaused = false
    link.invalidate()
    counter.runs(for: 0.1)
    #expect(counter.count == paused)
  }
}

@MainActor private final class Counter: NSObject {
  private(set) var count = 0

  func count(_ link: CADisplayLink) { count += 1 }

  func runs(for seconds: TimeInterval) {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
  }
}
