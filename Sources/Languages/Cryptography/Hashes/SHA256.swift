/// The secure hash algorithm with 256 bits, and the keyed code made of it.
///
/// Written here because not every platform a rehearsal runs on has it; what it hashes is never a real secret.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The digest of a message, 32 bytes.
  package static func digest(of message: some Collection<UInt8>) -> [UInt8] {
    let padded = Array(message).padded(toBlocksOf: 64)
    var hash = SHA256()
    mixBlocks(&hash.state, padded, padded.count / 64)
    return hash.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  /// The code with which a message is authenticated by a key.
  package static func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let key = padded(key: key)
    return digest(of: key.map { $0 ^ 0x5C } + digest(of: key.map { $0 ^ 0x36 } + message))
  }

  /// A key made of a password in many rounds, by RFC 8018, as many bytes as are wanted.
  package static func stretched(_ password: [UInt8], salt: [UInt8], rounds: UInt32, count: Int) -> [UInt8] {
    let key = padded(key: password)
    let (inner, outer) = (begun(with: key.map { $0 ^ 0x36 }), begun(with: key.map { $0 ^ 0x5C }))
    var stretched: [UInt8] = []
    for block in 1...((count + 31) / 32) {
      let number = withUnsafeBytes(of: UInt32(block).bigEndian, Array.init)
      var mark = authenticationCode(of: salt + number, key: key)
      var sum = mark
      stretch(inner, outer, &mark, &sum, rounds - 1)
      stretched += sum
    }
    return Array(stretched.prefix(count))
  }

  /// A secret, as long as a block.
  private static func padded(key: [UInt8]) -> [UInt8] {
    let short = key.count > 64 ? digest(of: key) : key
    return short + repeatElement(0, count: 64 - short.count)
  }

  /// The state once it has taken a block.
  private static func begun(with block: [UInt8]) -> [UInt32] {
    var hash = SHA256()
    mixBlocks(&hash.state, block, 1)
    return hash.state
  }
}

// By their names: a module of C would have to be found by whoever imports this one.

@_silgen_name("cryptography_mix_sha256")
private func mixBlocks(_ state: UnsafeMutablePointer<UInt32>, _ blocks: UnsafePointer<UInt8>, _ count: Int)

@_silgen_name("cryptography_stretch_sha256")
private func stretch(
  _ inner: UnsafePointer<UInt32>, _ outer: UnsafePointer<UInt32>, _ mark: UnsafeMutablePointer<UInt8>,
  _ sum: UnsafeMutablePointer<UInt8>, _ rounds: UInt32)
