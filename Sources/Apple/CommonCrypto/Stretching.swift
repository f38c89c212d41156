import Cryptography

/// A key made of a password by marks of SHA-256, apart from CryptoKit, which has a type of that name.
func stretched(_ password: [UInt8], salt: [UInt8], rounds: UInt32, count: Int) -> [UInt8] {
  SHA256.stretched(password, salt: salt, rounds: rounds, count: count)
}
