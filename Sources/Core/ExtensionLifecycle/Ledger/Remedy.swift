/// What to do about a mistake, in one or two sentences.
enum Remedy {
  /// What to change.
  static func text(for violation: Violation) -> String {
    switch violation {
    case .neverAnswered:
      "Answer on every path: complete, or cancel with failed, also when a reply never comes. "
        + "Give your own requests a time-out shorter than the system's patience."
    case .answeredTwice: "Answer once: after complete or cancel, drop whatever is still running."
    case .spokeAfterEnd:
      "Forget pending work when the request ends: check that it is still open before answering, and cancel "
        + "tasks and timers in cancelRequest()."
    case .completedAppleForPassword:
      "Complete a strong password request with completeChangePasswordRequest(updatedCredential:)."
    case .completedPasswordForApple: "Complete an Apple upgrade with completeUpgradeToSignInWithApple()."
    case .ignoredCancel:
      "End cancelRequest() by canceling with userCanceled, as the base class does, within ten seconds."
    case .wentOnAfterCancel:
      "After cancelRequest() only give in: cancel with userCanceled. Undo on your server what "
        + "should not stand."
    case .failedAfterCancel: "Answer Cancel with userCanceled and nothing else."
    case .canceledTwice: "Either cancel yourself or let the base class do it; not both."
    case .usedForeignDomain, .usedForeignError:
      "Cancel with an ASExtensionError; put your own error in its user info."
    case .usedUnknownCode: "Cancel with failed, userCanceled or userInteractionRequired."
    case .usedBetaCode:
      "Cancel with failed: this code belongs to credential providers and appeared here only in a beta."
    case .askedForInteractionInVain:
      "Say userInteractionRequired only in the silent call. On screen, go on asking the user, or cancel with "
        + "failed."
    case .presentedOffScreen:
      "Present nothing until the system shows your view: cancel with userInteractionRequired and present in "
        + "the interactive attempt."
    case .askedAppleForPassword: "Ask for Apple's credential only in an upgrade to Sign in with Apple."
    case .askedAppleTwice: "Wait for the answer to the first question before asking again."
    case .askedAppleBeforeServer:
      "Let your server authorize the change first, so that nobody is shown Apple's sheet in vain."
    case .completedWithoutApple:
      "Ask for the credential in this attempt, have your server accept it, and only then complete."
    case .completedBeforeLinking:
      "Complete after your server has confirmed the link: the system removes the password from the Keychain."
    case .keptPassword:
      "Have your server refuse the password, at the latest once Sign in with Apple has been used."
    case .gaveReasonForUserCanceled: "Leave the reason out: the user knows who canceled."
    case .gaveReasonAfterAppleCancel:
      "Say nothing to somebody who just canceled: leave the reason out, or cancel with userCanceled."
    case .usedOtherCodeAfterAppleCancel:
      "Use the code this profile expects, or set the profile's afterAppleCancel to accept either."
    case .showedInterfaceAfterAppleCancel:
      "End the request with userCanceled; the user has already said no."
    case .blamedUserForApple: "Cancel with failed, so that the user hears that it did not work."
    case .canceledForUser:
      "Cancel with failed, so that the user hears that it did not work; with userInteractionRequired to show "
        + "your interface."
    case .blamedUserForFailure:
      "Cancel with failed where your server refuses or cannot be reached, also on screen: after userCanceled nobody tells the "
        + "user that it did not work."
    case .completedForAnotherUser: "Complete with the user name of the existing credential."
    case .completedWithRefusedPassword:
      "Complete with the password your server really has, and only after it confirmed the change."
    case .committedWithoutAsking: "Have your server authorize and make the change before completing."
    case .askedForInteractionUnasked:
      "Ask your server first: most upgrades need no second step, and one tap is enough."
    case .leftUnanswered:
      "Lead on from every screen, also after an error: a button that does nothing, or cannot be tapped, leaves the "
        + "request open. Where nobody is to act, keep the work alive until it answers, and rehearse Task or Dispatch "
        + "with Program(runtime: .virtual)."
    case .didNotOverride: "Override this call, or do not declare the upgrade in Info.plist."
    case .offeredNoWindow:
      "Set presentationContextProvider before perform(_:), and keep it alive: the controller holds it weakly."
    case .tookTooLong:
      "Answer the silent call at once: with the credential if it is at hand, else with "
        + "userInteractionRequired, and do what takes time under your interface. What an earlier failure leaves behind, "
        + "as a mark that work is under way, must not hold it up."
    case .presentedInSilence:
      "Show nothing in the silent call: cancel with userInteractionRequired and wait for the preparing call."
    case .presentedWithAnimation:
      "Present child controllers with animated: false while preparing; the system animates your view already."
    case .presentedTooEarly:
      "Present child controllers once your view is on screen, in viewDidAppear(_:), where UIKit surely shows them."
    case .completedAsAnother:
      "Complete with the credential the request asks for: its type is the type of its identity."
    case .askedForInterfaceAgain:
      "Your interface is on screen: go on asking the user there, or cancel with userCanceled or failed."
    case .askedForInterfaceByTheWay:
      "Make the passkey in silence or cancel with failed; nobody asked for it, so nothing is ever shown."
    case .askedForInterfaceToGenerate:
      "Generate in silence or cancel with failed; the interface has a request of its own, which users start."
    case .removedPasswordByTheWay:
      "Leave the password where it is: the account still takes it, and says so in a report of "
        + "its own when it does not."
    case .removedWhileGenerating:
      "Only give the passwords: remove or replace what you have once the system asks you to save the new one."
    case .leftToBaseClass:
      "Override this call, or do not declare its capability in Info.plist. Where it is a call with an identity, "
        + "systems before iOS 17 make it, and none with a request."
    case .missedWhatNobodyNamed:
      "Say credentialIdentityNotFound only about an identity the request names; else cancel with failed."
    case .answeredReport: "Take the news and return: hide or remove what it is about, and answer nothing."
    case .offeredNoCancel:
      "Put a button named Cancel into your interface that cancels with userCanceled: the system adds no bar here, and "
        + "dismissing a view controller ends nothing."
    case .hidCredentials:
      "Put what fits the services first, and let the user reach every other credential as well."
    case .askedForFaceAgain:
      "The system's own question takes you from the front: lock in the background, not when you resign active, and "
        + "reuse the LAContext that has recognized its owner."
    case .askedWhoTurnedDown:
      "Take Cancel for an answer: cancel the request, or show a button by which the user can ask for the question again."
    case .gaveToUnrecognized:
      "Show and give what you guard only where the answer is true: after Cancel, another face or a lock-out cancel the "
        + "request, or ask for the passcode or a password of your own; after a wrong one ask again."
    case .listedUnrecognized:
      "Show what you list once your user was recognized: until then something that says that it is locked."
    case .ignoredOwner:
      "Hold on to whoever hears the answer, and go on from whichever comes last, the answer or the return to the front."
    case .askedNobodyAgain:
      "Where LAContext says biometryLockout ask for the passcode, with deviceOwnerAuthentication, or cancel the request; where "
        + "it says notInteractive cancel with userInteractionRequired."
    case .gaveUpBeforeAsking:
      "Cancel the silent call with userInteractionRequired, and ask once the interface is on screen."
    case .toldAppPassword: "Leave the password out of the reason and of userInfo: a token signs the app in."
    case .setEmptyPassword: "A request from the app brings an empty password: do not send it on as a new one."
    case .loggedPassword:
      "Leave passwords out of the log, or keep them private there: privacy: .private for a Logger, %{private}@ for os_log."
    case .disclosedPassword:
      "Send passwords in the body of a request, and to your own server alone; copy them with a date on which they expire, or "
        + "for this phone only."
    case .answeredForUser:
      "Show the list and wait for a tap, also where only one credential fits: somebody who opens "
        + "it may want another."
    case .providedForAnother:
      "Look the credential up by the identity's record identifier, and give exactly that one."
    case .updatedStoreUnasked:
      "Call getState first: a disabled store takes nothing, and a new one needs the full list."
    case .updatedDisabledStore:
      "Leave the store alone while isEnabled is false; write the full list once the user enables "
        + "the extension."
    case .removedFromFreshStore:
      "Where supportsIncrementalUpdates is false, write the full list instead of removing from it."
    case .replacedWholeStore:
      "Save or remove what changed: replacing everything costs more the more there is."
    case .keptStaleIdentity, .keptUnknownIdentity:
      "Remove the identity from the store before saying credentialIdentityNotFound, so that it "
        + "is offered no more."
    case .lostStore:
      "Answer with userInteractionRequired while your storage is closed, and not with failed: "
        + "what you have is there."
    case .leftStoreBehind:
      "Save the identity of the new password to the store yourself: the system does not."
    case .askedAfterGenerating:
      "Save what you were given and complete: somebody who has just signed up must not be asked for more."
    case .showedInterfaceInVain:
      "Do in silence what needs no user; ask for the interface only for something to type, to tap or to choose."
    case .workedWhileLoading:
      "Make the view from what is at hand; start what takes time when a call needs it, and keep what it found in a "
        + "singleton."
    case .redidWork:
      "Keep in the process what is loaded once, as long as it stays true. What is to be said each time may be said again."
    case .signedAnotherHash:
      "Sign authenticator data followed by the request's own clientDataHash, and give that hash back."
    case .wroteBadBytes:
      "Write 37 bytes of authenticator data and exactly what its flags announce, keys by COSE, and all of it in "
        + "CTAP's canonical CBOR."
    case .servedAnotherParty:
      "Begin with the SHA-256 of the request's relying party identifier, and name that identifier in the answer."
    case .leftPresenceOut: "Set UP, unless the passkey is made by the way."
    case .leftVerificationOut:
      "Where verification is required, make sure of the user and set UV, or say userInteractionRequired."
    case .claimedUserByTheWay: "Leave UP and UV away where a passkey is made by the way."
    case .mixedUpBackup: "Set BE for good when the passkey is made, and BS only beside it."
    case .madeUnaskedKey: "Make the key for the first of the request's algorithms that you know."
    case .attestedFalsely:
      "Say “none” with an empty statement, or sign authenticator data and client data hash with the passkey."
    case .mixedUpIdentifiers:
      "Make a new identifier for every passkey, write the same one everywhere, and keep the user "
        + "handle with it."
    case .madeExcludedPasskey:
      "Look through excludedCredentials first, and cancel with matchedExcludedCredential where one is yours."
    case .saidExcluded:
      "Cancel with matchedExcludedCredential where you have one of the excludedCredentials, and make a passkey where "
        + "you have another of the account."
    case .usedUnaskedPasskey: "Choose among allowedCredentials, where there are any."
    case .signedFalsely:
      "Sign with the key that was registered, in the form of its algorithm: ECDSA in DER."
    case .stoodStill: "Count up at every signature, or leave the counter at zero for good."
    case .answeredBesideAsked:
      "Look at extensionInput, and answer what stands there and nothing else: secrets of 32 bytes, one for each "
        + "value and the same each time, and to a large blob the kind of answer that was asked for."
    case .sentCodeTwice:
      "Ask the server whether it has taken the code, or the user for a new one: a code is taken once, and the "
        + "first time it may have been."
    case .gaveWrongCode:
      "Make the code when it is given and not before, from the phone's clock, with the period, digits and hash of its "
        + "secret, as a text with its leading zeros and without the blanks that people read it by."
    case .overwroteUnseen:
      "Read, change and write in one go, under a lock that app and extension both take: either may have written "
        + "meanwhile."
    case .keptFileLocked:
      "Give the lock back before you answer, and take none that outlasts one piece of work."
    case .tookTooMuchMemory:
      "Work on less at a time, and ask less of a key derivation: an extension has far less memory than its app."
    case .preparedSlowly:
      "Lay out what is at hand and return; load the rest while the interface is on screen."
    case .openedFallenLock:
      "Ask whether the lock has fallen whenever something is asked or shown, by the clock and not by a timer, and want the "
        + "user first where it has."
    case .askedAppUser:
      "Have the server take what the app passes in userInfo for leave: whoever uses the app is signed in."
    case .gaveInSlowly:
      "Cancel with userCanceled first, and tidy up in the seconds that are left to the process."
    case .changedScreenElsewhere:
      "Hop to the main queue first, with DispatchQueue.main.async or in a Task of the main actor: answers of LAContext, "
        + "URLSession and the identity store come elsewhere."
    case .presentedOverAnother:
      "Dismiss what is there and present the next in its completion, or present on what is in front: a search controller "
        + "that is active, an alert."
    case .listedTwice:
      "Build the list anew whenever it is prepared: empty it first, and let no earlier load add to it."
    case .filledAnotherThanSaved:
      "Save the password as it was given, to the last character, in the place of the one that its user had there, and "
        + "complete once it is written."
    case .leftUserAlone, .leftFormDead:
      "Lay out the button again, or enable it, wherever something fails: canceled, refused, without a network."
    case .ignoredNews:
      "Remove every identity from the store that the news makes useless, or that came there for a passkey whose user "
        + "canceled, also of a passkey that you do not have; and save a renamed one by its new name before you remove "
        + "the old one."
    case .heardByNobody:
      "Hold on to the delegate of an authorization controller until it has heard: the controller does not."
    case .ignoredTap:
      "Do what a row or a button stands for, or say why not, in every branch: after a refusal or a Cancel as well, and "
        + "for a login without a user name or a password. What cannot be tapped is disabled, or no row to choose."
    case .gaveTwoCodes:
      "Make the code when it is given, and not when its list comes up. Where codes count up, no two are the same: "
        + "pass this over then."
    case .gaveAnotherThanTapped:
      "Look up what the tapped row shows, not what stands at its place in another list: rows are filtered and sorted."
    case .emptiedStore:
      "Remove or save the one identity that it is about; replace the whole store only with everything there is."
    case .gaveUpOnBusyStore:
      "Ask again after a moment, or remember that the store is behind and bring it up to date the next time."
    case .generatedAgainstRules:
      "Read passwordFieldPasswordRules, and where there are none passwordRulesFromQuirks, and generate what they allow: "
        + "the length, the classes that are required, no others."
    case .forgotSuper: "Call super first in the override: what holds your view relies on it."
    }
  }
}
