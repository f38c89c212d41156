/// How a user gets out of what a provider shows (AS-30).
extension Interface {
  /// The names under which a user looks for the way out: what people write on it, what UIKit calls its own buttons and
  /// VoiceOver the cross on them, and what Cancel is called in languages that extensions are written in.
  private static let waysOut: Set<String> = [
    "Cancel", "Close", "Dismiss", "Done", "Exit", "Not Now", "Not now", "Stop",
    "xmark", "xmark circle", "xmark circle fill",
    "Abbrechen", "Annuler", "Annulla", "Annuleren", "Anuluj", "Avbryt", "Annuller", "Cancelar", "Kumoa",
    "Mégse", "Zrušit", "Отмена", "Скасувати", "İptal", "Vazgeç", "取消", "キャンセル", "취소",
  ]

  private static let wordsOut = ["cancel", "close", "dismiss"].map { Array($0.utf8) }

  /// The name of a text or of a picture has no blanks, and a word for the way out in it: `af.cancel`, `navClose`.
  package static func isWayOut(_ title: String) -> Bool {
    if waysOut.contains(title) { return true }
    guard !title.utf8.contains(UInt8(ascii: " ")) else { return false }
    var word: [UInt8] = []
    for scalar in title.unicodeScalars {
      if !scalar.goesOnWithWord {
        if wordsOut.contains(word) { return true }
        word.removeAll(keepingCapacity: true)
      }
      if scalar.isLetter { word.append(scalar.isASCII ? UInt8(scalar.value) | 0x20 : 0) }
    }
    return wordsOut.contains(word)
  }

  /// Whether one of them can be tapped, or can be as soon as somebody taps the search field before it: the button of a
  /// search bar is gray until then.
  var offersCancel: Bool {
    guard Ledger.holds("AS-30") else { return false }
    return buttons.contains { Self.isWayOut($0) && isEnabled($0) == true }
      || zip(elements, elements.dropFirst()).contains { element, next in
        guard case .field(let name, _) = element, case .button(let title, _) = next else { return false }
        return name.mentions("search") && Self.isWayOut(title)
      }
  }

  /// Whether there is one thing to touch and no more, which is a button.
  var hasLoneButton: Bool {
    fields.isEmpty && buttons.count == 1 && buttons.allSatisfy { isEnabled($0) == true }
  }

  /// Whether there is nothing to do but to send what stands in its fields.
  var leavesNothingElse: Bool { !fieldsToFill.isEmpty && buttons.count <= 1 && !offersCancel }

  /// Whether there is something to tap that is no way out.
  var leadsOn: Bool { buttons.contains { !Self.isWayOut($0) } }

  /// Whether something of it may lead somebody on: nobody gets in by a row that names only others.
  func leadsOn(_ user: String, beside others: [String]) -> Bool { !waysOn(for: user, beside: others).isEmpty }

  /// The places of what may lead somebody on.
  func waysOn(for user: String, beside others: [String]) -> [Int] {
    elements.indices.filter { place in
      guard case .button(let title, _) = elements[place], !Self.isWayOut(title) else { return false }
      let row = texts(ofRowAt: place)
      return row.contains { $0.names(user) } || !others.contains { other in row.contains { $0.names(other) } }
    }
  }
}

extension Unicode.Scalar {
  // Every tap is asked this of its button, and to ask Unicode of plain letters takes a hundred times as long.

  fileprivate var isLetter: Bool {
    isASCII ? (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(UInt8(value) | 0x20) : properties.isAlphabetic
  }

  /// Whether it belongs to the word before it: a large letter begins one of its own.
  fileprivate var goesOnWithWord: Bool {
    isLetter && !(isASCII ? UInt8(value) & 0x20 == 0 : properties.isUppercase)
  }
}
