import AuthenticationServices

/// What the three providers show: a line of text, perhaps a field for the PIN, what there is to choose from, and the
/// way out, which the system does not add.
final class SafeScreen: UIView {
  /// Called when the user wants none of it.
  var onCancel: () -> Void = {}

  private let text = UILabel()
  private let pin = UITextField()
  private let choices = UIStackView()

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    text.numberOfLines = 0
    pin.accessibilityLabel = "PIN"
    pin.isSecureTextEntry = true
    pin.keyboardType = .numberPad
    choices.axis = .vertical
    lay(out: UIStackView(arrangedSubviews: [text, pin, choices]))
    show("", [])
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows what there is to choose from, by title; whoever chooses waits for what comes of it.
  func show(_ message: String, _ offers: [(title: String, choose: () -> Void)]) {
    ask(
      message,
      (offers + [cancel]).map { offer in (offer.title, { [weak self] in self?.wait(then: offer.choose) }) })
  }

  /// Lists records.
  func list(_ records: [Safe.Record], then choose: @escaping (Safe.Record) -> Void) {
    show("", records.map { record in (record.title, { choose(record) }) })
  }

  /// Asks for the PIN until it is right.
  func askForPIN(then goOn: @escaping () -> Void) {
    ask("Enter the PIN of your safe.", [("Unlock", { [weak self] in self?.check(then: goOn) }), cancel])
    pin.isHidden = false
  }

  private var cancel: (title: String, choose: () -> Void) { ("Cancel", { [weak self] in self?.onCancel() }) }

  private func check(then goOn: () -> Void) {
    guard pin.text == "2580" else { return text.text = "That was not the PIN. Try again." }
    wait(then: goOn)
  }

  /// Takes away what could be tapped a second time.
  ///
  /// A process that was suspended gets every tap at once, and two of them would be two answers.
  private func wait(then goOn: () -> Void) {
    ask("One moment.", [])
    goOn()
  }

  private func ask(_ message: String, _ offers: [(title: String, choose: () -> Void)]) {
    text.text = message
    pin.isHidden = true
    for choice in choices.arrangedSubviews { choice.removeFromSuperview() }
    for offer in offers {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: offer.title) { _ in offer.choose() })
      choices.addArrangedSubview(button)
    }
  }

  private func lay(out stack: UIStackView) {
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
    ])
  }
}
