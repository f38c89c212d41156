import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import Testing

/// What falls by chance in a handler in Apple's names falls the other way as well, in a search.
@Suite struct ChanceTests {
  private func failures(of program: Program) -> [Failure] {
    var explorer = Explorer(Situation.usual(.strongPassword), handler: program)
    explorer.deviations = [.chance]
    explorer.budget = 1
    return explorer.explore().discoveries.map(\.failure)
  }

  @Test func `both sides of a coin are seen`() {
    for isUnlucky in [false, true] {
      #expect(failures(of: Program { DicingController(losesAt: isUnlucky) }).contains(.lockOut))
    }
  }
}

/// Says that the password was changed where a coin falls on one side, and asks its server on the other.
private final class DicingController: ASAccountAuthenticationModificationViewController {
  private let isUnlucky: Bool

  init(losesAt isUnlucky: Bool) {
    self.isUnlucky = isUnlucky
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    guard Bool.random() == isUnlucky else {
      return extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
    extensionContext.completeChangePasswordRequest(
      updatedCredential: ASPasswordCredential(user: existingCredential.user, password: newPassword))
  }
}
