package import Rehearsal

/// A handler that does whatever comes to its mind, at any time; its mind is a seed.
package final class Whimsical: AccountModificationHandler {
  private let chance: Chance

  /// One stream of whims, shared by the handlers of a rehearsal.
  package final class Chance {
    package var source: SplitMix
    package var whimsLeft = 12

    package init(seed: UInt64) {
      source = SplitMix(seed: seed)
    }
  }

  package init(_ chance: Chance) {
    self.chance = chance
  }

  package func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    followWhims(context, change.existing)
  }

  package func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    followWhims(context, change.existing)
  }

  package func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    followWhims(context, conversion.existing)
  }

  package func prepareInterfaceToConvertAccountToSignInWithApple(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    followWhims(context, conversion.existing)
  }

  package func cancelRequest(in context: RequestContext) {
    followWhims(context, PasswordCredential(user: "jappleseed", password: ""))
  }

  private func followWhims(_ context: RequestContext, _ existing: PasswordCredential) {
    for _ in 0..<Int.random(in: 0...2, using: &chance.source) { followWhim(context, existing) }
  }

  private func followWhim(_ context: RequestContext, _ existing: PasswordCredential) {
    guard chance.whimsLeft > 0 else { return }
    chance.whimsLeft -= 1
    let again = { self.followWhims(context, existing) }
    switch Int.random(in: 0...10, using: &chance.source) {
    case 0: context.completeChangePasswordRequest(updatedCredential: existing)
    case 1: context.completeUpgradeToSignInWithApple(userInfo: ["whim": "yes"])
    case 2, 3: context.cancelRequest(with: chance.source.pick(Self.errors))
    case 4: context.cancelRequestByDefault()
    case 5, 6: context.getSignInWithAppleUpgradeAuthorization(state: "s", nonce: nil) { _, _ in again() }
    case 7: context.send(.authorize(existing)) { _ in again() }
    case 8: context.show(.field("Code"), .button("Continue")) { _ in again() }
    case 9: context.present()
    default:
      let alarm = context.after(.seconds(Int.random(in: 0...12, using: &chance.source)), do: again)
      if Bool.random(using: &chance.source) { context.cancel(alarm) }
    }
  }

  static let errors: [ExtensionError] = [
    .failed, .userCanceled, .userInteractionRequired, .userInteractionRequired, .failed(because: "whim"),
    ExtensionError(.credentialIdentityNotFound),
    ExtensionError(.userCanceled, reason: "whim"), ExtensionError(domain: "Whim", code: 1),
    ExtensionError(domain: ExtensionError.domain, code: 55),
  ]
}
