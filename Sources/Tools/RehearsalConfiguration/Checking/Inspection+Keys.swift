import Documents
import Rehearsal

/// Names, levels and types of keys.
extension Inspection {
  /// What a name at some level is to the system.
  enum Meaning {
    case known(Key)
    case renamed(Key)
    case misspelt(Key)
    case nothing
  }

  /// Where a look at the keys stands: the keys as they are written and as they are meant, and whose file it is.
  struct Standpoint {
    var written: [String] = []
    var meant: [String] = []
    let isEntitlements: Bool
    let isExtension: Bool
    let owner: Key.Owner?
  }

  mutating func inspectKeys(of node: Node, from standpoint: Standpoint) {
    guard let members = node.members else { return }
    reportDuplicates(in: members, standpoint.written)
    for member in members {
      let keys = standpoint.written + [member.key]
      switch meaning(of: member.key, inEntitlements: standpoint.isEntitlements) {
      case .known(let key):
        inspect(member, as: key, from: standpoint)
      case .renamed(let key):
        report(
          .renamedKey, .error, at: member.offset, keys,
          "“\(member.key)” is a name of older texts, which the system does not know.",
          advice: "Write \(key.name).")
      case .misspelt(let key):
        report(
          .misspeltKey, .error, at: member.offset, keys, "The system knows no key “\(member.key)”.",
          advice: "Write \(key.name).")
        inspect(member, as: key, from: standpoint)
      case .nothing:
        inspectUnknown(member, from: standpoint)
      }
    }
  }

  private mutating func meaning(of name: String, inEntitlements isEntitlements: Bool) -> Meaning {
    let meaning = Meaning(of: name, inEntitlements: isEntitlements, mayGuess: guesses > 0)
    switch meaning {
    case .known, .renamed: break
    case .misspelt, .nothing: guesses -= 1
    }
    return meaning
  }

  private mutating func inspectUnknown(_ member: Node.Member, from standpoint: Standpoint) {
    guard standpoint.meant != Key.Level.capabilities.path else {
      report(
        .misspeltKey, .warning, at: member.offset, standpoint.written + [member.key],
        "“\(member.key)” is no capability known here.",
        advice:
          "The capabilities are \((Key.capabilityNames + [Name.exchangeVersions]).joined(separator: ", ")).")
      return
    }
    descend(into: member, as: member.key, from: standpoint)
  }

  private mutating func inspect(_ member: Node.Member, as key: Key, from standpoint: Standpoint) {
    let keys = standpoint.written + [member.key]
    guard standpoint.allows(key) else {
      report(
        .misplacedKey, .error, at: member.offset, keys,
        standpoint.written.isEmpty
          ? "\(key.name) stands at the top of this file."
          : "\(key.name) stands under \(standpoint.written.joined(separator: " > ")).",
        advice: "It belongs \(key.level.place(from: standpoint.isExtension)).")
      return
    }
    if let owner = standpoint.owner, key.owner != .everybody, key.owner != owner {
      report(
        .foreignKey, .error, at: member.offset, keys,
        "\(key.name) is a key of \(key.owner.name), which this extension is not for.",
        advice: "Take it out, or change \(Name.point).")
      return
    }
    guard key.type.fits(member.node) else {
      reportType(of: member.node, as: key, keys)
      return
    }
    descend(into: member, as: key.name, from: standpoint)
  }

  private mutating func reportType(of node: Node, as key: Key, _ keys: [String]) {
    let isVariable = node.string?.hasBuildVariable == true
    report(
      .wrongType, isVariable ? .warning : .error, at: node.offset, keys,
      isVariable
        ? "\(key.name) is \(key.type.name), and a build variable puts a string there."
        : "\(key.name) is \(node.value.kind) here, not \(key.type.name).",
      advice: key.type.repair(of: node) + ".")
  }

  private mutating func descend(into member: Node.Member, as name: String, from standpoint: Standpoint) {
    var inner = standpoint
    inner.written.append(member.key)
    inner.meant.append(name)
    inspectKeys(of: member.node, from: inner)
  }
}

extension Inspection.Standpoint {
  /// Whether a key may stand here.
  fileprivate func allows(_ key: Key) -> Bool {
    guard key.level.path == meant else { return false }
    switch key.level {
    case .entitlements: return isEntitlements
    case .appRoot: return !isEntitlements && !isExtension
    case .root: return !isEntitlements
    case .extension, .attributes, .capabilities: return isExtension
    }
  }
}

extension Inspection.Meaning {
  init(of name: String, inEntitlements isEntitlements: Bool, mayGuess: Bool = true) {
    if let key = Key.named(name) {
      self = .known(key)
    } else if let key = Key.renamed[name].flatMap(Key.named), Ledger.holds("CX-4") {
      self = .renamed(key)
    } else if mayGuess, let key = Self.nearest(to: name, inEntitlements: isEntitlements) {
      self = .misspelt(key)
    } else {
      self = .nothing
    }
  }

  private static func nearest(to name: String, inEntitlements isEntitlements: Bool) -> Key? {
    // No key is nearly as long, and the distance of long names takes long to tell.
    guard (6...120).contains(name.utf8.count) else { return nil }
    let lower = name.lowercased()
    let ranked = Key.all.filter { ($0.level == .entitlements) == isEntitlements }
      .map { (key: $0, distance: lower.distance(to: $0.name.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    let isOfFamily = families.contains { name.hasPrefix($0) && best.key.name.hasPrefix($0) }
    return isOfFamily || best.distance <= max(2, name.utf8.count / 8) ? best.key : nil
  }

  /// Beginnings that no key has which is not Apple's for these extension points.
  private static let families = ["ASAccountAuthenticationModification", "ASCredentialProviderExtension"]
}

extension Key.Owner {
  fileprivate var name: String {
    switch self {
    case .everybody: "every extension"
    case .accountModification: ExtensionPoint.accountModification.name
    case .credentialProvider: ExtensionPoint.credentialProvider.name
    }
  }
}
