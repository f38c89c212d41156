public import Rehearsal

/// A fact about what app and extension keep on the phone.
public enum ContainerFact: Hashable, Sendable {
  /// App and extension both belong to a group.
  case share(String)
  /// One of them belongs to a group alone.
  case belongsAlone(Containers.Owner, String)
  /// One of them keeps something.
  case keeps(Containers.Owner, Keepsake)
}

/// Something that must hold of what app and extension keep.
public struct ContainerExpectation: Hashable, Sendable {
  /// Who looks.
  public var owner: Containers.Owner
  /// What is found.
  public var keepsake: Keepsake

  /// What somebody finds.
  public init(_ owner: Containers.Owner, finds keepsake: Keepsake) {
    self.owner = owner
    self.keepsake = keepsake
  }
}

extension ContainerFact {
  /// Makes the fact true.
  func apply(to phone: inout Phone) {
    switch self {
    case .share(let group): phone.containers.share(group)
    case .belongsAlone(let owner, let group): phone.containers.share(group, among: [owner])
    case .keeps(let owner, let keepsake):
      phone.containers[keepsake.key, in: keepsake.container, of: owner] = keepsake.value.map(Stored.text)
    }
  }

  var phrase: Phrase {
    switch self {
    case .share(let group): Phrase("the app and its extension share the group {text}", .text(group))
    case .belongsAlone(let owner, let group):
      Phrase("only the {owner} belongs to the group {text}", .word(owner), .text(group))
    case .keeps(let owner, let keepsake): keepsake.phrase(owner, "keeps")
    }
  }
}

extension Phone {
  /// Who belongs to which groups, and what is kept there as a text, which is all that a sentence can say.
  package var containerFacts: [ContainerFact] {
    var facts = containers.groups.flatMap { name, owners in
      owners.count == Containers.Owner.allCases.count
        ? [ContainerFact.share(name)]
        : Containers.Owner.allCases.filter(owners.contains).map { .belongsAlone($0, name) }
    }
    for owner in Containers.Owner.allCases {
      let shared = containers.groups.filter { $0.owners.contains(owner) }.map { Container.group($0.name) }
      // What both can see is said of the app alone.
      let places = owner == .app ? shared : shared.filter { !belongsToApp($0) }
      for container in [.own] + places {
        for (key, value) in containers.everything(in: container, of: owner).sorted(by: { $0.key < $1.key }) {
          if let text = value.text { facts.append(.keeps(owner, Keepsake(key, in: container, text))) }
        }
      }
    }
    return facts
  }

  private func belongsToApp(_ container: Container) -> Bool {
    container.group.map { containers.belongs(.app, to: $0) } ?? false
  }
}

extension ContainerExpectation {
  /// What is instead; `nil` where the expectation holds.
  func shortfall(in world: World) -> Shortfall? {
    let found = world.phone.containers[keepsake.key, in: keepsake.container, of: owner]?.description
    return found == keepsake.value
      ? nil : Expectation.compare(keepsake.value ?? "nothing", found ?? "nothing")
  }

  var phrase: Phrase { keepsake.phrase(owner, "finds") }
}

extension Keepsake {
  func phrase(_ owner: Containers.Owner, _ verb: String) -> Phrase {
    let values = [value, key, container.group].compactMap { $0 }.map(Value.text)
    return Phrase(
      StepDefinition.expression(verb, hasValue: value != nil, inGroup: container.group != nil),
      [.word(owner)] + values, table: nil)
  }
}

/// The sentences about what app and extension keep.
extension StepDefinition {
  static let containers: [StepDefinition] =
    [
      .given(
        "the app and its extension share the group {text}",
        "An App Group, or an access group of the Keychain, that both have in their entitlements."
      ) { .container(.share($0.text(0))) },
      .given(
        "only the {owner} belongs to the group {text}",
        "The other one's entitlements do not name the group."
      ) { .container(.belongsAlone($0.choice(0), $0.text(1))) },
    ] + forms.map(keeping) + forms.map(finding)

  /// Something or nothing, in a group or in one's own container.
  private static let forms: [(hasValue: Bool, inGroup: Bool)] = [
    (true, false), (true, true), (false, false), (false, true),
  ]

  static func expression(_ verb: String, hasValue: Bool, inGroup: Bool) -> String {
    "the {owner} \(verb) \(hasValue ? "{text}" : "nothing") as {text}"
      + (inGroup ? " in the group {text}" : "")
  }

  private static func keeping(_ hasValue: Bool, _ inGroup: Bool) -> StepDefinition {
    StepDefinition(
      expression("keeps", hasValue: hasValue, inGroup: inGroup),
      "What is kept in a container (PL-3): a text, and the name it is kept under.",
      .given { .container(.keeps($0.choice(0), $0.keepsake(hasValue, inGroup))) },
      .when { words throws(Misreading) in
        switch words.choice(0, Containers.Owner.self) {
        case .app: return .app(.keeps(words.keepsake(hasValue, inGroup)))
        case .extension:
          throw Misreading("what an extension keeps while it runs is up to its handler; say it as a Given")
        }
      })
  }

  private static func finding(_ hasValue: Bool, _ inGroup: Bool) -> StepDefinition {
    .then(
      expression("finds", hasValue: hasValue, inGroup: inGroup),
      "What is found in a container under a name (PL-3)."
    ) { words in
      .container(ContainerExpectation(words.choice(0), finds: words.keepsake(hasValue, inGroup)))
    }
  }
}

extension SentenceValues {
  fileprivate func keepsake(_ hasValue: Bool, _ inGroup: Bool) -> Keepsake {
    let key = hasValue ? 2 : 1
    return Keepsake(
      text(key), in: inGroup ? .group(text(key + 1)) : .own, hasValue ? text(1) : nil)
  }
}
