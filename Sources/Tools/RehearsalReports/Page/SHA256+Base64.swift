import Cryptography

extension SHA256 {
  /// The digest of a text, in base 64, by which a page names the only script and style that a browser may use.
  static func base64(of text: String) -> String {
    base64(digest(of: text.utf8))
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      let text = [18, 12, 6, 0].map { letters[bits >> $0 & 63] }
      return String(text.prefix(group.count + 1)) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }
}
