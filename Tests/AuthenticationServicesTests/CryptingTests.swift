import CommonCrypto
import Foundation
import Testing

/// `CCCrypt`, by the vectors of NIST SP 800-38A and by what it documents.
@Suite struct CryptingTests {
  private static let plain = bytes("6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51")
  private static let start = bytes("000102030405060708090a0b0c0d0e0f")
  private static let keys = [
    16: bytes("2b7e151628aed2a6abf7158809cf4f3c"),
    24: bytes("8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b"),
    32: bytes("603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4"),
  ]

  @Test(arguments: [
    (16, 0, "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2"),
    (24, 0, "4f021db243bc633d7178183a9fa071e8b4d9ada9ad7dedf4e5e738763f69145a"),
    (32, 0, "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d"),
    (16, kCCOptionECBMode, "3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf"),
    (32, kCCOptionECBMode, "f3eed1bdb5d2a03c064b5a7e3db181f8591ccb10d410ed26dc5ba74a31362870"),
  ])
  func `blocks are those of the standard, in and out`(length: Int, options: Int, secret: String) throws {
    let key = try #require(Self.keys[length])
    #expect(crypt(kCCEncrypt, options, key, Self.plain) == (0, Self.bytes(secret)))
    #expect(crypt(kCCDecrypt, options, key, Self.bytes(secret)) == (0, Self.plain))
  }

  @Test(arguments: 0...33)
  func `what is filled up comes out as long as it was`(count: Int) throws {
    let key = try #require(Self.keys[16])
    let data = (0..<count).map { UInt8($0) }
    let (status, secret) = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, data)
    #expect(status == 0 && secret.count == (count / 16 + 1) * 16)
    #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, key, secret) == (0, data))
  }

  @Test func `what does not fit is told by its number`() throws {
    let key = try #require(Self.keys[16])
    let other = try #require(Self.keys[32])
    let secret = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key, [1, 2, 3]).1
    #expect(crypt(kCCDecrypt, kCCOptionPKCS7Padding, other, secret).0 == kCCDecodeError)
    #expect(crypt(kCCEncrypt, 0, Array(key.dropLast()), Self.plain).0 == kCCKeySizeError)
    #expect(crypt(kCCEncrypt, 0, key, [1]).0 == kCCAlignmentError)
    #expect(crypt(2, 0, key, Self.plain).0 == kCCParamError)
    var moved = 0
    let status = CCCrypt(
      CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, 16, nil, Self.plain, 32, nil, 31, &moved)
    #expect(status == kCCBufferTooSmall && moved == 32)
  }

  @Test func `marks that are made step by step are those that are made at once`() {
    let (first, rest) = (Self.plain.prefix(7), Self.plain.dropFirst(7))
    var (mark, stepwise) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    CC_SHA256(Self.plain, CC_LONG(Self.plain.count), &mark)
    var context = CC_SHA256_CTX()
    CC_SHA256_Init(&context)
    CC_SHA256_Update(&context, Array(first), CC_LONG(first.count))
    CC_SHA256_Update(&context, Array(rest), CC_LONG(rest.count))
    #expect(CC_SHA256_Final(&stepwise, &context) == 1 && stepwise == mark)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), Self.start, 16, Self.plain, Self.plain.count, &mark)
    var secret = CCHmacContext()
    CCHmacInit(&secret, CCHmacAlgorithm(kCCHmacAlgSHA256), Self.start, 16)
    CCHmacUpdate(&secret, Array(first), first.count)
    CCHmacUpdate(&secret, Array(rest), rest.count)
    CCHmacFinal(&secret, &stepwise)
    #expect(stepwise == mark)
    #expect(CCRandomGenerateBytes(&stepwise, 32) == kCCSuccess && stepwise != mark)
  }

  private func crypt(_ operation: Int, _ options: Int, _ key: [UInt8], _ data: [UInt8]) -> (Int, [UInt8]) {
    var result = [UInt8](repeating: 0, count: data.count + kCCBlockSizeAES128)
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(kCCAlgorithmAES128), CCOptions(options), key, key.count, Self.start,
      data, data.count, &result, result.count, &moved)
    return (Int(status), Array(result[..<moved]))
  }

  private static func bytes(_ digits: String) -> [UInt8] {
    stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) }
  }
}
