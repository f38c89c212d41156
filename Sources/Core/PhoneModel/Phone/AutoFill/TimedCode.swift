internal import Cryptography

/// What one-time codes are made of: a secret that website and provider share, and the time.
///
/// It is RFC 6238, over RFC 4226.
public struct TimedCode: Hashable, Sendable {
  /// What both sides share.
  public let secret: [UInt8]
  /// How many seconds a code holds.
  public var period = 30
  /// How many digits a code has.
  public var digits = 6
  /// The hash that it is made with.
  public var algorithm = Algorithm.sha1
  /// The last period whose code a website took.
  package var taken: Int64?

  /// The hashes that codes are made with.
  public enum Algorithm: String, Hashable, Sendable, CaseIterable {
    /// What nearly everybody uses.
    case sha1 = "SHA1"
    /// Its successor with 256 bits.
    case sha256 = "SHA256"
    /// Its successor with 512 bits.
    case sha512 = "SHA512"
  }

  /// The code at a moment, in seconds since 1970.
  public func code(at seconds: Int64) -> String {
    let counter = UInt64(bitPattern: step(at: seconds))
    let message = (0..<8).map { UInt8(truncatingIfNeeded: counter >> (56 - 8 * UInt64($0))) }
    let hash = (TimedHash(rawValue: algorithm.rawValue) ?? .sha1).authenticationCode(of: message, key: secret)
    let offset = Int((hash.last ?? 0) & 15)
    let number = hash[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
    let text = String(number)
    let missing = max(0, digits - text.utf8.count)
    return String(repeating: "0", count: missing) + text.suffix(digits)
  }

  /// Which of all periods a moment is in.
  package func step(at seconds: Int64) -> Int64 {
    Int64((Double(seconds) / Double(max(1, period))).rounded(.down))
  }
}

extension TimedCode {
  /// Codes of a secret, as nearly everybody makes them: six digits that hold for half a minute.
  public init(secret: [UInt8]) {
    self.init(secret: secret, period: 30)
  }

  /// Codes of a secret as it stands in an address that people scan, in base 32; `nil` where it is none.
  public init?(base32 text: String) {
    let letters = Self.base32Letters
    var secret: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for letter in text.uppercased() where letter != "=" && letter != " " {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = bits << 5 | UInt32(value)
      count += 5
      guard count >= 8 else { continue }
      count -= 8
      secret.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    guard !secret.isEmpty else { return nil }
    self.init(secret: secret)
  }
}

extension TimedCode {
  private static let base32Letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")

  /// The secret as people and programs write it: in base 32 as in an address that is scanned, in base 64, in hexadecimal
  /// digits, and as it is where it is plain text.
  package var spellings: [String] {
    let digits = secret.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let isPlain = secret.allSatisfy { (0x20..<0x7F).contains($0) }
    let plain = isPlain ? [String(decoding: secret, as: UTF8.self)] : []
    let base64URL = Base64URL.text(of: secret)
    let base64 = String(base64URL.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
    return [base32, base32.lowercased(), base64, base64URL, digits, digits.uppercased()] + plain
  }

  private var base32: String {
    var text = ""
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in secret {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        text.append(Self.base32Letters[Int(bits >> count & 31)])
      }
    }
    if count > 0 { text.append(Self.base32Letters[Int(bits << (5 - count) & 31)]) }
    return text
  }
}
