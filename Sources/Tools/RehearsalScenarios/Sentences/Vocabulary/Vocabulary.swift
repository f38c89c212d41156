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
    GivenSentences.all + StepDefinition.givenPasswords + StepDefinition.givenAutoFill
      + WhenSentences.all + StepDefinition.whenPasswords + StepDefinition.whenAutoFill
      + ThenSentences.all + StepDefinition.thenPasswords + StepDefinition.thenAutoFill
      + StepDefinition.containers + StepDefinition.log,
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
    // A word that fills a page begins no sentence.
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
    ParameterType(Upgrade.self), ParameterType(Origin.self), ParameterType(AppCondition.self),
    ParameterType(ControllerPart.self), ParameterType(Containers.Owner.self),
    ParameterType(ProfileSetting.self), ParameterType(Apple.Reachability.self),
    ParameterType(AccountServer.Effect.self), ParameterType(Loss.self), ParameterType(SheetAnswer.self),
    ParameterType(SystemIntervention.self), ParameterType(NetworkChange.self),
    ParameterType(RequestState.self), ParameterType(ExtensionError.Code.self), ParameterType(Visible.self),
    ParameterType(Visibility.self), ParameterType(Frequency.self), ParameterType(HeardNews.self),
    ParameterType(Agreement.self), ParameterType(Acceptance.self), ParameterType(Platform.self),
    ParameterType(PasswordManager.AccountType.self), ParameterType(ProviderList.self),
    ParameterType(CredentialRequest.SavedPassword.Occasion.self), ParameterType(GenerationWish.self),
    ParameterType(WebsiteHabit.self), ParameterType(AppHearing.Gift.self),
    ParameterType(AppHearing.UserFacts.self), ParameterType(CodeName.self),
    ParameterType(WebSessionError.self), ParameterType(OnOrOff.self),
    ParameterType(ProviderSwitch.self), ParameterType(DeviceLock.self), ParameterType(ClockTurn.self),
    ParameterType(ClockLead.self),
    ParameterType(ProviderState.self),
    ParameterType(AutoFill.Authentication.self), ParameterType(SystemVersion.self),
    ParameterType(Profile.Build.self), ParameterType(AppleCredentialState.self),
  ]
}
