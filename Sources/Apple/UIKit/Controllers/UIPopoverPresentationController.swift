/// Where something would point to, on a device with room for that; a phone shows it over everything.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view it would point to.
  open var sourceView: UIView?
  /// The place in that view.
  open var sourceRect = CGRect.zero
  /// The button it would point to.
  open var barButtonItem: UIBarButtonItem?
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
