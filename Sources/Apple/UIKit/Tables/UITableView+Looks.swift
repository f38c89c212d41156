/// What is said of how a table looks; kept as it is said.
extension UITableView {
  /// How high what stands above a section may be.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { looks.last() ?? UITableView.automaticDimension }
    set { looks.keep(newValue) }
  }

  /// How high what stands below a section may be.
  public var estimatedSectionFooterHeight: CGFloat {
    get { looks.last() ?? UITableView.automaticDimension }
    set { looks.keep(newValue) }
  }

  /// The room above what stands above a section.
  @available(iOS 15.0, *) public var sectionHeaderTopPadding: CGFloat {
    get { looks.last() ?? UITableView.automaticDimension }
    set { looks.keep(newValue) }
  }

  /// How high rows are that are not there.
  @available(iOS 15.0, *) public var fillerRowHeight: CGFloat {
    get { looks.last() ?? 0 }
    set { looks.keep(newValue) }
  }

  /// The color of the index at the edge.
  public var sectionIndexColor: UIColor? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// The color behind that.
  public var sectionIndexBackgroundColor: UIColor? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// Whether rows are no wider than one reads well.
  @available(iOS 9.0, *) public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether rows keep within what bars leave free.
  @available(iOS 11.0, *) public var insetsContentViewsToSafeArea: Bool {
    get { looks.last() ?? true }
    set { looks.keep(newValue) }
  }

  /// Whether several rows can be chosen while they are edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether the row that a keyboard is at is chosen.
  @available(iOS 14.0, *) public var selectionFollowsFocus: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether the row that a keyboard was at is remembered.
  @available(iOS 9.0, *) public var remembersLastFocusedIndexPath: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether rows can be dragged elsewhere; no script drags.
  @available(iOS 11.0, *) public var dragInteractionEnabled: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }

  /// Whether rows are asked for before they are seen.
  @available(iOS 15.0, *) public var isPrefetchingEnabled: Bool {
    get { looks.last() ?? true }
    set { looks.keep(newValue) }
  }

  /// Whether changes are being made.
  @available(iOS 11.0, *) public var hasUncommittedUpdates: Bool { updates.depth > 0 }

  /// Which row is at a place; nothing is laid out, and so none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

  /// Where a row is; nothing is laid out, and so nowhere.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

  /// Asks anew for what stands in the index at the edge; no script touches it.
  public func reloadSectionIndexTitles() {}
}

/// What stands above and below sections, by what it is asked for again.
extension UITableView {
  /// Says by which class what stands above or below a section is made.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      edges.makers[identifier] = nil
      return
    }
    edges.makers[identifier] = { type.init(reuseIdentifier: identifier) }
  }

  /// One of an identifier, new; `nil` where nobody has said by which class it is made.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { edges.makers[identifier]?() }

  /// What stands above a section, if it is there.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers[section] as? UITableViewHeaderFooterView
  }

  /// What stands below a section, if it is there.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footers[section] as? UITableViewHeaderFooterView
  }

  private var edges: SectionEdges {
    if let edges: SectionEdges = looks.last() { return edges }
    let edges = SectionEdges()
    looks.keep(edges)
    return edges
  }

  /// Rows say anew what they say, and stay as they are.
  @available(iOS 15.0, *) public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }
}

/// How what stands above and below sections is made, by its identifiers.
@MainActor private final class SectionEdges {
  var makers: [String: @MainActor () -> UITableViewHeaderFooterView] = [:]
}
