import Rehearsal

/// The closed set of sentences that scenarios may use; no two of them can be mistaken for each other.
public struct Vocabulary: Sendable {
  /// The sentences, in the order in which they are listed.
  public let definitions: [StepDefinition]
  let types: [String: ParameterType]
  private let matchers: [Matcher]
  /// Which matchers to hold against a sentence, by a number for its first two words; by 0 those that begin with a gap.
  private let byBeginning: [UInt64: [Int]]

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
    let readers = types.mapValues(ValueReader.init)
    matchers = definitions.map { Matcher($0.expression, readers) }
    var byBeginning: [UInt64: [Int]] = [:]
    for (index, definition) in definitions.enumerated() {
      byBeginning[Self.beginning(of: definition.expression), default: []].append(index)
    }
    self.byBeginning = byBeginning
  }

  /// What a line means; `nil` when no sentence of this vocabulary reads so.
  func match(_ text: String) -> (definition: StepDefinition, values: [Value])? {
    var text = text
    return text.withUTF8 { bytes in
      match(bytes, byBeginning[Self.beginning(of: bytes)]) ?? match(bytes, byBeginning[0])
    }
  }

  private func match(
    _ bytes: UnsafeBufferPointer<UInt8>, _ candidates: [Int]?
  ) -> (definition: StepDefinition, values: [Value])? {
    for index in candidates ?? [] {
      if let values = matchers[index].values(in: bytes) { return (definitions[index], values) }
    }
    return nil
  }

  private static func beginning(of expression: Expression) -> UInt64 {
    guard case .literal(var text)? = expression.parts.first else { return 0 }
    let spaces = text.utf8.count { $0 == 0x20 }
    let saysTwoWords = spaces > 1 || (expression.parts.count == 1 && spaces == 1)
    return saysTwoWords ? text.withUTF8(beginning) : 0
  }

  /// A number for the first two words; where two beginnings share one, sentences are held against the matchers of both.
  private static func beginning(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var (end, spaces) = (0, 0)
    // Because a word that fills a page begins no sentence.
    while end < min(text.count, 100) {
      if text[end] == 0x20 { spaces += 1 }
      if spaces == 2 { break }
      end += 1
    }
    var mark = Fingerprint()
    mark.combine(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[..<end])))
    return mark.value
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
