/// How a view is drawn; nothing is.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// How round its corners are.
  open var cornerRadius: CGFloat = 0
  /// Whether what is outside of its shape is cut off.
  open var masksToBounds = false
  /// How wide the line around it is.
  open var borderWidth: CGFloat = 0
  /// The color of that line.
  open var borderColor: CGColor?
  /// The color of its shadow.
  open var shadowColor: CGColor?
  /// How dark its shadow is.
  open var shadowOpacity: Float = 0
  /// How soft its shadow is.
  open var shadowRadius: CGFloat = 0
  /// Where its shadow falls.
  open var shadowOffset = CGSize.zero
  /// How opaque it is.
  open var opacity: Float = 1
  var looks = Looks()
  var movements: [String: CAAnimation] = [:]
  /// What stands in it.
  public private(set) var sublayers: [CALayer]?
  /// What it stands in.
  public private(set) weak var superlayer: CALayer?

  /// A layer with nothing in it.
  public override init() {
    super.init()
  }

  /// A layer of a class that a view asks for.
  static func fresh(of layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    if layerClass == CAGradientLayer.self { return CAGradientLayer() }
    if layerClass == CAShapeLayer.self { return CAShapeLayer() }
    notModelled("a view that is drawn by \(layerClass): put such a layer into its own")
  }

  /// Puts a layer in front of those in it.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Puts a layer among those in it.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    sublayers = all
    layer.superlayer = self
  }

  /// Takes it from what it stands in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

/// Colors that turn into one another.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors.
  open var colors: [Any]?
  /// Where they are, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first is.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A color as it is drawn with.
public final class CGColor: NSObject, Sendable {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init()
  }
}

extension UIColor {
  /// The color as it is drawn with.
  public var cgColor: CGColor { CGColor(self) }
}
