/// What somebody asks of a credential identity store.
public enum IdentityStoreUpdate: Hashable, Sendable {
  /// Adds identities, each in the place of the one that is the same.
  case save([CredentialIdentity])
  /// Takes identities out.
  case remove([CredentialIdentity])
  /// Takes out whatever is there.
  case removeAll
  /// Takes out whatever is there and adds identities.
  case replace([CredentialIdentity])

  /// Which of the four it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Adds, each in the place of the one that is the same.
    case save
    /// Takes out.
    case remove
    /// Takes out everything.
    case removeAll
    /// Takes out everything, and adds.
    case replace
  }

  /// An update of a kind; removing all needs no identities.
  public init(_ kind: Kind, _ identities: [CredentialIdentity]) {
    self =
      switch kind {
      case .save: .save(identities)
      case .remove: .remove(identities)
      case .removeAll: .removeAll
      case .replace: .replace(identities)
      }
  }

  /// Which of the four it is.
  public var kind: Kind {
    switch self {
    case .save: .save
    case .remove: .remove
    case .removeAll: .removeAll
    case .replace: .replace
    }
  }

  /// The identities that come with it.
  public var identities: [CredentialIdentity] {
    switch self {
    case .save(let identities), .remove(let identities), .replace(let identities): identities
    case .removeAll: []
    }
  }

  package func combine(into mark: inout Fingerprint) {
    mark.combine(kind.rawValue)
    mark.combine(identities.count)
    for identity in identities { identity.combine(into: &mark) }
  }
}
