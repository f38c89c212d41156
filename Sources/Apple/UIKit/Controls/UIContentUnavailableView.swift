/// A view that says that there is no content, and shows ways on.
@available(iOS 17.0, *)
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// What it says and shows.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  /// Whether it can be scrolled.
  open var isScrollEnabled = false

  /// One that says and shows something.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    for text in [shown.text, shown.secondaryText].compactMap({ $0 }) {
      let label = UILabel()
      label.text = text
      addSubview(label)
    }
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
  }

  private func add(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard look.title != nil || look.image != nil else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
    button.role = properties.role
    button.isEnabled = properties.isEnabled
    addSubview(button)
  }
}
