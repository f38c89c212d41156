extension UICollectionView {
  /// How items of a class are made and filled.
  @available(iOS 14.0, *) @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills one.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    fileprivate let handler: Handler

    /// Items that are filled so.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How what stands beside items is made and filled.
  @available(iOS 14.0, *)
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    /// Fills one.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Views of a kind that are filled so.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// An item of a registration, filled.
  @available(iOS 14.0, *) public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = "\(Cell.self)"
    let cell = items.takeSpare(identifier) as? Cell
    cell?.prepareForReuse()
    let used = cell ?? Cell(frame: .zero)
    used.identifier = identifier
    if let item { registration.handler(used, indexPath, item) }
    return used
  }

  /// What stands beside items, of a registration, filled.
  @available(iOS 14.0, *)
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
