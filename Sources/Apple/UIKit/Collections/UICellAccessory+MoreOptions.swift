@available(iOS 14.0, *) extension UICellAccessory {
  /// How a button looks that inserts.
  public struct InsertOptions: CellAccessoryOptions, Sendable {
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?
    /// The color behind it.
    public var backgroundColor: UIColor?

    /// How a button looks that inserts.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.backgroundColor) = (
        isHidden, reservedLayoutWidth, tintColor, backgroundColor
      )
    }
  }

  /// How a handle looks.
  public struct ReorderOptions: CellAccessoryOptions, Sendable {
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?
    /// Whether a line stands before it.
    public var showsVerticalSeparator: Bool?

    /// How a handle looks.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.showsVerticalSeparator) = (
        isHidden, reservedLayoutWidth, tintColor, showsVerticalSeparator
      )
    }
  }

  /// How a circle looks that is ticked.
  public struct MultiselectOptions: CellAccessoryOptions, Sendable {
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?
    /// The color behind it.
    public var backgroundColor: UIColor?

    /// How a circle looks that is ticked.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor, self.backgroundColor) = (
        isHidden, reservedLayoutWidth, tintColor, backgroundColor
      )
    }
  }

  /// How a text looks.
  public struct LabelOptions: CellAccessoryOptions, Sendable {
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?
    /// Its font.
    public var font: UIFont
    /// Whether its font follows the reader's setting.
    public var adjustsFontForContentSizeCategory: Bool

    /// How a text looks.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (
        self.isHidden, self.reservedLayoutWidth, self.tintColor, self.font,
        self.adjustsFontForContentSizeCategory
      ) = (
        isHidden, reservedLayoutWidth, tintColor, font, adjustsFontForContentSizeCategory
      )
    }
  }

  /// A view of somebody's own, and where it is.
  public struct CustomViewConfiguration: Sendable {
    /// The view.
    public let customView: UIView
    /// At which end it is, and where among the others there.
    public let placement: Placement
    /// Whether it is out of sight, with its room kept.
    public var isHidden: Bool
    /// How much room is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?
    /// Whether it is never made larger or smaller.
    public var maintainsFixedSize: Bool?

    /// A view of somebody's own, and where it is.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
