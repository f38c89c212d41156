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
  open var isSelected = false {
    didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } }
  }
  /// Whether it is under a finger.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } }
  }
  /// What is behind everything in it.
  open var backgroundView: UIView?
  /// What is behind everything in it when it is chosen.
  open var selectedBackgroundView: UIView?
  /// What is behind everything in it, in one value.
  @available(iOS 14.0, *) open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }
  /// What it says and shows, in one value.
  @available(iOS 14.0, *) open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.configuration }
    set { configured.show(newValue, in: contentView) }
  }
  private var configured = ConfiguredContent()
  /// What brings an item up to date with its state.
  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler =
    @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void
  /// Brings it up to date with its state, after it has done so itself.
  @available(iOS 15.0, *) @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { update }
    set {
      update = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private final var update: (@MainActor (UICollectionViewCell, UICellConfigurationState) -> Void)?
  final var isConfigurationDue = true
  /// Whether what it says and shows follows its state by itself.
  @available(iOS 14.0, *) open var automaticallyUpdatesContentConfiguration: Bool {
    get { looks.last() ?? true }
    set { looks.keep(newValue) }
  }
  /// Whether what is behind everything in it follows its state by itself.
  @available(iOS 14.0, *) open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { looks.last() ?? true }
    set { looks.keep(newValue) }
  }
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

  /// The state it is in.
  @available(iOS 14.0, *) open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEdited
    return state
  }
  /// Has it brought up to date with its state before anybody looks at it again.
  @available(iOS 14.0, *) open func setNeedsUpdateConfiguration() { isConfigurationDue = true }
  /// Called before it is seen, and when its state has changed.
  @available(iOS 14.0, *) open func updateConfiguration(using state: UICellConfigurationState) {}
  final func tellUpdated(_ state: UICellConfigurationState) { update?(self, state) }

  /// Whether the items around it are edited.
  final var isEdited: Bool { (superview as? UICollectionView)?.isEditing == true }

  /// What a person reads in it, and touches within it.
  var contents: [Touchable] {
    if let accessibilityLabel { return [Touchable(.label(accessibilityLabel), self)] }
    return subviews.flatMap(\.touchables)
  }
}
