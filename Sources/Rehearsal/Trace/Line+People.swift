/// Lines of user and app.
extension UserAction {
  var line: Line {
    switch self {
    case .upgrades(let user, let kind, let origin):
      Line(.user, .system, "upgrades", [("user", user), ("to", kind.rawValue), ("from", origin.rawValue)])
    case .types(let text, let field): Line(.user, .handler, "types", [("text", text), ("into", field)])
    case .taps(let button): Line(.user, .handler, "taps", [("button", button)])
    case .tapsCancel: Line(.user, .system, "tapsCancel")
    case .approvesSheet: Line(.user, .apple, "approvesSheet")
    case .cancelsSheet: Line(.user, .apple, "cancelsSheet")
    case .leavesApp: Line(.user, .system, "leavesApp")
    case .secures(let act): act.line
    case .autoFill(let act): act.line
    }
  }

  init?(_ line: Line) {
    guard line.from == .user else { return nil }
    switch line.what {
    case "upgrades":
      guard let user = line["user"], let kind = line["to"].flatMap(Upgrade.init),
        let origin = line["from"].flatMap(Origin.init)
      else { return nil }
      self = .upgrades(user, to: kind, from: origin)
    case "types":
      guard let text = line["text"], let field = line["into"] else { return nil }
      self = .types(text, into: field)
    case "taps":
      guard let button = line["button"] else { return nil }
      self = .taps(button)
    case "tapsCancel": self = .tapsCancel
    case "approvesSheet": self = .approvesSheet
    case "cancelsSheet": self = .cancelsSheet
    case "leavesApp": self = .leavesApp
    default:
      if let act = SecurityAct(line) {
        self = .secures(act)
      } else if let act = AutoFillAct(line) {
        self = .autoFill(act)
      } else {
        return nil
      }
    }
  }
}

extension SecurityAct {
  fileprivate var line: Line {
    switch self {
    case .signsIn(let user): Line(.user, .app, "signsIn", [("user", user)])
    case .dismissesPrompt: Line(.user, .system, "dismissesPrompt")
    case .opensNotification: Line(.user, .system, "opensNotification")
    case .changesOnWebsite(let user): Line(.user, .system, "changesOnWebsite", [("user", user)])
    case .revokesApple: Line(.user, .apple, "revokes")
    }
  }

  fileprivate init?(_ line: Line) {
    switch (line.what, line["user"]) {
    case ("signsIn", let user?): self = .signsIn(user)
    case ("dismissesPrompt", nil): self = .dismissesPrompt
    case ("opensNotification", nil): self = .opensNotification
    case ("changesOnWebsite", let user?): self = .changesOnWebsite(user)
    case ("revokes", nil): self = .revokesApple
    default: return nil
    }
  }
}

extension AppAction {
  var line: Line {
    switch self {
    case .performs(let kind, let user, let service, let userInfo):
      Line(
        .app, .system, "performs",
        [("kind", kind.rawValue), ("user", user), ("service", service?.identifier)] + userInfo.fields)
    case .updatesIdentities(let update): Line(.app, .system, "updatesStore", update.fields)
    case .keeps(let keepsake): Line(.app, .system, "keeps", keepsake.fields)
    case .dropsDelegate: Line(.app, .app, "dropsDelegate")
    case .dropsWindow: Line(.app, .app, "dropsWindow")
    }
  }

  init?(_ line: Line) {
    guard line.from == .app else { return nil }
    switch line.what {
    case "performs":
      guard let kind = line["kind"].flatMap(Upgrade.init), let user = line["user"] else { return nil }
      self = .performs(
        kind, for: user, at: line["service"].map { ServiceIdentifier($0) }, userInfo: line.userInfo)
    case "updatesStore":
      guard let update = IdentityStoreUpdate(line) else { return nil }
      self = .updatesIdentities(update)
    case "keeps":
      guard let keepsake = Keepsake(line) else { return nil }
      self = .keeps(keepsake)
    case "dropsDelegate": self = .dropsDelegate
    case "dropsWindow": self = .dropsWindow
    default: return nil
    }
  }
}

extension UserInfo? {
  /// One field a key, by name; a dictionary without keys still shows.
  var fields: [(String, String?)] {
    guard let self else { return [] }
    return self.isEmpty
      ? [("userInfo", "")] : self.sorted { $0.key < $1.key }.map { ("userInfo.\($0.key)", $0.value) }
  }
}

extension Line {
  var userInfo: UserInfo? {
    var info: UserInfo = [:]
    for field in with where field.name.hasPrefix("userInfo.") {
      info[String(field.name.dropFirst("userInfo.".count))] = field.value
    }
    return info.isEmpty && self["userInfo"] == nil ? nil : info
  }
}
