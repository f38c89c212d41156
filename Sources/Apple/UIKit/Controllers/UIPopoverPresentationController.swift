/// Where something would point to, on a device with room for that; a phone shows it over everything.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view it would point to.
  open var sourceView: UIView?
  /// The place in that view.
  open var sourceRect = CGRect.zero
  /// The button it would point to.
  open var barButtonItem: UIBarButtonItem?
  /// From where it may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The color behind everything in it.
  open var backgroundColor: UIColor?
}

/// From where something may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Sides by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// From below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// From above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// From the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// From the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// From everywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Who is asked how something that points to a place is presented.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// It is about to be there.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

/// Every call may be left out.
extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  /// Where it would point to, if it is presented so: an alert on a phone is not, and nothing else says so by itself.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let kept = presentationController as? UIPopoverPresentationController { return kept }
    let made = UIPopoverPresentationController(of: self)
    presentationController = made
    return made
  }
}

extension NSValue {
  /// The rectangle in it; none of any size where it is something else.
  public var cgRectValue: CGRect { rectValue }
}
