/// How the server answers each of its six messages.
extension AccountServer {
  mutating func authorize(_ message: Message) -> Reply {
    let (password, token) = (message["password"], message["token"])
    guard let user = message["user"], password != nil || token != nil else { return Self.malformed }
    // Every request asks this: the accounts are looked at where they lie, and not copied one by one.
    let index = accounts.indices.first { index in
      guard accounts[index].user == user else { return false }
      if let password, accounts[index].passwords.containsExactly(password) { return true }
      return token.map(accounts[index].tokens.contains) == true
    }
    guard let index else { return Self.unauthorized }
    let needsCode = accounts[index].secondFactor != nil
    sessions.append(Session(account: index, isVerified: !needsCode))
    let name = Message.Field("session", "session-" + String(sessions.count))
    return needsCode ? Reply(403, [Message.Field("error", "code-required"), name]) : Reply(200, [name])
  }

  mutating func verifyCode(_ message: Message) -> Reply {
    guard let name = message["session"], let code = message["code"] else { return Self.malformed }
    guard let session = index(of: name) else { return Self.unauthorized }
    guard accounts[sessions[session].account].secondFactor == code else { return .refusal(401, "wrong-code") }
    sessions[session].isVerified = true
    return Reply(200, [Message.Field("session", name)])
  }

  mutating func changePassword(_ message: Message) -> Reply {
    guard let name = message["session"], let password = message["password"] else { return Self.malformed }
    guard let account = account(of: name) else { return Self.unauthorized }
    if let reason = rejectedPasswords[password] {
      return Reply(422, [Message.Field("error", "password-rejected"), Message.Field("reason", reason)])
    }
    if accounts[account].passwords.last?.isExactly(password) != true {
      setPassword(password, ofAccount: account)
    }
    return Reply(204)
  }

  /// Whether somebody with a password, and with the code where one is wanted, could change it to another now.
  package func lets(_ credential: PasswordCredential, changeTo password: String) -> Bool {
    accounts.accept(credential.user, credential.password) && rejectedPasswords[password] == nil
  }

  mutating func challenge(_ message: Message) -> Reply {
    guard let name = message["session"] else { return Self.malformed }
    guard let session = index(of: name), sessions[session].isVerified else { return Self.unauthorized }
    let number = sessions.count { $0.challenge != nil } + 1
    sessions[session].challenge = number
    return Reply(
      200, [Message.Field("state", "state-\(number)"), Message.Field("nonce", "nonce-\(number)")])
  }

  mutating func linkApple(_ message: Message) -> Reply {
    guard let name = message["session"], let user = message["user"], let text = message["identityToken"],
      let code = message["authorizationCode"]
    else { return Self.malformed }
    guard let session = index(of: name), sessions[session].isVerified else { return Self.unauthorized }
    let nonce = sessions[session].challenge.map { "nonce-\($0)" }
    guard let token = IdentityToken(text, signedBy: trustedSigner),
      token.isGood(for: audience, user: user, nonce: nonce, code: code, at: tokenTime)
    else { return .refusal(422, "token-rejected") }
    link(user, toAccount: sessions[session].account)
    return Reply(204)
  }

  mutating func signIn(_ message: Message) -> Reply {
    let credential: SignIn
    let index: Int?
    if let user = message["appleUser"] {
      credential = .apple(user: user)
      index = accounts.firstIndex { $0.appleUser == user }
    } else if let user = message["user"], let password = message["password"] {
      credential = .password(PasswordCredential(user: user, password: password))
      index = accounts.firstIndex { $0.user == user && $0.passwords.containsExactly(password) }
    } else {
      return Self.malformed
    }
    guard let index else { return Self.unauthorized }
    endGrace(ofAccount: index, signedInWith: credential)
    let token = "token-\(accounts[index].tokens.count + 1)"
    accounts[index].tokens.append(token)
    return Reply(200, [Message.Field("token", token)])
  }

  private func index(of session: String) -> Int? {
    // By its bytes where they lie, because every message names its session; the eight of the prefix are one number.
    var session = session
    let count = sessions.count
    let number = session.withUTF8 { bytes -> Int? in
      guard bytes.count > 8, bytes.prefix(8).reduce(0, { $0 << 8 | UInt64($1) }) == Self.sessionPrefix else {
        return nil
      }
      var number = 0
      for byte in bytes.dropFirst(8) {
        let digit = Int(byte) - Int(UInt8(ascii: "0"))
        guard (0...9).contains(digit), number <= count else { return nil }
        number = number * 10 + digit
      }
      return number
    }
    return number.flatMap { $0 >= 1 && $0 <= count ? $0 - 1 : nil }
  }

  private func account(of session: String) -> Int? {
    guard let index = index(of: session), sessions[index].isVerified else { return nil }
    return sessions[index].account
  }

  /// The bytes of `session-`.
  private static var sessionPrefix: UInt64 { 0x7365_7373_696F_6E2D }
  private static let unauthorized = Reply.refusal(401, "unauthorized")
  private static let malformed = Reply.refusal(400, "malformed")
}
