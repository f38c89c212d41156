/// Work that is ready at the same time, piece by piece in the order in which it became ready; only what a platform would
/// let go next.
public struct ReadyWork {
  /// How many pieces, one at least.
  public let count: Int
  private let name: (Int) -> String

  /// So many pieces, and what each is called: always the same where the same happened before.
  public init(count: Int, name: @escaping (Int) -> String) {
    self.count = count
    self.name = name
  }

  /// What they are called.
  public var names: [String] { (0..<count).map(name) }
}
