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

extension Disclosure {
  /// Whether it is told to somebody else, who has no use for what a password is mixed into.
  var isOfOthers: Bool { if case .host = place { true } else { false } }

  /// Whether a text stands in it as bytes do, in base64 or as digits of sixteen.
  func isEncoded(_ secret: String) -> Bool {
    let bytes = Array(secret.utf8)
    return words.contains { word in
      word.asBytes.contains { $0.count >= bytes.count && $0.contains(bytes) }
    }
  }

  /// Whether the whole digest of a text stands in it, of which anybody can find out what it was; the first digits of one
  /// belong to many texts.
  func isHashed(_ secret: String) -> Bool {
    let bytes = Array(secret.utf8)
    let decoded = words.flatMap(\.asBytes).filter { Self.lengths.contains($0.count) }
    if decoded.isEmpty { return false }
    let digests = [
      MD5.digest(of: bytes), SHA1.digest(of: bytes), SHA256.digest(of: bytes), SHA384.digest(of: bytes),
      SHA512.digest(of: bytes),
    ]
    return decoded.contains(where: digests.contains)
  }

  /// How many bytes digests have.
  private static let lengths: Set<Int> = [16, 20, 32, 48, 64]
  /// What is shorter is hardly a password in other letters.
  private static let shortest = 8

  /// What may be bytes as text; a line through base64 may part the steps of a path as well.
  private var words: [Substring.UTF8View] {
    let runs = text.utf8.split { !$0.isOfBase64 }
    let steps = text.utf8.split { !$0.isOfBase64 || $0 == UInt8(ascii: "/") }
    return (runs + steps).filter { $0.count >= Self.shortest }
  }
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
