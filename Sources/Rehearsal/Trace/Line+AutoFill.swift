/// Lines of AutoFill: what users do with it, and what becomes of it.
extension AutoFillAct {
  var line: Line {
    switch self {
    case .focuses(let form): Line(.user, .system, "turnsToForm", form.services.fields)
    case .picks(let user, let number):
      Line(.user, .system, "picksSuggestion", [("user", user), ("number", number.map { String($0) })])
    case .opens(let list): Line(.user, .system, "opensList", [("list", list.rawValue)])
    case .registersPasskey(let user): Line(.user, .system, "makesPasskey", [("user", user)])
    case .saves(let saved): Line(.user, .system, "savesPassword", saved.fields)
    case .generatesPasswords(let rules, let onScreen):
      Line(
        .user, .system, "generatesPasswords",
        [("passwordRules", rules), ("onScreen", onScreen ? "yes" : "no")])
    case .authenticates: Line(.user, .system, "authenticates")
    case .failsToAuthenticate: Line(.user, .system, "failsToAuthenticate")
    case .enablesProvider: Line(.user, .system, "enablesProvider")
    case .disablesProvider: Line(.user, .system, "disablesProvider")
    case .locksDevice: Line(.user, .system, "locksDevice")
    case .unlocksDevice: Line(.user, .system, "unlocksDevice")
    case .deletesApp: Line(.user, .system, "deletesApp")
    case .restoresBackup: Line(.user, .system, "restoresBackup")
    }
  }

  init?(_ line: Line) {
    switch line.what {
    case "turnsToForm": self = .focuses(Form(services: line.services))
    case "picksSuggestion":
      guard let user = line["user"] else { return nil }
      self = .picks(user, number: line["number"].flatMap { Int($0) })
    case "opensList":
      guard let list = line["list"].flatMap(ProviderList.init) else { return nil }
      self = .opens(list)
    case "makesPasskey":
      guard let user = line["user"] else { return nil }
      self = .registersPasskey(user)
    case "savesPassword":
      guard let saved = CredentialRequest.SavedPassword(line) else { return nil }
      self = .saves(saved)
    case "generatesPasswords":
      self = .generatesPasswords(rules: line["passwordRules"], onScreen: line["onScreen"] == "yes")
    case "authenticates": self = .authenticates
    case "failsToAuthenticate": self = .failsToAuthenticate
    case "enablesProvider": self = .enablesProvider
    case "disablesProvider": self = .disablesProvider
    case "locksDevice": self = .locksDevice
    case "unlocksDevice": self = .unlocksDevice
    case "deletesApp": self = .deletesApp
    case "restoresBackup": self = .restoresBackup
    default: return nil
    }
  }
}

extension AutoFillNews {
  var line: Line {
    switch self {
    case .called(let call, let request): Line(.system, .handler, call.rawValue, request.fields)
    case .offered(let identities): Line(.system, .user, "offers", identities.fields)
    case .filled(let command, let provided):
      Line(.system, .app, "fills", [("how", command.rawValue)] + provided.fields)
    case .enabled: Line(.system, .system, "autoFill", [("provider", "enabled")])
    case .disabled: Line(.system, .system, "autoFill", [("provider", "disabled")])
    case .locked: Line(.system, .system, "autoFill", [("device", "locked")])
    case .unlocked: Line(.system, .system, "autoFill", [("device", "unlocked")])
    case .appDeleted: Line(.system, .system, "autoFill", [("app", "deleted")])
    case .restored: Line(.system, .system, "autoFill", [("device", "restored")])
    case .storeAnswered(let answer): Line(.system, .handler, "storeAnswers", answer.fields)
    case .appUpdatedStore(let error):
      Line(.system, .app, "storeAnswers", [("answer", error?.description ?? "done")])
    case .storeWiped: Line(.system, .system, "autoFill", [("store", "wiped")])
    case .storeOccupied(let operations):
      Line(.system, .system, "occupiesStore", [("operations", String(operations))])
    case .cleanedUp(let isExpired):
      Line(.system, .handler, "completionHandler", [("expired", isExpired ? "yes" : "no")])
    }
  }

