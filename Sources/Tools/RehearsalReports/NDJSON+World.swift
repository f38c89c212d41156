import Rehearsal

/// The world before and after, as the first and the last line have it.
extension Trace.Setting {
  var json: JSON {
    .object([
      JSON.Member("schema", .string(NDJSON.schema)), JSON.Member("app", .string(app)),
      JSON.Member("keychain", keychain.json), JSON.Member("accounts", .array(accounts.map(\.json))),
    ])
  }

  init?(_ json: JSON) {
    guard json["schema"]?.string == NDJSON.schema, let app = json["app"]?.string,
      let keychain = json["keychain"].flatMap(Keychain.init),
      let accounts = json["accounts"]?.array?.compactMap(Account.init)
    else { return nil }
    self.init(app: app, keychain: keychain, accounts: accounts)
  }
}

extension Trace.Ending {
  var json: JSON {
    var members = [
      JSON.Member("ended", .number(instant.nanoseconds)), JSON.Member("keychain", keychain.json),
      JSON.Member("accounts", .array(accounts.map(\.json))), JSON.Member("screen", screen.json),
      JSON.Member("leftovers", .array(leftovers.map { .string($0.rawValue) })),
      JSON.Member("lockOuts", .array(lockOuts.map(\.json))),
    ]
    if let provider { members.append(JSON.Member("provider", provider.json)) }
    if let stop { members.append(JSON.Member("stop", stop.json)) }
    return .object(members)
  }

  init?(_ json: JSON) {
    guard let instant = json["ended"]?.number, let keychain = json["keychain"].flatMap(Keychain.init),
      let accounts = json["accounts"]?.array?.compactMap(Account.init),
      let screen = json["screen"].flatMap(Screen.init),
      let leftovers = json["leftovers"]?.array?.compactMap({ $0.string.flatMap(Leftover.init) }),
      let lockOuts = json["lockOuts"]?.array?.compactMap(LockOut.init)
    else { return nil }
    self.init(
      instant: Instant(nanoseconds: instant), keychain: keychain, accounts: accounts,
      provider: json["provider"].flatMap(Trace.Provider.init), screen: screen, leftovers: leftovers,
      lockOuts: lockOuts, stop: json["stop"].flatMap(Stop.init))
  }
}

extension Keychain {
  fileprivate var json: JSON {
    .array(
      entries.map {
        .object([
          JSON.Member("service", .string($0.service.identifier)), JSON.Member("user", .string($0.user)),
          JSON.Member("password", .string($0.password)),
        ])
      })
  }

  fileprivate init?(_ json: JSON) {
    guard let entries = json.array else { return nil }
    self.init(
      entries.compactMap { entry in
        guard let service = entry["service"]?.string, let user = entry["user"]?.string,
          let password = entry["password"]?.string
        else { return nil }
        return Entry(user, password, at: ServiceIdentifier(service))
      })
  }
}

extension Account {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("user", .string(user)), JSON.Member("passwords", .array(passwords.map(JSON.string))),
      JSON.Member("tokens", .array(tokens.map(JSON.string))),
    ]
    if let secondFactor { members.append(JSON.Member("secondFactor", .string(secondFactor))) }
    if let appleUser { members.append(JSON.Member("appleUser", .string(appleUser))) }
    return .object(members)
  }

  fileprivate init?(_ json: JSON) {
    guard let user = json["user"]?.string, let passwords = json["passwords"]?.array?.compactMap(\.string),
      let tokens = json["tokens"]?.array?.compactMap(\.string)
    else { return nil }
    self.init(
      named: user, passwords: passwords, secondFactor: json["secondFactor"]?.string, tokens: tokens,
      appleUser: json["appleUser"]?.string)
  }
}

