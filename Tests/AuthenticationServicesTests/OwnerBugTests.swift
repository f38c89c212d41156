import AuthenticationServices
import LocalAuthentication
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

/// Questions for the owner of the phone whose answers count for nothing, or for too much.
@Suite(.inverting) struct OwnerBugTests {
  /// What goes on whatever comes of its question.
  enum Bug: String, CaseIterable {
    case showsList
    case catchesError
    case showsListAfterTap
    case fillsIn
    case givesCode
    /// Of all that is listed one thing is guarded, and given to whoever taps on it.
    case givesGuardedName

    var situation: Situation {
      switch self {
      case .fillsIn: Situation.usual(.password)[0]
      case .givesCode: Situation.usual(.codeList)[0]
      case .showsList, .catchesError, .showsListAfterTap, .givesGuardedName:
        Situation.usual(.credentialList)[0]
      }
    }

    @MainActor func provider(isFaulty: Bool) -> ASCredentialProviderViewController {
      switch self {
      case .showsList: AskingNames(isFaulty)
      case .catchesError: CatchingNames(isFaulty)
      case .showsListAfterTap: LockedNames(isFaulty)
      case .fillsIn: AskingFill(isFaulty)
      case .givesCode: AskingCode(isFaulty)
      case .givesGuardedName: GuardedName(isFaulty)
      }
    }
  }

  @Test(arguments: Bug.allCases)
  func `who goes on whatever comes of it is found, and its twin is exhausted`(bug: Bug) {
    func explore(isFaulty: Bool) -> Exploration {
      let program = Program(provider: { bug.provider(isFaulty: isFaulty) })
      // It takes a tap on what is guarded, and one on Cancel.
      return self.explore(bug.situation, program, userAlone: bug == .givesGuardedName)
    }
    let found = explore(isFaulty: true)
    #expect(
      found.discoveries.map(\.failure).contains(.rule(.gaveToUnrecognized)),
      "\(found.discoveries.map(\.failure))")
    expectSound(explore(isFaulty: false))
  }

  @Test func `who asks for a password of its own instead is exhausted`() {
    expectSound(explore(Bug.showsList.situation, Program(provider: { FallingBack(false) })))
  }

  @Test(arguments: Blank.Habit.allCases)
  func `who knows no way on after five other faces is found`(habit: Blank.Habit) {
    let found = explore(Bug.showsList.situation, Program(provider: { Blank(habit) }))
    switch habit {
    case .asksForPasscode: expectSound(found)
    case .nothing:
      #expect(found.verdict == .failed, "\(found.verdict) \(found.gaps)")
      #expect(found.levels.last?.budget == 1)
    case .asksForFaceAgain:
      #expect(found.discoveries.map(\.failure) == [.rule(.askedNobodyAgain)])
      #expect(found.levels.last?.budget == 1)
    }
  }

  @Test func `PL-17 who is not recognized is given nothing`() {
    func play(_ answer: String, _ bug: Bug, isFaulty: Bool = true) -> [Violation] {
      ProviderStage().play(
        [
          .turnsToForm, .opens(.credentials), .settle, .user(.taps(answer)), .settle,
          .user(.taps("jappleseed")), .settle,
        ], Program(provider: { bug.provider(isFaulty: isFaulty) })
      ).brokenRules
    }
    #expect(play("Cancel", .showsList) == [.gaveToUnrecognized])
    #expect(play("Cancel", .catchesError) == [.gaveToUnrecognized])
    #expect(play("Face ID", .showsList) == [])
    #expect(play("Face ID", .showsList, isFaulty: false) == [])
  }

  @Test func `PL-19 who asks for a face where nobody is asked, again and again, is told`() {
    func play(_ habit: Blank.Habit) -> [Violation] {
      let others = Array(repeating: Step.user(.taps("Face ID (another face)")), count: 5)
      return ProviderStage().play(
        [.turnsToForm, .opens(.credentials), .settle] + others + [.settle],
        Program(provider: { Blank(habit) })
      ).violations.filter { $0 == .askedNobodyAgain }
    }
    #expect(play(.asksForFaceAgain) == [.askedNobodyAgain], "once, however often it asks")
    #expect(play(.nothing) == [])
    #expect(play(.asksForPasscode) == [])
    func pick(_ habit: Hasty.Habit) -> [Violation] {
      ProviderStage().play(
        [.turnsToForm, .picks, .settle, .user(.taps("Face ID")), .settle],
        Program(provider: { Hasty(habit) })
      ).brokenRules
    }
    #expect(pick(.asksInSilence) == [.gaveUpBeforeAsking])
    #expect(pick(.asksOnScreen) == [])
  }

  @Test func `AS-69 who has turned a question for a face down is not asked again at once`() {
    func play(_ habit: Insisting.Habit, _ more: [Step] = []) -> [Violation] {
      ProviderStage().play(
        [.turnsToForm, .opens(.credentials), .settle, .user(.taps("Cancel")), .settle] + more,
        Program(provider: { Insisting(habit) })
      ).violations.filter { $0 == .askedWhoTurnedDown }
    }
    let looks = [Step.user(.opensNotificationCenter), .user(.closesNotificationCenter), .settle]
    #expect(play(.asksAgain) == [.askedWhoTurnedDown])
    #expect(play(.asksForPasscode) == [], "another question")
    #expect(play(.offersButton, [.user(.taps("Unlock")), .settle]) == [], "the user asks for it")
    #expect(play(.asksWhenActive) == [], "something else may have been in front of it")
    #expect(play(.offersButton, looks + [.user(.taps("Unlock")), .settle]) == [])
  }

  private func expectSound(_ sound: Exploration) {
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
    #expect(sound.coverage.successes > 0)
  }

  private func explore(
    _ situation: Situation, _ program: Program, userAlone: Bool = false
  ) -> Exploration {
    var explorer = Explorer([situation], handler: program)
    if userAlone { explorer.deviations = .user } else { explorer.budget = 1 }
    return explorer.explore()
  }
}
