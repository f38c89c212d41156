/// Something in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What it says.
  open var title: String
  /// What it says below that.
  open var subtitle: String?
  /// What it shows.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// What can and cannot be done with something in a menu.
  public struct Attributes: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Attributes by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Something is lost by it.
    public static let destructive = Attributes(rawValue: 2)
    /// It is out of sight.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether something in a menu is chosen.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

/// Things to do, of which one is chosen.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The things, in order.
  public let children: [UIMenuElement]
  /// How it stands in another.
  public let options: Options

  /// A menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }

  /// What a menu is known by.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// Its text.
    public let rawValue: String

    /// An identifier by its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu stands in another.
  public struct Options: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its things stand among those of the other.
    public static let displayInline = Options(rawValue: 1)
    /// Something is lost by it.
    public static let destructive = Options(rawValue: 2)
    /// One of its things is chosen at a time.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// What can be chosen in it, without what is out of sight.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.actions }
      if let deferred = child as? UIDeferredMenuElement {
        return UIMenu(children: deferred.provided()).actions
      }
      return (child as? UIAction).map { $0.attributes.contains(.hidden) ? [] : [$0] } ?? []
    }
  }
}
