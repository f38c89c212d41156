/// What is behind everything in a cell or a button; nothing is drawn with it.
@available(iOS 14.0, *) public struct UIBackgroundConfiguration: Sendable {
  /// Its color.
  public var backgroundColor: UIColor?
  /// How round its corners are.
  public var cornerRadius: CGFloat = 0
  /// The color of the line around it.
  public var strokeColor: UIColor?
  /// How wide that line is.
  public var strokeWidth: CGFloat = 0
  /// How far it is from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// Itself, in every state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a row of a list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a row of a list in groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// That of a row of a list.
  @available(iOS 18.0, *) public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
}

/// Edges of something, by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Edges by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Above.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// Below.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// Everywhere.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
