/// How long something of a layout is.
@available(iOS 13.0, *) @preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// How long, by the kind of length.
  public let dimension: CGFloat

  private init(_ dimension: CGFloat) {
    self.dimension = dimension
    super.init()
  }

  /// A part of the width around it.
  public class func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(part) }
  /// A part of the height around it.
  public class func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension { .init(part) }
  /// So many points.
  public class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(points) }
  /// About so many points.
  public class func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(points) }
}

/// How large something of a layout is.
@available(iOS 13.0, *) @preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// How wide.
  public let widthDimension: NSCollectionLayoutDimension
  /// How high.
  public let heightDimension: NSCollectionLayoutDimension

  /// So wide and so high.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }
}

/// An item of a layout.
@available(iOS 13.0, *) @preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// The space around what is in it.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items beside or below one another.
@available(iOS 13.0, *) @preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem
{
  /// The space between them.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Beside one another.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  /// Below one another.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }

  /// So many of one kind beside one another.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// The space between items.
@available(iOS 13.0, *) @preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// How much.
  public let spacing: CGFloat

  private init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }

  /// Just so much.
  public class func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
  /// So much or more.
  public class func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing) }
}

/// What stands at the edge of a section.
@available(iOS 13.0, *)
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// What kind of thing it is.
  public let elementKind: String
  /// Whether it stays while its section is scrolled.
  open var pinToVisibleBounds = false

  /// Something of a kind at an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A corner or an edge.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}

/// How a section is laid out.
@available(iOS 13.0, *) @preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// The space around it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between its groups.
  open var interGroupSpacing: CGFloat = 0
  /// What stands at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// How its rows look, where it is laid out as in a table.
  final let rows: UICollectionLayoutListConfiguration?

  /// One group after the other.
  public init(group: NSCollectionLayoutGroup) {
    rows = nil
    super.init()
  }

  /// Rows as in a table.
  init(rows: UICollectionLayoutListConfiguration) {
    self.rows = rows
    super.init()
  }

  /// The kinds of what stands beside its items.
  final var kinds: Set<String> {
    Set(boundarySupplementaryItems.map(\.elementKind)).union(rows?.kinds ?? [])
  }
}
