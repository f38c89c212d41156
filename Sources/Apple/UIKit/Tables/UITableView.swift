import Rehearsal

/// Rows in sections, one below the other.
///
/// Rows are asked for when somebody looks, and asked for anew after `reloadData()`; those that were there are then
/// used again. A change that does not come to as many rows as the data source says is a crash, as on a device. A
/// script touches a row by the first thing it says; a person scrolls to it.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Who knows what is in it.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }
  /// Who is asked about rows, and hears of them.
  open weak var delegate: (any UITableViewDelegate)?
  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UITableViewDelegate }
  }
  /// How it looks.
  public let style: Style
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several can be.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether rows can be edited at the moment.
  open var isEditing = false
  /// How high a row is.
  open var rowHeight = UITableView.automaticDimension
  /// How high a row may be.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// How high what stands above a section is.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// How high what stands below a section is.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The line between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of that line.
  open var separatorColor: UIColor?
  /// The space before that line.
  open var separatorInset = UIEdgeInsets.zero
  /// What stands above all rows.
  open var tableHeaderView: UIView?
  /// What stands below all rows.
  open var tableFooterView: UIView?
  /// What stands behind all rows.
  open var backgroundView: UIView?
  let rows = ListedCells<UITableViewCell>()
  /// Rows that were drawn with all that they say.
  var drawn: [DrawnSection]?
  var updates = TableUpdates()

  /// As high as the content is.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How a table looks.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// How a change moves; nothing does.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// Where a row is to be seen.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A table from a storyboard.
  public required init?(coder: NSCoder) {
    let names: [String: Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    style = coder.attribute("style").flatMap { names[$0] } ?? .plain
    super.init(coder: coder)
  }

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("dataSource", \UITableView.dataSource),
      .outlet("delegate", \UITableView.delegate),
      .outlet("tableHeaderView", \UITableView.tableHeaderView),
      .outlet("tableFooterView", \UITableView.tableFooterView),
    ])
  }

  /// Says by which class rows of an identifier are made.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      rows.makers[identifier] = nil
      return
    }
    rows.makers[identifier] = { type.init(style: .default, reuseIdentifier: identifier) }
  }

  /// A row of an identifier to be used again, or a new one of the class of that identifier; `nil` where there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = rows.takeSpare(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return rows.makers[identifier]?()
  }

  /// A row of an identifier, which must be known.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Forgets all rows, which are asked for anew.
  open func reloadData() {
    // What comes of it elsewhere nobody says, seen or not; here it comes about a little later.
    if window != nil || superview != nil, noteCall("reloadData()") { return afterwards { self.reloadData() } }
    rows.forget()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    countRows()
    return rows.counts?.count ?? 0
  }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    countRows()
    return rows.counts?[section] ?? 0
  }

  /// The view of a row, if it is there.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cells[indexPath] }

  /// Where a view of a row is.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.cells.first { $0.value === cell }?.key }

  /// The views of rows, in order.
  open var visibleCells: [UITableViewCell] { rows.inOrder }

  /// The rows that are there to be seen.
  open var indexPathsForVisibleRows: [IndexPath]? { rows.cells.isEmpty ? nil : rows.cells.keys.sorted() }

  /// The chosen row.
  open var indexPathForSelectedRow: IndexPath? { rows.selected.first }

  /// The chosen rows.
  open var indexPathsForSelectedRows: [IndexPath]? { rows.selected.isEmpty ? nil : rows.selected }

  /// Chooses a row; nobody is told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for other in rows.selected { deselectRow(at: other, animated: animated) } }
    guard let indexPath, !rows.selected.contains(indexPath) else { return }
    rows.selected.append(indexPath)
    rows.cells[indexPath]?.setSelected(true, animated: animated)
  }

  /// Chooses a row no more; nobody is told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.selected.removeAll { $0 == indexPath }
    rows.cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Lets rows be edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  /// Scrolls until a row is seen; one that there is not is a crash.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    Backstage.noteDeed()
    countRows()
    guard rows.counts?.indices.contains(indexPath.section) == true,
      indexPath.row < numberOfRows(inSection: indexPath.section)
    else {
      fatalError("attempted to scroll the table view to an out-of-bounds row (\(indexPath.row))")
    }
  }

  /// Everything it holds is asked for where it is not there.
  package override func arrange() {
    fillRows()
  }

  override var held: [UIView] { subviews + rows.inOrder }

  package override var parts: [Touchable]? { rowTouchables }
}

extension UITableViewCell {
  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
}
