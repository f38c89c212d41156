/// What to do about a mistake, in one or two sentences.
extension Violation {
  /// What to change.
  public var advice: String {
    switch self {
    case .neverAnswered:
      "Answer on every path: complete, or cancel with failed, also when a reply never comes. Give your own "
        + "requests a time-out shorter than the system's patience."
    case .answeredTwice:
      "Answer once: after complete or cancel, drop whatever is still running."
    case .spokeAfterEnd:
      "Forget pending work when the request ends: check that it is still open before answering, and cancel "
        + "tasks and timers in cancelRequest()."
    case .completedAppleForPassword:
      "Complete a strong password request with completeChangePasswordRequest(updatedCredential:)."
    case .completedPasswordForApple:
      "Complete an Apple upgrade with completeUpgradeToSignInWithApple()."
    case .ignoredCancel:
      "End cancelRequest() by canceling with userCanceled, as the base class does, within ten seconds."
    case .wentOnAfterCancel:
      "After cancelRequest() only give in: cancel with userCanceled. Undo on your server what should not stand."
    case .failedAfterCancel:
      "Answer Cancel with userCanceled and nothing else."
    case .canceledTwice:
      "Either cancel yourself or let the base class do it; not both."
    case .usedForeignDomain:
      "Cancel with an ASExtensionError; put your own error in its user info."
    case .usedUnknownCode:
      "Cancel with failed, userCanceled or userInteractionRequired."
    case .usedBetaCode:
      "Cancel with failed: this code belongs to credential providers and appeared here only in a beta."
    case .askedForInteractionInVain:
      "Say userInteractionRequired only in the silent call. On screen, go on asking the user, or cancel with "
        + "failed."
    case .presentedOffScreen:
      "Present nothing until the system shows your view: cancel with userInteractionRequired and present in "
        + "the interactive attempt."
    case .askedAppleForPassword:
      "Ask for Apple's credential only in an upgrade to Sign in with Apple."
    case .askedAppleTwice:
      "Wait for the answer to the first question before asking again."
    case .askedAppleBeforeServer:
      "Let your server authorize the change first, so that nobody is shown Apple's sheet in vain."
    case .completedWithoutApple:
      "Ask for the credential in this attempt, have your server accept it, and only then complete."
    case .completedBeforeLinking:
      "Complete after your server has confirmed the link: the system removes the password from the Keychain."
    case .keptPassword:
      "Have your server refuse the password, at the latest once Sign in with Apple has been used."
    case .gaveReasonForUserCanceled:
      "Leave the reason out: the user knows who canceled."
    case .gaveReasonAfterAppleCancel:
      "Say nothing to somebody who just canceled: leave the reason out, or cancel with userCanceled."
    case .usedOtherCodeAfterAppleCancel:
      "Use the code this profile expects, or set the profile's afterAppleCancel to accept either."
    case .showedInterfaceAfterAppleCancel:
      "End the request with userCanceled; the user has already said no."
    case .blamedUserForApple:
      "Cancel with failed, so that the user hears that it did not work."
    case .canceledForUser:
      "Cancel with failed, so that the user hears that it did not work; with userInteractionRequired to show "
        + "your interface."
    case .completedForAnotherUser:
      "Complete with the user name of the existing credential."
    case .completedWithRefusedPassword:
      "Complete with the password your server really has, and only after it confirmed the change."
    case .committedWithoutAsking:
      "Have your server authorize and make the change before completing."
    case .askedForInteractionUnasked:
      "Ask your server first: most upgrades need no second step, and one tap is enough."
    case .leftUnanswered:
      "Keep the work alive until it answers; a callback that is dropped leaves the request hanging. A handler "
        + "that uses Task or Dispatch is rehearsed with Program(runtime: .virtual)."
    case .didNotOverride:
      "Override this call, or do not declare the upgrade in Info.plist."
    case .offeredNoWindow:
      "Set presentationContextProvider before perform(_:), and keep it alive: the controller holds it weakly."
    case .forgotSuper:
      "Call super first in the override: what holds your view relies on it."
    }
  }
}
