import Gherkin

/// Something wrong with a file of scenarios, found before anything runs.
public struct ScenarioDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where.
  public let place: Place
  /// What is wrong.
  public let problem: String
  /// The line as it is written.
  public let source: String
  /// How many code points are wrong, from the place on.
  public let length: Int
  /// What could be written instead.
  public internal(set) var advice: [String]

  /// The place, the problem, the line with a mark under what is wrong, and advice.
  public var description: String {
    let number = String(place.line)
    let margin = String(repeating: " ", count: number.count)
    let (shown, skipped) = excerpt
    let scalars = shown.unicodeScalars
    let before = String(scalars.prefix(place.column - 1 - skipped))
    let wrong = String(scalars.dropFirst(place.column - 1 - skipped).prefix(length))
    let mark = String(repeating: "^", count: max(1, wrong.width))
    return """
      \(place): error: \(problem)
      \(margin) |
      \(number) |\(shown.isEmpty ? "" : " ")\(shown)
      \(margin) | \(before.blank)\(mark)

      """.printable + advice.map { "\(margin) = \($0)\n" }.joined().printable
  }

  /// As much of the line as anybody reads, and how many code points of it are left out at its beginning.
  private var excerpt: (text: String, skipped: Int) {
    guard source.utf8.count > 1_000 else { return (source, 0) }
    let skipped = max(0, place.column - 81)
    return (String(source.unicodeScalars.dropFirst(skipped).prefix(200)), skipped)
  }
}

extension ScenarioDiagnostic {
  /// What keeps a line of a file that reads well from being used.
  package init(
    _ problem: String, at place: Place, in bytes: some Collection<UInt8>, advice: [String]
  ) {
    let source = Source(utf8: bytes, uri: place.file).line(place.line) ?? ""
    self.init(
      place: place, problem: problem, source: source, length: source.trimmed.unicodeScalars.count,
      advice: advice)
  }
}

extension String {
  /// White space as wide as the text; a tab stays a tab.
  fileprivate var blank: String {
    if isPlain { return String(repeating: " ", count: utf8.count) }
    return reduce(into: "") { $0 += $1 == "\t" ? "\t" : String(repeating: " ", count: $1.width) }
  }

  /// How many columns it takes on most screens.
  fileprivate var width: Int { isPlain ? utf8.count : reduce(0) { $0 + $1.width } }

  /// Whether each of its bytes takes one column, as in most lines.
  private var isPlain: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }

  /// The text with pictures for the characters that would steer a terminal.
  fileprivate var printable: String {
    // A file can have a hundred thousand mistakes, hardly ever one with such a character.
    guard utf8.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A || $0 == 0x7F || $0 == 0xC2 }) else {
      return self
    }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.value {
      case 0x00...0x08, 0x0B...0x1F: text += Unicode.Scalar(scalar.value + 0x2400).map(String.init) ?? ""
      case 0x7F: text += "\u{2421}"
      case 0x80...0x9F: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Character {
  /// Ideographs, syllables of Hangul, full-width forms and emoji take two columns.
  fileprivate var width: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x1100 { return 1 }
    if first.properties.isEmojiPresentation { return 2 }
    return switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
