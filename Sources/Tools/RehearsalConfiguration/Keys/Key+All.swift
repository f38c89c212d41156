extension Key {
  /// The keys this check knows, all of Apple's for the two extension points.
  static let all: [Key] = shared + accountModification + credentialProvider + entitlements

  private static let shared: [Key] = [
    Key("NSExtension", in: .root, .dictionary),
    Key(Name.point, in: .extension, .string),
    Key(Name.principalClass, in: .extension, .string),
    Key(Name.storyboard, in: .extension, .string),
    Key(Name.attributes, in: .extension, .dictionary),
    Key(Name.optOut, in: .appRoot, .bool),
  ]

  private static let accountModification: [Key] = [
    Key(Name.strongPassword, in: .attributes, .bool, of: .accountModification),
    Key(Name.signInWithApple, in: .attributes, .bool, of: .accountModification),
    Key(Name.requirements, in: .attributes, .string, of: .accountModification),
  ]

  private static let credentialProvider: [Key] =
    [
      Key(Name.capabilities, in: .attributes, .dictionary, of: .credentialProvider),
      Key(Name.legacyConfiguration, in: .attributes, .bool, of: .credentialProvider),
      Key(Name.exchangeVersions, in: .capabilities, .strings, of: .credentialProvider),
    ] + capabilityNames.map { Key($0, in: .capabilities, .bool, of: .credentialProvider) }

  private static let entitlements: [Key] = [
    Key(Name.associatedDomains, in: .entitlements, .strings),
    Key(Name.autoFill, in: .entitlements, .bool, of: .credentialProvider),
    Key(Name.appleEntitlement, in: .entitlements, .strings),
  ]

  /// What a credential provider can say it does.
  static let capabilityNames =
    providing + [
      Name.configuration, Name.conditionalPasskeys, "SupportsCredentialUpdate",
      "SupportsSavePasswordCredentials",
      Name.generating, Name.generatingOnScreen, Name.exchange,
    ]

  /// The capabilities that give the user something to fill in.
  static let providing = [
    "ProvidesPasswords", Name.passkeys, "ProvidesOneTimeCodes", "ProvidesTextToInsert",
  ]

  /// The key of a name.
  static func named(_ name: String) -> Key? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Names that older texts and notes have, with those that hold.
  static let renamed: [String: String] = [
    "ASAccountAuthenticationModificationSupportsStrongPasswordUpgrade": Name.strongPassword,
    "ASAccountAuthenticationModificationSupportStrongPasswordChange": Name.strongPassword,
  ]
}

/// Apple's names that the checks speak of.
enum Name {
  static let point = "NSExtensionPointIdentifier"
  static let principalClass = "NSExtensionPrincipalClass"
  static let storyboard = "NSExtensionMainStoryboard"
  static let attributes = "NSExtensionAttributes"
  static let strongPassword = "ASAccountAuthenticationModificationSupportsStrongPasswordChange"
  static let signInWithApple = "ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple"
  static let requirements = "ASAccountAuthenticationModificationPasswordGenerationRequirements"
  static let optOut = "ASAccountAuthenticationModificationOptOutOfSecurityPromptsOnSignIn"
  static let capabilities = "ASCredentialProviderExtensionCapabilities"
  static let legacyConfiguration = "ASCredentialProviderExtensionShowsConfigurationUI"
  static let configuration = "ShowsConfigurationUI"
  static let passkeys = "ProvidesPasskeys"
  static let conditionalPasskeys = "SupportsConditionalPasskeyRegistration"
  static let generating = "SupportsGeneratePasswordCredentials"
  static let generatingOnScreen = "SupportsGeneratePasswordCredentialsWithUI"
  static let exchange = "SupportsCredentialExchange"
  static let exchangeVersions = "SupportedCredentialExchangeVersions"
  static let activities = "NSUserActivityTypes"
  static let exchangeActivity = "ASCredentialExchangeActivityType"
  static let associatedDomains = "com.apple.developer.associated-domains"
  static let autoFill = "com.apple.developer.authentication-services.autofill-credential-provider"
  static let appleEntitlement = "com.apple.developer.applesignin"
  static let appGroups = "com.apple.security.application-groups"
  static let keychainGroups = "keychain-access-groups"
}
