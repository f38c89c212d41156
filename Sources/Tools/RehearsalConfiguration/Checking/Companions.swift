import Documents

/// What one file owes to the others that are checked with it.
struct Companions {
  private let file: ConfigurationFile
  private let files: [ConfigurationFile]

  init(of file: ConfigurationFile, among files: [ConfigurationFile]) {
    self.file = file
    self.files = files
  }

  func inspect(_ inspection: inout Inspection) {
    guard let root = file.root, root.members != nil else { return }
    switch file.kind {
    case .informationPropertyList:
      inspectBundle(root, &inspection)
      inspectActivities(root, &inspection)
    case .entitlements:
      inspectEntitlements(root, &inspection)
      inspectGroups(root, &inspection)
    case .association: inspectAssociation(root, &inspection)
    }
  }

  private var extensions: [ConfigurationFile] { files.filter(\.isExtension) }

  /// The extension points served by the files checked together.
  private func serves(_ point: ExtensionPoint) -> Bool {
    extensions.contains { $0.point == point }
  }

  /// The Info.plist in the same folder, which these entitlements belong to.
  private var neighbour: ConfigurationFile? {
    files.first { $0.kind == .informationPropertyList && $0.folder == file.folder }
  }

  private func inspectEntitlements(_ root: Node, _ inspection: inout Inspection) {
    let isOfOurs = neighbour.map { !$0.isExtension || $0.point == .credentialProvider } ?? true
    if serves(.credentialProvider), isOfOurs, PropertySections.entitlement(Name.autoFill, in: root) == nil {
      inspection.report(
        .entitlement, .error, at: root.offset, [Name.autoFill],
        "AutoFill asks an app and its credential provider both for an entitlement, and it is not here.",
        advice: "Add \(Name.autoFill) with <true/>.")
    }
    guard neighbour?.isExtension != true else { return }
    inspectAccountModification(root, &inspection)
  }

  private func inspectAccountModification(_ root: Node, _ inspection: inout Inspection) {
    guard serves(.accountModification), isOnlyEntitlementsOfApp else { return }
    let entries = PropertySections.entitlement(Name.associatedDomains, in: root)?.elements?.compactMap(
      \.string)
    if entries?.contains(where: { $0.lowercased().hasPrefix("webcredentials") || $0.hasBuildVariable })
      != true
    {
      inspection.report(
        .entitlement, .error, at: root.offset, [Name.associatedDomains],
        "No domain is associated with the app through webcredentials, so no upgrade is offered.",
        advice: "Add webcredentials: and your domain to \(Name.associatedDomains).")
    }
    let wantsApple = extensions.contains {
      $0.point == .accountModification
        && $0.sections?.attribute(Name.signInWithApple).isOn == true
    }
    if wantsApple, PropertySections.entitlement(Name.appleEntitlement, in: root) == nil {
      inspection.report(
        .entitlement, .error, at: root.offset, [Name.appleEntitlement],
        "The extension upgrades to Sign in with Apple, for which the app has no entitlement.",
        advice: "Add \(Name.appleEntitlement) with <array><string>Default</string></array>.")
    }
  }

  /// What an extension keeps where its app is not, the app never sees (PL-3); a project can leave it to Xcode to name groups.
  private func inspectGroups(_ root: Node, _ inspection: inout Inspection) {
    guard let neighbour, neighbour.isExtension, neighbour.point != nil else { return }
    let apps = files.filter { other in
      other.kind == .entitlements && other.folder != file.folder
        && files.contains {
          $0.kind == .informationPropertyList && !$0.isExtension && $0.folder == other.folder
        }
    }
    for name in [Name.appGroups, Name.keychainGroups] {
      guard let node = root[name], let own = node.strings, !own.isEmpty else { continue }
      let others = apps.compactMap { $0.root?[name]?.strings }.filter { !$0.isEmpty }
      guard let first = others.first, others.allSatisfy({ own.isDisjoint(with: $0) }) else { continue }
      inspection.report(
        .groupsApart, .warning, at: node.offset, [name],
        "The extension is in \(own.sorted().joined(separator: ", ")), and its app in none of these.",
        advice: "Add \(first.sorted()[0]), in which the app is, where both are to see the same.")
    }
  }

