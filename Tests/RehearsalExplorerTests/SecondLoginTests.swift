import Rehearsal
import TestBench
import Testing

@testable import RehearsalExplorer

/// Mistakes that one login does not show: a second one of the same user name, a second change, another occasion.
@Suite struct SecondLoginTests {
  /// The usual situations, with the vault as far as its passwords are known.
  private static func situations(_ habit: SavingVault.Habit) -> [Situation] {
    guard habit == .cachesByUser else { return Situation.usual(.savedPassword) }
    return Situation.usual(.credentialList).map { situation in
      var situation = situation
      situation.phone.autoFill.vault = Keychain(
        SavingVault.logins.sorted { $0.key < $1.key }.map(\.value))
      return situation
    }
  }

  private static func failure(of habit: SavingVault.Habit) -> Failure {
    switch habit {
    case .savesByUser, .insertsOnly, .heedsOnlyAsking, .writesLate: .rule(.filledAnotherThanSaved)
    case .tearsFile: .standstill
    case .asksAboutGenerated: .rule(.askedAfterGenerating)
    case .cachesByUser: .rule(.gaveAnotherThanTapped)
    }
  }

  @Test(arguments: SavingVault.Habit.allCases)
  func `a mistake that takes two logins is found`(habit: SavingVault.Habit) {
    let found = Explorer(Self.situations(habit), handler: SavingVault.program(habit)).explore()
    #expect(found.verdict == .failed)
    #expect(found.discoveries.map(\.failure).contains(Self.failure(of: habit)), "\(found.discoveries)")
  }

  @Test func `a vault that is lost by one deviation is found after one`() {
    let found = Explorer(Self.situations(.tearsFile), handler: SavingVault.program(.tearsFile)).explore()
    #expect(found.levels.last?.budget == 1)
    #expect(found.discoveries.map(\.failure).contains(.standstill), "\(found.discoveries)")
  }

  @Test(arguments: [SavingVault.Habit.savesByUser, .cachesByUser])
  func `nothing is said of a vault without it`(habit: SavingVault.Habit) {
    let found = Explorer(Self.situations(habit), handler: SavingVault.program()).explore()
    #expect(found.verdict == .exhausted, "\(found.discoveries.map(\.failure.headline))")
    #expect(found.coverage.successes > 0)
  }

  @Test func `a search plays every occasion of saving`() {
    let occasions = Situation.usual(.savedPassword).flatMap(\.requests).joined().compactMap { step in
      if case .user(.autoFill(.saves(let saved))) = step { saved.occasion } else { nil }
    }
    #expect(Set(occasions) == Set(CredentialRequest.SavedPassword.Occasion.allCases))
  }
}
