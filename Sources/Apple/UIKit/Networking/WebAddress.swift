import Rehearsal

/// Where a request goes, as far as the scripted network and its server tell places apart.
struct WebAddress {
  let host: String
  /// Whether nobody on the way can read along; the system sends nothing where somebody can.
  let isSecure: Bool
  let path: String
  let query: [Message.Field]

  /// `nil` where it is no place of the web.
  init?(_ url: URL) {
    if let plain = Self(plain: url.absoluteString) {
      self = plain
      return
    }
    guard let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http", let host = url.host
    else { return nil }
    self.host = host
    isSecure = scheme == "https"
    path = url.path
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    query = items.map { Message.Field($0.name, $0.value ?? "") }
  }

  /// One in which nothing is to be decoded or left out, which is nearly every one, and found much faster.
  private init?(plain text: String) {
    var text = text
    let parts = text.withUTF8 { bytes -> (host: String, path: String)? in
      let start = "https://".utf8.count
      guard bytes.count > start, bytes.prefix(start).elementsEqual("https://".utf8),
        bytes.last != UInt8(ascii: "/")
      else { return nil }
      let rest = bytes[start...]
      guard rest.allSatisfy(Self.isPlain), let slash = rest.firstIndex(of: UInt8(ascii: "/")), slash > start
      else { return nil }
      return (
        String(decoding: rest[..<slash], as: UTF8.self), String(decoding: rest[slash...], as: UTF8.self)
      )
    }
    guard let parts else { return nil }
    (host, path) = parts
    isSecure = true
    query = []
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
