#if canImport(UIKit)
  import AuthenticationServices

  /// A field for a code of six digits and a button that works once they are there.
  final class CodeForm: UIView {
    /// Called with the code when the button is tapped.
    var onCode: (String) -> Void = { _ in }
    /// Whether the code is being looked at.
    var isWorking = false {
      didSet { look() }
    }

    private let explanation = UILabel()
    private let field = UITextField()
    private let button = UIButton(type: .system)

    init() {
      super.init(frame: .zero)
      backgroundColor = .systemBackground
      explanation.text = "Enter the code we sent you."
      explanation.numberOfLines = 0
      field.accessibilityLabel = "Code"
      field.placeholder = "six digits"
      field.keyboardType = .numberPad
      field.textContentType = .oneTimeCode
      field.addAction(UIAction { [weak self] _ in self?.look() }, for: .editingChanged)
      button.setTitle("Continue", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
      lay(out: UIStackView(arrangedSubviews: [explanation, field, button]))
      look()
    }

    required init?(coder: NSCoder) {
      nil
    }

    /// Says something above the field.
    func say(_ text: String) {
      explanation.text = text
    }

    private func look() {
      button.isEnabled = !isWorking && field.text?.count == 6
    }

    private func submit() {
      endEditing(true)
      onCode(field.text ?? "")
    }

    private func lay(out stack: UIStackView) {
      stack.axis = .vertical
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }
  }
#endif
