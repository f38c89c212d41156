import Rehearsal
import Documents
import PasswordRules

/// What an account modification extension declares.
extension Inspection {
  mutating func inspectAccountModification(_ sections: PropertySections) {
    guard let section = sections.extension else { return }
    let place = sections.attributes ?? section
    guard place.members != nil else { return }
    let keys = Key.Level.attributes.path
    let isStrong = sections.attribute(Name.strongPassword).isOn
    if !isStrong, !sections.attribute(Name.signInWithApple).isOn, !hasMisplacedDeclaration {
      report(
        .nothingOffered, .error, at: place.offset, keys,
        "The extension declares no upgrade, so none is offered.",
        advice:
          "Set \(Name.strongPassword) or \(Name.signInWithApple) to true under \(keys.joined(separator: " > "))."
      )
    }
    guard let node = sections.attribute(Ledger.holds("CX-3") ? Name.requirements : Name.signInWithApple),
      let rules = node.string
    else { return }
    let path = keys + [Name.requirements]
    if !isStrong {
      report(
        .contradiction, .warning, at: node.offset, path,
        "There are requirements for passwords, and no upgrade to a strong password that would use them.",
        advice: "Set \(Name.strongPassword) to true, or take the requirements out.")
    }
    if !rules.hasBuildVariable { inspectRules(rules, at: node, path) }
  }

  /// Whether a declaration is in the file, at the wrong level, where it has its own finding.
  private var hasMisplacedDeclaration: Bool {
    findings.contains { finding in
      finding.kind == .misplacedKey
        && [Name.attributes, Name.strongPassword, Name.signInWithApple].contains {
          finding.keyPath.hasSuffix($0)
        }
    }
  }

  private mutating func inspectRules(_ text: String, at node: Node, _ path: [String]) {
    let reading = RulesReading(text)
    for diagnostic in reading.diagnostics + reading.remarks {
      let isHarmless = diagnostic.loss == .characters || diagnostic.isSilent
      report(
        .passwordRules, isHarmless ? .warning : .error, at: node.offset, path,
        "In “\(text.clipped)”, character \(diagnostic.range.lowerBound + 1): \(diagnostic)",
        advice: "Try it with `rehearse password`.")
    }
    guard let rules = reading.rules else { return }
    if rules.isEmpty, reading.diagnostics.isEmpty {
      report(
        .passwordRules, .warning, at: node.offset, path, "The requirements require nothing.",
        advice: "Write rules, such as minlength: 20; required: lower; required: digit;, or take the key out.")
    } else {
      inspectStrength(of: reading.requirements, at: node, path)
    }
  }

  private mutating func inspectStrength(
    of requirements: PasswordRequirements, at node: Node, _ path: [String]
  ) {
    let weakness: (message: String, advice: String)? =
      if let least = requirements[.minLength], let most = requirements[.maxLength], least > most {
        (
          "The minimum length \(least) is above the maximum \(most), and does not count.",
          "Lower the one or raise the other."
        )
      } else if let most = requirements[.maxLength], most < 12 {
        (
          "At most \(most) characters are allowed; the system ignores rules for fewer than 12.",
          "Let the service take passwords of 12 characters or more, and raise maxlength."
        )
      } else if !requirements.hasTwoKinds {
        (
          "Fewer than two of upper, lower and digit are allowed; the system ignores such rules.",
          "Allow another of the three."
        )
      } else { nil }
    guard let weakness else { return }
    report(.passwordRules, .warning, at: node.offset, path, weakness.message, advice: weakness.advice)
  }
}

extension PasswordRequirements {
  fileprivate var hasTwoKinds: Bool {
    let kinds: [(CharacterClass, Alphabet)] = [(.upper, .upper), (.lower, .lower), (.digit, .digit)]
    let present = kinds.filter { _, alphabet in
      allowed.contains { $0.alphabet.subtracting(alphabet) != $0.alphabet }
    }
    return present.count >= 2
  }
}

extension String {
  /// The text, or its beginning where it is long.
  fileprivate var clipped: String { utf8.count > 120 ? prefix(119) + "…" : self }
}
