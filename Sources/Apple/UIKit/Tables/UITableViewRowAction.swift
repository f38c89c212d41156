/// Something to do with a row, as it was made before iOS 11.
@available(iOS, deprecated: 13.0) @preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What it says.
  open var title: String?
  /// What it means.
  public let style: Style
  /// The color behind it.
  open var backgroundColor: UIColor?
  private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// What such a thing means.
  public enum Style: Int, Sendable {
    case destructive
    case normal
    /// It loses something.
    public static let `default` = Style.destructive
  }

  /// Something to do.
  public init(
    style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform(at path: IndexPath) { handler(self, path) }
}
