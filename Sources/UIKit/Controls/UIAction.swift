/// Something to do, with a name.
@MainActor open class UIAction: NSObject {
  /// What it is called on screen.
  open var title: String
  /// What it is known by.
  public let identifier: Identifier
  /// Who sent it, while it is done.
  public private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Something to do.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.identifier = identifier ?? .next()
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

    @MainActor private static var count = 0

    @MainActor fileprivate static func next() -> Identifier {
      count += 1
      return Identifier("action-\(count)")
    }
  }

  func perform(from sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
