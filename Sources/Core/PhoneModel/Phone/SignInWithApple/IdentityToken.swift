import Cryptography

/// The claims of Apple's identity token.
struct IdentityToken: Hashable {
  let issuer: String
  let audience: String
  let subject: String
  let nonce: String?
  let issuedAt: Int64
  let expiresAt: Int64
  let codeHash: String
  var email: String?
  var realUserStatus = RealUserStatus.likelyReal

  static let apple = "https://appleid.apple.com"

  /// The claims in the order in which Apple's documentation lists them.
  var claims: JSON {
    var claims = [
      JSON.Member("iss", .string(issuer)), JSON.Member("aud", .string(audience)),
      JSON.Member("exp", .number(expiresAt)), JSON.Member("iat", .number(issuedAt)),
      JSON.Member("sub", .string(subject)),
    ]
    if let nonce { claims.append(JSON.Member("nonce", .string(nonce))) }
    claims.append(JSON.Member("c_hash", .string(codeHash)))
    if let email {
      claims += [JSON.Member("email", .string(email)), JSON.Member("email_verified", .string("true"))]
      if email.hasSuffix(Self.relay) { claims.append(JSON.Member("is_private_email", .string("true"))) }
    }
    return .object(
      claims + [
        JSON.Member("auth_time", .number(issuedAt)), JSON.Member("nonce_supported", .bool(true)),
        JSON.Member("real_user_status", .number(Int64(realUserStatus.rawValue))),
      ])
  }

  /// Where mail to an address of Apple's relay goes.
  private static let relay = "@privaterelay.appleid.com"

  /// The left half of the code's digest, with which a token is bound to its code.
  static func hash(ofCode code: String) -> String {
    Base64URL.text(of: SHA256.digest(of: code.utf8).prefix(16))
  }

  /// Whether a server may believe it, for this app, user, nonce and code.
  func isGood(
    for audience: String, user: String, nonce: String?, code: String, at time: Int64
  ) -> Bool {
    issuer == Self.apple && self.audience == audience && subject == user && self.nonce == nonce
      && codeHash == Self.hash(ofCode: code) && time < expiresAt
  }
}

extension IdentityToken {
  /// The claims of a token; `nil` where they are not signed by whom a server trusts, or some are missing.
  init?(_ text: String, signedBy signer: TokenSigner) {
    guard let claims = signer.claims(of: text), let issuer = claims["iss"]?.string,
      let audience = claims["aud"]?.string, let subject = claims["sub"]?.string,
      let issuedAt = claims["iat"]?.number, let expiresAt = claims["exp"]?.number,
      let codeHash = claims["c_hash"]?.string
    else { return nil }
    self.init(
      issuer: issuer, audience: audience, subject: subject, nonce: claims["nonce"]?.string,
      issuedAt: issuedAt, expiresAt: expiresAt, codeHash: codeHash)
  }
}
