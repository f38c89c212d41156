import Cryptography
import Testing

/// Digests of what everybody hashes first.
@Suite struct HashTests {
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("a", 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    ("a", 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    ("a", 56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
  ])
  func `a digest of 256 bits is the standard's`(unit: String, times: Int, hex: String) {
    #expect(SHA256.digest(of: String(repeating: unit, count: times).utf8).hex == hex)
  }

  @Test(arguments: [
    ("", 1, "d41d8cd98f00b204e9800998ecf8427e"), ("a", 1, "0cc175b9c0f1b6a831c399e269772661"),
    ("abc", 1, "900150983cd24fb0d6963f7d28e17f72"), ("message digest", 1, "f96b697d7cb7938d525a2f31aaf161d0"),
    ("abcdefghijklmnopqrstuvwxyz", 1, "c3fcd3d76192e4007dfb496cca67e13b"),
    (
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", 1,
      "d174ab98d277d9f5a5611c2c9f419d9f"
    ),
    ("1234567890", 8, "57edf4a22be3c955ac49da2e2107b67a"), ("a", 55, "ef1772b6dff9a122358552954ad0df65"),
    ("a", 56, "3b0c8ac703f828b04c6c197006d17218"), ("a", 119, "8a7bd0732ed6a28ce75f6dabc90e1613"),
  ])
  func `a digest of 128 bits is that of its RFC`(unit: String, times: Int, hex: String) {
    #expect(MD5.digest(of: String(repeating: unit, count: times).utf8).hex == hex)
  }

  @Test func `digests of three letters, and of as many as just fit into a block`() {
    let abc = Array("abc".utf8)
    #expect(SHA1.digest(of: abc).hex == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(SHA384.digest(of: abc).hex.hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
    #expect(SHA512.digest(of: abc).hex.hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
    let digests = [111, 112, 127, 128].map { SHA512.digest(of: [UInt8](repeating: 0x61, count: $0)).hex }
    #expect(
      digests.map { $0.prefix(16) } == [
        "fa9121c7b32b9e01", "c01d080efd492776", "828613968b501dc0", "b73d1929aa615934",
      ])
  }

  @Test func `a keyed code is the standard's`() {
    let code = SHA256.authenticationCode(
      of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
    #expect(code.hex == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }
}
