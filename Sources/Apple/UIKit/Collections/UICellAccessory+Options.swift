/// How what is at an end of a row looks; nothing is drawn with it.
@available(iOS 14.0, *) protocol CellAccessoryOptions {
  /// Whether it is out of sight, with its room kept.
  var isHidden: Bool { get }
}

@available(iOS 14.0, *) extension UICellAccessory {
  /// How an arrow looks.
  public struct DisclosureIndicatorOptions: CellAccessoryOptions, Sendable {
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?

    /// How an arrow looks.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
    }
  }

  /// How the arrow of an outline looks.
  public struct OutlineDisclosureOptions: CellAccessoryOptions, Sendable {
    /// What a tap on the row itself does.
    public var style: Style
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?

    /// How the arrow of an outline looks.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        style, isHidden, reservedLayoutWidth, tintColor
      )
    }

    /// What a tap on the row itself does.
    public enum Style: Hashable, Sendable {
      case automatic
      case header
      case cell
    }
  }

  /// How a check mark looks.
  public struct CheckmarkOptions: CellAccessoryOptions, Sendable {
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?

    /// How a check mark looks.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
    }
  }

  /// How a button looks that shows more.
  @available(iOS 15.4, *) public struct DetailOptions: CellAccessoryOptions, Sendable {
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?

    /// How a button looks that shows more.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
    }
  }

  /// How a button looks that deletes.
  public struct DeleteOptions: CellAccessoryOptions, Sendable {
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?
    /// The color behind it.
    public var backgroundColor: UIColor?

    /// How a button looks that deletes.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.backgroundColor) = (
        isHidden, reservedLayoutWidth, tintColor, backgroundColor
      )
    }
  }
}
