import Rehearsal

/// A question in front of everything, with its answers as buttons.
@MainActor open class UIAlertController: UIViewController {
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
@MainActor open class UIAlertAction: NSObject {
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

  func perform() {
    handler?(self)
  }
}
