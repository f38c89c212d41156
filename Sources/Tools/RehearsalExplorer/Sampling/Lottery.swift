/// Numbers by chance that are the same for the same seed, everywhere.
struct Lottery {
  private var state: UInt64

  init(seed: UInt64, draw: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: draw) &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number below a count.
  mutating func number(below count: Int) -> Int { count < 2 ? 0 : Int(next() % UInt64(count)) }
}
