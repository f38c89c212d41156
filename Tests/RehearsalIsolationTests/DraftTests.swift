import Rehearsal
import RehearsalExplorer
import Testing

@testable import RehearsalIsolation
@testable import RehearsalScenarios

/// What a process says of a path that may take it down.
@Suite struct DraftTests {
  @Test(arguments: steps + [[]])
  func `a script and its deviations come through as they are`(steps: [Step]) throws {
    let draft = Diagnosis.Draft(of: discovery(steps))
    let told = try #require(Diagnosis.Word(Diagnosis.Word.draft(draft).line))
    guard case .draft(let heard) = told else {
      Issue.record("it was taken for \(told)")
      return
    }
    #expect(heard == draft)
    #expect(heard.script(on: phone) == discovery(steps).script)
    // Texts are equal when they look the same, and more is promised.
    #expect(heard.steps.map { Array("\($0)".utf8) } == steps.map { Array("\($0)".utf8) })
  }

  @Test func `every sentence about what happens has a step that comes through`() {
    let said = Set(Self.steps.joined().map { Sentence.when($0).phrase.expression })
    let known = Vocabulary.standard.definitions.filter { $0.kinds.contains(.when) }
    #expect(said == Set(known.map(\.expression.source)))
  }

  @Test func `a message that fared badly before the path does so once`() {
    var phone = phone
    phone.network.faults = [Fault(.isLost, message: "authorize")]
    let draft = Diagnosis.Draft(of: discovery([.settle], on: phone))
    #expect(draft.script(on: phone).phone == phone)
  }

  @Test(arguments: [
    #"{"draft":{"deviations":[],"faults":[],"steps":[{"from":"user","to":"user","what":"sings","with":{}}]}}"#,
    #"{"draft":{"deviations":[],"faults":[{"from":"server","to":"server","what":"takes","with":{}}],"steps":[]}}"#,
    #"{"draft":{"deviations":[[1]],"faults":[],"steps":[]}}"#, #"{"draft":{"deviations":[],"faults":[]}}"#,
    #"{"draft":"Feature: A path","deviations":[]}"#,
  ])
  func `what is no script as a whole is none`(line: String) {
    #expect(JSON(line) != nil)
    #expect(Diagnosis.Word(line) == nil)
  }

  private func discovery(_ steps: [Step], on base: Phone? = nil) -> Discovery {
    var told = base ?? phone
    if base == nil { told.network.faults = Self.faults }
    let situation = Situation("told", phone: phone, server: AccountServer(), kind: .strongPassword)
    let script = Script(on: told, steps)
    return Discovery(
      failure: .crash, headline: "", situation: situation,
      deviations: Self.texts.enumerated().map {
        DatedDeviation(instant: Instant(nanoseconds: Int64($0)), name: $1)
      },
      script: script, trace: Script(on: phone, []).play(with: AccountServer(), handler: Program { Silent() }))
  }

  private let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])

  /// Answers nothing.
  private final class Silent: AccountModificationHandler {}
}

/// Everything there is to say.
extension DraftTests {
  static let texts = [
    "", " ", "\"\\\n\r\t", "é", "e\u{301}", "\u{0}\u{1B}\u{7F}\u{2028}\u{FEFF}", "1.user", "userInfo.", "👩‍👩‍👧",
  ]

  static let faults: [Fault] =
    texts.map { Fault(.isLost, message: $0, number: 2) }
    + [
      .losesReply, .arrivesTwice, .isRefused(with: 503), .takes(.nanoseconds(1)),
      .repliesLate(by: .seconds(60)),
      .isNeverAnswered, .failsAfterwards(with: 500), .cutsReply,
    ].map { Fault($0, message: "authorize") }

  static let steps: [[Step]] =
    texts.map(people) + texts.map(ofAutoFill)
    + [
      Origin.allCases.map { .user(.upgrades("jappleseed", to: .signInWithApple, from: $0)) },
      [.user(.upgrades("jappleseed", at: "shiny.example", to: .strongPassword, from: .settings))],
      SystemIntervention.allCases.map(Step.system), NetworkChange.allCases.map(Step.network),
      Apple.Reachability.allCases.map(Step.apple), ProviderList.allCases.map { .user(.autoFill(.opens($0))) },
      [.zero, .nanoseconds(1), .seconds(1), .nanoseconds(Int64.max)].map(Step.pass),
      [.checkPasswords, .settle, .app(.dropsDelegate), .app(.dropsWindow), .app(.refreshesStore)]
        + [.app(.beginsRefreshing(turns: 1)), .app(.beginsRefreshing(turns: 2))],
    ]

