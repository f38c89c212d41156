import Rehearsal

/// Sentences about AutoFill.
extension StepDefinition {
  static let whenAutoFill: [StepDefinition] =
    [
      .when(
        "the user turns to the form at {text}", "A page in Safari; suggestions come up over the keyboard."
      ) {
        words throws(Misreading) in
        let service = ServiceIdentifier(words.text(0))
        guard service.type == .url else {
          throw Misreading(
            "a page has a URL, such as https://shiny.example/login", part: words.text(0).quoted)
        }
        return .user(.autoFill(.focuses(Form(at: words.text(0)))))
      },
      .when(
        "the user turns to a form in an app of:", table: .needed(["domain"]),
        "The domains the app is associated with."
      ) { words throws(Misreading) in .user(.autoFill(.focuses(Form(inAppOf: try words.domains)))) },
      .when(
        "the user turns to a form on a television in an app of:", table: .needed(["domain"]),
        "What the phone has of passwords for the domains the app is associated with."
      ) { words throws(Misreading) in
        .user(.autoFill(.focuses(Form(inAppOf: try words.domains, onTelevision: true))))
      },
      .when("the user picks the suggestion {text}", "What the keyboard offers for a user name.") {
        .user(.autoFill(.picks($0.text(0))))
      },
      .when(
        "the user picks the {ordinal} suggestion {text}",
        "Which one, where the keyboard offers several for a user name."
      ) { .user(.autoFill(.picks($0.text(1), number: $0.number(0)))) },
      .when(
        "the user picks what iCloud Keychain has of {text}", "No provider hears of it (CP-31)."
      ) { .user(.autoFill(.picksSaved($0.text(0)))) },
      .when("the user opens {list}", "The extension shows its interface from the start.") {
        .user(.autoFill(.opens($0.choice(0))))
      },
      .when("the user makes a passkey for {text}", "The extension is asked to register one; from iOS 17.") {
        .user(.autoFill(.registersPasskey($0.text(0))))
      },
      .when(
        "the user signs in as {text} with a passkey",
        "With what is in the identity store for the website; from iOS 17."
      ) { .user(.autoFill(.signsInWithPasskey($0.text(0)))) },
      .when(
        "the user {saving} password {text} for {text}",
        "What the extension is asked to save; from iOS 26.2."
      ) {
        let credential = PasswordCredential(user: $0.text(2), password: $0.text(1))
        return .user(
          .autoFill(.saves(CredentialRequest.SavedPassword(credential, on: $0.choice(0)))))
      },
      .when("the user {wish}", "From iOS 26.2.") {
        .user(.autoFill(.generatesPasswords(rules: nil, onScreen: $0.wantsChoice)))
      },
      .when("the user {wish} by the rules {text}", "The form's password rules; from iOS 26.2.") {
        words throws(Misreading) in
        .user(.autoFill(.generatesPasswords(rules: try words.passwordRules(1), onScreen: words.wantsChoice)))
      },
      .when("the user authenticates", "With a face, a finger or a passcode, as the device asks.") { _ in
        .user(.autoFill(.authenticates))
      },
      .when("the user is not recognized", "The device asks once more, and then for the passcode (AS-37).") {
        _ in
        .user(.autoFill(.isNotRecognized))
      },
      .when("the user fails to authenticate", "Nothing is filled in then (CP-13).") { _ in
        .user(.autoFill(.failsToAuthenticate))
      },
      .when(
        "the user {switch} the provider in Settings", "A disabled provider loses its identity store (IS-5)."
      ) { .user(.autoFill($0.choice(0, ProviderSwitch.self).act)) },
      .when(
        "the user {lock} the device", "No work on the identity store can start on a locked device (IS-2)."
      ) { .user(.autoFill($0.choice(0, DeviceLock.self).act)) },
      .when(
        "the user locks the device for a moment",
        "What was on screen is gone, and the extension's process lives on; it is still to be unlocked (AS-36)."
      ) { _ in .user(.autoFill(.locksDeviceBriefly)) },
      .when(
        "the user deletes the app",
        "Its extension, its identity store and what it kept go with it (IS-5, AS-40)."
      ) { _ in .user(.autoFill(.deletesApp)) },
      .when("the user offloads the app", "What it kept stays, but not its identity store (AS-40).") { _ in
        .user(.autoFill(.offloadsApp))
      },
      .when("the user installs the app again", "Its provider is off until the user enables it.") { _ in
        .user(.autoFill(.installsApp))
      },
      .when("the user updates the app", "No process of the old version is left (AS-41).") { _ in
        .user(.autoFill(.updatesApp))
      },
      .when("the user restarts the device", "It is locked then, and nothing that ran is left (AS-41).") { _ in
        .user(.autoFill(.restartsDevice))
      },
      .when("the user restores the device from a backup", "Which holds no identity store (IS-3).") { _ in
        .user(.autoFill(.restoresBackup))
      },
      .when(
        "the user hands over to the app what Passwords has",
        "The system brings the app up with an activity, and a token for it (AU-21)."
      ) { _ in .user(.autoFill(.handsOver)) },
      .when(
        "the clock is set {turn} by {duration}",
        "By hand or by the network: the date jumps, and nothing that counts does (PL-11)."
      ) { words throws(Misreading) in
        let seconds = try words.wholeSeconds(1)
        return .user(.autoFill(.setsClock(by: words.choice(0, ClockTurn.self) == .back ? -seconds : seconds)))
      },
    ] + whenAppUpdates + whenSystemReports

