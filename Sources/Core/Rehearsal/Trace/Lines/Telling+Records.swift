/// How what several lines carry stands in them.
extension Telling {
  func service(_ name: String, _ service: ServiceIdentifier) -> ServiceIdentifier {
    tell(service, { note(name, $0.identifier) }, read: { find(name).map { ServiceIdentifier($0) } })
  }

  func service(_ name: String, _ service: ServiceIdentifier?) -> ServiceIdentifier? {
    optional(service, "") { self.service(name, $0) }
  }

  func services(_ services: [ServiceIdentifier]) -> [ServiceIdentifier] {
    list(services, "") { service("service", $0) }
  }

  /// One field a key, by name; a dictionary without keys still shows.
  func userInfo(_ info: UserInfo?) -> UserInfo? {
    tell(info) { info in
      guard let info else { return }
      if info.isEmpty { note("userInfo", "") }
      for (key, value) in info.sorted(by: { $0.key < $1.key }) { note("userInfo.\(key)", value) }
    } read: {
      let own = under("userInfo.") { self.own }
      if own.isEmpty, find("userInfo") == nil { return .some(nil) }
      return Dictionary(own.map { ($0.name, $0.value) }) { _, last in last }
    }
  }
}

extension PasswordCredential {
  static let blank = Self(user: "", password: "")

  func told(_ it: Telling) -> Self {
    Self(user: it.text("user", user), password: it.text("password", password))
  }
}

extension ExtensionError {
  /// The code by name in the system's own domain, by domain and number in any other.
  func told(_ it: Telling) -> Self {
    it.tell(self) { error in
      let code = error.domain == Self.domain ? Code(rawValue: error.code) : nil
      it.note("error", code?.description ?? String(error.code))
      if code == nil { it.note("domain", error.domain) }
      if let reason = error.reason { it.note("reason", reason) }
    } read: {
      let (error, reason) = (it.find("error"), it.find("reason"))
      guard let domain = it.find("domain") else {
        return Code.allCases.first { $0.description == error }.map { Self($0, reason: reason) }
      }
      return error.flatMap { Int($0) }.map { Self(domain: domain, code: $0, reason: reason) }
    }
  }
}

extension AppleCredential {
  static let blank = Self(
    user: "", state: nil, identityToken: nil, authorizationCode: nil, email: nil, fullName: nil,
    authorizedScopes: [])

  func told(_ it: Telling) -> Self {
    Self(
      user: it.text("user", user), state: it.text("state", state),
      identityToken: it.text("identityToken", identityToken),
      authorizationCode: it.text("authorizationCode", authorizationCode), email: it.text("email", email),
      fullName: it.text("fullName", fullName),
      authorizedScopes: it.usually([], authorizedScopes) {
        it.words("scopes", $0.map(\.rawValue)).compactMap(Scope.init)
      },
      realUserStatus: it.usually(.likelyReal, realUserStatus) {
        RealUserStatus(rawValue: it.number("realUserStatus", $0.rawValue)) ?? .likelyReal
      })
  }
}

extension Keepsake {
  static let blank = Self("", nil)

  func told(_ it: Telling) -> Self {
    Self(
      it.text("key", key), in: it.text("group", container.group).map(Container.group) ?? .own,
      it.text("value", value))
  }
}
