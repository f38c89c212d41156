/// Something to do, with a name.
@MainActor open class UIAction: NSObject {
  /// What it is called on screen.
  open var title: String
  /// What it is known by.
  public let identifier: Identifier
  /// Who sent it, while it is done.
  public private(set) var sender: Any?
  private let handler: UIActionHandler
  private let isNamed: Bool

  /// Something to do.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    isNamed = identifier != nil
    self.identifier = identifier ?? Identifier("unnamed")
    self.handler = handler
    super.init()
  }

  /// What an action is known by.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// Its text.
    public let rawValue: String

    /// An identifier by its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier by its text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether another takes its place: itself, or one of the same name.
  func isReplaced(by other: UIAction) -> Bool {
    self === other || (isNamed && other.isNamed && identifier == other.identifier)
  }

  func perform(from sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
