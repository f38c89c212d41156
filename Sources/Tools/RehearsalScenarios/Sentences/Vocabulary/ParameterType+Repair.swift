import Rehearsal

/// What a value may have been meant to be.
extension ParameterType {
  /// How far a text is from being a value, between 0 for a value and more than 1 for anything.
  func difference(from found: String) -> Double {
    if value(of: found) != nil {
      // Any word could be the name of a call, but those have capitals or dots inside.
      return form == .identifier && !found.contains { $0.isUppercase || $0 == "." } ? 0.25 : 0
    }
    if repair(found) != nil { return 0.4 }
    let isOneWord = !found.contains(" ")
    return switch form {
    case .words(let words): words.map { found.difference(from: $0) }.min().map { $0 < 1 ? $0 : 1.3 } ?? 1
    case .quotedText, .identifier: isOneWord && !found.contains("\"") ? 0.5 : 1.5
    case .number(let suffixes):
      isOneWord ? 0.5 : found.first?.isNumber == true || suffixes.contains(where: found.hasSuffix) ? 0.4 : 1
    }
  }

  /// The value that is probably meant.
  func repair(_ found: String) -> String? {
    let candidate: String? =
      switch form {
      case .words(let words): found.nearest(among: words)
      case .quotedText: Self.quoting(found)
      case .identifier: found.unquoted
      case .number(let suffixes): Self.completing(found, suffixes)
      }
    return candidate.flatMap { value(of: $0) == nil ? nil : $0 }
  }

  /// What can be written, where something else is.
  func advice(about found: String) -> [String] {
    switch form {
    case .words(let words):
      let family = words.filter { $0.prefix { $0 != " " } == found.prefix { $0 != " " } }
      return ["one of: \((family.isEmpty ? words : family).joined(separator: " | "))"]
    case .quotedText where found.contains("\\"):
      return [#"in a text, \" stands for a double quote, \\ for a backslash, \n for a new line"#]
    case .quotedText, .identifier, .number:
      return ["\(name.article) {\(name)} reads like \(examples.joined(separator: " or "))"]
    }
  }

  /// The text in double quotes, in place of the quotes it has.
  private static func quoting(_ found: String) -> String? {
    let pairs: [(Character, Character)] = [("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’"), ("«", "»")]
    guard let first = found.first, let last = found.last else { return nil }
    let isQuoted = found.count > 1 && pairs.contains { $0 == (first, last) }
    let text = isQuoted ? String(found.dropFirst().dropLast()) : found
    return text.contains("\"") || text.contains(" ") && !isQuoted ? nil : text.quoted
  }

  /// A number with the ending it lacks, or with the unit that begins as it should.
  private static func completing(_ found: String, _ suffixes: [String]) -> String? {
    let digits = found.prefix { $0.isASCII && $0.isNumber }
    let rest = found.dropFirst(digits.count).drop { $0 == " " }
    let stem = rest.hasSuffix("s") ? rest.dropLast() : rest
    guard !digits.isEmpty else { return nil }
    if let suffix = suffixes.first(where: { $0.hasPrefix(" \(stem)") && !stem.isEmpty }) {
      return digits + suffix + (digits == "1" ? "" : "s")
    }
    guard let number = Int(digits), rest.isEmpty || !suffixes.contains("\(rest)") else { return nil }
    return suffixes.contains("st") ? Value.ordinal(number).sentence : nil
  }
}

extension String {
  /// How far a word is from another, between 0 and 1.
  func difference(from word: String) -> Double {
    self == word ? 0 : min(1, 0.2 + Double(distance(to: word)) / Double(max(count, word.count)))
  }

  /// The article before the word.
  var article: String { first.map("aeiouAEIOU".contains) == true ? "an" : "a" }
}
