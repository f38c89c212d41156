import Rehearsal

/// A question in front of everything, with its answers as buttons.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// What it says below its title.
  open var message: String?
  /// Whether it stands in the middle or at the bottom.
  public let preferredStyle: Style
  /// Its answers, in order.
  public private(set) var actions: [UIAlertAction] = []
  /// Its fields, in order; `nil` where it has none.
  public private(set) var textFields: [UITextField]?
  /// The answer that the Return key gives.
  open var preferredAction: UIAlertAction?

  /// Where an alert stands.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  /// A question without answers yet.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// An alert from a storyboard; there are none here.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Says by the name of a key how it looks, which Apple advises against.
  ///
  /// A title or a message with attributes is said without them; other keys come to nothing that is seen.
  open func setValue(_ value: Any?, forKey key: String) {
    let text = (value as? NSAttributedString)?.string
    switch key {
    case "attributedTitle": title = text
    case "attributedMessage": message = text
    case "contentViewController", "titleTextColor": looks.keep(value, as: key)
    default: fatalError("this class is not key value coding-compliant for the key \(key)")
    }
  }

  var alertTouchables: [Touchable] {
    [title, message].compactMap { $0 }.filter { !$0.isEmpty }.map { Touchable(.label($0), view) }
      + (textFields ?? []).flatMap(\.touchables)
      + actions.map { action in
        Touchable(.button(action.title ?? "", isEnabled: action.isEnabled), view) { [weak self] in
          // An answer may ask its alert what was typed, and hold it weakly.
          withExtendedLifetime(self) {
            self?.dismiss(animated: false)
            action.perform()
          }
        }
      }
  }
}

/// One answer to an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What it says.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  private let handler: (@MainActor (UIAlertAction) -> Void)?

  /// What an answer means.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  /// An answer.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Says by the name of a key how it looks, which Apple advises against; nothing is drawn with it.
  open func setValue(_ value: Any?, forKey key: String) {
    guard ["checked", "image", "imageTintColor", "titleTextColor", "titleTextAlignment"].contains(key) else {
      fatalError("this class is not key value coding-compliant for the key \(key)")
    }
    said.keep(value, as: key)
  }

  /// What was said of how it looks by the name of a key.
  open func value(forKey key: String) -> Any? { said.last(key) }
  private var said = Looks()

  func perform() {
    handler?(self)
  }
}
