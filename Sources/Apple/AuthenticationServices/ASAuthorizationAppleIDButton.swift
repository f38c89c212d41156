/// The button with which people sign in with Apple.
@available(iOS 13.0, *)
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  /// How round its corners are.
  open var cornerRadius: CGFloat = 6
  private let button: UIButton

  /// A button of a kind, in a style.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    button = UIButton(configuration: .filled())
    super.init(frame: .zero)
    button.configuration?.title = type.title
    button.addAction(
      UIAction { [weak self] _ in self?.sendActions(for: .touchUpInside) }, for: .touchUpInside)
    addSubview(button)
  }

  /// A button of a kind, in a style.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// One from an archive is to sign in.
  public required init?(coder: NSCoder) {
    notModelled("an ASAuthorizationAppleIDButton of a storyboard: make it in code")
  }

  /// What it says; the numbers are Apple's.
  public enum ButtonType: Int, Sendable {
    case signIn
    case `continue`
    case signUp

    /// What it says where nobody chose.
    public static let `default` = ButtonType.signIn

    fileprivate var title: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// How it looks, which nobody sees; the numbers are Apple's.
  public enum Style: Int, Sendable {
    case white
    case whiteOutline
    case black
  }
}
