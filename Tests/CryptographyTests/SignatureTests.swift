import Cryptography
import Testing

/// What the documents that define them give as examples.
@Suite struct SignatureTests {
  /// RFC 6979, A.2.5.
  static let key = "C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721".bytes

  @Test(arguments: [
    (
      "sample", "A6E3C57DD01ABE90086538398355DD4C3B17AA873382B0F24D6129493D8AAD60",
      "EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716",
      "F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8"
    ),
    (
      "test", "D16B6AE827F17175E040871A1C7EC3500192C4C92677336EC2537ACAEE0008E0",
      "F1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367",
      "019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083"
    ),
  ])
  func `the examples of RFC 6979`(message: String, once: String, r: String, s: String) throws {
    let key = try #require(P256PrivateKey(raw: Self.key))
    #expect(
      key.publicKey.raw.hex.uppercased()
        == "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
        + "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299")
    let digest = SHA256.digest(of: message.utf8)
    let signature = key.signature(ofDigest: digest)
    #expect(signature.raw.hex.uppercased() == r + s)
    #expect(key.signature(ofDigest: digest, once: once.bytes) == signature)
    #expect(key.publicKey.isValid(signature, ofDigest: digest))
    #expect(!key.publicKey.isValid(signature, ofDigest: SHA256.digest(of: "other".utf8)))
    #expect(P256Signature(der: signature.der) == signature)
  }

  @Test func `a number for once that chance has a part in gives another signature, which is as good`() throws
  {
    let key = try #require(P256PrivateKey(raw: Self.key))
    let digest = SHA256.digest(of: "sample".utf8)
    let signatures = [[], [1], [2]].map { key.signature(ofDigest: digest, chance: $0) }
    #expect(Set(signatures).count == 3)
    #expect(signatures.allSatisfy { key.publicKey.isValid($0, ofDigest: digest) })
    #expect(signatures == [[], [1], [2]].map { key.signature(ofDigest: digest, chance: $0) })
  }

  @Test func `a digest counts with its first 256 bits, and a short one as it is`() throws {
    let key = try #require(P256PrivateKey(raw: Self.key))
    let long = SHA512.digest(of: "sample".utf8)
    let signature = key.signature(ofDigest: Array(long[..<32]))
    #expect(key.publicKey.isValid(signature, ofDigest: long))
    #expect(!key.publicKey.isValid(signature, ofDigest: Array(long[..<31])))
    for digest in [[], [7], Array(long[..<20])] {
      #expect(key.publicKey.isValid(key.signature(ofDigest: digest), ofDigest: digest))
    }
  }

  @Test(arguments: [
    (
      "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60", "",
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555"
        + "fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    ),
    (
      "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb", "72",
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
        + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    ),
    (
      "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7", "af82",
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
        + "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
    ),
  ])
  func `the examples of RFC 8032`(seed: String, message: String, key: String, signature: String) throws {
    #expect(Ed25519.publicKey(of: seed.bytes) == key.bytes)
    let made = try #require(Ed25519.signature(of: message.bytes, seed: seed.bytes))
    #expect(made.hex == signature)
    #expect(Ed25519.isValid(made, of: message.bytes, key: key.bytes))
    #expect(!Ed25519.isValid(made, of: message.bytes + [0], key: key.bytes))
    let other = try #require(Ed25519.signature(of: message.bytes, seed: seed.bytes, chance: [1]))
    #expect(other != made && Ed25519.isValid(other, of: message.bytes, key: key.bytes))
  }

  @Test(arguments: [
    (
      "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
      "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
      "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"
    ),
    (
      "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
      "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
      "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957"
    ),
    (
      "0900000000000000000000000000000000000000000000000000000000000000",
      "0900000000000000000000000000000000000000000000000000000000000000",
      "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079"
    ),
  ])
  func `the examples of RFC 7748`(key: String, other: String, secret: String) {
    #expect(X25519.sharedSecret(of: key.bytes, with: other.bytes)?.hex == secret)
  }

  @Test func `two who know each other's public keys share a secret`() throws {
    let (one, other) = (SHA256.digest(of: "one".utf8), SHA256.digest(of: "other".utf8))
    let keys = try #require([P256PrivateKey(raw: one), P256PrivateKey(raw: other)] as? [P256PrivateKey])
    #expect(keys[0].sharedSecret(with: keys[1].publicKey) == keys[1].sharedSecret(with: keys[0].publicKey))
    let publicKeys = try #require([X25519.publicKey(of: one), X25519.publicKey(of: other)] as? [[UInt8]])
    let secret = X25519.sharedSecret(of: one, with: publicKeys[1])
    #expect(secret != nil && secret == X25519.sharedSecret(of: other, with: publicKeys[0]))
  }
}
