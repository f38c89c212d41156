/// How a view is drawn; nothing is.
@MainActor open class CALayer: NSObject {
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
