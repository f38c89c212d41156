import Rehearsal

/// What somebody says of a page who asks for passkeys in its place, as browsers do.
@available(iOS 17.4, *)
public struct ASPublicKeyCredentialClientData: Sendable {
  /// Bytes for this once.
  public var challenge: Data
  /// Where the page is.
  public var origin: String
  /// Where the page is in which it stands, where that is another.
  public var topOrigin: String?
  /// Whether it stands in a page of somebody else's.
  public var crossOrigin: CrossOriginValue?

  /// So much of a page.
  public init(
    challenge: Data, origin: String, topOrigin: String? = nil, crossOrigin: CrossOriginValue? = nil
  ) {
    (self.challenge, self.origin) = (challenge, origin)
    (self.topOrigin, self.crossOrigin) = (topOrigin, crossOrigin)
  }

  /// Whether a page stands in a page of somebody else's.
  public enum CrossOriginValue: Sendable {
    /// It does.
    case crossOrigin
    /// It does not.
    case sameOriginWithAncestors
  }
}

extension PasskeyDemand {
  /// What an app asks; which of its server's demands that is, the phone finds by the challenge.
  init(
    of party: String, _ page: ASPublicKeyCredentialClientData,
    _ preference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
  ) {
    self.init(relyingParty: party, origin: page.origin, challenge: [UInt8](page.challenge), number: 0)
    verification = Verification(rawValue: preference.rawValue) ?? .preferred
    topOrigin = page.topOrigin
    isCrossOrigin = page.crossOrigin == .crossOrigin
  }
}
