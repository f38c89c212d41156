import Cryptography

/// Something that a handler says where others can read it.
package struct Disclosure: Hashable, Sendable {
  let text: String
  let place: Place

  /// Where others read it.
  package enum Place: Hashable, Sendable {
    case log
    case address
    case host(String)
    /// Where every app can read it, on other devices as well, until something else is copied.
    case pasteboard
  }
}

extension Disclosure.Place {
  func combine(into mark: inout Fingerprint) {
    switch self {
    case .log: mark.combine(0)
    case .address: mark.combine(1)
    case .host(let host): mark.combine(host)
    case .pasteboard: mark.combine(2)
    }
  }
}

/// What somebody says for others to read, with the bytes that stand in it as text.
struct SaidText {
  private let text: String
  /// What its words may stand for, in base64 or as digits of sixteen.
  private let bytes: [[UInt8]]
  /// Whether it is told to somebody else, who has no use for what a password is mixed into.
  private let isOfOthers: Bool

  init(_ disclosure: Disclosure) {
    text = disclosure.text
    isOfOthers = if case .host = disclosure.place { true } else { false }
    var words = text.utf8.split { !$0.isOfBase64 }
    // A line through base64 may part the steps of a path as well.
    if text.utf8.contains(.slash) { words += text.utf8.split { !$0.isOfBase64 || $0 == .slash } }
    bytes = words.filter { $0.count >= Self.shortest }.flatMap(\.asBytes)
  }

  /// Whether a secret stands in it: as it is, as bytes, or, for others, as a whole digest.
  ///
  /// Of a whole digest anybody can find out what it was; the first digits of one belong to many.
  func says(_ secret: String) -> Bool {
    if text.contains(secret) { return true }
    if bytes.isEmpty { return false }
    let secret = Array(secret.utf8)
    let isEncoded = bytes.contains { $0.count >= secret.count && $0.contains(secret) }
    return isEncoded || isOfOthers && isHashed(secret)
  }

  private func isHashed(_ secret: [UInt8]) -> Bool {
    guard bytes.contains(where: { Self.lengths.contains($0.count) }) else { return false }
    let digests = [
      MD5.digest(of: secret), SHA1.digest(of: secret), SHA256.digest(of: secret), SHA384.digest(of: secret),
      SHA512.digest(of: secret),
    ]
    return bytes.contains(where: digests.contains)
  }

  /// How many bytes digests have.
  private static let lengths: Set<Int> = [16, 20, 32, 48, 64]
  /// What is shorter is hardly a password in other letters.
  private static let shortest = 8
}

extension Substring.UTF8View {
  /// The bytes that it may stand for.
  fileprivate var asBytes: [[UInt8]] {
    let base64 = Substring(self).replacing("+", with: "-").replacing("/", with: "_")
    let unpadded = base64.prefix { $0 != "=" }
    return [Base64URL.bytes(of: unpadded), hexadecimal].compactMap(\.self)
  }

  private var hexadecimal: [UInt8]? {
    guard count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    var rest = Substring(self)[...]
    while !rest.isEmpty {
      guard let byte = UInt8(rest.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}

extension UInt8 {
  fileprivate static let slash = UInt8(ascii: "/")

  /// Whether it may be a letter of base64, with either alphabet and its padding.
  fileprivate var isOfBase64: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
