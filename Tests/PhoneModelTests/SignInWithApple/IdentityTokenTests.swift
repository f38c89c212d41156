import Cryptography
import Foundation
import TestBench
import Testing

@testable import PhoneModel

/// Bytes as text, as tokens have them.
@Suite struct Base64URLTests {
  @Test func `text of bytes reads as the bytes, and no other text does`() {
    for length in 0...9 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 89 + 250) }
      #expect(Base64URL.bytes(of: Base64URL.text(of: bytes)) == bytes)
    }
    for text in ["A", "AB", "A===", "A+B=", "AA/", "A\u{301}", "AAAA\n"] {
      #expect(Base64URL.bytes(of: text) == nil, "\(text)")
    }
  }
}

/// Tokens, and what they are made of, against what was recorded.
@Suite(
  .enabled(if: Corpora.file("crypto-vectors.json") != nil, "REHEARSAL_CORPORA names no folder with vectors"))
struct IdentityTokenTests {
  @Test func `every digest is the recorded one`() throws {
    let rows = try Vectors.load().sha256
    #expect(rows.count == 11)
    for row in rows {
      let message = String(repeating: row.unit, count: row.times)
      #expect(SHA256.digest(of: message.utf8).hexadecimal == row.hex)
    }
  }

  @Test func `every keyed code is the recorded one`() throws {
    let rows = try Vectors.load().hmacSHA256
    #expect(rows.count == 5)
    for row in rows {
      let code = SHA256.authenticationCode(of: row.dataHex.bytes, key: row.keyHex.bytes)
      #expect(code.hexadecimal == row.hex)
    }
  }

  @Test func `every code's hash is the recorded one`() throws {
    let rows = try Vectors.load().cHash
    #expect(rows.count == 3)
    for row in rows { #expect(IdentityToken.hash(ofCode: row.authorizationCode) == row.c_hash) }
  }

  @Test func `the recorded token is made byte by byte`() throws {
    let row = try #require(try Vectors.load().jwtHS256.first)
    let signer = TokenSigner.secret(row.secretUtf8, keyIdentifier: "sim")
    let token = IdentityToken(
      issuer: "https://appleid.apple.com", audience: "com.example.shiny",
      subject: "001234.5b3a3bdf9c0b4f049c1471cae1cd1d8d.0001", nonce: "nonce-1", issuedAt: 1_600_000_000,
      expiresAt: 1_600_086_400, codeHash: "FKg5KqxfN5it_y7SsZwZVw",
      email: "abc123def4@privaterelay.appleid.com")
    #expect(signer.token(of: token.claims) == row.token)
    #expect(signer.claims(of: row.token) == token.claims)
  }

  @Test func `every password falls into the recorded bucket`() throws {
    let rows = try Vectors.load().breachBucket15
    #expect(rows.count == 5)
    for row in rows { #expect(BreachBucket(of: row.password).number == row.bucket) }
  }
}

private struct Vectors: Decodable {
  let sha256: [Digest]
  let hmacSHA256: [Code]
  let cHash: [CodeHash]
  let breachBucket15: [Bucket]
  let jwtHS256: [Token]

  struct Digest: Decodable {
    let unit: String
    let times: Int
    let hex: String
  }

  struct Code: Decodable {
    let keyHex: String
    let dataHex: String
    let hex: String
  }

  struct CodeHash: Decodable {
    let authorizationCode: String
    let c_hash: String
  }

  struct Bucket: Decodable {
    let password: String
    let bucket: Int
  }

  struct Token: Decodable {
    let secretUtf8: String
    let token: String
  }

  static func load() throws -> Vectors {
    try JSONDecoder().decode(Vectors.self, from: Corpora.data("crypto-vectors.json"))
  }
}

extension String {
  fileprivate var bytes: [UInt8] {
    let digits = Array(self)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }
}
