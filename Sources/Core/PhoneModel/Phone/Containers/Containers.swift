/// What app and extension keep on the phone: each in a container of its own, and together in those of the groups that
/// both belong to (PL-3).
///
/// ```swift
/// phone.containers.share("group.com.example.shiny")
/// phone.containers["session", in: .group("group.com.example.shiny"), of: .app] = "session-1"
/// ```
public struct Containers: Hashable, Sendable {
  /// Who runs in a sandbox.
  public enum Owner: String, Hashable, Sendable, CaseIterable {
    /// The app.
    case app
    /// Its extension.
    case `extension`
  }

  /// The groups in the order in which their entitlements name them, which decides where the Keychain keeps what names
  /// none.
  private var members: [Membership]
  private var kept: [Place: [String: Stored]] = [:]
  /// Whether somebody keeps files, which lie on the disk of the machine, and not here.
  package var haveFiles = false
  /// How often everything went with the app; the files go too, as soon as somebody asks for them.
  package private(set) var timesLost = 0

  /// Who belongs to a group.
  private struct Membership: Hashable {
    let group: String
    var owners: Set<Owner>
  }

  /// A container as it really is.
  private enum Place: Hashable {
    case own(Owner)
    case group(String)
    /// What somebody gets for a group it does not belong to (AS-33).
    case apart(Owner, String)
  }

  /// Lets some belong to a group, by their entitlements: app and extension both, where nothing else is said.
  ///
  /// A group that begins with `group.` is an App Group, and any other one an access group of the Keychain, as in
  /// `$(AppIdentifierPrefix)com.example.shiny`. Of those the first is where the Keychain keeps what names no group.
  public mutating func share(_ group: String, among owners: Set<Owner> = Set(Owner.allCases)) {
    if let index = members.firstIndex(where: { $0.group == group }) {
      members[index].owners = owners
    } else {
      members.append(Membership(group: group, owners: owners))
    }
  }

  /// Whether somebody belongs to a group.
  public func belongs(_ owner: Owner, to group: String) -> Bool {
    members.contains { $0.group == group && $0.owners.contains(owner) }
  }

  /// Every group with who belongs to it, in the order in which they were said.
  package var groups: [(name: String, owners: Set<Owner>)] {
    members.map { ($0.group, $0.owners) }
  }

  /// What somebody finds under a name; `nil` for nothing.
  public subscript(key: String, in container: Container = .own, of owner: Owner) -> Stored? {
    get { kept[place(container, of: owner)]?[key] }
    set { kept[place(container, of: owner), default: [:]][key] = newValue }
  }

  /// Everything that somebody finds in a container.
  package func everything(in container: Container, of owner: Owner) -> [String: Stored] {
    kept[place(container, of: owner)] ?? [:]
  }

  /// How the names begin of what is an item of the Keychain, which lives longer than the app.
  package static let keychainMark = "Keychain "

  /// Whether anything goes with an app that is deleted.
  package var isAnythingKept: Bool { haveFiles || kept.values.contains { !$0.isEmpty } }

  /// Loses what goes with the app (AS-40).
  package mutating func removeApp() {
    timesLost += 1
    haveFiles = false
    kept = kept.mapValues { $0.filter { $0.key.hasPrefix(Self.keychainMark) } }.filter { !$0.value.isEmpty }
  }

  private func place(_ container: Container, of owner: Owner) -> Place {
    switch container {
    case .own: .own(Ledger.holds("PL-3") ? owner : .app)
    case .group(let name):
      belongs(owner, to: name) || !Ledger.holds("AS-33") ? .group(name) : .apart(owner, name)
    }
  }
}

extension Containers {
  /// Nothing kept, and no groups.
  public init() {
    members = []
  }
}

/// Where something is kept, as its keeper names it.
public enum Container: Hashable, Sendable {
  /// In the keeper's own sandbox.
  case own
  /// With everybody who belongs to a group.
  case group(String)

  /// The group's name, where it is one.
  public var group: String? { if case .group(let name) = self { name } else { nil } }
}

extension Containers {
  /// Takes in a number that does not depend on the order in which dictionaries are walked.
  func combine(into mark: inout Fingerprint) {
    _ = Self.init(members:kept:haveFiles:timesLost:)
    mark.combine(haveFiles)
    mark.passOver(timesLost, because: "what was lost is not there, which is all that anybody can see of it")
    mark.passOver(members, because: "nothing that happens changes who belongs to a group")
    var sum: UInt64 = 0
    for (place, values) in kept {
      for (key, value) in values {
        var one = Fingerprint()
        switch place {
        case .own(let owner): one.combine(owner.rawValue)
        case .group(let name): one.combine("group " + name)
        case .apart(let owner, let name): one.combine(owner.rawValue + " " + name)
        }
        one.combine(key)
        value.combine(into: &one)
        sum &+= one.value
      }
    }
    mark.combine(sum)
  }
}
