import Documents
import Rehearsal

/// An Info.plist, of an app or of an extension.
extension Inspection {
  mutating func inspectPropertyList(_ root: Node) {
    guard let point = file.sections else { return }
    let place = KeyPlace(
      isEntitlements: false, isExtension: file.isExtension, owner: point.knownPoint?.owner)
    inspectKeys(of: root, from: place)
    guard file.isExtension else { return }
    guard let section = point.extension else {
      report(
        .extensionPoint, .error, at: root.offset, [], "An extension's Info.plist has no NSExtension.",
        advice: "Add the dictionary NSExtension with \(Name.point).")
      return
    }
    guard let members = section.members else { return }
    inspectPackageType(of: root)
    guard inspectPoint(in: section, isOurs: point.hasOwnKeys) else { return }
    inspectPrincipalClass(in: section, isEmpty: members.isEmpty)
    switch point.knownPoint {
    case .accountModification: inspectAccountModification(point)
    case .credentialProvider: inspectCredentialProvider(point)
    case nil: break
    }
  }

  private mutating func inspectPackageType(of root: Node) {
    guard let node = root["CFBundlePackageType"], let type = node.string, type != "XPC!",
      !type.hasBuildVariable
    else { return }
    report(
      .extensionPoint, .error, at: node.offset, ["CFBundlePackageType"],
      "The package type of an extension is XPC!, not “\(type)”.", advice: "Write XPC!.")
  }

  /// Looks at the extension point, and says whether the rest concerns account security.
  private mutating func inspectPoint(in section: Node, isOurs: Bool) -> Bool {
    let keys = ["NSExtension", Name.point]
    guard let node = PropertySections.find(Name.point, in: section) else {
      report(
        .extensionPoint, .error, at: section.offset, keys,
        "The extension does not say where it extends the system.",
        advice: "Add \(Name.point) with \(ExtensionPoint.allCases.map(\.rawValue).joined(separator: " or "))."
      )
      return true
    }
    guard let text = node.string, !text.hasBuildVariable else { return true }
    if ExtensionPoint(rawValue: text) != nil { return true }
    let meant = Self.point(meantBy: text)
    guard meant != nil || isOurs else { return false }
    report(
      .extensionPoint, .error, at: node.offset, keys,
      "“\(text)” is not an extension point of account security.",
      advice:
        "Write \(meant?.rawValue ?? ExtensionPoint.allCases.map(\.rawValue).joined(separator: " or "))."
    )
    return true
  }

  /// The extension point that somebody misspelt; nobody misspells a page.
  private static func point(meantBy text: String) -> ExtensionPoint? {
    guard text.utf8.count < 200 else { return nil }
    let ranked = ExtensionPoint.allCases.map { (point: $0, distance: text.distance(to: $0.rawValue)) }
    return ranked.min { $0.distance < $1.distance }.flatMap { $0.distance <= 16 ? $0.point : nil }
  }

  private mutating func inspectPrincipalClass(in section: Node, isEmpty: Bool) {
    let named = PropertySections.find(Name.principalClass, in: section)
    let storyboard = PropertySections.find(Name.storyboard, in: section)
    let keys = ["NSExtension", Name.principalClass]
    if let named, let storyboard {
      report(
        .contradiction, .warning, at: storyboard.offset, ["NSExtension", Name.storyboard],
        "Both \(Name.principalClass) and \(Name.storyboard) say where the extension begins.",
        advice: "Keep one.")
      inspectClass(named, keys)
    } else if let named {
      inspectClass(named, keys)
    } else if let storyboard {
      inspectStoryboard(storyboard)
    } else if !isEmpty {
      report(
        .principalClass, .error, at: section.offset, keys,
        "The extension does not say which class the system makes.",
        advice: "Add \(Name.principalClass) with $(PRODUCT_MODULE_NAME). and the name of the class.")
    }
  }

  private mutating func inspectClass(_ node: Node, _ keys: [String]) {
    guard let name = node.string else { return }
    let advice = "Write $(PRODUCT_MODULE_NAME). and the name of the class."
    if name.allSatisfy(\.isWhitespace) {
      report(
        .principalClass, .error, at: node.offset, keys, "The principal class has no name.", advice: advice)
    } else if name.contains(where: \.isWhitespace) || name.hasSuffix(".") || name.hasSuffix(".swift") {
      report(.principalClass, .error, at: node.offset, keys, "“\(name)” names no class.", advice: advice)
    } else if !name.utf8.contains(UInt8(ascii: ".")), !name.hasBuildVariable {
      report(
        .principalClass, .warning, at: node.offset, keys,
        "“\(name)” has no module, without which the system does not find a class of Swift.", advice: advice)
    }
  }

  private mutating func inspectStoryboard(_ node: Node) {
    guard let name = node.string, name.isEmpty || name.hasSuffix(".storyboard") else { return }
    report(
      .principalClass, .error, at: node.offset, ["NSExtension", Name.storyboard],
      name.isEmpty ? "The storyboard has no name." : "“\(name)” has an ending.",
      advice: "Write the name of the storyboard without its ending.")
  }
}
