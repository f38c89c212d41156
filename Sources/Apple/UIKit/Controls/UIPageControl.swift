import Rehearsal

/// Points, one a page; each page is tapped by what VoiceOver says of it, such as “page 2 of 3”.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(0, numberOfPages - 1)) }
  }
  /// Which is seen.
  open var currentPage = 0
  /// Whether it is gone where there is one page alone.
  open var hidesForSinglePage = false
  /// The color of the points.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the point of the page that is seen.
  open var currentPageIndicatorTintColor: UIColor?

  package override var parts: [Touchable]? {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
    return (0..<numberOfPages).map { page in
      Touchable(.button("page \(page + 1) of \(numberOfPages)", isEnabled: isEnabled && isTouchable), self) {
        [weak self] in self?.turn(to: page)
      }
    }
  }

  private func turn(to page: Int) {
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
