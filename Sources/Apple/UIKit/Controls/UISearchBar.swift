import Rehearsal

/// A field for what somebody looks for, with its buttons.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// Who hears of it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What stands above it.
  open var prompt: String?
  /// Whether it has a button to give up.
  open var showsCancelButton = false
  /// What can be looked through.
  open var scopeButtonTitles: [String]?
  /// Which of these is looked through.
  open var selectedScopeButtonIndex = 0
  /// Whether these are to be seen.
  open var showsScopeBar = false
  /// How it looks.
  open var searchBarStyle = Style.default
  /// Whether it is light or dark.
  open var barStyle = UIBarStyle.default
  /// Its color.
  open var barTintColor: UIColor?
  /// Whether what is behind it shines through.
  open var isTranslucent = true
  /// What is behind it.
  open var backgroundImage: UIImage?
  /// The field itself.
  @available(iOS 13.0, *) public var searchTextField: UISearchTextField { field }
  private let field = UISearchTextField()
  private lazy var wire = SearchFieldWire(self)
  /// Who else hears that the text has changed, or that nothing is looked for any more.
  final var changed: (@MainActor () -> Void)?
  final var canceled: (@MainActor () -> Void)?
  /// Whether they look for something meanwhile.
  final var isSearching: (@MainActor () -> Bool)?

  /// A field in a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    placeholder = coder.attribute("placeholder") ?? placeholder
    showsCancelButton = coder.attribute("showsCancelButton") == "YES"
  }

  /// What a storyboard can connect in it.
  open override class var connections: Connections {
    super.connections.adding([
      .outlet("delegate", \UISearchBar.delegate)
    ])
  }

  private func setUp() {
    addSubview(field)
    field.placeholder = "Search"
    field.delegate = wire
  }

  /// How such a field looks.
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  /// What somebody looks for.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What it says while that is nothing.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// What the keyboard's last key says.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether that key can be tapped only when there is text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether mistakes are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// The keyboard it asks for.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// Whether it has the keyboard.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Takes the keyboard.
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Gives the keyboard up.
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Shows the button to give up, or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  package override var parts: [Touchable]? {
    let prompts = [prompt].compactMap { $0 }.map { Touchable(.label($0), self) }
    let scopes = showsScopeBar ? scopeButtonTitles ?? [] : []
    let buttons = scopes.enumerated().map { index, title in
      Touchable(.button(title, isEnabled: isTouchable), self) { [weak self] in self?.choose(index) }
    }
    let cancel = Touchable(.button("Cancel", isEnabled: isTouchable && isInUse), self) { [weak self] in
      self?.cancel()
    }
    field.accessibilityLabel = accessibilityLabel
    return prompts + field.touchables + (showsCancelButton ? [cancel] : []) + buttons
  }

  /// Whether there is something to give up: the button is gray while nobody has begun to look for anything.
  private var isInUse: Bool { field.isEditing || field.hasText || isSearching?() == true }

  private func choose(_ scope: Int) {
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    changed?()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    canceled?()
  }
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// Hears of the field, and tells of it as of the bar.
private final class SearchFieldWire: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBar(bar, textDidChange: textField.text ?? "")
    bar.changed?()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
