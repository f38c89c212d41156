/// Something to do, with a name.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What it is known by.
  public let identifier: Identifier
  /// Who sent it, while it is done.
  public private(set) var sender: Any?
  private let handler: UIActionHandler
  private let isNamed: Bool

  /// What can and cannot be done with it.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether it is chosen.
  open var state = UIMenuElement.State.off

  /// Something to do.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    isNamed = identifier != nil
    self.identifier = identifier ?? Identifier("unnamed")
    self.handler = handler
    super.init(title: title, image: image)
    self.attributes = attributes
    self.state = state
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
