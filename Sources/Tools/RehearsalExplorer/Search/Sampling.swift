/// How paths are drawn by chance, where there are too many to run them all.
///
/// Every draw follows from the seed and from its number, so that what is found is found again.
public struct Sampling: Hashable, Sendable {
  /// How a path is drawn.
  public let method: Method
  /// What all chance follows from.
  public let seed: UInt64

  /// How a path is drawn.
  public enum Method: Hashable, Sendable {
    /// Every strand of work gets a priority by chance, and loses it at so many places less one, by chance as well: whatever
    /// goes wrong when so many pieces of work come in the wrong order is found with a probability that is known.
    case priorities(depth: Int)
    /// Some kinds of deviations, by chance, at some places, by chance.
    case swarm
  }

  /// Draws by a method, from a seed.
  public init(_ method: Method, seed: UInt64 = 1) {
    self.method = method
    self.seed = seed
  }

  /// How likely it is, at least, that one draw shows what goes wrong when so many pieces come in the wrong order.
  public struct Guarantee: Hashable, Sendable {
    /// How many strands of work there are in a path, at most.
    public let strands: Int
    /// How often there is something to choose in a path, at most.
    public let choices: Int
    /// How many pieces have to come in the wrong order.
    public let depth: Int

    /// The probability for one draw.
    public var probability: Double {
      var probability = 1 / Double(max(1, strands))
      for _ in 1..<max(1, depth) { probability /= Double(max(1, choices)) }
      return probability
    }

    /// The probability for so many draws.
    public func probability(in draws: Int) -> Double {
      var missing = 1.0
      var power = 1 - probability
      var rest = draws
      while rest > 0 {
        if rest % 2 == 1 { missing *= power }
        power *= power
        rest /= 2
      }
      return 1 - missing
    }
  }
}
