import Rehearsal
import Testing

/// The server that ships, message by message.
@Suite struct AccountServerTests {
  let credential = PasswordCredential(user: "jappleseed", password: "kitten1")

  @Test(arguments: [
    "", "session", "session-", "session-0", "session-2", "session--1", "session-1x", "sessio-1", "token-1",
    "session-99999999999999999999999", "session-1\u{301}",
  ])
  func `a session that nobody was given is none`(session: String) {
    var server = AccountServer(Account("jappleseed", password: "kitten1"))
    _ = server.answer(.authorize(PasswordCredential(user: "jappleseed", password: "kitten1")))
    #expect(server.answer(.changePassword("new", session: session)) == .refusal(401, "unauthorized"))
    #expect(server.answer(.changePassword("new", session: "session-1")) == Reply(204))
  }

  @Test func `authorize gives a session for a password or a token`() {
    var server = makeServer()
    #expect(server.answer(.authorize(credential)) == Reply(200, [Message.Field("session", "session-1")]))
    #expect(server.answer(.authorize("jappleseed", token: "token-1"))["session"] == "session-2")
    let wrong = PasswordCredential(user: "jappleseed", password: "wrong")
    #expect(server.answer(.authorize(wrong)) == .refusal(401, "unauthorized"))
    #expect(server.answer(.authorize("jappleseed", token: "wrong")) == .refusal(401, "unauthorized"))
  }

  @Test func `a second factor is asked for, and until then nothing may be changed`() {
    var server = makeServer(secondFactor: "424242")
    let reply = server.answer(.authorize(credential))
    #expect(reply.status == 403)
    #expect(reply["error"] == "code-required")
    let session = reply["session"] ?? ""
    #expect(server.answer(.changePassword("new", session: session)) == .refusal(401, "unauthorized"))
    #expect(server.answer(.appleChallenge(session: session)) == .refusal(401, "unauthorized"))
    #expect(server.answer(.verifyCode("000000", session: session)) == .refusal(401, "wrong-code"))
    #expect(server.answer(.verifyCode("424242", session: session)).status == 200)
    #expect(server.answer(.changePassword("new", session: session)) == Reply(204))
  }

  @Test func `a password changes at once, and saying it again changes nothing more`() {
    var server = makeServer()
    let session = server.answer(.authorize(credential))["session"] ?? ""
    #expect(server.answer(.changePassword("new", session: session)) == Reply(204))
    let after = server
    #expect(server.answer(.changePassword("new", session: session)) == Reply(204))
    #expect(server == after)
    #expect(server.accepts(.password(PasswordCredential(user: "jappleseed", password: "new"))))
    #expect(!server.accepts(.password(credential)))
  }

  @Test func `a password it does not like is refused with the reason`() {
    var server = makeServer()
    server.rejectedPasswords["short"] = "too short"
    let session = server.answer(.authorize(credential))["session"] ?? ""
    let reply = server.answer(.changePassword("short", session: session))
    #expect(reply.status == 422)
    #expect(reply["error"] == "password-rejected")
    #expect(reply["reason"] == "too short")
    #expect(server.accepts(.password(credential)))
  }

  @Test func `gracefully, the old password stays until the new one is used`() {
    var server = makeServer()
    server.changesTakeEffect = .gracefully
    let new = PasswordCredential(user: "jappleseed", password: "new")
    let session = server.answer(.authorize(credential))["session"] ?? ""
    _ = server.answer(.changePassword("new", session: session))
    #expect(server.accepts(.password(credential)))
    #expect(server.accepts(.password(new)))
    #expect(server.answer(.signIn(credential)).status == 200)
    #expect(server.accepts(.password(new)))
    #expect(server.answer(.signIn(new)).status == 200)
    #expect(!server.accepts(.password(credential)))
    #expect(server.accepts(.password(new)))
  }

  @Test func `linking to Apple ends the password, gracefully only once Apple is used`() throws {
    for effect in AccountServer.Effect.allCases {
      var server = makeServer()
      server.changesTakeEffect = effect
      let (session, apple) = try #require(challenge(&server))
      #expect(server.answer(.linkApple(apple, session: session)) == Reply(204))
      #expect(server.accepts(.apple(user: apple.user)))
      #expect(server.accepts(.password(credential)) == (effect == .gracefully))
      #expect(server.answer(.signIn(appleUser: apple.user)).status == 200)
      #expect(!server.accepts(.password(credential)))
    }
  }

