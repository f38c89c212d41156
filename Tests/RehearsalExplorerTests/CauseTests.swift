import Designs
import Rehearsal
import Testing

@testable import RehearsalExplorer

/// What a search that goes on takes for one cause.
@Suite struct CauseTests {
  private func finding(_ cause: [UInt32]) -> Exploration.Finding {
    Exploration.Finding(
      failure: .lockOut, path: Path(situation: 0, deviations: []), number: 1, cause: cause)
  }

  @Test func `what is wrong after the same deviations is behind it, in whichever order, and no fewer`() {
    #expect(finding([1, 2]).isBehind([1, 2]))
    #expect(finding([1, 2]).isBehind([2, 3, 1]))
    #expect(finding([]).isBehind([1]))
    #expect(!finding([1, 2]).isBehind([1, 3]))
    #expect(!finding([1, 1]).isBehind([1, 2]))
  }

  @Test func `refusals of a message are one cause, whatever their status`() {
    var explorer = Explorer(Situation.usual(.strongPassword), handler: Program { Regardless() })
    (explorer.goesOn, explorer.budget, explorer.deviations) = (true, 1, [.network, .server])
    let found = explorer.explore()
    var refused: [Failure] = []
    for finding in found.discoveries {
      let names = found.explorer.discovery(of: finding).deviations.map(\.name)
      if names.contains(where: { $0.hasPrefix("the 1st changePassword is refused with") }) {
        refused.append(finding.failure)
      }
    }
    #expect(!refused.isEmpty && Set(refused).count == refused.count, "\(refused)")
  }
}

/// Completes, whatever its server says.
private final class Regardless: Trusting {
  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { _ in
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}
