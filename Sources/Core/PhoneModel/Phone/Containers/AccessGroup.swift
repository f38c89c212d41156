/// A part of the Keychain, for whoever belongs to it by entitlement.
package struct AccessGroup: Hashable, Sendable {
  /// Its name on the phone, with the prefix of the team.
  package let name: String
  /// Where its items are.
  package let container: Container

  /// That of whoever is on no phone any more.
  package static let nobodys = AccessGroup(name: "", container: .own)
}

extension Phone {
  /// The access groups that somebody belongs to, in Apple's order.
  ///
  /// Those come first that `keychain-access-groups` names, then the one that is its own, then its App Groups. The first is
  /// where an item is kept that names no group.
  package func accessGroups(of owner: Containers.Owner) -> [AccessGroup] {
    let groups = containers.groups.filter { $0.owners.contains(owner) }.map { group in
      AccessGroup(name: GroupName(group.name).filled(for: app.teamIdentifier), container: .group(group.name))
    }
    let shared = groups.filter { !$0.name.hasPrefix(Self.appGroupMark) }
    let own = AccessGroup(name: ownAccessGroup(of: owner), container: .own)
    return shared + [own] + groups.filter { $0.name.hasPrefix(Self.appGroupMark) }
  }

  /// The access group that code names, with the prefix of whichever team where the entitlement leaves it to the build;
  /// `nil` for one that somebody does not belong to.
  package func accessGroup(_ name: String, of owner: Containers.Owner) -> AccessGroup? {
    let groups = accessGroups(of: owner)
    return groups.first { $0.name == name || $0.container.group == name }
      ?? groups.first { group in
        let isOpen = group.container.group.map { GroupName($0).hasVariable } ?? true
        let asked = GroupName(name)
        return asked.prefix != nil && (isOpen || asked.prefix == app.teamIdentifier + ".")
          && asked.rest == GroupName(group.name).rest
      }
  }

  /// The application's identifier, by which each has an access group of its own.
  private func ownAccessGroup(of owner: Containers.Owner) -> String {
    "\(app.teamIdentifier).\(app.bundleIdentifier)" + (owner == .extension ? ".extension" : "")
  }

  private static let appGroupMark = "group."
}

/// The name of an access group, in an entitlement or in code.
private struct GroupName {
  /// What stands for the team; `nil` where nothing does.
  let prefix: String?
  let rest: String

  private static let variables = ["$(AppIdentifierPrefix)", "$(TeamIdentifierPrefix)"]

  init(_ name: String) {
    if let variable = Self.variables.first(where: name.hasPrefix) {
      (prefix, rest) = (variable, String(name.dropFirst(variable.count)))
    } else if Self.hasTeam(name) {
      (prefix, rest) = (String(name.prefix(11)), String(name.dropFirst(11)))
    } else {
      (prefix, rest) = (nil, name)
    }
  }

  /// Whether it is for a build to say which team it is.
  var hasVariable: Bool { prefix?.hasPrefix("$") == true }

  func filled(for team: String) -> String { hasVariable ? "\(team).\(rest)" : (prefix ?? "") + rest }

  /// Whether it begins with the ten letters and digits of a team, and a dot.
  private static func hasTeam(_ name: String) -> Bool {
    let bytes = name.utf8.prefix(11)
    return bytes.count == 11 && bytes.last == UInt8(ascii: ".")
      && bytes.dropLast().allSatisfy {
        switch $0 {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
      }
  }
}
