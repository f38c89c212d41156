/// One line of the ledger: something the system does, or asks of an extension, and who says so.
public struct Rule: Hashable, Sendable, Identifiable {
  /// Letters for the subject and a number, such as `AM-22`.
  public let id: String
  /// What holds.
  public let sentence: String
  /// How well it is known.
  public let standing: Standing
  /// Where it is said.
  public let source: String
  /// What the rehearsal makes of it.
  public let coverage: Coverage
  /// The test that fails when the rule is inverted; `nil` for what is not modelled.
  public let pin: String?

  /// How well a rule is known.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    /// A source says it.
    case documented
    /// Somebody saw it in the field or wrote of it, and Apple does not say it.
    case reported
    /// Two sources disagree; the default follows the better founded one.
    case contested
    /// No source says it.
    case assumed
  }

  /// What the rehearsal makes of a rule.
  public enum Coverage: Hashable, Sendable {
    /// The phone behaves so.
    case modelled
    /// A handler that does otherwise is told.
    case checked
    /// A handler that does otherwise is advised.
    case advisory
    /// Left out, for this reason.
    case notModelled(String)

    /// The word for it in tables.
    public var name: String {
      switch self {
      case .modelled: "modelled"
      case .checked: "checked"
      case .advisory: "advisory"
      case .notModelled: "not modelled"
      }
    }
  }

  init(
    _ id: String, _ sentence: String, _ standing: Standing, _ source: String,
    _ coverage: Coverage, _ pin: String? = nil
  ) {
    self.id = id
    self.sentence = sentence
    self.standing = standing
    self.source = source
    self.coverage = coverage
    self.pin = pin.map { "\(id) \($0)" }
  }
}

extension Rule {
  /// Whether an extension or an app is held to it by assumption, and the system does the same either way.
  package var isJudgedAlone: Bool {
    standing == .assumed && coverage == .checked && !Reading.allCases.contains { $0.rule == id }
  }
}
