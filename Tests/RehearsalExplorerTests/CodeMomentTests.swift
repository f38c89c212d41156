import Rehearsal
import TestBench
import Testing

@testable import RehearsalExplorer

/// One-time codes that are wrong at few moments: a search comes at those.
@Suite struct CodeMomentTests {
  /// What a provider of codes gets wrong.
  enum Habit: CaseIterable {
    /// A number of six digits is written as a number.
    case dropsZeros
    /// Near the end of a period it waits for the next, and gives the code that it made before.
    case givesTheEarlyOne
    /// It makes the code, works for a moment, and then gives it.
    case worksInBetween
  }

  private static let codes = TimedCode(secret: Array("12345678901234567890".utf8))

  /// A provider that gives its code in silence, and from its list.
  private static func program(_ habit: Habit, isFaulty: Bool) -> Program {
    Program(provider: {
      ScriptedProvider(
        silently: { _, context in
          make(habit, isFaulty, in: context) { context.completeOneTimeCodeRequest(using: $0) }
        },
        preparing: { _, context in list(habit, isFaulty, in: context) })
    })
  }

  private static func list(_ habit: Habit, _ isFaulty: Bool, in context: ProviderContext) {
    var (isTapped, isOver) = (false, false)
    /// Answers once.
    func end(_ answer: () -> Void) {
      guard !isOver else { return }
      isOver = true
      answer()
    }
    context.show(.button("Shiny code"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button != "Cancel" else { return end { context.cancelRequest(with: .userCanceled) } }
      context.show(.label("One moment."), .button("Cancel")) { _ in
        end { context.cancelRequest(with: .userCanceled) }
      }
      make(habit, isFaulty, in: context) { code in end { context.completeOneTimeCodeRequest(using: code) } }
    }
  }

  /// Makes a code now, and hands it on now or a little later, or then one that is made anew.
  private static func make(
    _ habit: Habit, _ isFaulty: Bool, in context: ProviderContext, then give: @escaping (String) -> Void
  ) {
    let made = codes.code(at: context.clock)
    let giveLater = { give(isFaulty ? made : codes.code(at: context.clock)) }
    let left = 30 - context.clock % 30
    switch habit {
    case .dropsZeros: give(isFaulty ? String(made.drop { $0 == "0" }) : made)
    case .givesTheEarlyOne: if left < 4 { context.after(.seconds(left), do: giveLater) } else { giveLater() }
    case .worksInBetween: context.after(.milliseconds(100), do: giveLater)
    }
  }

  private func search(
    _ provision: Provision, _ habit: Habit, isFaulty: Bool, knowing isKnown: Bool = true
  ) -> Exploration {
    var situations = Situation.usual(provision)
    if isKnown {
      for index in situations.indices { situations[index].phone.autoFill.codes = ["Shiny code": Self.codes] }
    }
    return Explorer(situations, handler: Self.program(habit, isFaulty: isFaulty)).explore()
  }

  @Test(arguments: Habit.allCases, [Provision.code, .codeList])
  func `a code that is wrong at few moments is found where its secret is known`(
    habit: Habit, provision: Provision
  ) {
    let found = search(provision, habit, isFaulty: true)
    #expect(found.levels.last?.budget == 1)
    #expect(found.discoveries.map(\.failure).contains(.rule(.gaveWrongCode)), "\(found.discoveries)")
    let sound = search(provision, habit, isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure.headline))")
    #expect(sound.coverage.successes > 0)
  }

  @Test(arguments: [Habit.givesTheEarlyOne, .worksInBetween])
  func `a code of the period before is found by the next one where nobody knows its secret`(habit: Habit) {
    let found = search(.code, habit, isFaulty: true, knowing: false)
    #expect(found.discoveries.map(\.failure).contains(.rule(.gaveTwoCodes)), "\(found.discoveries)")
    #expect(search(.code, habit, isFaulty: false, knowing: false).verdict == .exhausted)
  }

  @Test func `a moment is come to once, and only where codes are asked for`() throws {
    let names = { (run: Run) in run.deviations().map(\.description) }
    let run = Explorer(Situation.usual(.code), handler: Self.program(.dropsZeros, isFaulty: false))
      .makeRun(of: Path(situation: 0, deviations: []))
    let end = "the user comes back just before codes change"
    #expect(names(run).contains(end) && !names(run).contains { $0.contains("begins with a zero") })
    run.take(.user(.comesBack(.endOfPeriod)))
    #expect(run.simulation.now == Instant(nanoseconds: 29_950_000_000))
    #expect(!names(run).contains(end))
    let other = Explorer(Situation.usual(.password), handler: Self.program(.dropsZeros, isFaulty: false))
      .makeRun(of: Path(situation: 0, deviations: []))
    #expect(!names(other).contains(end))
  }

  @Test func `a code that begins with a zero is come to by the phone's clock`() throws {
    var situation = Situation.usual(.code)[0]
    situation.phone.autoFill.codes = ["Shiny code": Self.codes, "another code": Self.codes]
    situation.phone.autoFill.clockOffset = 7
    let run = Explorer([situation], handler: Self.program(.dropsZeros, isFaulty: false))
      .makeRun(of: Path(situation: 0, deviations: []))
    let zero = Deviation.user(.comesBack(.leadingZero(of: "Shiny code")))
    #expect(run.deviations().contains(zero))
    #expect(!run.deviations().contains(.user(.comesBack(.leadingZero(of: "another code")))))
    run.take(zero)
    let clock = CodeVerification.phoneClock(run.simulation.world)
    #expect(clock % 30 == 0 && Self.codes.code(at: clock).hasPrefix("0"))
    #expect(!Self.codes.code(at: clock - 1).hasPrefix("0"))
  }
}
