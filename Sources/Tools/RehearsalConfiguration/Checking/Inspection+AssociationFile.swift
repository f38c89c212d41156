import Documents
import Rehearsal

/// The file with which a domain names its apps.
extension Inspection {
  private static let service = AssociatedDomain.Service.webcredentials.rawValue

  mutating func inspectAssociationFile(_ root: Node) {
    guard let members = root.members else { return }
    if file.name != "apple-app-site-association", file.name.hasPrefix("apple-app-site-association") {
      report(
        .associationFile, .error, at: 0, [],
        "The system asks for a file without an ending, not for “\(file.name)”.",
        advice: "Name it apple-app-site-association.")
    }
    if file.byteCount > AssociationFile.limit {
      report(
        .associationFile, .error, at: 0, [],
        "\(AssociationRefusal.tooLarge(bytes: file.byteCount)).".capitalizedFirst,
        advice: "Leave out what the system does not read.")
    }
    reportDuplicates(in: members, [])
    if let section = root[Self.service] {
      inspectService(section)
    } else {
      reportMissingService(members, at: root)
    }
  }

  private mutating func reportMissingService(_ members: [Node.Member], at root: Node) {
    let near = members.first { Self.service.distance(to: $0.key.lowercased()) <= 3 && $0.key.utf8.count < 40 }
    report(
      .associationFile, .error, at: near?.offset ?? root.offset, near.map { [$0.key] } ?? [],
      near.map { "The system knows no service “\($0.key)”." }
        ?? "The file says nothing about \(Self.service).",
      advice: near == nil
        ? #"Add "webcredentials": {"apps": [...]}; links and app clips do not share credentials."#
        : "Write \(Self.service).")
  }

  private mutating func inspectService(_ section: Node) {
    guard let members = section.members else {
      report(
        .associationFile, .error, at: section.offset, [Self.service],
        "\(Self.service) is \(section.value.kind), not a dictionary.", advice: #"Write {"apps": [...]}."#)
      return
    }
    reportDuplicates(in: members, [Self.service])
    guard let apps = section["apps"] else {
      let other = members.first
      report(
        .associationFile, .error, at: other?.offset ?? section.offset,
        [Self.service] + (other.map { [$0.key] } ?? []),
        other.map { "The apps stand under “apps”, not under “\($0.key)”." }
          ?? "\(Self.service) names no apps.",
        advice: #"Write "apps": and an array."#)
      return
    }
    guard let elements = apps.elements else {
      report(
        .associationFile, .error, at: apps.offset, [Self.service, "apps"],
        "“apps” is \(apps.value.kind), not an array.", advice: "Put brackets around it.")
      return
    }
    inspectApps(elements, at: apps)
  }

  private mutating func inspectApps(_ elements: [Node], at apps: Node) {
    let path = [Self.service, "apps"]
    if elements.isEmpty {
      report(
        .associationFile, .error, at: apps.offset, path, "The file names no app.",
        advice: "Write your application identifier prefix, a dot and your app's bundle identifier.")
    }
    var seen: Set<String> = []
    for (position, node) in elements.enumerated() {
      guard let name = node.string else {
        report(
          .wrongType, .warning, at: node.offset, path + ["\(position)"],
          "An app is named by a string, not by \(node.value.kind).", advice: "Write a string, or take it out."
        )
        continue
      }
      if let problem = name.problemAsAppIdentifier {
        report(
          .associationFile, .error, at: node.offset, path + ["\(position)"],
          "“\(name)” names no app: \(problem.what).",
          advice: problem.advice)
      } else if !seen.insert(name).inserted {
        report(
          .duplicateKey, .warning, at: node.offset, path + ["\(position)"],
          "“\(name)” stands here a second time.",
          advice: "Keep one of them.")
      }
    }
  }
}

extension String {
  /// Why a name is not that of an app; `nil` when it may be.
  fileprivate var problemAsAppIdentifier: (what: String, advice: String)? {
    if hasBuildVariable {
      return (
        "nothing fills in build variables on a server", "Write out the prefix and the bundle identifier."
      )
    }
    if contains(where: \.isWhitespace) { return ("there is white space in it", "Take the white space out.") }
    if utf8.contains(UInt8(ascii: "*")) {
      return ("credentials are not shared with wildcards", "Write out each bundle identifier.")
    }
    let prefix = prefix { $0 != "." }
    let isPrefix =
      prefix.utf8.count == 10
      && prefix.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
    guard isPrefix, prefix.utf8.count + 1 < utf8.count else {
      return (
        "it does not begin with the ten characters of an application identifier prefix",
        "Write the prefix, a dot and the bundle identifier."
      )
    }
    return nil
  }
}
