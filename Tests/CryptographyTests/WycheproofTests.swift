import Cryptography
import Foundation
import TestBench
import Testing

/// Every verdict of Wycheproof's tables, which are no part of this package.
@Suite struct WycheproofTests {
  @Test(
    .enabled(if: Table.isThere("ecdsa_secp256r1_sha256"), "REHEARSAL_CORPORA names no folder with the table"))
  func `signatures of P-256, in ASN.1`() throws {
    let table = try Table("ecdsa_secp256r1_sha256")
    #expect(table.tests.count == 484)
    for test in table.tests {
      let key = try #require(P256PublicKey(x963: test.key("uncompressed")))
      #expect(P256Document.publicKey(in: test.group("publicKeyDer")) == key)
      let isValid = P256Signature(der: test["sig"]).map {
        key.isValid($0, ofDigest: SHA256.digest(of: test["msg"]))
      }
      #expect(isValid ?? false == test.isValid, "\(test)")
    }
  }

  @Test(
    .enabled(
      if: Table.isThere("ecdsa_secp256r1_sha256_p1363"), "REHEARSAL_CORPORA names no folder with the table"))
  func `signatures of P-256, in 64 bytes`() throws {
    let table = try Table("ecdsa_secp256r1_sha256_p1363")
    #expect(table.tests.count == 262)
    for test in table.tests {
      let key = try #require(P256PublicKey(x963: test.key("uncompressed")))
      let isValid = P256Signature(raw: test["sig"]).map {
        key.isValid($0, ofDigest: SHA256.digest(of: test["msg"]))
      }
      #expect(isValid ?? false == test.isValid, "\(test)")
    }
  }

  @Test(
    .enabled(
      if: Table.isThere("ecdh_secp256r1_ecpoint"), "REHEARSAL_CORPORA names no folder with the table"))
  func `secrets shared on P-256`() throws {
    let table = try Table("ecdh_secp256r1_ecpoint")
    #expect(table.tests.count == 355)
    for test in table.tests {
      let raw = test["private"].drop { $0 == 0 }
      let key = try #require(P256PrivateKey(raw: [UInt8](repeating: 0, count: 32 - raw.count) + raw))
      let other = P256PublicKey(x963: test["public"]) ?? P256PublicKey(compressed: test["public"])
      // The one that is acceptable has a compressed point, which is read.
      #expect(other.map { key.sharedSecret(with: $0) } == (test.isInvalid ? nil : test["shared"]), "\(test)")
    }
  }

  @Test(.enabled(if: Table.isThere("ed25519"), "REHEARSAL_CORPORA names no folder with the table"))
  func `signatures of Ed25519`() throws {
    let table = try Table("ed25519")
    #expect(table.tests.count == 151)
    for test in table.tests {
      #expect(
        Ed25519.isValid(test["sig"], of: test["msg"], key: test.key("pk")) == test.isValid, "\(test)")
    }
  }

  @Test(.enabled(if: Table.isThere("x25519"), "REHEARSAL_CORPORA names no folder with the table"))
  func `secrets shared on Curve25519`() throws {
    let table = try Table("x25519")
    #expect(table.tests.count == 518)
    for test in table.tests {
      let secret = X25519.sharedSecret(of: test["private"], with: test["public"])
      // Keys with which everybody gets zero are left to whoever implements it; here they share nothing.
      #expect(secret == (test.flags.contains("ZeroSharedSecret") ? nil : test["shared"]), "\(test)")
    }
    #expect(table.tests.filter { $0.flags.contains("ZeroSharedSecret") }.count == 31)
  }

  @Test(
    .enabled(
      if: Table.isThere("rsa_signature_2048_sha256"), "REHEARSAL_CORPORA names no folder with the table"))
  func `signatures of RSA`() throws {
    let table = try Table("rsa_signature_2048_sha256")
    #expect(table.tests.count == 259)
    for test in table.tests {
      let key = try #require(RSAPublicKey(pkcs1: test.group("publicKeyAsn")))
      #expect(key.pkcs1 == test.group("publicKeyAsn"))
      // The one that is acceptable lacks a part of what RFC 8017 wants to be compared whole, and is refused.
      #expect(key.isValid(test["sig"], ofSHA256: SHA256.digest(of: test["msg"])) == test.isValid, "\(test)")
    }
  }
}

/// One of the tables.
private struct Table {
  struct Test: CustomStringConvertible {
    let group: [String: Any]
    let fields: [String: Any]

    var isValid: Bool { fields["result"] as? String == "valid" }
    var isInvalid: Bool { fields["result"] as? String == "invalid" }
    var flags: [String] { fields["flags"] as? [String] ?? [] }
    var description: String { "\(fields["tcId"] ?? "?"): \(fields["comment"] ?? "")" }

    subscript(field: String) -> [UInt8] { (fields[field] as? String ?? "").bytes }
    func group(_ field: String) -> [UInt8] { (group[field] as? String ?? "").bytes }
    func key(_ field: String) -> [UInt8] {
      ((group["publicKey"] as? [String: Any])?[field] as? String ?? "").bytes
    }
  }

  let tests: [Test]

  static func isThere(_ name: String) -> Bool { Corpora.file("wycheproof/\(name).json") != nil }

  init(_ name: String) throws {
    let file = try JSONSerialization.jsonObject(with: Corpora.data("wycheproof/\(name).json"))
    let groups = (file as? [String: Any])?["testGroups"] as? [[String: Any]] ?? []
    tests = groups.flatMap { group in
      (group["tests"] as? [[String: Any]] ?? []).map { Test(group: group, fields: $0) }
    }
  }
}
