/// What AutoFill, and the provider itself, find in a store.
extension IdentityStore {
  /// The identities for a service, or for all, in the order in which they were saved (IS-13).
  ///
  /// While the device is locked there are none, because no look into the store can start.
  public func identities(
    of service: ServiceIdentifier?, _ types: IdentityTypes, isDeviceLocked: Bool = false
  ) -> [CredentialIdentity] {
    guard !isDeviceLocked else { return [] }
    let found =
      service.flatMap { Ledger.holds("IS-13") ? $0 : nil }.map {
        byHost?.identities(atHost: $0.formHost) ?? []
      } ?? identities
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

  /// The hosts below some domains that have identities, and are not known already; those of fewer labels first.
  func hosts(below domains: [String], but known: Set<String>) -> [ServiceIdentifier] {
    guard let byHost, !domains.isEmpty else { return [] }
    let siblings = domains.flatMap(byHost.hosts).filter { !known.contains($0) }
    return Set(siblings)
      .sorted { ($0.filter { $0 == "." }.count, $0) < ($1.filter { $0 == "." }.count, $1) }
      .map { ServiceIdentifier($0) }
  }

  private static func ranked(_ identities: [CredentialIdentity]) -> [CredentialIdentity] {
    guard identities.count > 1, Ledger.holds("IS-9") else { return identities }
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
