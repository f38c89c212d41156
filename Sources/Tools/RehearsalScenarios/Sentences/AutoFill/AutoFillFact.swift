public import Rehearsal

/// A fact about AutoFill before anything happens.
public enum AutoFillFact: Hashable, Sendable {
  /// The user has enabled the provider.
  case providerIsEnabled
  /// The identities that the app has told the system of.
  case identityStoreHolds([CredentialIdentity])
  /// What the provider's vault has.
  case vaultHolds([Keychain.Entry])
  /// What the provider declares in Info.plist, with a yes and with a no.
  case declares([AutoFill.Capability], declining: [AutoFill.Capability] = [])
  /// What the device asks its user for.
  case authentication(AutoFill.Authentication)
  /// The device is locked.
  case deviceIsLocked
  /// How long after its user was there the provider's own lock falls.
  case lockFalls(after: Duration)
  /// The provider's own lock falls as the device is locked.
  case lockFallsWithDevice
  /// How many seconds the phone's clock is ahead of everybody else's.
  case clockIs(ahead: Int64)
  /// How many suggestions there is room for.
  case room(Int)
  /// The version of the system.
  case system(SystemVersion)
  /// How the extension was built, and where it runs.
  case build(Profile.Build)
  /// How long it may take in silence; `nil` for ever.
  case fewSeconds(Duration?)
  /// How many failures in a row wipe the store; `nil` for no number.
  case failuresBeforeWiping(Int?)
  /// A website takes passkeys, of accounts with their passwords.
  case websiteTakesPasskeys(String, of: [PasswordCredential])
  /// What that website does besides.
  case website(WebsiteHabit)
  /// The app in which users sign in, and its domain.
  case client(String, of: String)
}

extension AutoFillFact {
  /// Makes the fact true.
  func apply(to phone: inout Phone) {
    switch self {
    case .providerIsEnabled: phone.autoFill.identityStore.enable()
    case .identityStoreHolds(let identities):
      phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: identities)
    case .vaultHolds(let entries): phone.autoFill.vault = Keychain(entries)
    case .declares(let capabilities, let declined):
      phone.autoFill.capabilities = Set(capabilities)
      phone.autoFill.declined = Set(declined)
    case .authentication(let means): phone.autoFill.authentication = means
    case .deviceIsLocked: phone.autoFill.isLocked = true
    case .lockFalls(let delay):
      phone.autoFill.lock = AppLock(
        after: delay, fallsWithDevice: phone.autoFill.lock?.fallsWithDevice == true)
    case .lockFallsWithDevice:
      phone.autoFill.lock = AppLock(after: phone.autoFill.lock?.delay, fallsWithDevice: true)
    case .clockIs(let seconds): phone.autoFill.clockOffset = seconds
    case .room(let count): phone.autoFill.room = count
    case .system(let version): phone.profile.autoFill.systemVersion = version
    case .build(let build): phone.profile.autoFill.build = build
    case .fewSeconds(let duration): phone.profile.autoFill.fewSeconds = duration
    case .failuresBeforeWiping(let count): phone.profile.autoFill.identityStoreFailures = count
    case .websiteTakesPasskeys(let domain, let accounts):
      var website = RelyingParty(domain)
      website.members = accounts.map {
        RelyingParty.Member($0.user, password: $0.password.isEmpty ? nil : $0.password)
      }
      phone.autoFill.relyingParty = website
    case .website(let habit): habit.apply(to: &phone)
    case .client(let name, let domain):
      phone.autoFill.relyingParty?.app = InstalledApp(
        name, bundleIdentifier: "com.example.\(name.lowercased().filter(\.isLetter))", domains: [domain])
    }
  }

  var phrase: Phrase {
    switch self {
    case .providerIsEnabled: Phrase("the provider is {enabled}", .word(ProviderState.enabled))
    case .identityStoreHolds(let identities): identities.phrase("the identity store holds:")
    case .vaultHolds(let entries): Phrase("the provider's vault holds:", table: entries.table)
    case .declares(let capabilities, []):
      Phrase(
        "the extension declares the capabilities:",
        table: [["capability"]] + capabilities.map { [$0.rawValue] })
    case .declares(let capabilities, let declined):
      Phrase(
        "the extension declares the capabilities:",
        table: [["capability", "value"]] + capabilities.map { [$0.rawValue, "YES"] }
          + declined.map { [$0.rawValue, "NO"] })
    case .authentication(let means): Phrase("the device asks for {means}", .word(means))
    case .deviceIsLocked: Phrase("the device is locked")
    case .lockFalls(let delay):
      Phrase("the provider's lock falls {duration} after its user was there", .duration(delay))
    case .lockFallsWithDevice: Phrase("the provider's lock falls as the device is locked")
    case .clockIs(let seconds):
      Phrase(
        "the phone's clock is {duration} {lead}", .duration(.seconds(abs(seconds))),
        .word(seconds < 0 ? ClockLead.behind : .ahead))
    case .room(let count): Phrase("the keyboard has room for {number} suggestion(s)", .number(count))
    case .system(let version): Phrase("the phone runs {system}", .word(version))
    case .build(let build): Phrase("the extension is a {build} build", .word(build))
    case .fewSeconds(let duration?): Phrase("AutoFill waits for {duration}", .duration(duration))
    case .fewSeconds(nil): Phrase("AutoFill waits for ever")
    case .failuresBeforeWiping(let count?):
      Phrase("{number} failure(s) in a row wipe(s) the identity store", .number(count))
    case .failuresBeforeWiping(nil): Phrase("failures never wipe the identity store")
    case .websiteTakesPasskeys(let domain, let accounts):
      Phrase(
        "the website {text} takes passkeys of:", .text(domain),
        table: [["user", "password"]]
          + accounts.map { [$0.user.cell, $0.password.isEmpty ? "(none)" : $0.password.cell] })
    case .website(let habit): Phrase("the website {habit}", .word(habit))
    case .client(let name, let domain):
      Phrase("users sign in to the app {text} of {text}", .text(name), .text(domain))
    }
  }
}

