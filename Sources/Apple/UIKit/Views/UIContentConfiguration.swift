/// What a cell says and shows, in one value.
@available(iOS 14.0, *) public protocol UIContentConfiguration {
  /// Makes the view that says and shows it.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// What it is in another state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that says and shows what a value says.
@available(iOS 14.0, *) @preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The value.
  var configuration: any UIContentConfiguration { get set }
}

/// The state that something is in while it is configured.
@available(iOS 14.0, *) public protocol UIConfigurationState {}

/// The state that a cell is in while it is configured.
@available(iOS 14.0, *) public struct UICellConfigurationState: UIConfigurationState, Sendable {
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether it is under a finger.
  public var isHighlighted = false
  /// Whether it is edited.
  public var isEditing = false
}
