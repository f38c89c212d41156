import Designs
import Rehearsal
import RehearsalCommandLine
import RehearsalReports
import Stories
import TestBench
import Testing

/// A trace as lines of JSON, and back.
@Suite struct NDJSONTests {
  @Test func `every story reads back as the same trace`() throws {
    for story in Stories.all {
      let trace = story.play()
      #expect(try NDJSON.trace(from: NDJSON.text(of: trace)) == trace, "\(story.name)")
    }
  }

  @Test func `a trace is written as recorded`() throws {
    let trace = try #require(Stories.all.first { $0.name == "step-up" }).play()
    try expectRecord(NDJSON.text(of: trace), "step-up.ndjson")
  }

  @Test func `everything that can happen is written as recorded`() throws {
    let happenings = TraceEvent.samples("plain") + TraceEvent.providerSamples("plain")
    let entries = happenings.map { Trace.Entry(instant: .start, event: $0) }
    try expectRecord(entries.map(NDJSON.line).joined(), "everything.ndjson")
  }

  @Test func `the first line names the schema, and every line is an object`() {
    let lines = NDJSON.text(of: Stage().play(.strongPassword, .settle) { Trusting() }).split(separator: "\n")
    #expect(lines.first?.hasPrefix(#"{"schema":"rehearsal-trace/1","#) == true)
    #expect(lines.allSatisfy { JSON(String($0)) != nil })
  }

  @Test func `everything that can happen is read back, whatever the text in it`() throws {
    for text in Self.hostile {
      let happenings = TraceEvent.samples(text) + TraceEvent.providerSamples(text)
      for event in happenings {
        let line = event.line
        #expect(TraceEvent(line) == event, "\(line)")
        #expect(event.knownLanes.map { $0.from == line.from && $0.to == line.to } ?? true, "\(line)")
      }
      let trace = Trace.sample(text)
      #expect(try NDJSON.trace(from: NDJSON.text(of: trace)) == trace)
    }
  }

  @Test(arguments: [
    Screen.elsewhere, .recommendations, .sheet(Screen.AppleSheet(explanation: "why")),
    .signInPrompt(SignInPrompt(user: "jappleseed", text: "weak", upgrades: [.signInWithApple])),
  ])
  func `whatever is on screen at the end is read back`(screen: Screen) throws {
    let trace = Trace(
      setting: Trace.Setting(app: "Shiny", keychain: Keychain(), accounts: []), entries: [],
      ending: Trace.Ending(keychain: Keychain(), accounts: [], screen: screen))
    #expect(try NDJSON.trace(from: NDJSON.text(of: trace)) == trace)
  }

  @Test(arguments: [
    ("", 1, "nothing in it"), ("{}", 1, "schema"), (#"{"schema":"rehearsal-trace/2"}"#, 1, "schema"),
    ("no json\n", 1, "schema"),
  ])
  func `text that is no trace is refused with its place`(text: String, line: Int, problem: String) throws {
    let error = try #require(throws: NDJSON.Malformed.self) { try NDJSON.trace(from: text) }
    #expect(error.line == line)
    #expect(error.problem.contains(problem))
  }

  @Test func `a trace that breaks off, or has a line nobody wrote, is refused`() throws {
    let text = NDJSON.text(of: Stage().play(.strongPassword, .settle) { Trusting() })
    let lines = text.split(separator: "\n").map(String.init)
    let cut = lines.dropLast().joined(separator: "\n")
    #expect(
      try #require(throws: NDJSON.Malformed.self) { try NDJSON.trace(from: cut) }.problem.contains(
        "breaks off"))
    var strange = lines
    strange[2] = #"{"at":0,"from":"user","to":"system","what":"jumps"}"#
    let error = try #require(throws: NDJSON.Malformed.self) {
      try NDJSON.trace(from: strange.joined(separator: "\n"))
    }
    #expect(error.line == 3)
  }

  static let hostile = [
    "plain", "", "\"quoted\" \\ back", "two\nlines\r\n", "👩‍👩‍👧‍👦 e\u{301}", "\u{202E}right", "\u{0}\u{7F}\u{2028}",
    "https://x",
  ]
}

extension Trace {
  /// A trace of everything that can happen, with a text wherever there is room for one.
  static func sample(_ text: String) -> Trace {
    Trace(
      setting: Trace.Setting(
        app: text, keychain: Keychain([Keychain.Entry(text, text, at: ServiceIdentifier(text))]),
        accounts: [Account(text, password: text, secondFactor: text, tokens: [text], appleUser: text)]),
      entries: TraceEvent.samples(text).enumerated().map {
        Trace.Entry(instant: Instant(nanoseconds: Int64($0.offset)), event: $0.element)
      },
      ending: Trace.Ending(
        keychain: Keychain(), accounts: [],
        provider: Trace.Provider(
          isEnabled: true,
          identities: [
            CredentialIdentity(
              text, at: ServiceIdentifier(text), record: text, rank: -2,
              kind: .passkey(credentialID: text, userHandle: text)),
            CredentialIdentity(text, at: ServiceIdentifier(text)),
          ]), screen: .message(text), leftovers: Leftover.allCases,
        lockOuts: [LockOut(user: text, saved: text), LockOut(user: text, saved: nil)],
        stop: .refusal(Diagnostic(step: 3, asked: text, problem: text))))
  }
}

