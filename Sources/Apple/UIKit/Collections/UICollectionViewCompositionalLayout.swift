/// Sections that are each laid out in their own way.
@available(iOS 13.0, *) @preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var sections: [Int: NSCollectionLayoutSection?] = [:]

  /// Every section in one way.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Every section in a way of its own, asked for when it is to be seen.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Rows as in a table.
  @available(iOS 14.0, *) public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, surroundings in
      .list(using: configuration, layoutEnvironment: surroundings)
    }
  }

  override func supplements(in section: Int) -> Set<String> { self.section(section)?.kinds ?? [] }

  override func list(in section: Int) -> UICollectionLayoutListConfiguration? { self.section(section)?.rows }

  override func forgetSections() { sections = [:] }

  private func section(_ index: Int) -> NSCollectionLayoutSection? {
    if let known = sections[index] { return known }
    let section = provider(index, LayoutSurroundings())
    sections[index] = section
    return section
  }
}

/// How the section of a number is laid out, in some surroundings.
@available(iOS 13.0, *) public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What surrounds a section.
@available(iOS 13.0, *) @preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// How much room there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The surroundings of the interface.
  var traitCollection: UITraitCollection { get }
}

/// How much room there is for what is laid out.
@available(iOS 13.0, *) @preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// How much.
  var contentSize: CGSize { get }
  /// How much without the space around it.
  var effectiveContentSize: CGSize { get }
  /// The space around it.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The space around it, and around what it is in.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Those of a phone whose whole screen there is.
private final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let traitCollection = UITraitCollection.current
  var container: any NSCollectionLayoutContainer { self }
  let contentSize = UIScreen.main.bounds.size
  var effectiveContentSize: CGSize { contentSize }
  let contentInsets = NSDirectionalEdgeInsets.zero
  let effectiveContentInsets = NSDirectionalEdgeInsets.zero
}
