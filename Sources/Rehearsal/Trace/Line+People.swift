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
    }
  }

  init?(_ line: Line) {
    guard line.from == .user else { return nil }
    switch line.what {
    case "upgrades":
      guard let user = line["user"], let kind = line["to"].flatMap(Request.Kind.init),
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
    case .dropsDelegate: Line(.app, .app, "dropsDelegate")
    case .dropsWindow: Line(.app, .app, "dropsWindow")
    }
  }

  init?(_ line: Line) {
    guard line.from == .app else { return nil }
    switch line.what {
    case "performs":
      guard let kind = line["kind"].flatMap(Request.Kind.init), let user = line["user"] else { return nil }
      self = .performs(
        kind, for: user, at: line["service"].map { ServiceIdentifier($0) }, userInfo: line.userInfo)
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
