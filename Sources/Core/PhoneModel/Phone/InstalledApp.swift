/// The app that brings the extension: what it declares and how it is associated.
public struct InstalledApp: Hashable, Sendable {
  /// The name under its icon, which the system bar shows.
  public var name: String
  /// Its bundle identifier, for which Apple makes identity tokens.
  public var bundleIdentifier: String
  /// The team it belongs to, by which Apple tells its users apart.
  public var teamIdentifier = "A1B2C3D4E5"
  /// The domains it shares credentials with, by entitlement and association file both, as entries name them after
  /// `webcredentials:`; `*.shiny.example` stands for every subdomain.
  public var domains: [String]
  /// The upgrades its extension declares in Info.plist.
  public var declares: [Upgrade] = Upgrade.allCases
  /// Keys of its extension's Info.plist that the system does not know, each with a yes.
  public var unknownKeys: [String] = []
  /// What it runs on.
  public var platform = Platform.iOS
  /// The rules its extension declares in Info.plist for the passwords that the system generates.
  public var passwordRules: String?
  /// Whether it is on the phone.
  public var isInstalled = true
  /// Whether it signs people in with Apple.
  public var supportsSignInWithApple = true
  /// Whether it opts out of the prompt after signing in with a weak or breached password.
  public var optsOutOfSignInPrompt = false
  /// Whether it declares the activity with which it is brought up to take over what another app hands over (AS-57).
  public var declaresExchangeActivity = true
}

extension InstalledApp {
  /// An app associated with domains, whose extension declares both upgrades.
  public init(_ name: String, bundleIdentifier: String = "com.example.shiny", domains: [String]) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
    self.domains = domains
  }

  func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        name:bundleIdentifier:teamIdentifier:domains:declares:unknownKeys:platform:passwordRules:isInstalled:
        supportsSignInWithApple:optsOutOfSignInPrompt:declaresExchangeActivity:)
    mark.combine(isInstalled)
    mark.passOver(
      (
        name, bundleIdentifier, teamIdentifier, domains, declares, unknownKeys, platform, passwordRules,
        supportsSignInWithApple, optsOutOfSignInPrompt, declaresExchangeActivity
      ), because: "nothing that happens changes what the app declares")
  }
}
