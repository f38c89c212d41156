/// Work that is ready at the same time, piece by piece in the order in which it became ready; only what a platform would
/// let go next.
public struct ReadyWork {
  /// How many pieces, one at least.
  public let count: Int
  /// Whether one of them is on the main queue, where the system comes to its own work only after that.
  public let isOnMain: Bool
  private let name: (Int) -> String

  /// So many pieces, and what each is called: always the same where the same happened before.
  public init(count: Int, isOnMain: Bool = true, name: @escaping (Int) -> String) {
    self.count = count
    self.isOnMain = isOnMain
    self.name = name
  }

  /// What they are called.
  public var names: [String] { (0..<count).map(name) }
}
