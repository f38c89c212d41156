import Documents

/// What stands in an element of a drawing, by what it means.
extension MarkupElement {
  /// A truth value.
  func flag(_ name: String) -> Bool? { self[name].map { $0 == "YES" } }

  /// A number.
  func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }

  /// A text, which stands in an attribute, in an element of its own, or in pieces that look different.
  func said(_ name: String) -> String? {
    if let text = self[name] { return text }
    if let string = children.first(where: { $0["key"] == name && $0.name.lowercased().hasSuffix("string") }) {
      if string.name == "attributedString" { return string.pieces }
      return string["base64-UTF8"] == "YES" ? string.decoded : string.text
    }
    return child(key: "attributedText").flatMap { name == "text" ? $0.pieces : nil }
  }

  private var pieces: String {
    (child("fragments")?.children ?? []).map { $0.said("content") ?? "" }.joined()
  }

  private var decoded: String {
    // Interface Builder leaves the padding away.
    let letters = text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The texts of a list such as the scopes of a search bar.
  func list(_ name: String) -> [String]? {
    child(name)?.children.filter { $0.name.hasSuffix("tring") }.map(\.text)
  }

  /// A place and a size.
  var frame: CGRect? {
    child(key: "frame").map { rect in
      CGRect(
        x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
        height: rect.number("height") ?? 0)
    }
  }
}
