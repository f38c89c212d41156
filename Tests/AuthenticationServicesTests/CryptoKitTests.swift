import CryptoKit
import Foundation
import Testing

/// Marks, secrets and boxes, against what is published of them.
@Suite struct CryptoKitTests {
  @Test func `marks of three letters and of a million`() {
    let abc = Data("abc".utf8)
    #expect(
      SHA256.hash(data: abc).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA384.hash(data: abc).hex.hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed")
    )
    #expect(
      SHA512.hash(data: abc).hex.hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a")
    )
    #expect(Insecure.MD5.hash(data: abc).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    #expect(Insecure.SHA1.hash(data: abc).hex == "a9993e364706816aba3e25717850c26c9cd0d89d")
    var inPieces = SHA256()
    for _ in 0..<100 { inPieces.update(data: Data(repeating: 0x61, count: 1000)) }
    #expect(inPieces.finalize() == SHA256.hash(data: Data(repeating: 0x61, count: 100_000)))
    #expect(
      SHA256.hash(data: Data()).hex == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test func `a box opens with its key and for its purpose, and not when a bit is another`() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("kitten1".utf8), using: key, authenticating: Data("shiny".utf8))
    #expect(try AES.GCM.open(box, using: key, authenticating: Data("shiny".utf8)) == Data("kitten1".utf8))
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
    var bytes = try #require(box.combined)
    bytes[14] ^= 1
    let changed = try AES.GCM.SealedBox(combined: bytes)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(changed, using: key, authenticating: Data("shiny".utf8))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data([1])))
    }
    let other = try ChaChaPoly.seal(Data("kitten1".utf8), using: key)
    #expect(
      try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: other.combined), using: key) == Data("kitten1".utf8))
  }

  @Test(
    .enabled(
      if: Vectors("aes_gcm.json") != nil, "REHEARSAL_CORPORA names no folder with Wycheproof's vectors"))
  func `boxes of AES`() throws {
    for test in try #require(Vectors("aes_gcm.json")).tests
    where test.tag.count == 16 && test.nonce.count >= 12 {
      let key = SymmetricKey(data: test.key)
      let box = try AES.GCM.SealedBox(
        nonce: AES.GCM.Nonce(data: test.nonce), ciphertext: test["ct"], tag: test.tag)
      let opened = try? AES.GCM.open(box, using: key, authenticating: test["aad"])
      #expect(opened == (test.isValid ? test["msg"] : nil), "\(test.number)")
    }
  }

  @Test(.enabled(if: Vectors("chacha20_poly1305.json") != nil, "REHEARSAL_CORPORA names no such vectors"))
  func `boxes of ChaCha20 and Poly1305`() throws {
    for test in try #require(Vectors("chacha20_poly1305.json")).tests where test.nonce.count == 12 {
      let box = try ChaChaPoly.SealedBox(
        nonce: ChaChaPoly.Nonce(data: test.nonce), ciphertext: test["ct"], tag: test.tag)
      let opened = try? ChaChaPoly.open(
        box, using: SymmetricKey(data: test.key), authenticating: test["aad"])
      #expect(opened == (test.isValid ? test["msg"] : nil), "\(test.number)")
    }
  }

  @Test(.enabled(if: Vectors("hmac_sha256.json") != nil, "REHEARSAL_CORPORA names no such vectors"))
  func `marks that only whoever has the key can make`() throws {
    for test in try #require(Vectors("hmac_sha256.json")).tests {
      let code = HMAC<SHA256>.authenticationCode(for: test["msg"], using: SymmetricKey(data: test.key))
      #expect((Data(code.prefix(test.tag.count)) == test.tag) == test.isValid, "\(test.number)")
    }
  }

  @Test(.enabled(if: Vectors("hkdf_sha256.json") != nil, "REHEARSAL_CORPORA names no such vectors"))
  func `secrets from a secret`() throws {
    for test in try #require(Vectors("hkdf_sha256.json")).tests where test.isValid {
      let key = HKDF<SHA256>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: test["ikm"]), salt: test["salt"], info: test["info"],
        outputByteCount: test["okm"].count)
      #expect(key.withUnsafeBytes { Data($0) } == test["okm"], "\(test.number)")
    }
  }
}

extension Digest {
  fileprivate var hex: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}

/// Vectors of Wycheproof, which are no part of this package.
private struct Vectors {
  /// One of them; each field is in hexadecimal.
  struct Test {
    let number: Int
    let isValid: Bool
    let fields: [String: String]

    var key: Data { self["key"] }
    var nonce: Data { self["iv"] }
    var tag: Data { self["tag"] }

    subscript(field: String) -> Data {
      let digits = Array(fields[field] ?? "")
      return Data(
        stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) })
    }
  }

  let tests: [Test]

  init?(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["REHEARSAL_CORPORA"],
      let data = try? Data(contentsOf: URL(filePath: folder).appending(path: "wycheproof/\(name)")),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let groups = file["testGroups"] as? [[String: Any]]
    else { return nil }
    tests = groups.flatMap { $0["tests"] as? [[String: Any]] ?? [] }.map { test in
      Test(
        number: test["tcId"] as? Int ?? 0, isValid: test["result"] as? String != "invalid",
        fields: test.compactMapValues { $0 as? String })
    }
  }
}
