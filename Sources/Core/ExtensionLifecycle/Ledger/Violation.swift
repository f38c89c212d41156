/// A mistake of the code under rehearsal: of the handler, or of the app around it.
///
/// What a script asks of a phone that no phone could do is no violation, and neither is what the network did.
public enum Violation: String, Hashable, Sendable, CaseIterable {
  /// The time in silence ran out without a word.
  case neverAnswered = "never answered"
  /// There was an answer already when this one came.
  case answeredTwice = "answered twice"
  /// Something was said about a request that the system had ended.
  case spokeAfterEnd = "spoke after the end"
  /// The completion belongs to the other kind of upgrade: a password was asked for.
  case completedAppleForPassword = "completed a strong password request as an Apple upgrade"
  /// The completion belongs to the other kind of upgrade: Sign in with Apple was asked for.
  case completedPasswordForApple = "completed an Apple upgrade as a password change"
  /// Ten seconds after Cancel there was still no answer.
  case ignoredCancel = "ignored the Cancel"
  /// It completed, though the user had tapped Cancel.
  case wentOnAfterCancel = "went on after Cancel"
  /// Only `userCanceled` is an answer to Cancel.
  case failedAfterCancel = "answered Cancel with another error"
  /// An override of `cancelRequest()` canceled and called its super as well.
  case canceledTwice = "canceled both itself and through the default"
  /// The system understands errors of one domain, and takes this one for a failure.
  case usedForeignDomain = "used an error of another domain"
  /// The domain is right and the code is not one of its codes.
  case usedUnknownCode = "used a code the domain does not have"
  /// A code that belongs to credential providers.
  case usedBetaCode = "used credentialIdentityNotFound"
  /// `userInteractionRequired` counts in the silent call only.
  case askedForInteractionInVain = "asked for interaction where it is not honoured"
  /// Nothing of the extension is on screen, so nothing it presents is seen.
  case presentedOffScreen = "presented something while off screen"
  /// Apple has no part in a strong password.
  case askedAppleForPassword = "asked Apple in a strong password request"
  /// The sheet of the first question was still up.
  case askedAppleTwice = "asked Apple twice at once"
  /// The sheet came up before the server had given leave.
  case askedAppleBeforeServer = "asked Apple before its server"
  /// Nobody vouched for the user.
  case completedWithoutApple = "completed an Apple upgrade without Apple's credential"
  /// The Keychain let go of the password before the server took Apple's word.
  case completedBeforeLinking = "completed an Apple upgrade the server does not know of"
  /// The server goes on taking the password that the upgrade was to replace.
  case keptPassword = "left the password in force after an Apple upgrade"
  /// Users who cancel are told nothing, so the reason is in vain.
  case gaveReasonForUserCanceled = "gave a reason beside userCanceled"
  /// Users know that they canceled.
  case gaveReasonAfterAppleCancel = "gave a reason after the user canceled Apple's sheet"
  /// The profile takes only one of the two codes here.
  case usedOtherCodeAfterAppleCancel = "used the other code after the user canceled Apple's sheet"
  /// Who cancels the sheet is done with the upgrade.
  case showedInterfaceAfterAppleCancel = "showed more interface after the user canceled Apple's sheet"
  /// The user approved; it was Apple that did not answer.
  case blamedUserForApple = "said userCanceled when Apple could not be reached"
  /// The user is told nothing, and wonders.
  case canceledForUser = "said userCanceled though the user canceled nothing"
  /// The user is told nothing, and takes it for done.
  case blamedUserForFailure = "said userCanceled when the change had failed"
  /// The Keychain would save somebody else's credential.
  case completedForAnotherUser = "completed for another user"
  /// The Keychain saves a password that does not let the user in.
  case completedWithRefusedPassword = "completed with a password the server refuses"
  /// The server was never asked to change anything.
  case committedWithoutAsking = "completed without asking its server"
  /// A tap too many for those whose server wants nothing else.
  case askedForInteractionUnasked = "asked for interaction before asking its server"
  /// Everything has settled, and the request is still open.
  case leftUnanswered = "left the request unanswered"
  /// The base class answered in its place, by canceling.
  case didNotOverride = "did not override a call it needs"
  /// The app's controller has nowhere to show the interface or Apple's sheet.
  case offeredNoWindow = "offered no window"
  /// A view controller's method was overridden without calling its super.
  case forgotSuper = "forgot to call super"
  /// AutoFill gave up, and filled in nothing.
  case tookTooLong = "took longer than the few seconds AutoFill waits"
  /// Nothing of the extension is on screen, so nothing it presents is seen.
  case presentedInSilence = "presented something in the silent call"
  /// The system animates by itself; two animations are one too many.
  case presentedWithAnimation = "presented with an animation while preparing"
  /// Its view is in no window yet, and so nothing is shown.
  case presentedTooEarly = "presented something before its view was on screen"
  /// The completion belongs to a request of another kind.
  case completedAsAnother = "completed with what was not asked for"
  /// Its interface is on screen already.
  case askedForInterfaceAgain = "asked for its interface while it has it"
  /// Making a passkey by the way never shows anything.
  case askedForInterfaceByTheWay = "asked for its interface to make a passkey by the way"
  /// The passkey comes beside the password that the user has, and not in its place.
  case removedPasswordByTheWay = "removed a saved password while it made a passkey by the way"
  /// Generating in silence never shows anything.
  case askedForInterfaceToGenerate = "asked for its interface to generate passwords"
  /// What the user has goes on holding until the form takes a new password, which it may never do.
  case removedWhileGenerating = "removed what is saved while it generated passwords"
  /// The base class of providers canceled in its place, or did nothing at all.
  case leftToBaseClass = "left a call to the base class"
  /// `credentialIdentityNotFound` answers only a request for an identity.
  case missedWhatNobodyNamed = "missed an identity nobody named"
  /// AutoFill takes it for a failure.
  case usedForeignError = "used an error AutoFill does not know"
  /// News is over when the call returns.
  case answeredReport = "answered news that wants no answer"
  /// There is no bar of the system's here; without a button the user is caught.
  case offeredNoCancel = "offered no way to cancel"
  /// Users must be able to get at everything they have.
  case hidCredentials = "hid credentials in its list"
  /// The system may ask for the list once more while it is on screen.
  case listedTwice = "listed twice what its list showed before"
  /// A list is there for the user to choose from.
  case answeredForUser = "answered its list before the user did"
  /// Nobody did anything in between, and so this goes on until somebody is not recognized.
  case askedForFaceAgain = "asked for the face that had just been recognized"
  /// Nobody did anything in between, and so there is no way out but to give in.
  case askedWhoTurnedDown = "asked for a face once more that its user had just turned down"
  /// Whoever asks for a face and goes on whatever comes of it might as well not ask.
  case gaveToUnrecognized = "gave what it guards, though its user was not recognized"
  /// Whoever holds the phone has read them by then.
  case listedUnrecognized = "showed what it lists, and then asked who its user is"
  /// Nobody else makes anything of that.
  case ignoredOwner = "asked for its user's face, and did nothing for whom it recognized"
  /// Whoever gets hold of the log reads it there.
  case loggedPassword = "wrote a password into the log for all to read"
  /// Whoever is on the way keeps addresses, and other hosts are other people's.
  case disclosedPassword = "let others read a password"
  /// Nobody sees it, and nothing waits for an answer to it.
  case presentedOverAnother = "presented something while something else was presented"
  /// It was told a password, said that it saved it, and has another.
  case filledAnotherThanSaved = "filled in another password than it had saved"
  /// The user chose one and got another.
  case providedForAnother = "provided another credential than the chosen one"
  /// The state says whether an update can work at all.
  case updatedStoreUnasked = "updated its identity store without asking for its state"
  /// The update fails, as the state would have said.
  case updatedDisabledStore = "updated its identity store while it is disabled"
  /// Such a store takes full lists only.
  case removedFromFreshStore = "removed from an identity store that takes no incremental updates"
  /// An increment would have done.
  case replacedWholeStore = "replaced its whole identity store for a change"
  /// It is suggested again, and cannot be provided again.
  case keptStaleIdentity = "kept an identity it cannot provide"
  /// The system takes an app that keeps failing to provide what it offers at its word.
  case lostStore = "failed so often that the system deleted its identity store"
  /// What was saved is never suggested.
  case leftStoreBehind = "saved a password and left its identity store behind"
  /// The user has already agreed to the password.
  case askedAfterGenerating = "asked for more after a generated password was filled in"
  /// Its interface came up, and the user had nothing to do there.
  case showedInterfaceInVain = "showed an interface that asked nothing of the user"
  /// The user waits for the view, and every view does it anew.
  case workedWhileLoading = "did work while its view was made"
  /// The process was reused, and so was what it held.
  case redidWork = "did in a reused process what it had done before"
  /// Each request has a hash of its own, and nobody takes the answer to another one.
  case signedAnotherHash = "signed another client data than that of its request"
  /// Websites read what is written as the specification has it, and nothing else.
  case wroteBadBytes = "gave bytes of a passkey that nobody can read"
  /// The first 32 bytes say for whom it is.
  case servedAnotherParty = "answered for another relying party"
  /// Websites want to know that somebody was there.
  case leftPresenceOut = "did not say that the user was present"
  /// The website asked for it.
  case leftVerificationOut = "left a user unverified who had to be verified"
  /// Nobody was asked, and so nobody was there.
  case claimedUserByTheWay = "claimed the user for a passkey made by the way"
  /// What can be backed up is decided when a passkey is made.
  case mixedUpBackup = "contradicted itself on whether a passkey is backed up"
  /// The website could never verify it.
  case madeUnaskedKey = "made a key that signs in a way nobody asked for"
  /// A statement vouches for the passkey, or says nothing at all.
  case attestedFalsely = "attested what its statement does not bear out"
  /// By these a website finds the passkey and its account again.
  case mixedUpIdentifiers = "mixed up the identifiers of a passkey"
  /// One account would have two passkeys in one vault.
  case madeExcludedPasskey = "made a passkey beside one of its own that was excluded"
  /// Whoever asked takes it that there is a passkey already, and there is none.
  case saidExcluded = "said that a passkey is excluded where none is"
  /// The website names those that it takes.
  case usedUnaskedPasskey = "signed with a passkey that was not asked for"
  /// The website has the public key, and can tell.
  case signedFalsely = "gave a signature that is not by the passkey"
  /// A counter that stands still looks like a copied key.
  case stoodStill = "did not count up"
  /// An app that gets what it did not ask for can do nothing with it.
  case answeredBesideAsked = "answered beside a signature what nobody asked, or not what was asked"
  /// The website takes the code of the moment, and hardly any other.
  case gaveWrongCode = "gave a one-time code that is not that of the moment"
  /// A server that took it the first time refuses it the second time.
  case sentCodeTwice = "sent a code once more that nobody gave it anew"
  /// App and extension share it, and what the other had put there is gone.
  case overwroteUnseen = "overwrote what the other has kept since it was read"
  /// Nobody else gets at the file while a process stands still that has locked it.
  case keptFileLocked = "held a lock on a file when its process was suspended"
  /// The system ends who takes more than there is for an extension.
  case tookTooMuchMemory = "took more memory than an extension has"
  /// The user looks at what was there before until the call returns.
  case preparedSlowly = "took its time to prepare its interface"
  /// The interface is gone, and nobody knows what is still going on.
  case gaveInSlowly = "took its time to give in to Cancel"
  /// What is on screen belongs to the main thread; what comes of it is anybody's guess.
  case changedScreenElsewhere = "changed what is on screen from another queue than the main one"
  /// The user reads one name and is signed in under another.
  case gaveAnotherThanTapped = "gave another credential than the one that was tapped"
  /// What goes with it could be filled in, and is not suggested any more.
  case emptiedStore = "removed identities from its store that the request did not concern"
  /// Whoever asks a moment later finds it at rest again.
  case gaveUpOnBusyStore = "did not ask its busy identity store again"
  /// It has done nothing with its logins yet, and nobody told it of this one; three times, and the store is gone.
  case keptUnknownIdentity = "left an identity that it does not know in its store"
  /// Who wants to try again has to know that apps can be closed.
  case leftUserAlone = "left its user with nothing to tap after a failure"
  /// Who picks it comes to a website that does not take it, or by a name that nobody has any more.
  case ignoredNews = "went on offering a passkey against the word of its website"
  /// The user has agreed, and the app goes on as if nobody had.
  case heardByNobody = "let go of who was to hear what its user agreed to"
  /// Whoever has tapped takes it that they have missed, and tries again.
  case ignoredTap = "did nothing when something in its interface was tapped"
  /// One of them at least is not the code of the moment, and a website refuses it.
  case gaveTwoCodes = "gave two different codes of one login at the same moment"
  /// The form does not take it, and neither does its website.
  case generatedAgainstRules = "generated a password against the rules of its form"
  /// Who has mistyped, or was without network for a moment, can only turn back and begin anew.
  case leftFormDead = "left its user with a form that cannot be sent once more"
  /// The user is signed in there already, and has just tapped a button of the app.
  case askedAppUser = "asked the user of its app once more, for whom the app had spoken"
  /// Who picks up the phone has what its owner locked away.
  case openedFallenLock = "gave or listed what its own lock should have kept"
  /// Nobody is asked, the answer comes at once, and it is always the same.
  case askedNobodyAgain = "asked again and again for a face that the system asks nobody for"
  /// In silence nobody can be asked; once its interface is there somebody could have been.
  case gaveUpBeforeAsking = "gave up for want of a face that nobody could be asked for yet"
  /// The app is to have no password in plain text, and passes on what it is told.
  case toldAppPassword = "told its app the new password"
  /// A request from the app comes with an empty password, which is nobody's.
  case setEmptyPassword = "left an account that opens with an empty password"
}
