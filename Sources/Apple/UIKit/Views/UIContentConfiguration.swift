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
  /// Whether it can show what another value says, so that it need not be made anew.
  @available(iOS 16.0, *) func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 14.0, *) extension UIContentView {
  /// Where the value is of the type that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
