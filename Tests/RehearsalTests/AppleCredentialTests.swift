import Cryptography
import TestBench
import Testing

@testable import PhoneModel

/// What a client can check of Apple's credential.
@Suite struct AppleCredentialTests {
  let app = InstalledApp("Shiny", domains: ["shiny.example"])

  @Test func `a user is known to a team by one identifier, and to another team by another`() throws {
    let apple = Apple()
    let here = apple.user(ofTeam: "A1B2C3D4E5")
    #expect(try /^\d{6}\.[0-9a-f]{32}\.\d{4}$/.wholeMatch(in: here) != nil)
    #expect(here == Apple().user(ofTeam: "A1B2C3D4E5"))
    #expect(here != apple.user(ofTeam: "A1B2C3D4E6"))
    var somebodyElse = Apple()
    somebodyElse.account = "jane@icloud.example"
    #expect(here != somebodyElse.user(ofTeam: "A1B2C3D4E5"))
  }

  @Test func `the token says who signed in where, when, with which nonce and code`() throws {
    var apple = Apple()
    apple.tokenTime = 1_600_000_000
    let credential = authorize(&apple, nonce: "5f3759df", at: .milliseconds(3900))
    let claims = try #require(credential.claims)
    #expect(claims["iss"]?.string == "https://appleid.apple.com")
    #expect(claims["aud"]?.string == "com.example.shiny")
    #expect(claims["sub"]?.string == credential.user)
    #expect(claims["nonce"]?.string == "5f3759df")
    #expect(claims["iat"]?.number == 1_600_000_003)
    #expect(claims["exp"]?.number == 1_600_086_403)
    #expect(claims["auth_time"]?.number == 1_600_000_003)
    #expect(claims["email"]?.string == "jappleseed@privaterelay.appleid.com")
    #expect(claims["is_private_email"]?.string == "true")
    #expect(claims["real_user_status"]?.number == 2)
    #expect(claims["c_hash"]?.string == IdentityToken.hash(ofCode: credential.authorizationCode ?? ""))
  }

  @Test func `an address that is not of the relay is no private one, and one not shared is not told`() {
    var apple = Apple()
    apple.email = "johnny@shiny.example"
    apple.realUserStatus = .unknown
    let open = authorize(&apple)
    #expect(open.claims?["email"]?.string == "johnny@shiny.example")
    #expect(open.claims?["is_private_email"] == nil)
    #expect(open.claims?["real_user_status"]?.number == 1)
    #expect(open.realUserStatus == .unknown)
    apple.email = nil
    #expect(authorize(&apple).claims?["email"] == nil)
  }

  @Test func `name and address come with the first authorization, and again after it was revoked`() {
    var apple = Apple()
    #expect(apple.credentialState == .notFound)
    let first = authorize(&apple)
    #expect(first.fullName == "Johnny Appleseed" && first.email != nil)
    #expect(first.authorizedScopes == [.fullName, .email])
    #expect(apple.credentialState == .authorized)
    let second = authorize(&apple)
    #expect(second.fullName == nil && second.email == nil && second.authorizedScopes == [])
    #expect(second.user == first.user)
    #expect(second.authorizationCode != first.authorizationCode)
    apple.credentialState = .revoked
    #expect(authorize(&apple).fullName == "Johnny Appleseed")
  }

  @Test func `the simulated signer marks its tokens, and only its own are believed`() throws {
    var apple = Apple()
    let token = try #require(authorize(&apple).identityToken)
    let header = try #require(token.split(separator: ".").first.flatMap { Base64URL.bytes(of: $0) })
    #expect(String(decoding: header, as: UTF8.self) == #"{"alg":"HS256","kid":"sim","typ":"JWT"}"#)
    #expect(TokenSigner.secret("another", keyIdentifier: "sim").claims(of: token) == nil)
    #expect(TokenSigner.secret("another", keyIdentifier: "other").claims(of: token) == nil)
    for broken in [token + "A", String(token.dropLast()), "a.b.c", "", "..", "\(token).\(token)"] {
      #expect(TokenSigner.simulated.claims(of: broken) == nil)
    }
  }

  @Test func `a team signs as it likes`() throws {
    var apple = Apple()
    apple.signer = TokenSigner(algorithm: "none of ours", keyIdentifier: "k") { $0.reversed() }
    let token = try #require(authorize(&apple).identityToken)
    #expect(apple.signer.claims(of: token)?["aud"]?.string == "com.example.shiny")
    #expect(TokenSigner.simulated.claims(of: token) == nil)
    #expect(apple.signer != .simulated)
  }

  private func authorize(
    _ apple: inout Apple, nonce: String? = nil, at time: Duration = .zero
  ) -> AppleCredential {
    apple.authorize(app, state: nil, nonce: nonce, at: .start + time)
  }
}

extension AppleCredential {
  /// What the token claims, as a server that trusts the simulated signer sees it.
  var claims: JSON? { identityToken.flatMap { TokenSigner.simulated.claims(of: $0) } }
}