extension Trace.Provider {
  fileprivate var json: JSON {
    .object([
      JSON.Member("isEnabled", .bool(isEnabled)),
      JSON.Member(
        "identities",
        .object(
          TraceEvent.system(.autoFill(.offered(identities))).line.with.map {
            JSON.Member($0.name, .string($0.value))
          })),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard case .bool(let isEnabled)? = json["isEnabled"], case .object(let members)? = json["identities"]
    else { return nil }
    let fields = members.compactMap { member in member.value.string.map { Message.Field(member.name, $0) } }
    guard
      case .system(.autoFill(.offered(let identities)))? = TraceEvent(Line(.system, .user, "offers", fields))
    else { return nil }
    self.init(isEnabled: isEnabled, identities: identities)
  }
}

extension LockOut {
  fileprivate var json: JSON {
    .object(
      [JSON.Member("user", .string(user))] + (saved.map { [JSON.Member("saved", .string($0))] } ?? [])
        + (isByPasskey ? [JSON.Member("by", .string("passkey"))] : []))
  }

  fileprivate init?(_ json: JSON) {
    guard let user = json["user"]?.string else { return nil }
    self.init(
      user: user, saved: json["saved"]?.string, isByPasskey: json["by"]?.string == "passkey")
  }
}

extension Screen {
  fileprivate var json: JSON {
    switch self {
    case .elsewhere: .object([JSON.Member("shows", .string("elsewhere"))])
    case .interface(let interface, let bar):
      .object([
        JSON.Member("shows", .string("interface")),
        JSON.Member("bar", bar.map { .string($0.title) } ?? .null),
        JSON.Member(
          "elements", .object(interface.numberedFields.map { JSON.Member($0.name, .string($0.value)) })),
      ])
    case .sheet(let sheet):
      .object([
        JSON.Member("shows", .string("sheet")), JSON.Member("explanation", .string(sheet.explanation)),
      ])
    case .message(let text):
      .object([JSON.Member("shows", .string("message")), JSON.Member("text", .string(text))])
    case .signInPrompt(let prompt):
      .object([
        JSON.Member("shows", .string("signInPrompt")), JSON.Member("user", .string(prompt.user)),
        JSON.Member("text", .string(prompt.text)),
        JSON.Member("upgrades", .array(prompt.upgrades.map { .string($0.rawValue) })),
      ])
    case .recommendations: .object([JSON.Member("shows", .string("recommendations"))])
    case .signInSheet(let sheet):
      .object([
        JSON.Member("shows", .string("signInSheet")),
        JSON.Member("offers", .array(sheet.offers.map(JSON.string))),
      ])
    case .systemSheet(let sheet):
      .object([
        JSON.Member("shows", .string("systemSheet")), JSON.Member("text", .string(sheet.text)),
        JSON.Member("buttons", .array(sheet.buttons.map(JSON.string))),
      ])
    case .authentication(let means):
      .object([JSON.Member("shows", .string("authentication")), JSON.Member("by", .string(means.rawValue))])
    }
  }

  fileprivate init?(_ json: JSON) {
    switch json["shows"]?.string {
    case "elsewhere": self = .elsewhere
    case "interface":
      guard let bar = json["bar"], case .object(let members)? = json["elements"] else { return nil }
      let fields = members.compactMap { member in
        member.value.string.map { Message.Field(member.name, $0) }
      }
      self = .interface(Interface(numbered: fields), under: bar.string.map { SystemBar(title: $0) })
    case "sheet":
      guard let explanation = json["explanation"]?.string else { return nil }
      self = .sheet(AppleSheet(explanation: explanation))
    case "message":
      guard let text = json["text"]?.string else { return nil }
      self = .message(text)
    case "signInPrompt":
      guard let user = json["user"]?.string, let text = json["text"]?.string,
        let upgrades = json["upgrades"]?.array?.compactMap({ $0.string.flatMap(Upgrade.init) })
      else { return nil }
      self = .signInPrompt(SignInPrompt(user: user, text: text, upgrades: upgrades))
    case "recommendations": self = .recommendations
    case "signInSheet":
      guard let offers = json["offers"]?.array?.compactMap(\.string) else { return nil }
      self = .signInSheet(SignInSheet(offers: offers))
    case "systemSheet":
      guard let text = json["text"]?.string, let buttons = json["buttons"]?.array?.compactMap(\.string)
      else { return nil }
      self = .systemSheet(SystemSheet(text, buttons: buttons))
    case "authentication":
      guard let means = json["by"]?.string.flatMap(AutoFill.Authentication.init) else { return nil }
      self = .authentication(means)
    default: return nil
    }
  }
}

extension Stop {
  fileprivate var json: JSON {
    .object(TraceEvent.stopped(self).line.with.map { JSON.Member($0.name, .string($0.value)) })
  }

  fileprivate init?(_ json: JSON) {
    guard case .object(let members) = json else { return nil }
    let fields = members.compactMap { member in member.value.string.map { Message.Field(member.name, $0) } }
    guard case .stopped(let stop)? = TraceEvent(Line(.system, .system, "stopped", fields)) else { return nil }
    self = stop
  }
}
