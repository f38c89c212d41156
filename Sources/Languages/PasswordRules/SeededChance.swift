/// A source of chance that gives the same numbers for the same seed, everywhere.
///
/// Good for samples and rehearsals; a password that somebody will use needs the system's own.
public struct SeededChance: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// The numbers of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The numbers of a text.
  public init(seed text: some StringProtocol) {
    // It must be the same in every process, which a hash of the standard library is not: FNV-1a.
    self.init(seed: text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
