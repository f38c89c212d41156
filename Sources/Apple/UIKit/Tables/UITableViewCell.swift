import Rehearsal

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// By what it is asked for again.
  public let reuseIdentifier: String?
  /// What everything in it is in.
  public let contentView = UIView()
  /// What it says first.
  public internal(set) lazy var textLabel: UILabel? = add(UILabel())
  /// What it says then; a plain one says no more.
  public internal(set) lazy var detailTextLabel: UILabel? = cellStyle == .default ? nil : add(UILabel())
  /// What it shows.
  public internal(set) lazy var imageView: UIImageView? = add(UIImageView())
  /// What is at its end.
  open var accessoryType = AccessoryType.none
  /// A view at its end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// How it looks when it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// Whether it is chosen.
  open var isSelected = false {
    didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } }
  }
  /// Whether it is under a finger.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } }
  }
  /// Whether it can be edited at the moment.
  open var isEditing = false {
    didSet { if oldValue != isEditing { setNeedsUpdateConfiguration() } }
  }
  /// What is behind everything in it.
  open var backgroundView: UIView?
  /// What is behind everything in it when it is chosen.
  open var selectedBackgroundView: UIView?
  /// The space before the line below it.
  open var separatorInset = UIEdgeInsets.zero
  /// What is at its end while it is edited.
  open var editingAccessoryType = AccessoryType.none
  /// A view at its end while it is edited.
  open var editingAccessoryView: UIView?
  /// How far what is in it is from its edge, in steps.
  open var indentationLevel = 0
  /// How wide a step is.
  open var indentationWidth: CGFloat = 10
  /// Whether it can be taken elsewhere while it is edited.
  open var showsReorderControl = false
  /// Whether it is further from its edge while it is edited.
  open var shouldIndentWhileEditing = true
  /// What is behind everything in it when it is one of several that are chosen.
  open var multipleSelectionBackgroundView: UIView?
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
  /// What brings a row up to date with its state.
  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void
  /// Brings it up to date with its state, after it has done so itself.
  @available(iOS 15.0, *) @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { update }
    set {
      update = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private final var update: (@MainActor (UITableViewCell, UICellConfigurationState) -> Void)?
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
  private let cellStyle: CellStyle
  /// What follows when it is chosen, where a storyboard says something does.
  final var chosen: (@MainActor () -> Void)?

  /// A row of a style.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A plain row.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// A row from a storyboard.
  public required init?(coder: NSCoder) {
    cellStyle = CellStyle(storyboard: coder.attribute("style"))
    reuseIdentifier = coder.attribute("reuseIdentifier")
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("accessoryView", \UITableViewCell.accessoryView),
      .outlet("backgroundView", \UITableViewCell.backgroundView),
      .outlet("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    ])
  }

  /// How a row is laid out.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle

    fileprivate init(storyboard name: String?) {
      switch name {
      case "IBUITableViewCellStyleSubtitle": self = .subtitle
      case "IBUITableViewCellStyleValue1": self = .value1
      case "IBUITableViewCellStyleValue2": self = .value2
      default: self = .default
      }
    }
  }

  /// What is at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// How a row looks when it is chosen.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// What can be done with a row that is edited.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  override var promise: Promise { selectionStyle == .none ? .nothing : .ofRow }

  override func mark(goesOn: Bool) -> Int { accessoryType.rawValue << 1 | (goesOn && isSelected ? 1 : 0) }

  /// Called before it is used for another row; an override calls super.
  open func prepareForReuse() {}
  /// Chooses it, or not.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Puts it under a finger, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Lets it be edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// What a row says that says nothing yet.
  @available(iOS 14.0, *) open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// The state it is in.
  @available(iOS 14.0, *) open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// Has it brought up to date with its state before anybody looks at it again.
  @available(iOS 14.0, *) open func setNeedsUpdateConfiguration() { isConfigurationDue = true }
  /// Called before it is seen, and when its state has changed.
  @available(iOS 14.0, *) open func updateConfiguration(using state: UICellConfigurationState) {}
  final func tellUpdated(_ state: UICellConfigurationState) { update?(self, state) }

  private func add<Part: UIView>(_ part: Part) -> Part {
    contentView.addSubview(part)
    return part
  }

  /// What a person reads in it, and touches within it.
  var contents: [Touchable] {
    if let accessibilityLabel { return [Touchable(.label(accessibilityLabel), self)] }
    return subviews.flatMap(\.touchables)
  }
}
