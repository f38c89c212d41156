import Cryptography

/// Who signs the identity tokens of a rehearsal, because only Apple can sign as Apple.
///
/// The one that ships is marked in every token: its key is called `sim`. A team whose server takes nothing but
/// RS256 brings its own, and has its server trust the key:
///
/// ```swift
/// phone.apple.signer = TokenSigner(algorithm: "RS256", keyIdentifier: "rehearsal") { ourKey.sign($0) }
/// ```
///
/// A class, because every copy of a phone carries it along.
public final class TokenSigner: Sendable {
  /// The algorithm, as tokens name it.
  public let algorithm: String
  /// The name of the key, by which a server finds it.
  public let keyIdentifier: String
  private let signature: @Sendable ([UInt8]) -> [UInt8]

  /// A signer of an algorithm and key.
  public init(
    algorithm: String, keyIdentifier: String, signature: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) {
    self.algorithm = algorithm
    self.keyIdentifier = keyIdentifier
    self.signature = signature
  }

  /// A signer with a secret that the server shares.
  public static func secret(_ secret: String, keyIdentifier: String) -> TokenSigner {
    TokenSigner(algorithm: "HS256", keyIdentifier: keyIdentifier) {
      SHA256.authenticationCode(of: $0, key: Array(secret.utf8))
    }
  }

  /// The signer that ships; its secret is no secret.
  public static let simulated = secret("a simulated key, never Apple's own", keyIdentifier: "sim")

  /// Claims as a signed token.
  func token(of claims: JSON) -> String {
    let header = JSON.object([
      JSON.Member("alg", .string(algorithm)), JSON.Member("kid", .string(keyIdentifier)),
      JSON.Member("typ", .string("JWT")),
    ])
    let content = Base64URL.text(of: header.text.utf8) + "." + Base64URL.text(of: claims.text.utf8)
    return content + "." + Base64URL.text(of: signature(Array(content.utf8)))
  }

  /// The claims of a token that this signer signed; `nil` where anything is not as it made it.
  func claims(of token: String) -> JSON? {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Self.json(parts[0]), header["alg"]?.string == algorithm,
      header["kid"]?.string == keyIdentifier,
      Base64URL.bytes(of: parts[2]) == signature(Array("\(parts[0]).\(parts[1])".utf8))
    else { return nil }
    return Self.json(parts[1])
  }

  private static func json(_ part: Substring) -> JSON? {
    Base64URL.bytes(of: part).flatMap { String(validating: $0, as: UTF8.self) }.flatMap { JSON($0) }
  }
}

/// Two signers are the same when their algorithms and key identifiers are, because nobody can compare functions.
extension TokenSigner: Hashable {
  /// Whether two signers have the same algorithm and key identifier.
  public static func == (one: TokenSigner, other: TokenSigner) -> Bool {
    one.algorithm == other.algorithm && one.keyIdentifier == other.keyIdentifier
  }

  /// Hashes the algorithm and the key identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(algorithm)
    hasher.combine(keyIdentifier)
  }
}