  init?(_ line: Line) {
    switch (line.from, line.to, line.what) {
    case (.system, .user, "offers"): self = .offered([CredentialIdentity](line))
    case (.system, .app, "fills"):
      guard let command = line["how"].flatMap(FormCommand.init), let provided = Provided(line) else {
        return nil
      }
      self = .filled(command, provided)
    case (.system, .system, "autoFill"):
      guard let field = line.with.first, let news = Self.plain["\(field.name) \(field.value)"] else {
        return nil
      }
      self = news
    case (.system, .system, "occupiesStore"):
      guard let operations = line["operations"].flatMap({ Int($0) }) else { return nil }
      self = .storeOccupied(operations)
    case (.system, .handler, "storeAnswers"):
      guard let answer = IdentityStoreAnswer(line) else { return nil }
      self = .storeAnswered(answer)
    case (.system, .app, "storeAnswers"):
      guard let answer = line["answer"] else { return nil }
      self = .appUpdatedStore(IdentityStoreError.named[answer])
    case (.system, .handler, "completionHandler"): self = .cleanedUp(isExpired: line["expired"] == "yes")
    case (.system, .handler, let name):
      guard let call = HandlerCall(rawValue: name), let request = CredentialRequest(line) else { return nil }
      self = .called(call, request)
    default: return nil
    }
  }

  private static let plain: [String: AutoFillNews] = [
    "provider enabled": .enabled, "provider disabled": .disabled, "device locked": .locked,
    "device unlocked": .unlocked, "app deleted": .appDeleted, "device restored": .restored,
    "store wiped": .storeWiped,
  ]
}

extension IdentityStoreUse {
  var line: Line {
    switch self {
    case .asksState: Line(.handler, .system, "getState")
    case .updates(let update): Line(.handler, .system, "updatesStore", update.fields)
    case .lists(let service, let types):
      Line(
        .handler, .system, "listsStore",
        [("service", service?.identifier), ("types", String(types.rawValue))])
    }
  }

  init?(_ line: Line) {
    switch line.what {
    case "getState": self = .asksState
    case "updatesStore":
      guard let update = IdentityStoreUpdate(line) else { return nil }
      self = .updates(update)
    case "listsStore":
      guard let types = line["types"].flatMap({ Int($0) }) else { return nil }
      self = .lists(of: line["service"].map { ServiceIdentifier($0) }, IdentityTypes(rawValue: types))
    default: return nil
    }
  }
}

extension IdentityStoreUpdate {
  var fields: [(String, String?)] { [("how", kind.rawValue)] + identities.fields }

  init?(_ line: Line) {
    guard let kind = line["how"].flatMap(Kind.init) else { return nil }
    self.init(kind, [CredentialIdentity](line))
  }
}

extension IdentityStoreAnswer {
  fileprivate var fields: [(String, String?)] {
    switch self {
    case .state(let state):
      [
        ("answer", "state"), ("isEnabled", state.isEnabled ? "yes" : "no"),
        ("supportsIncrementalUpdates", state.supportsIncrementalUpdates ? "yes" : "no"),
      ]
    case .done: [("answer", "done")]
    case .failed(let error): [("answer", error.description)]
    case .identities(let identities): [("answer", "identities")] + identities.fields
    }
  }

  fileprivate init?(_ line: Line) {
    switch line["answer"] {
    case "state":
      self = .state(
        IdentityStoreState(
          isEnabled: line["isEnabled"] == "yes",
          supportsIncrementalUpdates: line["supportsIncrementalUpdates"] == "yes"))
    case "done": self = .done
    case "identities": self = .identities([CredentialIdentity](line))
    case let name?:
      guard let error = IdentityStoreError.named[name] else { return nil }
      self = .failed(error)
    case nil: return nil
    }
  }
}

extension IdentityStoreError {
  fileprivate static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.description, $0) })
}
