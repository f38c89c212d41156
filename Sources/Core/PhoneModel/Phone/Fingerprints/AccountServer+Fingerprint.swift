/// What a fingerprint takes of the server that ships.
extension AccountServer {
  package func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        accounts:rejectedPasswords:changesTakeEffect:audience:tokenTime:trustedSigner:sessions:)
    mark.combine(each: accounts) { account, mark in account.combine(into: &mark) }
    mark.combine(each: sessions) { session, mark in session.combine(into: &mark) }
    mark.passOver(
      (rejectedPasswords, changesTakeEffect, audience, tokenTime, trustedSigner),
      because: "no message changes how the server is set up")
  }
}

extension AccountServer.Session {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(account:isVerified:challenge:)
    mark.combine(account)
    mark.combine(isVerified)
    mark.combine(challenge ?? -1)
  }
}

extension Account {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(user:passwords:secondFactor:tokens:appleUser:)
    mark.combine(user)
    mark.combine(each: passwords) { password, mark in mark.combine(password) }
    mark.combine(tokens.count)
    mark.combine(appleUser)
    mark.passOver(secondFactor, because: "no message changes it")
  }
}
