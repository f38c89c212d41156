import Documents
import Rehearsal

/// Names, levels and types of keys.
extension Inspection {
  mutating func inspectKeys(of node: Node, from place: KeyPlace) {
    guard let members = node.members else { return }
    reportDuplicates(in: members, place.written)
    for member in members {
      let keys = place.written + [member.key]
      switch meaning(of: member.key, inEntitlements: place.isEntitlements) {
      case .known(let key):
        inspect(member, as: key, from: place)
      case .renamed(let key):
        report(
          .renamedKey, .error, at: member.offset, keys,
          "“\(member.key)” is a name of older texts, which the system does not know.",
          advice: "Write \(key.name).")
      case .misspelt(let key):
        report(
          .misspeltKey, .error, at: member.offset, keys, "The system knows no key “\(member.key)”.",
          advice: "Write \(key.name).")
        inspect(member, as: key, from: place)
      case .nothing:
        inspectUnknown(member, from: place)
      }
    }
  }

  private mutating func meaning(of name: String, inEntitlements isEntitlements: Bool) -> KeyMeaning {
    let meaning = KeyMeaning(of: name, inEntitlements: isEntitlements, mayGuess: guesses > 0)
    switch meaning {
    case .known, .renamed: break
    case .misspelt, .nothing: guesses -= 1
    }
    return meaning
  }

  private mutating func inspectUnknown(_ member: Node.Member, from place: KeyPlace) {
    guard place.meant != Key.Level.capabilities.path else {
      report(
        .misspeltKey, .warning, at: member.offset, place.written + [member.key],
        "“\(member.key)” is no capability known here.",
        advice:
          "The capabilities are \((Key.capabilityNames + [Name.exchangeVersions]).joined(separator: ", ")).")
      return
    }
    descend(into: member, as: member.key, from: place)
  }

  private mutating func inspect(_ member: Node.Member, as key: Key, from place: KeyPlace) {
    let keys = place.written + [member.key]
    guard place.allows(key) else {
      report(
        .misplacedKey, .error, at: member.offset, keys,
        place.written.isEmpty
          ? "\(key.name) stands at the top of this file."
          : "\(key.name) stands under \(place.written.joined(separator: " > ")).",
        advice: "It belongs \(key.level.place(from: place.isExtension)).")
      return
    }
    if let owner = place.owner, key.owner != .everybody, key.owner != owner {
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
    descend(into: member, as: key.name, from: place)
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

  private mutating func descend(into member: Node.Member, as name: String, from place: KeyPlace) {
    var inner = place
    inner.written.append(member.key)
    inner.meant.append(name)
    inspectKeys(of: member.node, from: inner)
  }
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
