/// A hash of any length, by FIPS 202; what it hashes is never a real secret.
package enum SHAKE256 {
  /// So many bytes of what a message comes to.
  package static func digest(of message: some Collection<UInt8>, count: Int) -> [UInt8] {
    let rate = 136
    var padded = Array(message) + [0x1F]
    padded.append(contentsOf: repeatElement(0, count: (rate - padded.count % rate) % rate))
    padded[padded.count - 1] |= 0x80
    var state = [UInt64](repeating: 0, count: 25)
    for block in stride(from: 0, to: padded.count, by: rate) {
      for index in 0..<rate { state[index / 8] ^= UInt64(padded[block + index]) << UInt64(index % 8 * 8) }
      permute(&state)
    }
    var digest: [UInt8] = []
    while true {
      digest += (0..<rate).map { UInt8(truncatingIfNeeded: state[$0 / 8] >> UInt64($0 % 8 * 8)) }
      guard digest.count < count else { return Array(digest.prefix(count)) }
      permute(&state)
    }
  }

  /// Keccak's permutation of 1,600 bits.
  private static func permute(_ state: inout [UInt64]) {
    for constant in constants {
      let columns = (0..<5).map { x in (0..<5).reduce(0 as UInt64) { $0 ^ state[x + 5 * $1] } }
      for index in 0..<25 {
        state[index] ^= columns[(index + 4) % 5] ^ columns[(index + 1) % 5].turned(1)
      }
      var moved = state
      for step in path { moved[step.to] = state[step.from].turned(step.bits) }
      for index in 0..<25 {
        let row = index / 5 * 5
        state[index] = moved[index] ^ ~moved[row + (index + 1) % 5] & moved[row + (index + 2) % 5]
      }
      state[0] ^= constant
    }
  }

  /// Where each word goes, and by how many bits it is turned on its way; the first one stays.
  private static let path: [(from: Int, to: Int, bits: UInt64)] = {
    var (x, y) = (1, 0)
    return (0..<24).map { turn in
      let from = x + 5 * y
      (x, y) = (y, (2 * x + 3 * y) % 5)
      return (from, x + 5 * y, UInt64((turn + 1) * (turn + 2) / 2 % 64))
    }
  }()

  /// What is added in each round, from a register of eight bits that is shifted.
  private static let constants: [UInt64] = {
    var register: UInt8 = 1
    return (0..<24).map { _ in
      (0..<7).reduce(0 as UInt64) { constant, power in
        let bit = UInt64(register & 1) << UInt64((1 << power) - 1)
        register = register & 0x80 == 0 ? register << 1 : register << 1 ^ 0x71
        return constant | bit
      }
    }
  }()
}

extension UInt64 {
  fileprivate func turned(_ bits: UInt64) -> UInt64 { bits == 0 ? self : self << bits | self >> (64 - bits) }
}
