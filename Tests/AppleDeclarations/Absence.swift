/// Why some of Apple's declarations are not here.
package struct Absence: Sendable {
  /// Why.
  package let reason: String
  /// Whether they are for extensions of another kind than those that are rehearsed.
  let isOfAnotherPoint: Bool
  private let beginnings: [String]

  /// What is missing of `AuthenticationServices`, by reason; whatever is missing has one.
  package static let all = [
    Absence(
      reason: "Single sign-on is another extension point than the two that are rehearsed.",
      isOfAnotherPoint: true,
      beginnings: [
        "ASAuthorizationProviderExtension", "ASAuthorizationProviderAuthorizationOperation",
        "ASAuthorizationSingleSignOn",
      ]),
    Absence(
      reason:
        "An app that is a browser shows pages of its own, and passkeys beside them, by an entitlement of Apple's.",
      isOfAnotherPoint: true,
      beginnings: [
        "ASAuthorizationWebBrowser", "ASWebAuthenticationSessionRequest",
        "ASWebAuthenticationSessionWebBrowser",
      ]),
    Absence(
      reason: "These stand beside SwiftUI's views, and there is no SwiftUI here.", isOfAnotherPoint: false,
      beginnings: [
        "ASAuthorizationResult", "ASAuthorizationCustomMethod", "AuthorizationController",
        "SignInWithAppleButton", "WebAuthenticationSession",
      ]),
  ]

  /// Whether a declaration is one of them.
  package func explains(_ declaration: AppleDeclaration) -> Bool {
    beginnings.contains { declaration.outermost.hasPrefix($0) }
  }
}

extension AppleDeclaration {
  /// How Swift spells it, where the list has it as Objective-C does, or as somebody guessed.
  var spelledInSwift: String {
    for type in Self.types where name.hasPrefix(type) && name.count > type.count && owner == nil {
      let value = name.dropFirst(type.count)
      let isWord = value.contains(where: \.isLowercase)
      return "\(type).\(isWord ? value.prefix(1).lowercased() + value.dropFirst() : String(value))"
    }
    return Self.others[name] ?? name
  }

  /// Types whose values Objective-C has as constants.
  private static let types = [
    "ASAuthorizationPublicKeyCredentialAttestationKind",
    "ASAuthorizationPublicKeyCredentialResidentKeyPreference",
    "ASCOSEAlgorithmIdentifier", "ASCOSEEllipticCurveIdentifier",
  ]

  private static let transport = "ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport"

  /// Everything else that Swift spells otherwise.
  private static let others = [
    "ASAuthorizationController.RequestOptions.optionPreferImmediatelyAvailableCredentials":
      "ASAuthorizationController.RequestOptions.preferImmediatelyAvailableCredentials",
    "ASCredentialServiceIdentifier.IdentifierType.url": "ASCredentialServiceIdentifier.IdentifierType.URL",
    "bluetooth": "\(transport).bluetooth", "nfc": "\(transport).nfc", "usb": "\(transport).usb",
  ]
}
