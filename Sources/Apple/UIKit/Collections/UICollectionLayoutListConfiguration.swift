/// How rows look that are laid out as in a table.
@available(iOS 14.0, *) public struct UICollectionLayoutListConfiguration: Sendable {
  /// What a swipe over a row uncovers.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?
  /// What the lines around a row are, from what those of its section are.
  @available(iOS 14.5, *) public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// How they look.
  public var appearance: Appearance
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// Whether lines stand between rows.
  public var showsSeparators = true
  /// The color behind rows.
  public var backgroundColor: UIColor?
  /// The space above what stands above a section.
  @available(iOS 15.0, *) public var headerTopPadding: CGFloat? {
    get { topPadding }
    set { topPadding = newValue }
  }
  private var topPadding: CGFloat?
  /// What a swipe to where lines end uncovers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe to where lines begin uncovers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What the lines around rows are.
  @available(iOS 14.5, *) public var separatorConfiguration: UIListSeparatorConfiguration {
    get { separators }
    set { separators = newValue }
  }
  private var separators: UIListSeparatorConfiguration
  /// What the lines around a row are, where they are not those of its section.
  @available(iOS 14.5, *) public var itemSeparatorHandler: ItemSeparatorHandler? {
    get { separatorHandler }
    set { separatorHandler = newValue }
  }
  private var separatorHandler:
    (@MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?

  /// Rows that look in some way.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separators = UIListSeparatorConfiguration(listAppearance: appearance)
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

  /// Asks what the lines around a row are, which nobody draws.
  @MainActor func separate(_ path: IndexPath) {
    if showsSeparators { _ = separatorHandler?(path, separators) }
  }

  /// What swipes over a row uncover.
  @MainActor func swiped(_ path: IndexPath) -> [UIContextualAction] {
    let sides = [leadingSwipeActionsConfigurationProvider, trailingSwipeActionsConfigurationProvider]
    return sides.compactMap { $0?(path) }.flatMap(\.actions)
  }
}

@available(iOS 14.0, *) extension NSCollectionLayoutSection {
  /// Rows as in a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(rows: configuration) }
}

/// The lines around a row of a list; nothing is drawn with it.
@available(iOS 14.5, *) public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether the line above is seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below is seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The space beside the line above.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The space beside the line below.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// Their color.
  public var color = UIColor.separator
  /// Their color where several rows can be chosen.
  public var multipleSelectionColor = UIColor.separator

  /// Lines as a list has them that looks in some way.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    case automatic
    case visible
    case hidden
  }
}
