/// How items are laid out; nothing is.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The kinds of what stands beside items.
  var supplements: Set<String> { [] }

  /// A layout.
  public override init() {
    super.init()
  }

  /// Asks for a layout anew.
  open func invalidateLayout() {}
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

  override var supplements: Set<String> {
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

/// Sections that are each laid out in their own way.
@available(iOS 13.0, *) @preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let kinds: Set<String>

  /// Every section in one way.
  public init(section: NSCollectionLayoutSection) {
    kinds = Set(section.boundarySupplementaryItems.map(\.elementKind))
    super.init()
  }

  /// Every section in a way of its own.
  public init(
    sectionProvider:
      @escaping @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    let section = sectionProvider(0, LayoutSurroundings())
    kinds = Set((section?.boundarySupplementaryItems ?? []).map(\.elementKind))
    super.init()
  }

  private init(kinds: Set<String>) {
    self.kinds = kinds
    super.init()
  }

  /// Rows as in a table.
  @available(iOS 14.0, *) public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(kinds: configuration.kinds)
  }

  override var supplements: Set<String> { kinds }
}

/// What surrounds a section.
@available(iOS 13.0, *) @preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The surroundings of the interface.
  var traitCollection: UITraitCollection { get }
}

private final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment {
  let traitCollection = UITraitCollection.current
}

/// How rows look that are laid out as in a table.
@available(iOS 14.0, *) public struct UICollectionLayoutListConfiguration: Sendable {
  /// How they look.
  public let appearance: Appearance
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// Whether lines stand between rows.
  public var showsSeparators = true
  /// The color behind rows.
  public var backgroundColor: UIColor?

  /// Rows that look in some way.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// How rows look.
  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    case none
    case supplementary
    case firstItemInSection
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    case none
    case supplementary
  }

  var kinds: Set<String> {
    Set(
      (headerMode == .supplementary ? [UICollectionView.elementKindSectionHeader] : [])
        + (footerMode == .supplementary ? [UICollectionView.elementKindSectionFooter] : []))
  }
}
