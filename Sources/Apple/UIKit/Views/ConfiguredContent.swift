/// What a cell or a header says and shows by a value, and the view that was made of it.
@available(iOS 14.0, *) @MainActor struct ConfiguredContent {
  /// The value.
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a value in the view of the one before, or puts a view of its own in that one's place.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in contentView: UIView) {
    self.configuration = configuration
    if let view, let configuration, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    view?.removeFromSuperview()
    view = configuration?.makeContentView()
    if let view { contentView.addSubview(view) }
  }
}
