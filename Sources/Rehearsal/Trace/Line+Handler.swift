/// Lines of the handler.
extension HandlerAction {
  var line: Line {
    switch self {
    case .sent(let message): Line(.handler, .server, message.name, message.body)
    case .completedPasswordChange(let credential, let userInfo):
      Line(
        .handler, .system, "completeChangePasswordRequest",
        [("user", credential.user), ("password", credential.password)] + userInfo.fields)
    case .completedAppleUpgrade(let userInfo):
      Line(.handler, .system, "completeUpgradeToSignInWithApple", userInfo.fields)
    case .canceled(let error): Line(.handler, .system, "cancelRequest", error.fields)
    case .canceledByBaseClass(let error):
      Line(.handler, .system, "cancelRequest", error.fields + [("by", "the base class")])
    case .askedApple(let state, let nonce):
      Line(
        .handler, .system, "getSignInWithAppleUpgradeAuthorization", [("state", state), ("nonce", nonce)])
    case .laidOut(let interface): Line(.handler, .handler, "show", interface.numberedFields)
    case .presented: Line(.handler, .user, "present")
    case .presentedAnimated: Line(.handler, .user, "present", [("animated", "yes")])
    case .provided(let provided): Line(.handler, .system, "completeRequest", provided.fields)
    case .found(let keepsake): Line(.handler, .system, "finds", keepsake.fields)
    case .kept(let keepsake): Line(.handler, .system, "keeps", keepsake.fields)
    case .usesStore(let use): use.line
    }
  }

  init?(_ line: Line) {
    switch (line.from, line.to, line.what) {
    case (.handler, .server, let name): self = .sent(Message(name, line.with))
    case (.handler, .system, "completeChangePasswordRequest"):
      guard let user = line["user"], let password = line["password"] else { return nil }
      self = .completedPasswordChange(
        PasswordCredential(user: user, password: password), userInfo: line.userInfo)
    case (.handler, .system, "completeUpgradeToSignInWithApple"):
      self = .completedAppleUpgrade(userInfo: line.userInfo)
    case (.handler, .system, "cancelRequest"):
      guard let error = ExtensionError(line) else { return nil }
      self = line["by"] == nil ? .canceled(error) : .canceledByBaseClass(error)
    case (.handler, .system, "getSignInWithAppleUpgradeAuthorization"):
      self = .askedApple(state: line["state"], nonce: line["nonce"])
    case (.handler, .handler, "show"): self = .laidOut(Interface(numbered: line.with))
    case (.handler, .user, "present"): self = line["animated"] == nil ? .presented : .presentedAnimated
    case (.handler, .system, "completeRequest"):
      guard let provided = Provided(line) else { return nil }
      self = .provided(provided)
    case (.handler, .system, "finds"):
      guard let keepsake = Keepsake(line) else { return nil }
      self = .found(keepsake)
    case (.handler, .system, "keeps"):
      guard let keepsake = Keepsake(line) else { return nil }
      self = .kept(keepsake)
    case (.handler, .system, _):
      guard let use = IdentityStoreUse(line) else { return nil }
      self = .usesStore(use)
    default: return nil
    }
  }
}

extension ExtensionError {
  /// The code by name in the system's own domain, by domain and number in any other.
  var fields: [(String, String?)] {
    let named = domain == Self.domain ? Code(rawValue: code) : nil
    return [
      ("error", named.map { "\($0)" } ?? String(code)), ("domain", named == nil ? domain : nil),
      ("reason", reason),
    ]
  }

  init?(_ line: Line) {
    guard let error = line["error"] else { return nil }
    if let domain = line["domain"] {
      guard let code = Int(error) else { return nil }
      self.init(domain: domain, code: code, reason: line["reason"])
    } else {
      guard let code = Code.allCases.first(where: { "\($0)" == error }) else { return nil }
      self.init(code, reason: line["reason"])
    }
  }
}

extension Interface {
  /// One field an element, numbered from the top; the text of a field follows it.
  package var numberedFields: [Message.Field] {
    elements.enumerated().flatMap { index, element -> [Message.Field] in
      switch element {
      case .label(let text): [Message.Field("\(index + 1).label", text)]
      case .field(let name, let text):
        [Message.Field("\(index + 1).field", name)]
          + (text.isEmpty ? [] : [Message.Field("\(index + 1).text", text)])
      case .button(let name, let isEnabled):
        [Message.Field("\(index + 1).\(isEnabled ? "button" : "disabledButton")", name)]
      }
    }
  }

  /// The interface that numbered fields describe.
  package init(numbered fields: [Message.Field]) {
    var elements: [Element] = []
    for field in fields {
      switch field.name.drop(while: { $0 != "." }) {
      case ".label": elements.append(.label(field.value))
      case ".field": elements.append(.field(field.value))
      case ".button": elements.append(.button(field.value))
      case ".disabledButton": elements.append(.button(field.value, isEnabled: false))
      case ".text":
        if case .field(let name, _)? = elements.popLast() { elements.append(.field(name, text: field.value)) }
      default: break
      }
    }
    self.init(elements)
  }
}
