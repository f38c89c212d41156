import Rehearsal

/// How what happens with AutoFill is written.
extension AutoFillAct {
  var phrase: Phrase {
    switch self {
    case .focuses(let form): form.phrase
    case .picks(let user, nil): Phrase("the user picks the suggestion {text}", .text(user))
    case .picks(let user, let number?):
      Phrase("the user picks the {ordinal} suggestion {text}", .ordinal(number), .text(user))
    case .picksSaved(let user):
      Phrase("the user picks what iCloud Keychain has of {text}", .text(user))
    case .opens(let list): Phrase("the user opens {list}", .word(list))
    case .registersPasskey(let user): Phrase("the user makes a passkey for {text}", .text(user))
    case .signsInWithPasskey(let user): Phrase("the user signs in as {text} with a passkey", .text(user))
    case .saves(let saved):
      Phrase(
        "the user {saving} password {text} for {text}", .word(saved.occasion),
        .text(saved.credential.password), .text(saved.credential.user))
    case .generatesPasswords(let rules?, let onScreen):
      Phrase("the user {wish} by the rules {text}", .word(GenerationWish(onScreen: onScreen)), .text(rules))
    case .generatesPasswords(nil, let onScreen):
      Phrase("the user {wish}", .word(GenerationWish(onScreen: onScreen)))
    case .authenticates: Phrase("the user authenticates")
    case .isNotRecognized: Phrase("the user is not recognized")
    case .failsToAuthenticate: Phrase("the user fails to authenticate")
    case .enablesProvider: Phrase("the user {switch} the provider in Settings", .word(ProviderSwitch.enables))
    case .disablesProvider:
      Phrase("the user {switch} the provider in Settings", .word(ProviderSwitch.disables))
    case .locksDevice: Phrase("the user {lock} the device", .word(DeviceLock.locks))
    case .locksDeviceBriefly: Phrase("the user locks the device for a moment")
    case .unlocksDevice: Phrase("the user {lock} the device", .word(DeviceLock.unlocks))
    case .deletesApp: Phrase("the user deletes the app")
    case .offloadsApp: Phrase("the user offloads the app")
    case .installsApp: Phrase("the user installs the app again")
    case .updatesApp: Phrase("the user updates the app")
    case .restartsDevice: Phrase("the user restarts the device")
    case .restoresBackup: Phrase("the user restores the device from a backup")
    case .handsOver: Phrase("the user hands over to the app what Passwords has")
    case .setsClock(let seconds):
      Phrase(
        "the clock is set {turn} by {duration}", .word(seconds < 0 ? ClockTurn.back : .forward),
        .duration(.seconds(abs(seconds))))
    }
  }
}

extension Form {
  fileprivate var phrase: Phrase {
    if let service = services.first, services.count == 1, service.type == .url {
      Phrase("the user turns to the form at {text}", .text(service.identifier))
    } else {
      Phrase(
        isOnTelevision
          ? "the user turns to a form on a television in an app of:"
          : "the user turns to a form in an app of:",
        table: [["domain"]] + services.map { [$0.identifier.cell] })
    }
  }
}

extension AutoFillEvent {
  var phrase: Phrase {
    switch self {
    case .reports(let report): report.phrase
    case .makesPasskey(let user): Phrase("the system has a passkey made by the way for {text}", .text(user))
    case .occupiesStore(let operations, let after?):
      Phrase(
        "the system lets {number} operation(s) of the identity store start, and not the next {number}",
        .number(after), .number(operations))
    case .occupiesStore(let operations, nil):
      Phrase(
        "the system keeps the identity store busy for {number} operation(s)", .number(operations))
    }
  }
}

extension CredentialReport {
  fileprivate var phrase: Phrase {
    switch self {
    case .unusedPassword(let user, let domain):
      Phrase("the system reports that {text} no longer uses a password at {text}", .text(user), .text(domain))
    case .unknownPasskey(let credentialID, let party):
      Phrase(
        "the system reports that {text} does not know the passkey {text}", .text(party), .text(credentialID))
    case .acceptedPasskeys(let credentialIDs, let userHandle, let party):
      Phrase(
        "the system reports that {text} accepts for {text} only the passkeys:", .text(party),
        .text(userHandle), table: [["passkey"]] + credentialIDs.map { [$0.cell] })
    case .updatedPasskey(let newName, let userHandle, let party):
      Phrase(
        "the system reports that {text} now calls {text} {text}", .text(party), .text(userHandle),
        .text(newName))
    }
  }
}

extension IdentityStoreUpdate {
  var phrase: Phrase {
    switch self {
    case .save(let identities): identities.phrase("the app saves the identities:")
    case .remove(let identities): identities.phrase("the app removes the identities:")
    case .replace(let identities): identities.phrase("the app replaces all identities with:")
    case .removeAll: Phrase("the app removes all identities")
    }
  }
}

extension [CredentialIdentity] {
  static let columns = ["user", "service", "record", "rank", "kind", "credential ID", "user handle"]

  func phrase(_ expression: String) -> Phrase {
    Phrase(expression, table: [Self.columns] + map(\.cells))
  }
}

extension CredentialIdentity {
  fileprivate var cells: [String] {
    let known = [
      user.cell, service.identifier.cell, recordIdentifier?.cell ?? "(none)",
      rank == 0 ? "(none)" : String(rank),
    ]
    return switch kind {
    case .password: known + ["(none)", "(none)", "(none)"]
    case .oneTimeCode: known + ["one-time code", "(none)", "(none)"]
    case .passkey(let credentialID, let userHandle): known + ["passkey", credentialID.cell, userHandle.cell]
    }
  }
}
