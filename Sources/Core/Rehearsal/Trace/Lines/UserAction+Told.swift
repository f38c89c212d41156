/// Lines of the user.
extension UserAction: Told {
  static let kinds = Kinds<Self>(
    [
      .upgrades("", to: .strongPassword, from: .app), .types("", into: ""), .taps(""), .tapsCancel,
      .approvesSheet, .cancelsSheet, .leavesApp, .opensNotificationCenter, .closesNotificationCenter,
      .comesTo(""), .closesBrowser,
    ] + SecurityAct.kinds.map(secures) + AutoFillAct.kinds.map(autoFill))

  func told(_ it: Telling) -> Self {
    switch self {
    case .upgrades(let user, let service, let kind, let origin):
      .upgrades(
        it("upgrades", .user, .system).text("user", user), at: it.service("at", service),
        to: it.word("to", kind),
        from: it.word("from", origin))
    case .types(let text, let field):
      .types(it("types", .user, .handler).text("text", text), into: it.text("into", field))
    case .taps(let button): .taps(it("taps", .user, .handler).text("button", button))
    case .tapsCancel: it("tapsCancel", .user, .system, .tapsCancel)
    case .approvesSheet: it("approvesSheet", .user, .apple, .approvesSheet)
    case .cancelsSheet: it("cancelsSheet", .user, .apple, .cancelsSheet)
    case .leavesApp: it("leavesApp", .user, .system, .leavesApp)
    case .opensNotificationCenter:
      it("opensNotificationCenter", .user, .system, .opensNotificationCenter)
    case .closesNotificationCenter:
      it("closesNotificationCenter", .user, .system, .closesNotificationCenter)
    case .comesTo(let address): .comesTo(it("comesTo", .user, .system).text("address", address))
    case .closesBrowser: it("closesBrowser", .user, .system, .closesBrowser)
    case .secures(let act): .secures(act.told(it))
    case .autoFill(let act): .autoFill(act.told(it))
    }
  }
}

extension SecurityAct: Told {
  static let kinds = Kinds<Self>([
    .signsIn(""), .dismissesPrompt, .opensNotification, .changesOnWebsite(""),
    .changesElsewhere("", to: ""), .savesElsewhere(Keychain.Entry("", "", at: "")), .revokesApple,
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .signsIn(let user): .signsIn(it("signsIn", .user, .app).text("user", user))
    case .dismissesPrompt: it("dismissesPrompt", .user, .system, .dismissesPrompt)
    case .opensNotification: it("opensNotification", .user, .system, .opensNotification)
    case .changesOnWebsite(let user, let service):
      .changesOnWebsite(
        it("changesOnWebsite", .user, .system).text("user", user), at: it.service("service", service))
    case .savesElsewhere(let entry):
      .savesElsewhere(
        Keychain.Entry(
          it("savesElsewhere", .user, .system).text("user", entry.user), it.text("password", entry.password),
          at: it.service("service", entry.service)))
    case .changesElsewhere(let user, let password):
      .changesElsewhere(
        it("changesElsewhere", .user, .server).text("user", user), to: it.text("password", password))
    case .revokesApple: it("revokes", .user, .apple, .revokesApple)
    }
  }
}

extension AutoFillAct: Told {
  static let kinds = Kinds<Self>([
    .focuses(Form(at: [])), .picks(""), .picksSaved(""), .opens(.credentials),
    .registersPasskey(""),
    .signsInWithPasskey(""), .saves(.blank),
    .generatesPasswords(rules: nil, onScreen: false), .authenticates, .isNotRecognized, .failsToAuthenticate,
    .enablesProvider, .disablesProvider, .locksDevice, .locksDeviceBriefly, .unlocksDevice, .deletesApp,
    .offloadsApp, .installsApp, .updatesApp, .restartsDevice, .restoresBackup, .handsOver, .setsClock(by: 0),
  ])

  func told(_ it: Telling) -> Self {
    switch self {
    case .focuses(let form):
      .focuses(
        Form(
          at: it("turnsToForm", .user, .system).services(form.services),
          onTelevision: it.flag("on", "television", form.isOnTelevision)))
    case .picks(let user, let number):
      .picks(
        it("picksSuggestion", .user, .system).text("user", user),
        number: it.optional(number, 0) { it.number("number", $0) })
    case .picksSaved(let user): .picksSaved(it("picksSaved", .user, .system).text("user", user))
    case .opens(let list): .opens(it("opensList", .user, .system).word("list", list))
    case .registersPasskey(let user):
      .registersPasskey(it("makesPasskey", .user, .system).text("user", user))
    case .signsInWithPasskey(let user):
      .signsInWithPasskey(it("signsInWithPasskey", .user, .system).text("user", user))
    case .saves(let saved): .saves(saved.told(it("savesPassword", .user, .system)))
    case .generatesPasswords(let rules, let onScreen):
      .generatesPasswords(
        rules: it("generatesPasswords", .user, .system).text("passwordRules", rules),
        onScreen: it.answer("onScreen", onScreen))
    case .authenticates: it("authenticates", .user, .system, .authenticates)
    case .isNotRecognized: it("isNotRecognized", .user, .system, .isNotRecognized)
    case .failsToAuthenticate: it("failsToAuthenticate", .user, .system, .failsToAuthenticate)
    case .enablesProvider: it("enablesProvider", .user, .system, .enablesProvider)
    case .disablesProvider: it("disablesProvider", .user, .system, .disablesProvider)
    case .locksDevice: it("locksDevice", .user, .system, .locksDevice)
    case .locksDeviceBriefly: it("locksDeviceBriefly", .user, .system, .locksDeviceBriefly)
    case .unlocksDevice: it("unlocksDevice", .user, .system, .unlocksDevice)
    case .deletesApp: it("deletesApp", .user, .system, .deletesApp)
    case .offloadsApp: it("offloadsApp", .user, .system, .offloadsApp)
    case .installsApp: it("installsApp", .user, .system, .installsApp)
    case .updatesApp: it("updatesApp", .user, .system, .updatesApp)
    case .restartsDevice: it("restartsDevice", .user, .system, .restartsDevice)
    case .restoresBackup: it("restoresBackup", .user, .system, .restoresBackup)
    case .handsOver: it("handsOver", .user, .system, .handsOver)
    case .setsClock(let seconds):
      .setsClock(by: Int64(it("setsClock", .user, .system).number("seconds", Int(seconds))))
    }
  }
}
