import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

/// Two taps on a way out that come at once, because the process stood still.
@Suite struct RepeatedCancelTests {
  @Test(arguments: [true, false])
  func `a search with three deviations finds who fills in twice, and not who gives in twice`(
    fillsTwice: Bool
  ) {
    let program = Program(provider: {
      ScriptedProvider(preparing: { _, context in
        var (isGiven, isLeft) = (false, false)
        context.show(.button("jappleseed"), .button("kim"), .button("Cancel")) { tap in
          guard tap.button != "Cancel" else {
            isLeft = true
            if !isGiven { context.cancelRequest(with: .userCanceled) }
            return
          }
          guard fillsTwice || !isGiven && !isLeft else { return }
          isGiven = true
          context.completeRequest(
            withSelectedCredential: PasswordCredential(user: tap.button, password: "kitten1"))
        }
      })
    })
    var explorer = Explorer([Situation.usual(.credentialList)[0]], handler: program)
    explorer.deviations = [.user, .system]
    explorer.budget = 3
    let exploration = explorer.explore()
    let failures = exploration.discoveries.map(\.failure)
    #expect(failures.contains(.rule(.answeredTwice)) == fillsTwice, "\(failures)")
    if !fillsTwice { #expect(exploration.verdict == .exhausted, "\(failures)") }
  }
}
