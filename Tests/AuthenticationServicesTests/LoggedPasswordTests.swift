import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit
import os

/// Passwords in the log, and what looks like them.
@Suite(.inverting) struct LoggedPasswordTests {
  private func violations(_ habit: LogHabit) -> [Violation] {
    ProviderStage().play(
      [
        .turnsToForm, .opens(.credentials), .settle, .user(.types("open sesame", into: "Master password")),
        .user(.taps("Unlock")), .settle, .user(.taps("jappleseed")), .settle,
      ], Program(provider: { LoggingNames(habit) })
    ).violations
  }

  @Test func `PL-18 a password in the log is told`() {
    for habit in LogHabit.allCases {
      #expect(violations(habit) == (habit.isTelling ? [.loggedPassword] : []), "\(habit)")
    }
  }

  @Test func `so is the secret of one-time codes, however it is written`() {
    let codes = TimedCode(secret: Array("12345678901234567890".utf8))
    #expect(TimedCode(base32: codes.spellings[0]) == codes)
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [ProviderStage.code])
      $0.autoFill.codes = ["Shiny code": codes]
      $0.autoFill.authentication = .none
    }
    for (text, isTold) in codes.spellings.map({ ("otpauth://totp/Shiny?secret=\($0)", true) }) + [
      ("a code for Shiny code", false), (String(codes.spellings[0].prefix(12)), false),
    ] {
      let trace = stage.play(
        [.turnsToForm, .user(.autoFill(.picks("Shiny code"))), .settle],
        Program(provider: { LoggingCodes(text, codes) }))
      #expect(trace.violations == (isTold ? [.loggedPassword] : []), "\(text)")
      #expect(trace.outcome == .provided)
    }
  }

  @Test(arguments: LogHabit.allCases)
  func `a search finds it, and who keeps it private is exhausted`(habit: LogHabit) {
    var explorer = Explorer(
      [Situation.usual(.credentialList)[0]], handler: Program(provider: { LoggingNames(habit) }))
    explorer.budget = 1
    let found = explorer.explore()
    let failures = found.discoveries.map(\.failure)
    #expect(failures.contains(.rule(.loggedPassword)) == habit.isTelling, "\(failures)")
    if !habit.isTelling { #expect(found.verdict == .exhausted, "\(failures) \(found.gaps)") }
  }
}

/// Gives a code, and writes a line into the log for all to read.
private final class LoggingCodes: ASCredentialProviderViewController {
  private let line: String
  private let codes: TimedCode

  init(_ line: String, _ codes: TimedCode) {
    (self.line, self.codes) = (line, codes)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    Logger(subsystem: "example.shiny", category: "codes").info("\(self.line, privacy: .public)")
    let code = codes.code(at: Int64(Date().timeIntervalSince1970))
    extensionContext.completeOneTimeCodeRequest(using: ASOneTimeCodeCredential(code: code))
  }
}

/// What is written into the log.
enum LogHabit: String, CaseIterable {
  /// What is going to be given.
  case before
  /// What has been given.
  case after
  /// What the user has typed.
  case typed
  /// The same as before, for nobody to read.
  case privately
  /// Whom it is for.
  case name

  var isTelling: Bool { self == .before || self == .after || self == .typed }
}

private final class LoggingNames: NamesTable {
  private let habit: LogHabit
  private let log = Logger(subsystem: "example.shiny", category: "list")

  init(_ habit: LogHabit) {
    self.habit = habit
    super.init(false)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = hideNames()
    addButton("Unlock") { [weak self] in
      guard let self else { return }
      let text = field.text ?? ""
      if habit == .typed { log.debug("opens with \(text, privacy: .public)") }
      if text == "open sesame" { showNames() }
    }
  }

  override func fill(_ user: String) {
    switch habit {
    case .before: log.info("fills in \(user) and \("kitten1", privacy: .public)")
    case .privately: log.info("fills in \(user, privacy: .public) and \("kitten1", privacy: .private)")
    case .name: log.info("fills in \(user, privacy: .public)")
    case .after, .typed: break
    }
    super.fill(user)
    if habit == .after { os_log("filled in %{public}@", "kitten1") }
  }
}
