/// Reads a rules string, code unit by code unit.
///
/// Not character by character, because CR and LF are one character, and so are a letter and its accent.
struct RuleReader {
  private let units: [UInt16]
  private(set) var position = 0
  private(set) var diagnostics: [RuleDiagnostic] = []

  init(_ text: String) {
    units = Array(text.utf16)
  }

  /// The rules that count, in order; `nil` where one mistake costs them all.
  mutating func readRules() -> [PasswordRule]? {
    var rules: [PasswordRule] = []
    skipSpace()
    while let unit {
      guard unit.isLetterOrHyphen else {
        report(.noRule, at: position..<units.count, costing: .rest)
        return rules
      }
      if let rule = readRule() { rules.append(rule) }
      skipSpace()
      guard self.unit == nil || self.unit == .semicolon else {
        // Only a rule that was reported just now can end before the next semicolon.
        diagnostics[diagnostics.count - 1].loss = .everything
        return nil
      }
      position += 1
      skipSpace()
    }
    return rules
  }

  private mutating func readRule() -> PasswordRule? {
    let start = position
    let name = readName()
    let limit = PasswordRule.Limit(rawValue: name)
    guard limit != nil || name == "required" || name == "allowed" else {
      report(.unknownRule(name), at: start..<position, costing: .everything)
      position = start
      return nil
    }
    guard unit == .colon else {
      report(.noColon(rule: name), at: start..<position, costing: .rule)
      return nil
    }
    position += 1
    skipSpace()
    guard unit != nil, unit != .semicolon else {
      report(.noValue(rule: name), at: start..<position, costing: .rule)
      return nil
    }
    guard let limit else {
      return readClasses().map { name == "required" ? .required($0) : .allowed($0) }
    }
    return readNumber(of: limit)
  }

  private mutating func readNumber(of limit: PasswordRule.Limit) -> PasswordRule? {
    let start = position
    var number = 0
    while let digit = unit?.digit {
      number = min(10 * number + digit, PasswordRule.largestNumber)
      position += 1
    }
    guard position > start else {
      report(.noNumber(rule: limit.rawValue), at: start..<start + 1, costing: .rule)
      return nil
    }
    guard unit == nil || unit == .semicolon else {
      report(.junkAfterNumber(rule: limit.rawValue), at: position..<position + 1, costing: .rule)
      return nil
    }
    guard number > 0 else {
      report(.zero(rule: limit.rawValue), at: start..<position, costing: .rule)
      return nil
    }
    return .limit(limit, number)
  }

  mutating func readName() -> String {
    let start = position
    while unit?.isLetterOrHyphen == true { position += 1 }
    return String(decoding: units[start..<position].map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }

  /// The code unit to be read next; `nil` at the end.
  var unit: UInt16? { position < units.count ? units[position] : nil }

  mutating func advance() {
    position += 1
  }

  mutating func skipSpace() {
    while unit?.isSpace == true { position += 1 }
  }

  mutating func goBack(to start: Int) {
    position = start
  }

  mutating func report(
    _ problem: RuleDiagnostic.Problem, at range: Range<Int>, costing loss: RuleDiagnostic.Loss
  ) {
    // A hundred hyphens in a row are one mistake.
    if loss == .characters, let last = diagnostics.last, last.problem == problem,
      last.range.upperBound == range.lowerBound
    {
      diagnostics.removeLast()
      return report(problem, at: last.range.lowerBound..<range.upperBound, costing: loss)
    }
    diagnostics.append(RuleDiagnostic(problem: problem, range: range, loss: loss))
  }
}

extension UInt16 {
  static let colon = UInt16(UInt8(ascii: ":"))
  static let comma = UInt16(UInt8(ascii: ","))
  static let semicolon = UInt16(UInt8(ascii: ";"))
  static let hyphen = UInt16(UInt8(ascii: "-"))
  static let opening = UInt16(UInt8(ascii: "["))
  static let closing = UInt16(UInt8(ascii: "]"))

  var isLetterOrHyphen: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == .hyphen
  }

  var isPrintable: Bool { (0x20...0x7E).contains(self) }

  /// Space, tab, line feed, form feed or carriage return; no other space of Unicode.
  fileprivate var isSpace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D
  }

  fileprivate var digit: Int? { (0x30...0x39).contains(self) ? Int(self) - 0x30 : nil }
}
