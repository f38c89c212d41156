/// What app and extension know of what they share: each what it has read, and whether the other has changed it since.
struct StoreKnowledge: Hashable, Sendable {
  private struct Item: Hashable {
    let group: String
    let key: String
  }

  /// By who has read it, whether it still is what was read.
  private var read: [Containers.Owner: [Item: Bool]] = [:]

  /// Somebody finds what there is.
  mutating func read(_ key: String, in group: String, by owner: Containers.Owner) {
    read[owner, default: [:]][Item(group: group, key: key)] = true
  }

  /// Somebody changes it; `true` where that undoes a change of which they do not know.
  mutating func change(_ key: String, in group: String, by owner: Containers.Owner) -> Bool {
    let item = Item(group: group, key: key)
    let other: Containers.Owner = owner == .app ? .extension : .app
    let isStale = read[owner]?[item] == false
    if isStale { read[owner]?[item] = true }
    if read[other]?[item] == true { read[other]?[item] = false }
    return isStale
  }

  /// Somebody's process is gone, with all that it knew.
  mutating func forget(_ owner: Containers.Owner) { read[owner] = nil }

  /// A number that does not depend on the order in which dictionaries are walked.
  var mark: UInt64 {
    var sum: UInt64 = 0
    for (owner, items) in read {
      for (item, isFresh) in items {
        var one = Fingerprint()
        one.combine(owner.rawValue)
        one.combine(item.group)
        one.combine(item.key)
        one.combine(isFresh)
        sum &+= one.value
      }
    }
    return sum
  }
}

/// How app and extension turn to what they share.
extension StoreKnowledge {
  /// Somebody reads what both share.
  static func noteReading(
    _ key: String, in container: Container, by owner: Containers.Owner, _ world: inout World
  ) {
    guard let group = group(of: container, in: world), var knowledge = world.app.upkeep.knowledge?.value
    else {
      return
    }
    knowledge.read(key, in: group, by: owner)
    world.app.upkeep.knowledge = Shared(knowledge)
  }

  /// Somebody is about to keep something where both share it.
  static func noteWriting(
    _ value: Stored?, as key: String, in container: Container, by owner: Containers.Owner,
    _ world: inout World
  ) {
    guard world.app.upkeep.knowledge != nil, world.phone.containers[key, in: container, of: owner] != value
    else { return }
    noteChange(of: key, in: container, by: owner, &world)
  }

  /// Something else is where both share it, by which a change of the other's may be undone (PL-8).
  static func noteChange(
    of key: String, in container: Container, by owner: Containers.Owner, _ world: inout World
  ) {
    guard let group = group(of: container, in: world), var knowledge = world.app.upkeep.knowledge?.value
    else { return }
    let isUndoing = knowledge.change(key, in: group, by: owner)
    world.app.upkeep.knowledge = Shared(knowledge)
    if isUndoing { world.note(.overwroteUnseen, "the \(owner.rawValue): \(key) in the group \(group)") }
  }

  /// What the extension's process knew goes with it.
  static func forgetProcess(in world: inout World) {
    guard var knowledge = world.app.upkeep.knowledge?.value else { return }
    knowledge.forget(.extension)
    world.app.upkeep.knowledge = Shared(knowledge)
  }

  private static func group(of container: Container, in world: World) -> String? {
    guard world.app.upkeep.knowledge != nil, let group = container.group,
      Containers.Owner.allCases.allSatisfy({ world.phone.containers.belongs($0, to: group) })
    else { return nil }
    return group
  }
}
