import TestBench

/// Damage to a file, as editors, disks, merges and attackers do it.
enum Mutation: CaseIterable {
  case flipsBit, cutsEnd, dropsPart, repeatsPart, movesPart, writesWord, fillsWithWord

  private static let words =
    [
      "\u{0}", "\u{FEFF}", "\r", "\r\r\n", "\"", "\"\"\"", "\\", "\\u{202E}", "\u{1B}[2J", "{", "[", "<", ">",
      "&#0;", "<!--", "|", "#",
      "@", "*", "%s", "$(id)", "../../../etc/passwd", "::error::", "-1", "9223372036854775808", "1e999",
      "NaN", "null",
      "Feature: ", "Scenario Outline: ", "Examples:\n", "Given ", "\n\n\n", "\t", "\u{85}", "\u{2028}",
      "e\u{301}", "👩‍👩‍👧",
    ]
    .map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0xE2, 0x82]]

  /// The file after it, with so much of it left to chance.
  func damage(_ bytes: inout [UInt8], _ chance: inout SplitMix) {
    let place = Int.random(in: 0...bytes.count, using: &chance)
    let end = min(bytes.count, place + Int.random(in: 1...64, using: &chance))
    let part = Array(bytes[place..<end])
    switch self {
    case .flipsBit:
      guard place < bytes.count else { return }
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
    case .cutsEnd: bytes.removeSubrange(place...)
    case .dropsPart: bytes.removeSubrange(place..<end)
    case .repeatsPart:
      let times = Int.random(in: 1...50, using: &chance)
      bytes.insert(contentsOf: (0..<times).flatMap { _ in part }, at: place)
    case .movesPart:
      bytes.removeSubrange(place..<end)
      bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &chance))
    case .writesWord: bytes.insert(contentsOf: chance.pick(Self.words), at: place)
    case .fillsWithWord:
      let word = chance.pick(Self.words)
      let times = Int.random(in: 1...2_000, using: &chance)
      bytes.insert(contentsOf: (0..<times).flatMap { _ in word }, at: place)
    }
  }
}