  @Test func `a token that is not right is refused`() throws {
    let changes: [(inout Apple, inout AccountServer) -> Void] = [
      { apple, _ in apple.tokenTime -= 90_000 },
      { apple, _ in apple.signer = .secret("guessed", keyIdentifier: "sim") },
      { _, server in server.audience = "com.example.other" },
    ]
    for change in changes {
      var server = makeServer()
      var apple = Apple()
      change(&apple, &server)
      let (session, credential) = try #require(challenge(&server, apple))
      #expect(server.answer(.linkApple(credential, session: session)) == .refusal(422, "token-rejected"))
    }
    var server = makeServer()
    let (session, _) = try #require(challenge(&server))
    let stale = try #require(Self.authorization(by: Apple(), state: "state-1", nonce: "another nonce"))
    #expect(server.answer(.linkApple(stale, session: session)) == .refusal(422, "token-rejected"))
    #expect(
      server.answer(
        Message(
          "linkApple",
          [
            Message.Field("session", session), Message.Field("user", "u"),
            Message.Field("identityToken", "no token"),
            Message.Field("authorizationCode", "c"),
          ])) == .refusal(422, "token-rejected"))
  }

  @Test(arguments: [
    "authorize", "verifyCode", "changePassword", "appleChallenge", "linkApple", "signIn",
  ])
  func `a body that is not what is asked is 400`(name: String) {
    var server = makeServer()
    #expect(server.answer(Message(name)) == .refusal(400, "malformed"))
  }

  @Test func `an unknown message is 404, an unknown session 401`() {
    var server = makeServer()
    #expect(server.answer(Message("closeAccount")) == .refusal(404, "unknown"))
    for session in ["session-1", "session-0", "session--1", "session-", "", "session-99999999999999999999"] {
      #expect(server.answer(.changePassword("new", session: session)) == .refusal(401, "unauthorized"))
    }
  }

  @Test func `over HTTP, paths and bodies mean the same messages`() {
    var server = makeServer()
    let reply = server.answer(path: "/authorize", json: #"{"user":"jappleseed","password":"kitten1"}"#)
    #expect(reply.json == #"{"session":"session-1"}"#)
    let changed = server.answer(path: "/change-password", json: #"{"session":"session-1","password":"new"}"#)
    #expect(changed.status == 204)
    #expect(changed.json == "")
    #expect(server.answer(path: "/close-account", json: "{}") == .refusal(404, "unknown"))
    for body in ["", "[]", "{", #"{"user":1}"#] {
      #expect(server.answer(path: "/authorize", json: body) == .refusal(400, "malformed"))
    }
    let messages = ["authorize", "verifyCode", "changePassword", "appleChallenge", "linkApple", "signIn"]
    let paths = [
      "/authorize", "/verify-code", "/change-password", "/apple-challenge", "/link-apple", "/sign-in",
    ]
    #expect(messages.map { Message($0).path } == paths)
    #expect(paths.map { Message(path: $0, json: "{}")?.name } == messages)
  }

  private func makeServer(secondFactor: String? = nil) -> AccountServer {
    AccountServer(Account("jappleseed", password: "kitten1", secondFactor: secondFactor, tokens: ["token-1"]))
  }

  private func challenge(
    _ server: inout AccountServer, _ apple: Apple = Apple()
  ) -> (String, AppleCredential)? {
    guard let session = server.answer(.authorize(credential))["session"] else { return nil }
    let reply = server.answer(.appleChallenge(session: session))
    let answer = Self.authorization(by: apple, state: reply["state"], nonce: reply["nonce"])
    return answer.map { (session, $0) }
  }

  /// What Apple hands to a handler that asks.
  private static func authorization(by apple: Apple, state: String?, nonce: String?) -> AppleCredential? {
    final class Curious: AccountModificationHandler {
      let ask: (RequestContext) -> Void
      init(_ ask: @escaping (RequestContext) -> Void) { self.ask = ask }
      func convertAccountToSignInWithAppleWithoutUserInteraction(
        for conversion: AccountConversion, in context: RequestContext
      ) { ask(context) }
    }
    var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    phone.apple = apple
    var credential: AppleCredential?
    let steps: [Step] = [
      .user(.upgrades("jappleseed", to: .signInWithApple, from: .settings)), .user(.approvesSheet), .settle,
    ]
    _ = Script(on: phone, steps).play(
      with: AccountServer(),
      handler: Program {
        Curious { context in
          context.getSignInWithAppleUpgradeAuthorization(state: state, nonce: nonce) { answer, _ in
            credential = answer
            context.cancelRequest(with: .failed)
          }
        }
      })
    return credential
  }
}
