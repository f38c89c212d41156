import Rehearsal

/// Items in sections, laid out in some way; nothing is laid out here.
///
/// Items are asked for when somebody looks, and asked for anew after `reloadData()`. A change that does not come to as
/// many items as the data source says is a crash, as on a device. A script touches an item by the first thing it says.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Who knows what is in it.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }
  /// Who is asked about items, and hears of them.
  open weak var delegate: (any UICollectionViewDelegate)?
  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UICollectionViewDelegate }
  }
  /// How its items are laid out.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.forgetSections() }
  }
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several can be.
  open var allowsMultipleSelection = false
  /// Whether items can be edited at the moment.
  open var isEditing = false {
    didSet {
      for cell in items.cells.values where oldValue != isEditing { cell.setNeedsUpdateConfiguration() }
    }
  }
  /// What stands behind all items.
  open var backgroundView: UIView?
  let items = ListedCells<UICollectionViewCell>()
  /// How what stands beside items is made, by its kind and identifier.
  final var supplements: [String: @MainActor () -> UICollectionReusableView] = [:]
  var updates = TableUpdates()

  /// What stands above a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What stands below a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where an item is to be seen.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Places by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// On the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// On the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Items in a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Items from a storyboard.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("dataSource", \UICollectionView.dataSource), .outlet("delegate", \UICollectionView.delegate),
    ])
  }

  /// Says by which class items of an identifier are made.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else {
      items.makers[identifier] = nil
      return
    }
    items.makers[identifier] = { type.init(frame: .zero) }
  }

  /// Says by which class what stands beside items is made.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? UICollectionReusableView.Type else {
      supplements["\(kind) \(identifier)"] = nil
      return
    }
    supplements["\(kind) \(identifier)"] = { type.init(frame: .zero) }
  }

  /// An item of an identifier, which must be known.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = items.takeSpare(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = items.makers[identifier]?() else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    cell.identifier = identifier
    return cell
  }

  /// What stands beside items, of an identifier, which must be known.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplements["\(elementKind) \(identifier)"]?() else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    view.identifier = identifier
    return view
  }

  /// Forgets all items, which are asked for anew.
  open func reloadData() {
    // What comes of it elsewhere nobody says, seen or not; here it comes about a little later.
    if window != nil || superview != nil, noteCall("reloadData()") { return afterwards { self.reloadData() } }
    items.forget()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    countItems()
    return items.counts?.count ?? 0
  }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    countItems()
    return items.counts?[section] ?? 0
  }

  /// The view of an item, if it is there.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { items.cells[indexPath] }
  /// Where a view of an item is.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.cells.first { $0.value === cell }?.key
  }
  /// The views of items, in order.
  open var visibleCells: [UICollectionViewCell] { items.inOrder }
  /// The items that are there to be seen.
  open var indexPathsForVisibleItems: [IndexPath] { items.cells.keys.sorted() }
  /// The chosen items.
  open var indexPathsForSelectedItems: [IndexPath]? { items.selected }

  /// Chooses an item; nobody is told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection {
      for other in items.selected { deselectItem(at: other, animated: animated) }
    }
    guard let indexPath, !items.selected.contains(indexPath) else { return }
    items.selected.append(indexPath)
    items.cells[indexPath]?.isSelected = true
  }

  /// Chooses an item no more; nobody is told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    items.selected.removeAll { $0 == indexPath }
    items.cells[indexPath]?.isSelected = false
  }

  /// Scrolls until an item is seen; one that there is not is a crash.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    Backstage.noteDeed()
    guard indexPath.section < numberOfSections, indexPath.item < numberOfItems(inSection: indexPath.section)
    else {
      fatalError("attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item))")
    }
  }

  /// Lays items out in another way.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Everything it holds is asked for where it is not there.
  package override func arrange() {
    fillItems()
  }

  override var held: [UIView] { subviews + items.inOrder }

  package override var parts: [Touchable]? { itemTouchables }
}
