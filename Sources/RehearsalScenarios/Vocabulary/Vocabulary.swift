import Rehearsal

/// The closed set of sentences that scenarios may use; no two of them can be mistaken for each other.
public struct Vocabulary: Sendable {
  /// The sentences, in the order in which they are listed.
  public let definitions: [StepDefinition]
  let types: [String: ParameterType]
  private let matchers: [Matcher]
  private let byBeginning: [String: [Int]]

  /// The vocabulary of both extension points.
  public static let standard = Vocabulary(
    StepDefinition.given + StepDefinition.givenPasswords + StepDefinition.givenAutoFill
      + StepDefinition.when + StepDefinition.whenPasswords + StepDefinition.whenAutoFill
      + StepDefinition.then + StepDefinition.thenPasswords + StepDefinition.thenAutoFill
      + StepDefinition.containers,
    types: .standard)

  init(_ definitions: [StepDefinition], types: [ParameterType]) {
    self.definitions = definitions
    let types = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0) })
    self.types = types
    matchers = definitions.map { Matcher($0.expression, types) }
    var byBeginning: [String: [Int]] = [:]
    for (index, definition) in definitions.enumerated() {
      byBeginning[Self.beginning(of: definition.expression), default: []].append(index)
    }
    self.byBeginning = byBeginning
  }

  /// What a line means; `nil` when no sentence of this vocabulary reads so.
  func match(_ text: String) -> (definition: StepDefinition, values: [Value])? {
    let candidates = byBeginning[Self.beginning(of: text)] ?? []
    var text = text
    return text.withUTF8 { bytes in
      for index in candidates {
        if let values = matchers[index].values(in: bytes) { return (definitions[index], values) }
      }
      for index in byBeginning[""] ?? [] {
        if let values = matchers[index].values(in: bytes) { return (definitions[index], values) }
      }
      return nil
    }
  }

  /// The first two words, where an expression says them; the empty text where it begins with a gap.
  private static func beginning(of expression: Expression) -> String {
    guard case .literal(let text)? = expression.parts.first else { return "" }
    let spaces = text.utf8.count { $0 == 0x20 }
    let saysTwoWords = spaces > 1 || (expression.parts.count == 1 && spaces == 1)
    return saysTwoWords ? beginning(of: text) : ""
  }

  private static func beginning(of text: String) -> String {
    // Because comparing takes long with a word that fills a page, and no sentence begins with one.
    let bytes = text.utf8.prefix(100)
    guard let first = bytes.firstIndex(of: 0x20) else { return bytes.count < 100 ? text : "" }
    guard let second = bytes[bytes.index(after: first)...].firstIndex(of: 0x20) else {
      return bytes.count < 100 ? text : ""
    }
    return String(text[..<second])
  }
}

extension [ParameterType] {
  static let standard: [ParameterType] = [
    .text, .call, .number, .ordinal, .duration,
    ParameterType("upgrade", words: Upgrade.allCases.map(\.article)),
    ParameterType("place", words: Origin.ofUpgrades.map(\.rawValue)),
    ParameterType("app condition", words: AppCondition.allCases.map(\.rawValue)),
    ParameterType("controller part", words: ControllerPart.allCases.map(\.rawValue)),
    ParameterType("owner", words: Containers.Owner.allCases.map(\.rawValue)),
    ParameterType("reading", words: ProfileSetting.allCases.map(\.words)),
    ParameterType("reachability", words: Apple.Reachability.allCases.map(\.words)),
    ParameterType("effect", words: AccountServer.Effect.allCases.map(\.rawValue)),
    ParameterType("loss", words: Loss.allCases.map(\.rawValue)),
    ParameterType("answer", words: ["approves", "cancels"]),
    ParameterType("intervention", words: SystemIntervention.allCases.map(\.words)),
    ParameterType("network change", words: NetworkChange.allCases.map(\.rawValue)),
    ParameterType("state", words: RequestState.allCases.map(\.rawValue)),
    ParameterType("code", words: ExtensionError.Code.allCases.map { "\($0)" }),
    ParameterType("screen", words: Visible.allCases.map(\.rawValue)),
    ParameterType("visibility", words: Visibility.allCases.map(\.rawValue)),
    ParameterType("frequency", words: Frequency.allCases.map(\.rawValue)),
    ParameterType("news", words: HeardNews.allCases.map(\.rawValue)),
    ParameterType("agreement", words: Agreement.allCases.map(\.rawValue)),
    ParameterType("acceptance", words: Acceptance.allCases.map(\.rawValue)),
    ParameterType("platform", words: Platform.allCases.map(\.rawValue)),
    ParameterType("account type", words: PasswordManager.AccountType.allCases.map(\.rawValue)),
    ParameterType("list", words: ProviderList.allCases.map(\.rawValue)),
    ParameterType("saving", words: CredentialRequest.SavedPassword.Occasion.allCases.map(\.saving)),
    ParameterType("wish", words: AutoFillAct.wishes),
    ParameterType("switch", words: ["enables", "disables"]),
    ParameterType("lock", words: ["locks", "unlocks"]),
    ParameterType("enabled", words: ["enabled", "disabled"]),
    ParameterType("means", words: AutoFill.Authentication.allCases.map(\.rawValue)),
    ParameterType("system", words: SystemVersion.allCases.map(\.rawValue)),
    ParameterType("build", words: Profile.Build.allCases.map(\.rawValue)),
    ParameterType("credential state", words: AppleCredentialState.allCases.map(\.words)),
  ]
}