extension TraceEvent {
  /// One of everything that can happen, with a text wherever there is room for one.
  static func samples(_ text: String) -> [TraceEvent] {
    let info: [UserInfo?] = [nil, [:], [text: text, "b": "2"]]
    let service = ServiceIdentifier(text)
    let entry = Keychain.Entry(text, text, at: service)
    let account = Account(text, password: text, secondFactor: text, tokens: [text, text], appleUser: text)
    var linked = account
    linked.passwords = []
    linked.secondFactor = nil
    let errors = [
      ExtensionError(.failed, reason: text), .userCanceled, ExtensionError(domain: "x" + text, code: -7),
    ]
    let credential = AppleCredential(
      user: text, state: text, identityToken: text, authorizationCode: text, email: text, fullName: text,
      authorizedScopes: AppleCredential.Scope.allCases)
    let bare = AppleCredential(
      user: text, state: nil, identityToken: nil, authorizationCode: nil, email: nil, fullName: nil,
      authorizedScopes: [], realUserStatus: .unknown)
    let arguments = info.map {
      SystemAction.Arguments(
        service: service, existing: entry.credential, newPassword: $0 == nil ? nil : text, userInfo: $0)
    }
    let interface = Interface(numbered: [
      Message.Field("1.label", text), Message.Field("2.field", text), Message.Field("2.text", "x" + text),
      Message.Field("3.button", text), Message.Field("4.disabledButton", text),
      Message.Field("5.field", "empty"),
    ])
    let message = Message(text, [Message.Field("status", text), Message.Field("networkError", text)])

    let rows = [
      Recommendation.Row(
        user: text, service: service, priority: .high, warnings: [text, "x" + text],
        actions: [.upgrade(.signInWithApple), .changeOnWebsite]),
      Recommendation.Row(user: "x", service: service, priority: .other, warnings: [], actions: []),
    ]

    var all: [TraceEvent] = []
    all += Origin.allCases.map { .user(.upgrades(text, to: .signInWithApple, from: $0)) }
    all += [
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
      .user(.secures(.revokesApple)), .app(.dropsDelegate),
      .app(.dropsWindow),
    ]
    all += info.map {
      .app(.performs(.strongPassword, for: text, at: $0 == nil ? nil : service, userInfo: $0))
    }
    all += zip(HandlerCall.allCases, arguments + [nil, nil]).map { .system(.called($0, $1)) }
    all += [
      .system(.gaveAnswer(.authorized, credential, nil)), .system(.gaveAnswer(.authorized, bare, nil)),
      .system(.gaveAnswer(.wasCanceled, nil, errors[0])), .system(.gaveAnswer(.couldNotBeReached, nil, nil)),
      .system(.turnedDownQuestion), .system(.took(text, before: text)),
      .system(.screen(.presentedInterface(title: text))),
      .system(.screen(.dismissedInterface)), .system(.screen(.presentedSheet(explanation: text))),
      .system(.screen(.dismissedSheet)), .system(.screen(.message(text))),
      .system(.screen(.prompted(SignInPrompt(user: text, text: text, upgrades: Upgrade.allCases)))),
      .system(.screen(.dismissedPrompt)), .system(.screen(.appLaidOut(interface))),
      .system(.screen(.listedRecommendations(rows))),
      .system(.screen(.listedRecommendations([]))), .system(.screen(.openedWebsite(text))),
      .system(.screen(.notified(text))), .system(.asksForBreaches(buckets: [0, 32_767], isAnswered: true)),
      .system(.asksForBreaches(buckets: [], isAnswered: false)),
      .system(.keychain(.generated(text))),
      .system(.keychain(.replaced(entry, with: entry))), .system(.keychain(.replaced(nil, with: entry))),
      .system(.keychain(.removed(entry))), .system(.keychain(.arrived(entry))),
      .system(.keychain(.leftAlone(user: text))),
      .system(.keychain(.passedOverRules(text))),
    ]
    all +=
      ProcessChange.allCases.map { .system(.process($0)) } + HandlerCall.allCases.map { .system(.logged($0)) }
    all += AppNews.allCases.flatMap { news -> [TraceEvent] in
      let error: ExtensionError? =
        switch news {
        case .completed: nil
        case .failed: .failed(because: text)
        case .canceled: .userCanceled
        }
      return [
        .system(.toldApp(news, nil, error)), .system(.toldApp(news, info[2], error)),
        .system(.toldNobody(news)),
      ]
    }
    all += errors.flatMap { [.handler(.canceled($0)), .handler(.canceledByBaseClass($0))] }
    all += info.flatMap {
      [
        .handler(.completedPasswordChange(entry.credential, userInfo: $0)),
        .handler(.completedAppleUpgrade(userInfo: $0)),
      ]
    }
    all += [
      .handler(.sent(message)), .handler(.sent(Message(text))),
      .handler(.askedApple(state: text, nonce: nil)),
      .handler(.askedApple(state: nil, nonce: text)), .handler(.laidOut(interface)), .handler(.presented),
      .server(.replied(to: text, Reply(-1, message.body))), .server(.replied(to: text, Reply(204))),
      .server(.lostMessage(text)), .server(.lostReply(to: text)), .server(.gotTwice(text)),
      .server(.keptSilent(about: text)), .server(.gaveNetworkError(about: text)),
      .server(.changed(account, to: linked)), .server(.changed(linked, to: account)),
    ]
    all += NetworkChange.allCases.map(TraceEvent.network)
    all += Event.all.map { .moved($0, to: .all[0]) } + Phase.all.map { .moved(.all[0], to: $0) }
    all += Violation.allCases.map { .violation($0, text) } + Reading.allCases.map { .reading($0, text) }
    return all + [.stopped(.limit(9)), .stopped(.refusal(Diagnostic(step: 1, asked: text, problem: text)))]
  }
}
