/// One way things can go: the situation it begins in, and where the environment deviates from the usual.
public struct Path: Hashable, Comparable, Sendable {
  /// Which of the situations, from 0.
  public let situation: Int
  /// The deviations, in order.
  public let deviations: [Turn]

  /// One deviation.
  public struct Turn: Hashable, Comparable, Sendable {
    /// At which point of the path, from 0.
    public let point: Int
    /// Which of the deviations that were possible there, from 0.
    public let option: Int

    /// The earlier point, and the earlier option, comes first.
    public static func < (left: Turn, right: Turn) -> Bool {
      (left.point, left.option) < (right.point, right.option)
    }
  }

  /// The path that this one deviates from in the end.
  var beforeLastDeviation: Path? {
    deviations.isEmpty ? nil : Path(situation: situation, deviations: deviations.dropLast())
  }

  /// The one with fewer deviations comes first; among equals, the one in the order of situations and deviations.
  public static func < (left: Path, right: Path) -> Bool {
    if left.deviations.count != right.deviations.count { return left.deviations.count < right.deviations.count }
    if left.situation != right.situation { return left.situation < right.situation }
    return left.deviations.lexicographicallyPrecedes(right.deviations)
  }
}
