import Rehearsal

/// What a collection shows, and uses again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var identifier: String?

  /// A view in a place.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view from a storyboard.
  public required init?(coder: NSCoder) {
    identifier = coder.attribute("reuseIdentifier")
    super.init(coder: coder)
  }

  /// By what it is asked for again.
  public var reuseIdentifier: String? { identifier }

  /// Called before it is used for something else; an override calls super.
  open func prepareForReuse() {}
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What everything in it is in.
  public let contentView = UIView()
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is under a finger.
  open var isHighlighted = false
  /// What is behind everything in it.
  open var backgroundView: UIView?
  /// What is behind everything in it when it is chosen.
  open var selectedBackgroundView: UIView?
  /// What it says and shows, in one value.
  @available(iOS 14.0, *) open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: contentView) }
  }
  private var configured = ConfiguredContent()
  /// What follows when it is chosen, where a storyboard says something does.
  final var chosen: (@MainActor () -> Void)?

  override var promise: Promise { .ofRow }

  override func mark(goesOn: Bool) -> Int { goesOn && isSelected ? 1 : 0 }

  /// An item in a place.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// An item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// What a person reads in it, and touches within it.
  var contents: [Touchable] {
    if let accessibilityLabel { return [Touchable(.label(accessibilityLabel), self)] }
    return subviews.flatMap(\.touchables)
  }
}

/// A row of a collection that looks like a list.
@available(iOS 14.0, *) @preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at its ends.
  open var accessories: [UICellAccessory] = []
  /// How far its content is moved in.
  open var indentationLevel = 0

  /// What a row says that says nothing yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What is at the end of a row of a list.
@available(iOS 14.0, *) public struct UICellAccessory: Sendable {
  /// What it is.
  public let accessoryType: AccessoryType

  /// What can be at the end of a row.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator
    case checkmark
    case delete
    case reorder
    case label
  }

  /// An arrow.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(accessoryType: .disclosureIndicator)
  }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(accessoryType: .checkmark) }
  /// A button that deletes, while rows are edited.
  public static func delete() -> UICellAccessory { UICellAccessory(accessoryType: .delete) }
  /// A handle, while rows are edited.
  public static func reorder() -> UICellAccessory { UICellAccessory(accessoryType: .reorder) }
}
