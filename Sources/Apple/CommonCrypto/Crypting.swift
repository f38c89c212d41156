import CryptoKit

/// Into cipher or out of it.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// How blocks follow one another, and what fills the last.
public typealias CCOptions = UInt32

/// Into cipher.
public let kCCEncrypt = 0
/// Out of cipher.
public let kCCDecrypt = 1
/// The cipher of FIPS 197.
public let kCCAlgorithmAES = 0
/// The cipher of FIPS 197, with keys of any of its lengths.
public let kCCAlgorithmAES128 = 0
/// The last block is filled up by RFC 5652.
public let kCCOptionPKCS7Padding = 1
/// Every block is by itself.
public let kCCOptionECBMode = 2
/// How many bytes a key has.
public let kCCKeySizeAES128 = 16
/// How many bytes a longer key has.
public let kCCKeySizeAES192 = 24
/// How many bytes the longest key has.
public let kCCKeySizeAES256 = 32
/// How many bytes a block has.
public let kCCBlockSizeAES128 = 16
/// There is not enough room for what comes out.
public let kCCBufferTooSmall = -4301
/// What goes in ends within a block.
public let kCCAlignmentError = -4303
/// What goes in was not made with this key, or not whole.
public let kCCDecodeError = -4304
/// The key is of no length that the cipher takes.
public let kCCKeySizeError = -4310

/// Puts data into cipher, or out of it: blocks that are chained, unless each is by itself.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  guard alg == kCCAlgorithmAES else {
    fatalError("CCCrypt knows AES here, and not the algorithm \(alg)")
  }
  guard op <= kCCDecrypt, options <= kCCOptionPKCS7Padding | kCCOptionECBMode else {
    return Int32(kCCParamError)
  }
  guard let cipher = try? AES.Block(key: bytes(key, keyLength)) else { return Int32(kCCKeySizeError) }
  let isPadded = Int(options) & kCCOptionPKCS7Padding != 0
  let chain = Int(options) & kCCOptionECBMode != 0 ? nil : start(iv)
  var data = bytes(dataIn, dataInLength)
  if op == kCCEncrypt, isPadded {
    let missing = 16 - data.count % 16
    data += Array(repeating: UInt8(missing), count: missing)
  }
  guard data.count % 16 == 0 else { return Int32(kCCAlignmentError) }
  guard dataOutAvailable >= data.count else {
    dataOutMoved?.pointee = data.count
    return Int32(kCCBufferTooSmall)
  }
  var result = op == kCCEncrypt ? encrypted(data, cipher, chain) : decrypted(data, cipher, chain)
  if op == kCCDecrypt, isPadded {
    guard let length = result.last.map(Int.init), 1...16 ~= length,
      result.suffix(length).allSatisfy({ Int($0) == length })
    else { return Int32(kCCDecodeError) }
    result.removeLast(length)
  }
  for (index, byte) in result.enumerated() {
    dataOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
  dataOutMoved?.pointee = result.count
  return Int32(kCCSuccess)
}

/// What the first block is chained to: zeros where nothing is said.
private func start(_ iv: UnsafeRawPointer?) -> [UInt8] {
  iv == nil ? Array(repeating: 0, count: 16) : bytes(iv, 16)
}

private func encrypted(_ data: [UInt8], _ cipher: AES.Block, _ chain: [UInt8]?) -> [UInt8] {
  var last = chain
  return blocks(of: data).flatMap { block -> [UInt8] in
    let made = cipher.encrypted(last.map { zip(block, $0).map { $0 ^ $1 } } ?? block)
    if last != nil { last = made }
    return made
  }
}

private func decrypted(_ data: [UInt8], _ cipher: AES.Block, _ chain: [UInt8]?) -> [UInt8] {
  var last = chain
  return blocks(of: data).flatMap { block -> [UInt8] in
    let plain = cipher.decrypted(block)
    guard let before = last else { return plain }
    last = block
    return zip(plain, before).map { $0 ^ $1 }
  }
}

private func blocks(of data: [UInt8]) -> [[UInt8]] {
  stride(from: 0, to: data.count, by: 16).map { Array(data[$0..<$0 + 16]) }
}
