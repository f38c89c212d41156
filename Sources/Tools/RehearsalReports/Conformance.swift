public import Rehearsal

/// What the ledger says, as people read it.
public enum Conformance {
  /// One rule in full.
  public static func text(of rule: Rule) -> String {
    var text = "\(rule.id)  \(rule.sentence)\n"
    text += "  \(rule.standing.rawValue): \(rule.source)\n  \(rule.coverage.sentence)\n"
    if let pin = rule.pin { text += "  test: \(pin)\n" }
    for violation in Violation.allCases where violation.rule == rule.id {
      text += "  \(violation.weight.rawValue): \(violation.lane.rawValue) \(violation.rawValue)\n"
      text += "    → \(violation.advice)\n"
    }
    let profile = Profile()
    for reading in Reading.allCases where reading.rule == rule.id {
      if let setting = profile.setting(of: reading) {
        text += "  switch: Profile.\(reading.property), by default \(setting)\n"
      }
    }
    if rule.isJudgedAlone { text += "  no switch: the system does the same either way\n" }
    return text
  }

  /// The whole ledger, a rule a line.
  public static var list: String {
    Ledger.rules.map { rule in
      let id = rule.id + String(repeating: " ", count: 6 - rule.id.count)
      let standing = rule.standing.rawValue
      let coverage = rule.coverage.name
      return "\(id) \(standing.padded(to: 10)) \(coverage.padded(to: 12)) \(rule.sentence)\n"
    }.joined()
  }

  /// The whole ledger as a table in Markdown.
  public static var markdown: String {
    var text =
      "| rule | says | standing | source | rehearsal | test |\n| --- | --- | --- | --- | --- | --- |\n"
    for rule in Ledger.rules {
      text +=
        "| \(rule.id) | \(rule.sentence) | \(rule.standing.rawValue) | \(rule.source) | "
        + "\(rule.coverage.sentence) | \(rule.pin ?? "") |\n"
    }
    return text
  }
}

extension Rule.Coverage {
  fileprivate var sentence: String {
    if case .notModelled(let reason) = self { "\(name): \(reason)" } else { name }
  }
}

extension String {
  package func padded(to width: Int) -> String {
    count < width ? self + String(repeating: " ", count: width - count) : self
  }
}
