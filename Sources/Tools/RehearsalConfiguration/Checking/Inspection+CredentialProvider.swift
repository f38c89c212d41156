import Documents

/// What a credential provider declares.
extension Inspection {
  mutating func inspectCredentialProvider(_ sections: PropertySections) {
    inspectConfigurationKeys(sections)
    guard let capabilities = sections.capabilities, capabilities.members != nil else { return }
    let path = Key.Level.capabilities.path
    if !Key.providing.contains(where: { sections.capability($0).isOn }) {
      report(
        .nothingOffered, .warning, at: capabilities.offset, path,
        "The provider says of nothing that it provides it.",
        advice: "Set one of \(Key.providing.joined(separator: ", ")) to true.")
    }
    for (name, needed) in [
      (Name.conditionalPasskeys, Name.passkeys), (Name.generatingOnScreen, Name.generating),
      (Name.exchange, Name.exchangeVersions), (Name.exchangeVersions, Name.exchange),
    ] {
      guard let node = sections.capability(name), sections.capability(name).isOn,
        !sections.capability(needed).isOn
      else { continue }
      let isDeclined = sections.capability(needed)?.bool == false && Key.named(needed)?.type == .bool
      let remedy = isDeclined ? "Set \(needed) to true" : "Add \(needed)"
      report(
        .contradiction, .warning, at: node.offset, path + [name], "\(name) says nothing without \(needed).",
        advice: "\(remedy), or take \(name) out.")
    }
  }

  private mutating func inspectConfigurationKeys(_ sections: PropertySections) {
    let legacy = sections.attribute(Name.legacyConfiguration)
    let current = sections.capability(Name.configuration)
    if let legacy, current == nil {
      report(
        .legacyKey, .warning, at: legacy.offset, Key.Level.attributes.path + [Name.legacyConfiguration],
        "\(Name.legacyConfiguration) is the key of systems before iOS 17.",
        advice:
          "Add \(Name.configuration) under \(Name.capabilities); keep both while you support older systems.")
    } else if let legacy, let current, legacy.bool != nil, current.bool != nil, legacy.bool != current.bool {
      report(
        .contradiction, .warning, at: current.offset, Key.Level.capabilities.path + [Name.configuration],
        "\(Name.configuration) says the opposite of \(Name.legacyConfiguration).",
        advice: "Give both the same value.")
    } else if let current, current.bool == true, legacy == nil, let oldest = sections.root.oldestSystem,
      oldest < 17
    {
      report(
        .legacyKey, .warning, at: current.offset, Key.Level.capabilities.path + [Name.configuration],
        "The extension runs on iOS \(oldest), which does not know \(Name.capabilities).",
        advice:
          "Add \(Name.legacyConfiguration) under \(Key.Level.attributes.path.joined(separator: " > ")) as well."
      )
    }
  }
}

extension Node {
  /// The oldest version of iOS that an Info.plist admits, where it says so itself.
  fileprivate var oldestSystem: Int? {
    self["MinimumOSVersion"]?.string.flatMap { Int($0.prefix { $0 != "." }) }
  }
}
