/// The claims of Apple's identity token, as JSON.
struct IdentityToken: Hashable {
  let issuer: String
  let audience: String
  let subject: String
  let nonce: String?
  let issuedAt: Int64
  let expiresAt: Int64

  static let apple = "https://appleid.apple.com"

  var text: String {
    var claims = [
      JSON.Member("iss", .string(issuer)), JSON.Member("aud", .string(audience)),
      JSON.Member("sub", .string(subject)), JSON.Member("iat", .number(issuedAt)),
      JSON.Member("exp", .number(expiresAt)),
    ]
    if let nonce { claims.append(JSON.Member("nonce", .string(nonce))) }
    return JSON.object(claims).text
  }

  func isGood(for audience: String, user: String, nonce: String?, at time: Int64) -> Bool {
    issuer == Self.apple && self.audience == audience && subject == user && self.nonce == nonce
      && (issuedAt..<expiresAt).contains(time)
  }
}

extension IdentityToken {
  init?(_ text: String) {
    guard let claims = JSON(text), let issuer = claims["iss"]?.string, let audience = claims["aud"]?.string,
      let subject = claims["sub"]?.string, let issuedAt = claims["iat"]?.number,
      let expiresAt = claims["exp"]?.number
    else { return nil }
    self.init(
      issuer: issuer, audience: audience, subject: subject, nonce: claims["nonce"]?.string,
      issuedAt: issuedAt,
      expiresAt: expiresAt)
  }
}
