/// A view controller whose view is scrolled, and which hears of it: every call may be overridden.
@preconcurrency @MainActor open class ScrolledController: UIViewController, UIScrollViewDelegate {
  /// It was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// It was made larger or smaller.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// A finger begins to scroll it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The finger is about to leave it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The finger has left it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// It goes on without the finger.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// It has come to rest without the finger.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// It has come to rest where code sent it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// What in it is made larger or smaller: nothing.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Two fingers begin to make something larger or smaller.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// They have.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Whether it goes to its top when the status bar is tapped.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// It has gone to its top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The space around its content is another.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
