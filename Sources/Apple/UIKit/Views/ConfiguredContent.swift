/// What a cell or a header says and shows by a value, and the view that was made of it.
@available(iOS 14.0, *) @MainActor struct ConfiguredContent {
  /// The value.
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: UIView?

  /// Puts the view of a value in the place of the one before.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    self.configuration = configuration
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    if let view { contentView.addSubview(view) }
  }
}
