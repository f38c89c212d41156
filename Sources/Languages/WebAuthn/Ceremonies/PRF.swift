internal import Cryptography

/// Secrets that a passkey makes of what a relying party gives it: Web Authentication Level 3, 10.1.4.
package enum PRF {
  /// What reaches the authenticator of an input: its digest, after words that keep it from other uses.
  package static func salt(of input: [UInt8]) -> [UInt8] {
    SHA256.digest(of: Array("WebAuthn PRF".utf8) + [0] + input)
  }

  /// What an authenticator makes of a salt with the secret that it keeps for a passkey.
  package static func output(of salt: [UInt8], secret: [UInt8]) -> [UInt8] {
    SHA256.authenticationCode(of: salt, key: secret)
  }
}