  private static let whenAppUpdates: [StepDefinition] = [
    .when(
      "the app saves the identities:", table: .needed([CredentialIdentity].columns),
      "What the app does when its own records change."
    ) { words throws(Misreading) in .app(.updatesIdentities(.save(try words.identities))) },
    .when("the app removes the identities:", table: .needed([CredentialIdentity].columns), "The same.") {
      words throws(Misreading) in .app(.updatesIdentities(.remove(try words.identities)))
    },
    .when(
      "the app replaces all identities with:", table: .needed([CredentialIdentity].columns), "The full list."
    ) {
      words throws(Misreading) in .app(.updatesIdentities(.replace(try words.identities)))
    },
    .when("the app removes all identities", "What it does when its user signs out.") { _ in
      .app(.updatesIdentities(.removeAll))
    },
  ]

  private static let whenSystemReports: [StepDefinition] = [
    .when(
      "the system reports that {text} no longer uses a password at {text}", "News for the provider; iOS 26."
    ) { .autoFill(.reports(.unusedPassword(user: $0.text(0), domain: $0.text(1)))) },
    .when("the system reports that {text} does not know the passkey {text}", "News for the provider; iOS 26.")
    {
      .autoFill(.reports(.unknownPasskey(credentialID: $0.text(1), relyingParty: $0.text(0))))
    },
    .when(
      "the system reports that {text} accepts for {text} only the passkeys:", table: .needed(["passkey"]),
      "News for the provider; iOS 26."
    ) { words throws(Misreading) in
      .autoFill(
        .reports(
          .acceptedPasskeys(
            credentialIDs: try words.column("passkey", of: "a passkey"), userHandle: words.text(1),
            relyingParty: words.text(0))))
    },
    .when("the system reports that {text} now calls {text} {text}", "News for the provider; iOS 26.") {
      .autoFill(
        .reports(.updatedPasskey(newName: $0.text(2), userHandle: $0.text(1), relyingParty: $0.text(0))))
    },
    .when("the system has a passkey made by the way for {text}", "After signing in with a password; iOS 18.")
    {
      .autoFill(.makesPasskey(user: $0.text(0)))
    },
    .when(
      "the system keeps the identity store busy for {number} operation(s)",
      "The next operations fail with storeBusy (IS-12)."
    ) { .autoFill(.occupiesStore(operations: $0.number(0))) },
    .when(
      "the system lets {number} operation(s) of the identity store start, and not the next {number}",
      "As where one update follows another at once, and the store is busy then (IS-12)."
    ) { .autoFill(.occupiesStore(operations: $0.number(1), after: $0.number(0))) },
  ]
}

extension SentenceValues {
  fileprivate var wantsChoice: Bool { choice(0, GenerationWish.self).isOnScreen }

  /// A length of time to which a clock can be set ahead, or back.
  func wholeSeconds(_ index: Int) throws(Misreading) -> Int64 {
    let (seconds, fraction) = duration(index).components
    guard fraction == 0 else { throw Misreading("a clock is set by whole seconds") }
    return seconds
  }

  /// The cells of a column, none of them empty.
  func column(_ name: String, of what: String) throws(Misreading) -> [String] {
    var cells: [String] = []
    for row in rows {
      guard let cell = row[name] else { throw row.misread(name, "a row needs \(what)") }
      cells.append(cell)
    }
    return cells
  }
}
