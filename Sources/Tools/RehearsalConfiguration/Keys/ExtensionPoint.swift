/// The two extension points of account security.
enum ExtensionPoint: String, Hashable, Sendable, CaseIterable {
  case accountModification = "com.apple.authentication-services-account-authentication-modification-ui"
  case credentialProvider = "com.apple.authentication-services-credential-provider-ui"

  /// Whose keys it takes.
  var owner: Key.Owner {
    switch self {
    case .accountModification: .accountModification
    case .credentialProvider: .credentialProvider
    }
  }

  /// The point as a sentence names it.
  var name: String {
    switch self {
    case .accountModification: "account modification"
    case .credentialProvider: "credential providers"
    }
  }
}