  /// Whether these are the only entitlements that could be the app's.
  private var isOnlyEntitlementsOfApp: Bool {
    files.filter { other in
      other.kind == .entitlements
        && !files.contains {
          $0.isExtension && $0.folder == other.folder && !$0.sharesFolderWithApp(in: files)
        }
    }.count == 1
  }

  private func inspectBundle(_ root: Node, _ inspection: inout Inspection) {
    guard file.isExtension, let node = root["CFBundleIdentifier"], let own = node.string,
      !own.hasBuildVariable
    else { return }
    let apps = files.filter { $0.kind == .informationPropertyList && !$0.isExtension }
      .compactMap { $0.root?["CFBundleIdentifier"]?.string }.filter { !$0.hasBuildVariable }
    guard !apps.isEmpty, !apps.contains(where: { own.hasPrefix($0 + ".") }) else { return }
    inspection.report(
      .bundleIdentifier, .error, at: node.offset, ["CFBundleIdentifier"],
      "“\(own)” does not begin with the containing app's “\(apps[0])” and a dot.",
      advice: "Write \(apps[0]).\(own.split(separator: ".").last ?? "extension").")
  }

  /// An app whose provider takes part in the exchange of credentials is launched with an activity, if it declares that.
  private func inspectActivities(_ root: Node, _ inspection: inout Inspection) {
    let isApp = root["CFBundlePackageType"]?.string.map { $0 == "APPL" } ?? true
    guard isApp, !file.isExtension, extensions.contains(where: \.exchangesCredentials) else { return }
    let node = root[Name.activities]
    let names = node?.elements?.compactMap(\.string) ?? []
    guard !names.contains(where: { $0 == Name.exchangeActivity || $0.hasBuildVariable }) else { return }
    let other = names.first { $0.lowercased().contains("credentialexchange") }
    let says = other.map { "It declares the activity “\($0)”, which is not what the system looks for" }
    inspection.report(
      .activityType, .warning, at: (node ?? root).offset, [Name.activities],
      "\(says ?? "The app does not say that it takes credentials over"), so that an import comes to nothing.",
      advice: "\(other.map { "Write \(Name.exchangeActivity) for \($0)" } ?? "Add \(Name.exchangeActivity)")."
    )
  }

  private func inspectAssociation(_ root: Node, _ inspection: inout Inspection) {
    guard let section = root["webcredentials"], let apps = section["apps"], let elements = apps.elements
    else { return }
    let names = elements.compactMap(\.string)
    let bundles = files.filter { $0.kind == .informationPropertyList && !$0.isExtension }
      .compactMap { $0.root?["CFBundleIdentifier"]?.string }.filter { !$0.hasBuildVariable }
    guard !names.isEmpty else { return }
    for bundle in bundles where !names.contains(where: { $0.hasSuffix(".\(bundle)") || $0 == bundle }) {
      inspection.report(
        .associationFile, .error, at: apps.offset, ["webcredentials", "apps"],
        "The file does not name the app \(bundle).",
        advice: "Add your application identifier prefix and .\(bundle).")
    }
  }
}

extension Node {
  /// The texts of an array.
  fileprivate var strings: Set<String>? { elements.map { Set($0.compactMap(\.string)) } }
}

extension ConfigurationFile {
  fileprivate var point: ExtensionPoint? { sections?.knownPoint }

  /// Whether it is a provider's that takes part in the exchange of credentials.
  fileprivate var exchangesCredentials: Bool {
    point == .credentialProvider && sections?.capability(Name.exchange).isOn == true
  }

  fileprivate func sharesFolderWithApp(in files: [ConfigurationFile]) -> Bool {
    files.contains { $0.kind == .informationPropertyList && !$0.isExtension && $0.folder == folder }
  }
}

extension PropertySections {
  /// The value of an entitlement, or of the misspelt name that means it.
  static func entitlement(_ name: String, in root: Node) -> Node? {
    root[name]
      ?? root.members?.prefix(Inspection.mostGuesses).last {
        if case .misspelt(let key) = KeyMeaning(of: $0.key, inEntitlements: true) {
          key.name == name
        } else {
          false
        }
      }?.node
  }
}
