/// Everything the product knows of the system's behaviour, rule by rule.
public enum Ledger {
  /// Every rule, by subject and number.
  public static let rules: [Rule] =
    AccountModificationRules.all + InAppRules.all + SignInWithAppleRules.all + PasswordManagerRules.all
    + CredentialProviderRules.all + WebAuthnRules.all + AuthorizationRules.all
    + IdentityStoreRules.all + ProcessRules.all
    + Contradictions.all + Assumptions.all + Assumptions.ofPhones

  /// The rule with an id, in any case.
  public static func rule(_ id: String) -> Rule? {
    byID[id] ?? byID[id.uppercased()]
  }

  private static let byID = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0) })
}
