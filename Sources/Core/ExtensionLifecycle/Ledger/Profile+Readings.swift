/// The readings of switches that came later.
extension Profile {
  /// AS-35.
  public enum FailureNews: String, Hashable, Sendable, CaseIterable {
    /// The code and the reason that the handler gave.
    case isPassedOn
    /// That it failed, or was canceled, and nothing else.
    case isBare
  }

  /// CX-22.
  public enum RecommendationOffers: String, Hashable, Sendable, CaseIterable {
    /// Everything that is flagged, for whatever reason.
    case everyWarning
    /// What has high priority (AS-22).
    case highPriority
  }

  /// CX-23.
  public enum ServerBeforeApple: String, Hashable, Sendable, CaseIterable {
    /// Who asks Apple first is advised against it.
    case isAdvised
    /// Nobody says anything.
    case isOptional
  }

  /// AS-42.
  public enum UpgradeByTheWay: String, Hashable, Sendable, CaseIterable {
    /// Where a saved password of the account was filled in before.
    case isAfterPassword
    /// Wherever the provider makes one in silence.
    case isEverywhere
  }

  /// AS-43.
  public enum AuthorizationFailure: String, Hashable, Sendable, CaseIterable {
    /// Canceled where somebody turned back, and failed where something failed.
    case isToldApart
    /// That it failed, whatever came between.
    case isAlwaysFailed
  }

  /// AS-60.
  public enum AccountByApple: String, Hashable, Sendable, CaseIterable {
    /// No form comes up, and the app hears preferSignInWithApple.
    case isPreferred
    /// The form comes up as for everybody.
    case isPassedOver
  }

  /// AS-61.
  public enum KeychainByTheWay: String, Hashable, Sendable, CaseIterable {
    /// Where it has the password, and the provider makes none.
    case whereProviderDoesNot
    /// Never beside a provider.
    case never
  }

  /// CX-27.
  public enum EarlyPresentation: String, Hashable, Sendable, CaseIterable {
    /// It comes up with the interface.
    case isShown
    /// The view is in no window yet, and nothing is shown.
    case isDropped
  }

  /// CX-28.
  public enum StoredIdentities: String, Hashable, Sendable, CaseIterable {
    /// The three kinds of identities, as they were saved.
    case areWhatWasSaved
    /// Of a class of the system's own, which has no record identifier.
    case areOfTheSystem
  }

  /// AS-46.
  public enum SourceOrder: String, Hashable, Sendable, CaseIterable {
    /// What the provider has.
    case providerFirst
    /// What iCloud Keychain has.
    case keychainFirst
  }

  /// AS-28.
  public enum SiteMatching: String, Hashable, Sendable, CaseIterable {
    /// Every host below the domain that somebody registered.
    case registrableDomain
    /// The form's own hosts and the domains above them, never siblings.
    case hostAndParents
  }
}
