/// The codes of RFC 2104 for the hashes that one-time codes are made with.
package enum TimedHash: String, Hashable, Sendable, CaseIterable {
  case sha1 = "SHA1"
  case sha256 = "SHA256"
  case sha512 = "SHA512"

  /// The code with which a message is authenticated by a key.
  package func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    keyedCode(of: message, key: key, block: self == .sha512 ? 128 : 64, digest)
  }

  private func digest(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .sha1: SHA1.digest(of: bytes)
    case .sha256: SHA256.digest(of: bytes)
    case .sha512: SHA512.digest(of: bytes)
    }
  }
}

/// The code of RFC 2104 by a hash that takes some bytes at a time.
func keyedCode(of message: [UInt8], key: [UInt8], block: Int, _ digest: ([UInt8]) -> [UInt8]) -> [UInt8] {
  var key = key.count > block ? digest(key) : key
  key.append(contentsOf: repeatElement(0, count: block - key.count))
  return digest(key.map { $0 ^ 0x5C } + digest(key.map { $0 ^ 0x36 } + message))
}