  private static func people(_ text: String) -> [Step] {
    [
      .user(.types(text, into: text)), .user(.taps(text)), .user(.tapsCancel), .user(.approvesSheet),
      .user(.cancelsSheet), .user(.leavesApp),
      .user(.opensNotificationCenter), .user(.closesNotificationCenter),
      .user(.comesTo(text)), .user(.closesBrowser),
      .user(.secures(.signsIn(text))),
      .user(.secures(.dismissesPrompt)), .user(.secures(.opensNotification)),
      .user(.secures(.changesOnWebsite(text))),
      .user(.secures(.changesOnWebsite(text, at: "shiny.example"))),
      .user(.secures(.savesElsewhere(Keychain.Entry(text, text, at: "shiny.example")))),
      .user(.secures(.changesElsewhere(text, to: text))),
      .user(.secures(.revokesApple)), .takes(text, before: text),
      .app(.performs(.strongPassword, for: text)),
      .app(.performs(.signInWithApple, for: text, userInfo: [:])),
      .app(.performs(.strongPassword, for: text, at: ServiceIdentifier(text), userInfo: [text: text])),
    ]
      + [nil, text].flatMap { value in
        [
          Step.app(.keeps(Keepsake(text, in: .own, value))),
          .app(.keeps(Keepsake(text, in: .group(text), value))),
        ]
      }
  }

  private static func ofAutoFill(_ text: String) -> [Step] {
    let service = ServiceIdentifier("https://shiny.example/\(text)")
    let identities = [
      CredentialIdentity(text, at: service, record: text, rank: -3),
      CredentialIdentity(text, at: "shiny.example", kind: .passkey(credentialID: text, userHandle: text)),
      CredentialIdentity(text, at: "shiny.example", kind: .oneTimeCode),
    ]
    let acts: [AutoFillAct] =
      CredentialRequest.SavedPassword.Occasion.allCases.map {
        .saves(CredentialRequest.SavedPassword(PasswordCredential(user: text, password: text), on: $0))
      } + [
        .focuses(Form(at: service.identifier)), .focuses(Form(inAppOf: ["a.example", "b.example"])),
        .focuses(Form(inAppOf: ["a.example"], onTelevision: true)),
        .picks(text), .picks(text, number: 2), .picksSaved(text), .registersPasskey(text),
        .signsInWithPasskey(text),
        .generatesPasswords(rules: text, onScreen: true), .generatesPasswords(rules: nil, onScreen: false),
        .authenticates, .isNotRecognized, .failsToAuthenticate, .enablesProvider, .disablesProvider,
        .locksDevice, .locksDeviceBriefly,
        .unlocksDevice, .deletesApp, .offloadsApp, .installsApp, .updatesApp, .restartsDevice,
        .restoresBackup,
        .handsOver,
        .setsClock(by: 86_400), .setsClock(by: -86_400),
      ]
    let events: [AutoFillEvent] = [
      .reports(.unusedPassword(user: text, domain: text)),
      .reports(.unknownPasskey(credentialID: text, relyingParty: text)),
      .reports(.acceptedPasskeys(credentialIDs: [text, "two"], userHandle: text, relyingParty: text)),
      .reports(.acceptedPasskeys(credentialIDs: [], userHandle: text, relyingParty: text)),
      .reports(.updatedPasskey(newName: text, userHandle: text, relyingParty: text)),
      .makesPasskey(user: text), .occupiesStore(operations: 2), .occupiesStore(operations: 1, after: 1),
    ]
    let updates: [IdentityStoreUpdate] = [
      .save(identities), .remove(identities), .replace(identities), .replace([]), .removeAll,
    ]
    return acts.map { .user(.autoFill($0)) } + events.map(Step.autoFill)
      + updates.map { .app(.updatesIdentities($0)) }
  }
}
