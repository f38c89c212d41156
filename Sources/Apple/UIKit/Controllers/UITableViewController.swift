/// A view controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: ScrolledController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  /// Whether nothing is chosen any more when it comes up again.
  open var clearsSelectionOnViewWillAppear = true

  /// A table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A table from a storyboard.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// The table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// What is pulled to load anew.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  /// Makes the table.
  open override func loadView() {
    if drawing != nil || nibName != nil { return super.loadView() }
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// The table comes to the screen.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  /// Lets its rows be edited, or not.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  /// As many rows as were drawn.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.drawn?[section].cells.count ?? 0
  }
  /// The row that was drawn; where none was, this is a crash for a table that says it has some.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let drawn = tableView.drawn { return drawn[indexPath.section].cells[indexPath.row] }
    fatalError("\(type(of: self)) does not override tableView(_:cellForRowAt:)")
  }
  /// As many sections as were drawn, or one.
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.drawn?.count ?? 1 }
  /// The title above a section, if it was drawn.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.drawn?[section].header
  }
  /// The title below a section, if it was drawn.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.drawn?[section].footer
  }
  /// Whether a row can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// A row was edited.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// No index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Where an entry of the index leads.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Which row is chosen in place of the one that was tapped.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// A row was chosen.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// A row is chosen no more.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Whether a finger on a row does anything.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// The button at the end of a row was tapped.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// A row is about to be seen.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// How high a row is.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// How high what stands above a section is.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// How high what stands below a section is.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// What stands above a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// What stands below a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// How high a row may be.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// A row is seen no more.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// What stands above a section is about to be seen.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// What stands below a section is about to be seen.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Whether a row can be taken elsewhere.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// A row was taken elsewhere.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// What can be done with a row that is edited.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// What a swipe to where lines begin uncovers.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// What a swipe to where lines end uncovers.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// What a swipe uncovered before iOS 11.
  @available(iOS, deprecated: 13.0)
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// What a long touch on a row offers.
  @available(iOS 13.0, *)
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What the button says that deletes a row.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// How far what is in a row is from its edge, in steps.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// Whether a row is further from its edge while it is edited.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Which row is chosen no more in place of the one that would be.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
}
