/// How far something stands from where it would stand.
@available(iOS 5.0, *) public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// Where it would stand.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// So far from there.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Where it would stand.
  public init() {
    self = .zero
  }
}
