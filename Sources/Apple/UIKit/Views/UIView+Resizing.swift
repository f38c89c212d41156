/// How views are resized with what they stand in; kept as it is said, because nothing is laid out.
extension UIView {
  /// Which of its edges and sizes give way.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Ways by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
