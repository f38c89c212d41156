import Rehearsal
import TestBench

@testable import RehearsalScenarios

/// Sentences of every kind, with texts that make trouble.
struct SentenceSource {
  var chance: SplitMix

  init(seed: UInt64) {
    chance = SplitMix(seed: seed)
  }

  mutating func sentence() -> Sentence {
    switch number(0...2) {
    case 0: .given(given())
    case 1: .when(step())
    default: .then(expectation())
    }
  }

  private mutating func given() -> Given {
    switch number(0...30) {
    case 0: .app(text(), domain: text())
    case 1: .appIs(any())
    case 2: .declares(Upgrade.allCases.filter { _ in flag() })
    case 3: .handler(text())
    case 4: .generatedPassword(text())
    case 5: .appleIs(any())
    case 6: .appleUser(text())
    case 7: .appleTakes(duration())
    case 8: .appleSharesNothing
    case 9: .keychainHolds(entries())
    case 10: .serverHolds(accounts())
    case 11: .serverRejects(password: text(), because: text())
    case 12: .changesTakeEffect(any())
    case 13: .roundTrip(duration())
    case 14: .fault(Fault(effect(), message: text(), number: number(1...130)))
    case 15: flag() ? .networkIsDown : .cleanUpDelay(duration())
    case 16: .controllerLacks(any())
    case 17: .patience(flag() ? duration() : nil)
    case 18: flag() ? .passwordRules(text()) : .lifeAfterAnswer(flag() ? duration() : nil)
    case 19: .reading(any())
    case 20...23: .autoFill(autoFillFact())
    case 24: .container(containerFact())
    case 25:
      switch number(0...2) {
      case 0: .serverAnswers(at: text())
      case 1: .othersAnswer(at: text())
      default: .memoryBudget(flag() ? number(1...999) : nil)
      }
    default: .passwords(passwordFact())
    }
  }

  private mutating func step() -> Step {
    switch number(0...23) {
    case 0:
      .user(
        .upgrades(text(), at: flag() ? nil : ServiceIdentifier(text()), to: any(), from: place()))
    case 1: .user(.types(text(), into: text()))
    case 2: .user(.taps(text()))
    case 3: .user(.tapsCancel)
    case 4: .user(flag() ? .approvesSheet : .cancelsSheet)
    case 5:
      .user(
        [
          .leavesApp, .opensNotificationCenter, .closesNotificationCenter, .comesTo(text()), .closesBrowser,
        ][number(0...4)])
    case 6: .app(.performs(any(), for: text(), at: nil, userInfo: userInfo()))
    case 7: .app(.performs(any(), for: text(), at: ServiceIdentifier(text()), userInfo: userInfo()))
    case 8:
      .app(
        flag()
          ? flag() ? .refreshesStore : .beginsRefreshing(turns: number(1...9))
          : flag() ? .dropsDelegate : .dropsWindow)
    case 9: .system(any())
    case 10: .network(any())
    case 11: .pass(duration())
    case 12: flag() ? .checkPasswords : .takes(text(), before: text())
    case 13, 14: .user(.secures(securityAct()))
    case 15: .apple(any())
    case 16: .settle
    case 17: .app(.keeps(keepsake()))
    default: autoFillStep()
    }
  }

  private mutating func expectation() -> Expectation {
    switch number(0...39) {
    case 0: .request(any())
    case 1: .failsWith(any())
    case 2: .message(text())
    case 3: .noMessage
    case 4: .defaultMessage
    case 5: .visible(any(), any())
    case 6: .barShows(text())
    case 7: .interfaceShows(text())
    case 8: .sheetSays(text())
    case 9: .callsAre(calls(0...4))
    case 10: .callsInclude(calls(1...4))
    case 11: .callCount(identifier(), number(0...5))
    case 12: .callOrder(identifier(), before: identifier())
    case 13: .appHears(any())
    case 14: .keychainHolds(entries())
    case 15: .serverHolds(accounts())
    case 16: .agreement(any(), user: text())
    case 17: .lockedOut(user: text())
    case 18: .nobodyLockedOut
    case 19: .accepts(any(), password: text(), user: text())
    case 20: .broken(rule: rule())
    case 21: .advised(rule: rule())
    case 22: .nothingBroken
    case 23: .nothingPending
    case 24: .clock(duration())
    case 25: .offered(any(), user: text(), from: place())
    case 26: .generatedPassword(follows: rules())
    case 27: .passedOverRules(because: text())
    case 28: .withheld(any(), user: text(), from: place(), because: text())
    case 29...33: .autoFill(autoFillExpectation())
    case 35: .appHearsReason(text())
    case 37: .errand(errand())
    case 36: .log(number(0...1) == 0 ? .says(text()) : .neverSays(text()))
    case 34: .container(ContainerExpectation(any(), finds: keepsake()))
    default: .passwords(passwordExpectation())
    }
  }

  private mutating func errand() -> ErrandExpectation {
    switch number(0...6) {
    case 0: .cameBack(to: text())
    case 1: .ended(any())
    case 2: .isTakenUp
    case 3: .isRefused(any())
    case 4: .provider(isOn: flag())
    case 5: .takesOver(number(0...9))
    default: .sheetSays(text())
    }
  }

  private mutating func containerFact() -> ContainerFact {
    switch number(0...2) {
    case 0: .share(text())
    case 1: .belongsAlone(any(), text())
    default: .keeps(any(), keepsake())
    }
  }

  private mutating func keepsake() -> Keepsake {
    Keepsake(text(), in: flag() ? .group(text()) : .own, flag() ? text() : nil)
  }

