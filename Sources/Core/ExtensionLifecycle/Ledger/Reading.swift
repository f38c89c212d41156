/// A contested or assumed rule that a run can rest on, taken in one of its readings.
///
/// Most can be switched in ``Profile``; those that nobody needed otherwise are only named. What an extension or an app owes
/// its user by assumption alone is no reading: the system does the same whatever is thought of it (AS-63 to AS-68).
public enum Reading: UInt8, Hashable, Sendable, CaseIterable {
  /// Whether the request after `userInteractionRequired` has a handler of its own.
  case instances
  /// How long a handler may work with nothing on screen.
  case patience
  /// The code with which the base class cancels.
  case baseClass
  /// What success in the app does to a Keychain without a matching entry.
  case insertion
  /// What comes with a missing credential when Apple cannot be reached.
  case unreachable
  /// Whether patience runs while Apple's sheet is up.
  case patienceUnderSheet
  /// What a completion after Cancel does.
  case completionAfterCancel
  /// What happens when the user turns to something else.
  case leavingApp
  /// What an Apple upgrade that is completed without Apple's credential does.
  case unfoundedCompletion
  /// What a question to Apple gets that cannot be put.
  case turnedDown
  /// What becomes of a request whose window has vanished.
  case noWindow
  /// What an error of another domain means.
  case foreignError
  /// What anything said after the end does.
  case afterTheEnd
  /// Whether the next request runs in the process of the last one.
  case processReuse
  /// With which code a request fails that comes too early.
  case busyController
  /// What the user sees when the process ends under a request.
  case endedProcess
  /// What the system does with password rules that it cannot follow.
  case passwordRules
  /// The code to cancel with after the user canceled Apple's sheet.
  case afterAppleCancel
  /// The code that asks for the interface.
  case asksForInterface
  /// What comes first when the user taps Cancel.
  case cancelTap
  /// What `credentialIdentityNotFound` means for an upgrade.
  case identityNotFound
  /// Whether the app must offer a window.
  case presentationContext
  /// When two identities are the same.
  case sameIdentity
  /// How many failures wipe the identity store.
  case identityStoreFailures
  /// With what an update fails on a locked device.
  case lockedStoreError
  /// Which identities fit a form.
  case formHost
  /// How long a credential provider may take in silence.
  case fewSeconds
  /// That newer calls hand on to older ones where they are not overridden.
  case forwarding
  /// Whether work that is ready at the same time can go in any order.
  case workOrder
  /// What somebody gets for a group it does not belong to.
  case foreignGroup
  /// How many suggestions there is room for.
  case keyboardRoom
  /// That a form takes what belongs to the domains above its own.
  case parentDomain
  /// When cleaning up expires.
  case cleanUpExpiry
  /// What a way to cancel is called.
  case wayOut
  /// What a completion of another kind than the request does.
  case otherCompletion
  /// What an app hears of a request that failed.
  case failureNews
  /// What becomes of a request when the device is locked.
  case lockedDevice
  /// Which recommendations offer upgrades.
  case recommendationOffers
  /// Whether the server is to be asked before Apple.
  case serverBeforeApple
  /// What the device asks of somebody it did not recognize.
  case recognition
  /// How long a process goes on after its answer.
  case lifeAfterAnswer
  /// What becomes of what an app kept that is deleted.
  case deletedApp
  /// What an update of the app and a restart of the device leave.
  case restart
  /// When a passkey is made by the way.
  case upgradeByTheWay
  /// What an app hears where its provider gives nothing.
  case authorizationError
  /// How much memory there is for an extension.
  case memoryBudget
  /// Who is killed where memory runs short.
  case shortMemory
  /// Whose suggestions come first.
  case sourceOrder
  /// Where an extension can show a browser.
  case browserPlace
  /// What becomes of a browser beside another sheet.
  case otherSheet
  /// What somebody hears who takes back their own session.
  case ownCancel
  /// Whether a browser is still there when its user comes back.
  case browserStays
  /// What it says that a save returns.
  case saveReturns
  /// What who asks for a provider again at once hears.
  case hastyTurnOn
  /// What is done for an extension.
  case extensionErrands
  /// What who turns an export down makes of it.
  case exportCancel
  /// What the other end of an exchange takes.
  case otherEnd
  /// How often the token of an exchange is good.
  case importToken
  /// What becomes of an app that declares no activity.
  case undeclaredActivity
  /// What an app hears that has an account made for somebody who signs in with Apple.
  case accountByApple
  /// Whether iCloud Keychain makes a passkey by the way.
  case keychainByTheWay
  /// When cleaning up after an answer begins.
  case cleanUpDelay
  /// What becomes of what is presented while the interface is prepared.
  case earlyPresentation
  /// As what the identity store gives back what was saved in it.
  case storedIdentities

  /// The ledger's number for it.
  public var rule: String {
    switch self {
    case .instances: "AS-1"
    case .patience: "AS-3"
    case .baseClass: "AS-4"
    case .afterTheEnd: "AS-5"
    case .insertion: "AS-7"
    case .unreachable: "AS-8"
    case .sameIdentity: "AS-9"
    case .identityStoreFailures: "AS-10"
    case .patienceUnderSheet: "AS-11"
    case .completionAfterCancel: "AS-12"
    case .leavingApp: "AS-13"
    case .unfoundedCompletion: "AS-14"
    case .turnedDown: "AS-15"
    case .noWindow: "AS-16"
    case .foreignError: "AS-17"
    case .processReuse: "AS-18"
    case .busyController: "AS-19"
    case .endedProcess: "AS-20"
    case .passwordRules: "AS-21"
    case .lockedStoreError: "AS-24"
    case .formHost: "AS-25"
    case .afterAppleCancel: "CX-1"
    case .asksForInterface: "CX-2"
    case .cancelTap: "CX-7"
    case .identityNotFound: "CX-9"
    case .presentationContext: "CX-10"
    case .fewSeconds: "AS-31"
    case .forwarding: "AS-27"
    case .workOrder: "AS-32"
    case .foreignGroup: "AS-33"
    case .keyboardRoom: "AS-26"
    case .parentDomain: "AS-28"
    case .cleanUpExpiry: "AS-29"
    case .wayOut: "AS-30"
    case .otherCompletion: "AS-34"
    case .failureNews: "AS-35"
    case .lockedDevice: "AS-36"
    case .recommendationOffers: "CX-22"
    case .serverBeforeApple: "CX-23"
    case .recognition: "AS-37"
    case .lifeAfterAnswer: "AS-39"
    case .deletedApp: "AS-40"
    case .restart: "AS-41"
    case .upgradeByTheWay: "AS-42"
    case .authorizationError: "AS-43"
    case .memoryBudget: "AS-44"
    case .shortMemory: "AS-45"
    case .sourceOrder: "AS-46"
    case .browserPlace: "AS-47"
    case .otherSheet: "AS-48"
    case .ownCancel: "AS-49"
    case .browserStays: "AS-50"
    case .saveReturns: "AS-51"
    case .hastyTurnOn: "AS-52"
    case .extensionErrands: "AS-53"
    case .exportCancel: "AS-54"
    case .otherEnd: "AS-55"
    case .importToken: "AS-56"
    case .undeclaredActivity: "AS-57"
    case .accountByApple: "AS-60"
    case .keychainByTheWay: "AS-61"
    case .cleanUpDelay: "AS-62"
    case .earlyPresentation: "CX-27"
    case .storedIdentities: "CX-28"
    }
  }
}
