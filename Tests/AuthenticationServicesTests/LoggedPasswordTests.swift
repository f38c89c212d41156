import AuthenticationServices
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
