/// The state that something is in while it is configured.
@available(iOS 14.0, *) public protocol UIConfigurationState {
  /// The surroundings.
  var traitCollection: UITraitCollection { get set }
  /// Nothing is the case but for the surroundings.
  init(traitCollection: UITraitCollection)
  /// What code says of the state besides.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// By what code says something of a state.
@available(iOS 14.0, *) public struct UIConfigurationStateCustomKey: Hashable, Sendable, RawRepresentable {
  /// Its name.
  public let rawValue: String

  /// By a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state that a cell is in while it is configured.
@available(iOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// Whether it is out of use.
  public var isDisabled = false
  /// Whether it is under a finger.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether a keyboard beside the phone is on it.
  public var isFocused = false
  /// Whether it stays while its section is scrolled.
  @available(iOS 15.0, *) public var isPinned: Bool {
    get { stays }
    set { stays = newValue }
  }
  private var stays = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether what is below it in an outline is shown.
  public var isExpanded = false
  /// Whether it is swiped.
  public var isSwiped = false
  /// Whether it is taken elsewhere.
  public var isReordering = false
  private var said: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Nothing is the case but for the surroundings.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What code says of the state besides.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { said[key] }
    set { said[key] = newValue }
  }
}
