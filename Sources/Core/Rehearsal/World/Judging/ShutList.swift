/// A list that is shut until its user has typed a password, and is open to whoever asks next (PL-17).
enum ShutList {
  /// What is wrong with giving something now: the last one who opened this list saw nothing but a field for a password, left
  /// it empty, and was told nothing by a server; nobody has shown since who they are.
  static func mistakes(in provided: Provided, _ request: OpenRequest, _ record: ProviderRecord) -> [Mistake] {
    guard let shut = record.shutList, shut == request.details.provision?.provision, provided.isGuarded,
      request.isUnproven
    else { return [] }
    return [Mistake(.gaveToUnrecognized, "it had asked for a password, and nobody has typed one since")]
  }

  /// A request is over: what it showed first says whether its list is shut, and what its user did whether it still is.
  static func conclude(_ request: OpenRequest, _ asked: CredentialRequest, in world: inout World) {
    guard request.isUnproven else { return world.process.provider.shutList = nil }
    guard asked.provision.isList, request.outcome?.isSuccess == false, let first = request.shown.all.first,
      first.fieldsToFill.contains(where: { $0.mentions("password") || $0.mentions("passcode") })
    else { return }
    let isListing = world.phone.autoFill.identityStore.identities.contains { first.names($0.user) }
    if !isListing { world.process.provider.shutList = asked.provision }
  }
}

extension OpenRequest {
  /// Whether nobody has typed anything or was asked who they are, and no server has said anything.
  fileprivate var isUnproven: Bool { !input.isTyped && input.owner.isUnasked && answersHeard == 0 }
}
