/// What an extension asks of its identity store.
public enum IdentityStoreUse: Hashable, Sendable {
  /// Whether it is enabled, and takes increments.
  case asksState
  /// A change of what it holds.
  case updates(IdentityStoreUpdate)
  /// What it holds, for a service or for all.
  case lists(of: ServiceIdentifier?, IdentityTypes)
}

/// What the identity store answers.
public enum IdentityStoreAnswer: Hashable, Sendable {
  /// The state that was asked for.
  case state(IdentityStoreState)
  /// The change was made.
  case done
  /// The change was not made, and nothing of it.
  case failed(IdentityStoreError)
  /// The identities that were asked for.
  case identities([CredentialIdentity])
}
