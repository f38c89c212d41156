extension UIControl {
  /// What a control is in; a set, because it can be several at once.
  public struct State: OptionSet, Sendable {
    /// One bit a state.
    public let rawValue: UInt

    /// States by their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// Under a finger.
    public static let highlighted = State(rawValue: 1)
    /// Out of use.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}
