import Rehearsal

/// What a swipe over a row uncovers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The things to do, in order.
  public let actions: [UIContextualAction]
  /// Whether a swipe all the way does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Things to do.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something to do with a row.
///
/// A script taps it by its title and the name of the row, as in `the user taps "Copy kim"`.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// Does it, and says whether it was done.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// What it says.
  open var title: String?
  /// What it means.
  public let style: Style
  /// What it shows.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // Apple's is one.
  /// The color behind it.
  open var backgroundColor: UIColor! = .systemGray
  private let handler: Handler

  /// What such a thing means.
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  /// Something to do.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// It, as a person finds it on a row.
  func touchable(with name: String, on cell: UIView) -> Touchable {
    Touchable(.button("\(title ?? image?.spoken ?? "") \(name)"), cell) { self.handler(self, cell) { _ in } }
  }
}
