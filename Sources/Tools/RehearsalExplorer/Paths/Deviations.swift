/// Who deviates from the happy path.
public struct Deviations: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt8

  /// A set of kinds by their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A message is lost, loses its reply, arrives twice, is refused, is answered late or never.
  public static let network = Deviations(rawValue: 1)
  /// The user taps Cancel, leaves, waits, mistypes, taps something else or again, or starts over; with AutoFill, fails
  /// to authenticate, locks the device, disables the provider, or sets the device up from a backup.
  public static let user = Deviations(rawValue: 2)
  /// Apple's sheet is canceled, Apple cannot be reached, or never answers.
  public static let apple = Deviations(rawValue: 4)
  /// The system loses patience, suspends the process or ends it, or is busy with the identity store.
  public static let system = Deviations(rawValue: 8)
  /// Of work that is ready at the same time, another piece goes first than the one whose turn it is; for handlers with
  /// tasks and queues.
  public static let order = Deviations(rawValue: 16)

  /// Everybody.
  public static let all: Deviations = [.network, .user, .apple, .system, .order]

  /// Every kind by its name, in a fixed order.
  public static let named: [(name: String, kind: Deviations)] = [
    ("network", .network), ("user", .user), ("apple", .apple), ("system", .system),
    ("order", .order),
  ]

  /// The names of the kinds in it.
  public var names: [String] { Self.named.filter { contains($0.kind) }.map(\.name) }
}

extension Deviation {
  /// Who deviates.
  var kind: Deviations {
    switch self {
    case .network: .network
    case .user: .user
    case .apple: .apple
    case .system: .system
    case .order: .order
    }
  }
}
