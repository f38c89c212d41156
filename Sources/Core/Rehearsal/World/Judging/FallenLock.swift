/// What a provider gives and lists, held against its own lock, where a team says when that falls (PL-23).
enum FallenLock {
  /// What is wrong with giving something now: the lock has fallen, and nobody has shown since who they are.
  static func mistakes(in provided: Provided, _ request: OpenRequest, _ world: World) -> [Mistake] {
    provided.isGuarded && isShut(for: request, in: world) ? [Mistake(.openedFallenLock, "a credential")] : []
  }

  /// Something comes on screen, and in a list somebody can be read in it.
  static func judge(_ interface: Interface, in world: inout World) {
    guard let request = world.request, request.details.provision?.provision.isList == true,
      isShut(for: request, in: world)
    else { return }
    let listed = world.phone.autoFill.identityStore.identities.map(\.user).filter(interface.names)
    if !listed.isEmpty {
      world.note(.openedFallenLock, "\(Set(listed).sorted().joined(separator: ", ")), in a list")
    }
  }

  /// A request is over: it stays open for whom it was opened, or who found it open.
  static func conclude(_ request: OpenRequest, in world: inout World) {
    guard world.phone.autoFill.lock != nil, !isShut(for: request, in: world) else { return }
    world.phone.autoFill.lock?.open(at: world.timeline.now)
  }

  private static func isShut(for request: OpenRequest, in world: World) -> Bool {
    guard let lock = world.phone.autoFill.lock else { return false }
    return !lock.isOpen(at: world.timeline.now) && !request.input.owner.mayBeKnown
  }
}
