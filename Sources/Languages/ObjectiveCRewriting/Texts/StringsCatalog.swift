import Documents

/// The texts of a string catalog for whoever reads English, or the language that the app was written in.
struct StringsCatalog {
  /// Every text by its key; a key without one is its own.
  let texts: [String: String]

  init(_ bytes: [UInt8]) throws(DocumentFault) {
    let document = try Document(bytes)
    guard let entries = document.root["strings"]?.members else {
      throw DocumentFault(
        "there is no dictionary “strings”", format: .json, place: document.place(of: document.root.offset))
    }
    let source = document.root["sourceLanguage"]?.string ?? "en"
    var texts: [String: String] = [:]
    for entry in entries {
      guard let languages = entry.node["localizations"] else { continue }
      texts[entry.key] = ["en", source].lazy.compactMap { languages[$0].flatMap(Self.text) }.first
    }
    self.texts = texts
  }

  /// The text itself; of several that of most numbers, on whatever device.
  private static func text(of language: Node) -> String? {
    if let value = language["stringUnit"]?["value"]?.string { return value }
    let kinds = ["plural", "device"].lazy.compactMap { language["variations"]?[$0]?["other"] }
    return kinds.compactMap(text).first
  }
}
