import Rehearsal

/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How it looks.
  public private(set) var buttonType = ButtonType.custom
  /// How it looks and what it says, in one value.
  open var configuration: Configuration?
  /// What it is among others, which is said in no other way than by how it looks.
  @available(iOS 14.0, *) open var role = Role.normal
  private var titles: [UInt: String] = [:]
  private var images: [UInt: UIImage] = [:]
  /// The space around what it says.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The space around what it shows.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The space around its title.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The label it shows its title in.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view it shows its picture in.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// What it offers.
  @available(iOS 14.0, *) open var menu: UIMenu? {
    get { offered }
    set { offered = newValue }
  }
  private var offered: UIMenu?
  /// Whether a tap opens what it offers, in place of what it does.
  @available(iOS 14.0, *) open var showsMenuAsPrimaryAction: Bool {
    get { opensMenu }
    set { opensMenu = newValue }
  }
  private var opensMenu = false
  /// Whether a tap chooses it, or chooses it no more; of a menu that it opens it says what was chosen last.
  @available(iOS 15.0, *) open var changesSelectionAsPrimaryAction: Bool {
    get { looks.last() ?? false }
    set { looks.keep(newValue) }
  }
  /// Brings its configuration up to date.
  @available(iOS 15.0, *) @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { update }
    set {
      update = newValue
      setNeedsUpdateConfiguration()
    }
  }
  private final var update: ConfigurationUpdateHandler?

  /// What brings a configuration up to date.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// What a button is among others.
  @available(iOS 14.0, *) public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case close = 7
  }

  /// A button in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button of a kind, without a title yet.
  public convenience init(type: ButtonType) {
    self.init(type: type, primaryAction: nil)
  }

  /// A button of a kind, the system's where none is named, that does something when it is tapped.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
    // The cross has no title: this is what VoiceOver calls it.
    if type == .close { accessibilityLabel = "Close" }
  }

  /// A button that looks as its configuration says.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    buttonType = .system
  }

  /// A button from an archive; there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func adopt(_ action: UIAction) {
    super.adopt(action)
    setTitle(action.title, for: .normal)
  }

  /// What it says in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    noteChange("setTitle(_:for:)")
    titles[state.rawValue] = title
  }

  /// What it says in a state.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// What it shows in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }

  /// What it shows in a state.
  open func image(for state: UIControl.State) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  /// What it says in a state, with attributes; they are not looked at.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state.rawValue] = title?.string
  }

  /// A picture behind what it says; nothing is drawn with it.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// The color of what it says; nothing is drawn with it.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}

  /// What it says now.
  public var currentTitle: String? {
    chosen?.title ?? configuration?.title
      ?? title(for: isEnabled ? .normal : .disabled).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The picture it shows now.
  public var currentImage: UIImage? {
    configuration?.image ?? image(for: isEnabled ? .normal : .disabled)
  }

  /// Has its configuration brought up to date.
  @available(iOS 15.0, *) open func setNeedsUpdateConfiguration() {
    update?(self)
    updateConfiguration()
  }

  /// Called when its configuration is to be brought up to date.
  @available(iOS 15.0, *) open func updateConfiguration() {}

  /// How symbols in it look in a state; nothing is drawn with it.
  @available(iOS 13.0, *) open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}

  /// The color of the shadow of what it says; nothing is drawn with it.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}

  /// What VoiceOver calls the picture in it.
  private var pictured: String? { currentImage?.accessibilityLabel }

  /// What is chosen of its menu, where it says so.
  private var chosen: UIAction? {
    guard opensMenu, changesSelectionAsPrimaryAction, let actions = offered?.actions else { return nil }
    return actions.first { $0.state == .on } ?? actions.first
  }

  /// A finger comes and goes.
  private func press() {
    sendActions(for: .touchDown)
    if opensMenu, let offered { return open(offered, from: self, choosing: changesSelectionAsPrimaryAction) }
    if changesSelectionAsPrimaryAction {
      isSelected.toggle()
      setNeedsUpdateConfiguration()
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  override var promise: Promise { isHeard ? .something : .nothing }

  package override func element(below label: String?) -> Touchable? {
    guard
      let name = accessibilityLabel ?? currentTitle ?? pictured ?? accessibilityIdentifier
        ?? currentImage?.name
    else { return nil }
    return Touchable(.button(name, isEnabled: isEnabled && isTouchable), self) { [weak self] in
      self?.press()
    }
  }
}