extension StepDefinition {
  static let givenAutoFill: [StepDefinition] = [
    StepDefinition(
      "the provider is {enabled}",
      "Whether the user has switched the extension on in Settings; it is off unless a scenario says otherwise.",
      .given { words throws(Misreading) in
        switch words.choice(0, ProviderState.self) {
        case .enabled: return .autoFill(.providerIsEnabled)
        case .disabled:
          throw Misreading(
            "a provider is disabled unless something says that it is enabled", part: "disabled")
        }
      },
      .then { .autoFill(.providerIs(isEnabled: $0.choice(0, ProviderState.self).isEnabled)) }),
    StepDefinition(
      "the identity store holds:", table: .needed([CredentialIdentity].columns),
      "Before anything happens it makes the provider enabled; afterwards all there is, in the order of saving.",
      .given { words throws(Misreading) in .autoFill(.identityStoreHolds(try words.identities)) },
      .then { words throws(Misreading) in .autoFill(.identityStoreHolds(try words.identities)) }),
    .given(
      "the provider's vault holds:", table: .needed(["service", "user", "password"]),
      "What it fills in is held against it (AS-63); of other logins nobody knows the password."
    ) { words throws(Misreading) in .autoFill(.vaultHolds(try words.keychainEntries)) },
    .given(
      "the extension declares the capabilities:", table: .needed(["capability", "value"]),
      "All of ASCredentialProviderExtensionCapabilities, YES unless said; passwords alone where nothing is said."
    ) { words throws(Misreading) in .autoFill(try words.capabilities) },
    .given("the device asks for {means}", "What makes sure of the user before a form is filled (CP-11).") {
      .autoFill(.authentication($0.choice(0)))
    },
    .given("the device is locked", "No work on the identity store can start (IS-2).") { _ in
      .autoFill(.deviceIsLocked)
    },
    .given(
      "the provider's lock falls {duration} after its user was there",
      "After 0 seconds every request finds it shut (PL-23)."
    ) { .autoFill(.lockFalls(after: $0.duration(0))) },
    .given("the provider's lock falls as the device is locked", "However soon that is (PL-23).") { _ in
      .autoFill(.lockFallsWithDevice)
    },
    .given("the phone's clock is {duration} {lead}", "Everybody else's is right (OC-2).") {
      words throws(Misreading) in
      let seconds = try words.wholeSeconds(0)
      return .autoFill(.clockIs(ahead: words.choice(1, ClockLead.self) == .behind ? -seconds : seconds))
    },
    .given("the keyboard has room for {number} suggestion(s)", "Three unless said (AS-26).") {
      .autoFill(.room($0.number(0)))
    },
    .given(
      "the phone runs {system}",
      "Which calls a credential provider gets (CP-27): they change at these versions; for 26.2 it is iOS 26."
    ) { .autoFill(.system($0.choice(0))) },
    .given("the extension is a {build} build", "Only a release has to hurry (CP-15).") {
      .autoFill(.build($0.choice(0)))
    },
    .given("AutoFill waits for {duration}", "The few seconds of CP-14; five unless said (AS-31).") {
      .autoFill(.fewSeconds($0.duration(0)))
    },
    .given("AutoFill waits for ever", "It never cancels a silent call.") { _ in .autoFill(.fewSeconds(nil)) },
    .given(
      "{number} failure(s) in a row wipe(s) the identity store", "Three unless said (AS-10)."
    ) { words throws(Misreading) in
      let count = words.number(0)
      guard count > 0 else {
        throw Misreading(
          "it takes one failure at least; that nothing wipes it is a sentence of its own, “failures never wipe "
            + "the identity store”", part: String(count))
      }
      return .autoFill(.failuresBeforeWiping(count))
    },
    .given(
      "the website {text} takes passkeys of:", table: .needed(["user", "password"]),
      "Its page is in front of the user, and it verifies every byte that it gets."
    ) { words throws(Misreading) in
      var accounts: [PasswordCredential] = []
      for row in words.rows {
        guard let user = row["user"] else { throw row.misread("user", "an account needs a user") }
        accounts.append(PasswordCredential(user: user, password: row["password"] ?? ""))
      }
      return .autoFill(.websiteTakesPasskeys(words.text(0), of: accounts))
    },
    .given(
      "users sign in to the app {text} of {text}",
      "The website's app, and the domain it is associated with; after the sentence about the website."
    ) { .autoFill(.client($0.text(0), of: $0.text(1))) },
    .given("the website {habit}", "After the sentence that says that it takes passkeys.") {
      .autoFill(.website($0.choice(0)))
    },
    .given("failures never wipe the identity store", "However often an offered identity is not provided.") {
      _ in
      .autoFill(.failuresBeforeWiping(nil))
    },
  ]
}

extension SentenceValues {
  fileprivate var capabilities: AutoFillFact {
    get throws(Misreading) {
      var declared: [AutoFill.Capability] = []
      var declined: [AutoFill.Capability] = []
      for row in rows {
        guard let capability = row["capability"].flatMap(AutoFill.Capability.init) else {
          let names = AutoFill.Capability.allCases.map(\.rawValue)
          let meant = row["capability"]?.nearest(among: names).map { "; did you mean “\($0)”?" } ?? ""
          throw row.misread("capability", "a credential provider has no such capability\(meant)")
        }
        guard !(declared + declined).contains(capability) else {
          throw row.misread("capability", "“\(capability.rawValue)” is in another row already")
        }
        switch row["value"] {
        case nil, "YES": declared.append(capability)
        case "NO": declined.append(capability)
        default: throw row.misread("value", "a capability is YES or NO")
        }
      }
      let all = AutoFill.Capability.allCases
      return .declares(all.filter(declared.contains), declining: all.filter(declined.contains))
    }
  }
}
