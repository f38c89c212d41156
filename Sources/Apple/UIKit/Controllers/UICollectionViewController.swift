/// A view controller whose view is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: ScrolledController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// How its items are laid out from the beginning.
  public let collectionViewLayout: UICollectionViewLayout

  /// A collection in a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A collection in lines.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A collection from a storyboard.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// The collection.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Makes the collection.
  open override func loadView() {
    if drawing != nil || nibName != nil { return super.loadView() }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// No items.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// No item, which is a crash for a collection that says it has some.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("\(type(of: self)) does not override collectionView(_:cellForItemAt:)")
  }
  /// One section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Nothing that says anything.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Whether a finger on an item does anything.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether an item may be chosen no more.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// An item is about to be seen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Whether an item may be chosen.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// An item was chosen.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// An item is chosen no more.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
