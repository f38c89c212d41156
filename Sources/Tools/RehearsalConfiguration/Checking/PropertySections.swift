import Documents

/// The parts of an Info.plist that checks speak of, found even where their names are misspelt.
struct PropertySections {
  let root: Node
  let `extension`: Node?
  let attributes: Node?
  let capabilities: Node?

  init(_ root: Node) {
    self.root = root
    `extension` = Self.find("NSExtension", in: root)
    attributes = `extension`.flatMap { Self.find(Name.attributes, in: $0) }
    capabilities = attributes.flatMap { Self.find(Name.capabilities, in: $0) }
  }

  /// The value of a key or of the misspelt name that means it.
  static func find(_ name: String, in node: Node) -> Node? {
    node[name]
      ?? node.members?.prefix(Inspection.mostGuesses).last { member in
        switch KeyMeaning(of: member.key, inEntitlements: false) {
        case .misspelt(let key), .renamed(let key): key.name == name
        case .known, .nothing: false
        }
      }?.node
  }

  /// The extension point, where it is one of the two.
  var knownPoint: ExtensionPoint? {
    `extension`.flatMap { Self.find(Name.point, in: $0) }?.string.flatMap(ExtensionPoint.init)
  }

  /// Whether keys of account security stand among the attributes.
  var hasOwnKeys: Bool {
    attributes?.members?.contains { member in
      Key.named(member.key).map { $0.owner != .everybody } ?? (Key.renamed[member.key] != nil)
    } ?? false
  }

  func attribute(_ name: String) -> Node? { attributes.flatMap { Self.find(name, in: $0) } }

  func capability(_ name: String) -> Node? { capabilities.flatMap { Self.find(name, in: $0) } }
}

extension ConfigurationFile {
  /// Whether this configures an extension and not an app.
  var isExtension: Bool {
    guard let sections else { return false }
    return sections.extension != nil || sections.root["CFBundlePackageType"]?.string == "XPC!"
      || folder.hasSuffix(".appex/")
  }
}

extension Node? {
  /// Whether there is a value that the system could take for true.
  var isOn: Bool {
    switch self?.value {
    case .bool(let bool): bool
    // A value of another type is reported as that, and what it means is beside the point.
    case nil, .null: false
    default: true
    }
  }
}
