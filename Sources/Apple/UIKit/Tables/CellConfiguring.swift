/// A cell that is brought up to date with the state it is in.
@available(iOS 14.0, *) @MainActor protocol CellConfiguring: UIView {
  /// Whether its state has changed since it was brought up to date.
  var isConfigurationDue: Bool { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var configurationState: UICellConfigurationState { get }
  func updateConfiguration(using state: UICellConfigurationState)
  /// Calls whoever is to be called after that.
  func tellUpdated(_ state: UICellConfigurationState)
}

@available(iOS 14.0, *) extension CellConfiguring {
  /// Does what its state asks for, once for all changes since somebody looked.
  func followState() {
    guard isConfigurationDue else { return }
    isConfigurationDue = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    updateConfiguration(using: state)
    tellUpdated(state)
  }
}
