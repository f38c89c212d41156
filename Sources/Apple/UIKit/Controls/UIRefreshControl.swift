import Rehearsal

/// Pulled to load anew; a script pulls it by tapping what it says, or “Pull to refresh”.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether it turns.
  public private(set) var isRefreshing = false
  /// What it says.
  open var attributedTitle: NSAttributedString?

  /// Lets it turn; nobody is told.
  open func beginRefreshing() { isRefreshing = true }
  /// Lets it rest.
  open func endRefreshing() { isRefreshing = false }

  package override var parts: [Touchable]? {
    let said = attributedTitle?.string ?? ""
    let name = said.isEmpty ? "Pull to refresh" : said
    guard !isRefreshing else { return [Touchable(.label(name), self)] }
    return [
      Touchable(.button(name, isEnabled: isEnabled && isTouchable), self) { [weak self] in
        self?.beginRefreshing()
        self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    ]
  }
}

extension UIScrollView {
  /// What is pulled to load anew.
  public var refreshControl: UIRefreshControl? {
    get { pulled as? UIRefreshControl }
    set { pulled = newValue }
  }
}
