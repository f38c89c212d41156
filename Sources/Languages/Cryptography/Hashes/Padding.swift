extension [UInt8] {
  /// A message filled up to whole blocks by FIPS 180-4: a bit, zeros, and in an eighth of a block how many bits it had.
  func padded(toBlocksOf block: Int) -> [UInt8] {
    var padded = self + [0x80]
    padded.append(contentsOf: repeatElement(0, count: (2 * block - block / 8 - padded.count % block) % block))
    padded.append(contentsOf: repeatElement(0, count: block / 8 - 8))
    let bits = UInt64(count) * 8
    return padded + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
  }
}
