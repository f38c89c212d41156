/// A key that the system reads from a configuration file: where it stands and what it holds.
struct Key: Hashable, Sendable {
  let name: String
  let level: Level
  let type: ValueType
  let owner: Owner

  /// Where in which file a key stands.
  enum Level: Hashable, Sendable, CaseIterable {
    case root
    case appRoot
    case `extension`
    case attributes
    case capabilities
    case entitlements
  }

  /// Whose key it is.
  enum Owner: Hashable, Sendable, CaseIterable {
    case everybody
    case accountModification
    case credentialProvider
  }

  init(_ name: String, in level: Level, _ type: ValueType, of owner: Owner = .everybody) {
    self.name = name
    self.level = level
    self.type = type
    self.owner = owner
  }
}

extension Key.Level {
  /// The keys that lead to this level.
  var path: [String] {
    switch self {
    case .root, .appRoot, .entitlements: []
    case .extension: ["NSExtension"]
    case .attributes: ["NSExtension", "NSExtensionAttributes"]
    case .capabilities:
      ["NSExtension", "NSExtensionAttributes", "ASCredentialProviderExtensionCapabilities"]
    }
  }

  /// The level, after “belongs”, told to somebody who looks at an extension's file or at another.
  func place(from isExtension: Bool) -> String {
    switch self {
    case .root: "at the top of the extension's Info.plist"
    case .appRoot: "at the top of the containing app's Info.plist"
    case .entitlements: "in the entitlements"
    case .extension, .attributes, .capabilities:
      "under \(path.joined(separator: " > "))" + (isExtension ? "" : " of the extension's Info.plist")
    }
  }
}
