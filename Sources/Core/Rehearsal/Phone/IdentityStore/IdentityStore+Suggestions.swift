/// What AutoFill, and the provider itself, find in a store.
extension IdentityStore {
  /// The identities for a service, or for all, in the order in which they were saved (IS-13).
  ///
  /// While the device is locked there are none, because no look into the store can start.
  public func identities(
    of service: ServiceIdentifier?, _ types: IdentityTypes, isDeviceLocked: Bool = false
  ) -> [CredentialIdentity] {
    guard !isDeviceLocked else { return [] }
    let found = service.map { byHost?.identities(atHost: $0.formHost) ?? [] } ?? identities
    return found.filter(types.include)
  }

  /// What QuickType suggests for a form: what fits the first of its services, then the second, and so on.
  ///
  /// Of the services of a host the one that was saved first comes first, and within a service the rank decides, then the
  /// order of saving.
  public func suggestions(for services: [ServiceIdentifier], _ types: IdentityTypes) -> [CredentialIdentity] {
    var seen: Set<String> = []
    return services.map(\.formHost).filter { seen.insert($0).inserted }.flatMap { host in
      Self.ranked(byHost?.identities(atHost: host).filter(types.include) ?? [])
    }
  }

  private static func ranked(_ identities: [CredentialIdentity]) -> [CredentialIdentity] {
    guard identities.count > 1 else { return identities }
    var turns: [ServiceIdentifier: Int] = [:]
    return identities.enumerated().map { position, identity in
      let turn = turns[identity.service] ?? turns.count
      turns[identity.service] = turn
      return (turn: turn, rank: identity.rank, position: position)
    }
    .sorted { one, other in (one.turn, other.rank, one.position) < (other.turn, one.rank, other.position) }
    .map { identities[$0.position] }
  }
}
