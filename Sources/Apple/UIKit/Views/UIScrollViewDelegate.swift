/// Who hears of scrolling.
///
/// No script scrolls by fingers: what is told is what code itself scrolls, and no drag, no zoom and no end of either.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// It was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// It was made larger or smaller.
  @available(iOS 3.2, *) func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to scroll it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to leave it.
  @available(iOS 5.0, *)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has left it.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It goes on without the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It has come to rest without the finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// It has come to rest where code sent it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// What in it is made larger or smaller.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers begin to make something larger or smaller.
  @available(iOS 3.2, *)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// They have.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether it goes to its top when the status bar is tapped.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It has gone to its top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The space around its content is another.
  @available(iOS 11.0, *) func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// Every call may be left out.
extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// What is scrolled, with whoever hears of it.
///
/// Apple's tables, collections and texts narrow the type of `delegate`, which no class of Swift may; what a protocol adds
/// to a class gives way to a property of that name.
@preconcurrency @MainActor public protocol Scrolled: UIScrollView {}

extension Scrolled {
  /// Who hears of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
