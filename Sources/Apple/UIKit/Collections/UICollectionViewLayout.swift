/// How items are laid out; nothing is.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The kinds of what stands beside the items of a section.
  func supplements(in section: Int) -> Set<String> { [] }
  /// How the rows of a section look, where it is laid out as in a table.
  func list(in section: Int) -> UICollectionLayoutListConfiguration? { nil }
  /// Asks anew how sections are laid out.
  func forgetSections() {}

  /// A layout.
  public override init() {
    super.init()
  }

  /// Asks for a layout anew.
  open func invalidateLayout() { forgetSections() }
}

/// Items in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// How large an item is.
  open var itemSize = CGSize(width: 50, height: 50)
  /// How large an item may be.
  open var estimatedItemSize = CGSize.zero
  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The space between items.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The space around a section.
  open var sectionInset = UIEdgeInsets.zero
  /// Where it is scrolled to.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// How large what stands above a section is; nothing stands there while it is of no size.
  open var headerReferenceSize = CGSize.zero
  /// How large what stands below a section is; nothing stands there while it is of no size.
  open var footerReferenceSize = CGSize.zero

  override func supplements(in section: Int) -> Set<String> {
    Set(
      (headerReferenceSize == .zero ? [] : [UICollectionView.elementKindSectionHeader])
        + (footerReferenceSize == .zero ? [] : [UICollectionView.elementKindSectionFooter]))
  }
}

extension UICollectionView {
  /// Where a collection is scrolled to.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}
