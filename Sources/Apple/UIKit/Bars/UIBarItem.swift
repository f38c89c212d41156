import Rehearsal

/// What stands in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What it says.
  open var title: String?
  /// What it shows.
  open var image: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// What tests call it.
  open var accessibilityIdentifier: String?
  /// What VoiceOver calls it, and a script as well.
  open var accessibilityLabel: String?

  /// Something without a name.
  public override init() {
    super.init()
  }

  /// How its title looks in a state; nothing is drawn with it.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// What a person calls it.
  var name: String? {
    accessibilityLabel ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? image?.accessibilityLabel
      ?? accessibilityIdentifier ?? image?.name
  }
}
