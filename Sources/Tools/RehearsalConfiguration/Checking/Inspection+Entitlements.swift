import Documents
import Rehearsal

/// The entitlements of an app or an extension.
extension Inspection {
  mutating func inspectEntitlements(_ root: Node) {
    inspectKeys(of: root, from: KeyPlace(isEntitlements: true, isExtension: false, owner: nil))
    if let node = root[Name.autoFill], node.bool == false {
      report(
        .entitlement, .error, at: node.offset, [Name.autoFill], "The entitlement is there and not given.",
        advice: "Write <true/>.")
    }
    if let node = root[Name.appleEntitlement], let values = node.elements, values.map(\.string) != ["Default"]
    {
      report(
        .entitlement, .error, at: node.offset, [Name.appleEntitlement],
        "Sign in with Apple is an array of one string, “Default”.",
        advice: "Write <array><string>Default</string></array>.")
    }
    for (position, node) in (root[Name.associatedDomains]?.elements ?? []).enumerated() {
      let path = [Name.associatedDomains, "\(position)"]
      if let entry = node.string, !entry.hasBuildVariable { inspectEntry(entry, at: node, path) }
    }
    reportRepeatedEntries(root[Name.associatedDomains]?.elements ?? [])
  }

  private mutating func inspectEntry(_ text: String, at node: Node, _ path: [String]) {
    let entry: AssociatedDomain
    do throws(AssociatedDomain.Fault) {
      entry = try AssociatedDomain(text)
    } catch {
      report(
        .associatedDomain, .error, at: node.offset, path, "“\(text)” stands for no domain: \(error).",
        advice: error.advice + ".")
      return
    }
    if entry.port != nil {
      report(
        .associatedDomain, .warning, at: node.offset, path,
        "“\(text)” has a port, which Apple's texts no longer allow.", advice: "Leave out the port.")
    }
    if let mode = entry.mode {
      report(
        .associatedDomain, .warning, at: node.offset, path,
        "“\(text)” counts only where the mode \(mode.rawValue) does.",
        advice: "Take the mode out before you submit the app.")
    }
    if text.utf8.contains(where: { (0x41...0x5A).contains($0) }) {
      report(
        .associatedDomain, .note, at: node.offset, path,
        "“\(text)” has capitals, which domains do not tell apart.",
        advice: "Write \(entry).")
    }
  }

  private mutating func reportRepeatedEntries(_ nodes: [Node]) {
    var seen: Set<String> = []
    for (position, node) in nodes.enumerated() {
      guard let text = node.string, !seen.insert(text.lowercased()).inserted else { continue }
      report(
        .duplicateKey, .warning, at: node.offset, [Name.associatedDomains, "\(position)"],
        "“\(text)” stands here a second time.", advice: "Keep one of them.")
    }
  }
}
