/// One way things can go: the situation it begins in, and where the environment departs from the usual.
public struct Course: Hashable, Comparable, Sendable {
  /// Which of the situations, from 0.
  public let situation: Int
  /// The departures, in order.
  public let turns: [Turn]

  /// One departure.
  public struct Turn: Hashable, Comparable, Sendable {
    /// At which point of the course, from 0.
    public let point: Int
    /// Which of the deviations that were possible there, from 0.
    public let option: Int

    /// The earlier point, and the earlier option, comes first.
    public static func < (left: Turn, right: Turn) -> Bool {
      (left.point, left.option) < (right.point, right.option)
    }
  }

  /// The course that this one departs from in the end.
  var beforeLastTurn: Course? {
    turns.isEmpty ? nil : Course(situation: situation, turns: turns.dropLast())
  }

  /// The one with fewer departures comes first; among equals, the one in the order of situations and turns.
  public static func < (left: Course, right: Course) -> Bool {
    if left.turns.count != right.turns.count { return left.turns.count < right.turns.count }
    if left.situation != right.situation { return left.situation < right.situation }
    return left.turns.lexicographicallyPrecedes(right.turns)
  }
}