  private mutating func passwordFact() -> PasswordFact {
    switch number(0...11) {
    case 10: .publicSuffixes((0..<number(1...3)).map { _ in "\(number(1...99)).example" })
    case 9: .keychainFillsForms
    case 0: .commonlyBreached(text())
    case 1: .breachedElsewhere(text())
    case 2: .breachesGoUndetected
    case 3: .sameAccounts(text(), text())
    case 4: .accountType(text(), any())
    case 5: .changePage(text(), address: text())
    case 6:
      .website(
        text(),
        (0..<number(0...3)).map { _ in
          WebsiteAnswer(path: text(), status: number(100...599), target: flag() ? text() : nil)
        })
    case 7: .platform(any())
    case 8: .declaresKey(text())
    default: .credentialState(any())
    }
  }

  private mutating func securityAct() -> SecurityAct {
    switch number(0...6) {
    case 0: .signsIn(text())
    case 1: .dismissesPrompt
    case 2: .opensNotification
    case 3: flag() ? .changesOnWebsite(text()) : .changesElsewhere(text(), to: text())
    case 4: .changesOnWebsite(text(), at: ServiceIdentifier(text()))
    case 5: .savesElsewhere(Keychain.Entry(text(), "p\(text())", at: ServiceIdentifier(text())))
    default: .revokesApple
    }
  }

  private mutating func passwordExpectation() -> PasswordExpectation {
    switch number(0...7) {
    case 0: .recommendations((0..<number(0...3)).map { _ in recommendation() })
    case 1: .says(user: text(), text())
    case 2: .promptSays(text())
    case 3: .notified(text())
    case 4: .notNotified
    case 5: .opens(text())
    case 6: .serviceIs(any())
    default: .credentialState(any())
    }
  }

  private mutating func recommendation() -> ExpectedRecommendation {
    ExpectedRecommendation(
      service: flag() ? text() : nil, user: text(), priority: flag() ? any() : nil,
      warnings: ExpectedRecommendation.warningNames.filter { _ in flag() },
      actions: ExpectedRecommendation.actionNames.filter { _ in flag() })
  }
}

/// What sentences are made of.
extension SentenceSource {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &chance) }
  mutating func flag() -> Bool { Bool.random(using: &chance) }
  mutating func any<Choice: CaseIterable>() -> Choice { chance.pick(Array(Choice.allCases)) }
  private mutating func place() -> Origin { chance.pick(Origin.ofUpgrades) }
  private mutating func rules() -> String {
    chance.pick(["", "minlength: 8", "required: [-\"\\|,<>]]\r\n;"])
  }
  private mutating func rule() -> String { chance.pick(Ledger.rules.map(\.id)) }

  mutating func duration() -> Duration {
    let unit: DurationUnit = any()
    return .nanoseconds(unit.duration.nanoseconds * Int64(number(0...2000)))
  }

  private mutating func identifier() -> String {
    (1...number(1...3)).map { _ in chance.pick(["server", "authorize", "A", "x1", "9"]) }.joined(
      separator: ".")
  }

  private static let pieces = [
    "a", "Z", "0", " ", "  ", "\t", "\n", "\r", "\"", "\\", "\\n", "|", "\\|", ",", ":", "'", "#", "@", "<",
    ">",
    "(none)", "\"\"\"", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "漢字", "שלום", "\u{200F}", "\u{A0}", "\u{2028}",
    "\u{FEFF}", "\u{0}", "\u{1B}", "\u{FFFD}", "* ", "Given ", "Examples:", "name: value",
  ]

  mutating func text() -> String {
    (0..<number(0...5)).map { _ in chance.pick(Self.pieces) }.joined()
  }

  private mutating func texts() -> [String] { (0..<number(0...3)).map { _ in text() } }

  private mutating func effect() -> Fault.Effect {
    switch number(0...10) {
    case 6: .arrivesLate(by: duration())
    case 7: .arrivesAgain(after: duration())
    case 8: flag() ? .isAnsweredAtOnce : .endsSession
    case 9: flag() ? .failsAfterwards(with: number(100...599)) : .awaitsConfirmation(for: duration())
    case 0: .isLost
    case 1: .losesReply
    case 2: .arrivesTwice
    case 3: flag() ? .isNeverAnswered : flag() ? .cutsReply : .failsAfterwards(with: number(400...599))
    case 4: .isRefused(with: number(100...599))
    case 5: .repliesLate(by: duration())
    default: .takes(duration())
    }
  }

  mutating func entries() -> [Keychain.Entry] {
    (0..<number(0...3)).map { _ in Keychain.Entry(text(), text(), at: ServiceIdentifier(text())) }
  }

  private mutating func accounts() -> [Account] {
    Set((0..<number(0...3)).map { _ in text() }).sorted().map { user in
      Account(
        named: user, passwords: texts(), secondFactor: flag() ? text() : nil, tokens: texts(),
        appleUser: flag() ? text() : nil)
    }
  }

  private mutating func userInfo() -> UserInfo? {
    guard flag() else { return nil }
    return Dictionary((0..<number(0...3)).map { _ in (text(), text()) }) { first, _ in first }
  }

  private mutating func calls(_ count: ClosedRange<Int>) -> [ExpectedCall] {
    (0..<number(count)).map { _ in
      ExpectedCall(
        at: flag() ? duration() : nil, chance.pick(["user", "app", "system", "handler", "Apple"]),
        flag() ? identifier() : text(), with: flag() ? [] : arguments())
    }
  }

  private mutating func arguments() -> [ExpectedCall.Argument] {
    (1...number(1...3)).map { _ in
      ExpectedCall.Argument(
        chance.pick(["password", "userInfo.token", "1.button", "漢字"]), flag() ? text() : nil)
    }
  }
}
