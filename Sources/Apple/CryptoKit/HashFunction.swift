@_exported public import UIKit
import Rehearsal

/// A way to make a short mark of any data.
///
/// What is here is written plainly, for rehearsals: it comes to what Apple's comes to, and takes no care against
/// somebody who measures how long it takes. It guards nobody's real secrets.
public protocol HashFunction: Sendable {
  /// The mark it makes.
  associatedtype Digest: CryptoKit.Digest
  /// How many bytes it takes at a time.
  static var blockByteCount: Int { get }
  /// Nothing taken yet.
  init()
  /// Takes more.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The mark of all that was taken.
  func finalize() -> Digest
}

extension HashFunction {
  /// The mark of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes more.
  public mutating func update<D: DataProtocol>(data: D) {
    Array(data).withUnsafeBytes { update(bufferPointer: $0) }
  }
}

/// A short mark of data.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// What is a row of bytes, as digests, codes and nonces are.
protocol RowOfBytes: ContiguousBytes, Sequence where Iterator == IndexingIterator<[UInt8]> {
  var bytes: [UInt8] { get }
}

extension RowOfBytes {
  /// Its bytes, one after the other.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// Its bytes, all at once.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
}

/// A digest that is made of bytes.
protocol DigestOfBytes: Digest, RowOfBytes {
  init(bytes: [UInt8])
}

extension DigestOfBytes {
  /// Its kind, and its bytes in hexadecimal.
  public var description: String {
    "\(Self.self)".replacingOccurrences(of: "Digest", with: "") + " digest: " + bytes.hexadecimal
  }

  /// Whether its bytes are those.
  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool { digest.bytes == Array(data) }
}
