import Rehearsal
import TestBench

@testable import RehearsalScenarios

/// Sentences about AutoFill, with texts that make trouble.
extension SentenceSource {
  mutating func autoFillFact() -> AutoFillFact {
    switch number(0...15) {
    case 14: flag() ? .lockFalls(after: duration()) : .lockFallsWithDevice
    case 13: .vaultHolds([Keychain.Entry(text(), text(), at: ServiceIdentifier(text()))] + entries())
    case 12: .clockIs(ahead: Int64(number(-90_000...90_000)))
    case 0: .providerIsEnabled
    case 1: .identityStoreHolds(identities())
    case 2: declaration()
    case 3: .authentication(any())
    case 4: .deviceIsLocked
    case 5: .room(number(0...9))
    case 6: .system(any())
    case 7: .build(any())
    case 8: .fewSeconds(flag() ? duration() : nil)
    case 9: .websiteTakesPasskeys(text(), of: members())
    case 10: .website(any())
    case 11: .client(text(), of: domain())
    default: .failuresBeforeWiping(flag() ? number(1...9) : nil)
    }
  }

  private mutating func declaration() -> AutoFillFact {
    let all = AutoFill.Capability.allCases.filter { _ in flag() }
    let declined = flag() ? all.filter { _ in flag() } : []
    return .declares(all.filter { !declined.contains($0) }, declining: declined)
  }

  private mutating func members() -> [PasswordCredential] {
    (0..<number(0...2)).map { _ in
      PasswordCredential(user: text(), password: flag() ? text() : "")
    }
  }

  private mutating func domain() -> String {
    chance.pick(["shiny.example", "m.shiny.example", "SHINY.example", "bücher.example", "localhost"])
  }

  mutating func autoFillStep() -> Step {
    switch number(0...5) {
    case 0: .autoFill(autoFillEvent())
    case 1: .app(.updatesIdentities(update()))
    default: .user(.autoFill(autoFillAct()))
    }
  }

  mutating func autoFillExpectation() -> AutoFillExpectation {
    switch number(0...13) {
    case 11: .keychainOffers((0..<number(0...3)).map { _ in text() })
    case 0: .offers((0..<number(0...3)).map { _ in text() })
    case 1: .nothingFilled
    case 2: .identityStoreHolds(identities())
    case 3: .identityStoreIsEmpty
    case 4: .providerIs(isEnabled: flag())
    case 5: .asksFor(any())
    case 6: .neverAsked
    case 7: .notLaunched
    case 8: .websiteKnows(number(0...9), user: text())
    case 9: .websiteTakes(flag())
    case 10: .appHears(hearing())
    default: .filled(filled())
    }
  }

  private mutating func hearing() -> AppHearing {
    switch number(0...2) {
    case 0: .gets(any())
    case 1: .fails(any())
    default: .knows(any())
    }
  }

  private mutating func autoFillAct() -> AutoFillAct {
    switch number(0...15) {
    case 12: .picksSaved(text())
    case 0: .focuses(Form(at: "https://\(text())"))
    case 1: .focuses(Form(inAppOf: (0..<number(0...3)).map { _ in domain() }, onTelevision: flag()))
    case 2: .picks(text(), number: flag() ? number(1...9) : nil)
    case 3: .opens(any())
    case 4: .registersPasskey(text())
    case 5:
      .saves(
        CredentialRequest.SavedPassword(PasswordCredential(user: text(), password: text()), on: any()))
    case 6: .generatesPasswords(rules: flag() ? "minlength: 8;" : nil, onScreen: flag())
    case 7: flag() ? .authenticates : flag() ? .isNotRecognized : .failsToAuthenticate
    case 8: flag() ? .enablesProvider : .disablesProvider
    case 9: flag() ? .locksDevice : flag() ? .locksDeviceBriefly : .unlocksDevice
    case 10:
      flag()
        ? flag() ? .deletesApp : flag() ? .offloadsApp : .installsApp : flag() ? .updatesApp : .restartsDevice
    case 11: .signsInWithPasskey(text())
    case 13: .handsOver
    case 14: .setsClock(by: Int64(number(-90_000...90_000)))
    default: .restoresBackup
    }
  }

  private mutating func autoFillEvent() -> AutoFillEvent {
    switch number(0...5) {
    case 0: .reports(.unusedPassword(user: text(), domain: text()))
    case 1: .reports(.unknownPasskey(credentialID: text(), relyingParty: text()))
    case 2:
      .reports(
        .acceptedPasskeys(
          credentialIDs: (0..<number(0...3)).map { _ in text() }, userHandle: text(), relyingParty: text()))
    case 3: .reports(.updatedPasskey(newName: text(), userHandle: text(), relyingParty: text()))
    case 4: .makesPasskey(user: text())
    default: .occupiesStore(operations: number(0...9), after: flag() ? number(0...9) : nil)
    }
  }

  private mutating func filled() -> AutoFillExpectation.Filled {
    switch number(0...5) {
    case 0: .password(user: text(), text())
    case 1: .code(text())
    case 2: .text(text())
    case 3: .passkey(text())
    case 4: .newPasskey(text())
    default: .generatedPasswords((0..<number(0...3)).map { _ in text() })
    }
  }

  private mutating func update() -> IdentityStoreUpdate {
    switch number(0...3) {
    case 0: .save(identities())
    case 1: .remove(identities())
    case 2: .removeAll
    default: .replace(identities())
    }
  }

  private mutating func identities() -> [CredentialIdentity] {
    (0..<number(0...3)).map { _ in
      CredentialIdentity(
        text(), at: ServiceIdentifier(flag() ? domain() : "https://\(domain())/\(text())"),
        record: flag() ? text() : nil, rank: number(-3...3),
        kind: kind())
    }
  }

  private mutating func kind() -> CredentialIdentity.Kind {
    switch number(0...2) {
    case 0: .password
    case 1: .oneTimeCode
    default: .passkey(credentialID: text(), userHandle: text())
    }
  }
}
