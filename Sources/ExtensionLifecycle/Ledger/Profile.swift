/// How contested and assumed rules are read; the default follows the ledger's suggestion.
///
/// ```swift
/// var profile = Profile()
/// profile.patience = .seconds(30)
/// profile.afterAppleCancel = .isUserCanceled
/// ```
public struct Profile: Hashable, Sendable {
  /// How long a handler may work with nothing on screen; `nil` for ever (AS-3).
  public var patience: Duration? = .seconds(10)
  /// Whether the request that follows `userInteractionRequired` has a handler of its own (AS-1).
  public var instances = Instances.perRequest
  /// The code with which the base class cancels a call that is not overridden (AS-4).
  public var baseClassCode = BaseClassCode.failed
  /// What success in the app does to a Keychain without a matching entry (AS-7).
  public var insertion = Insertion.insertsNothing
  /// What the handler gets beside a missing credential when Apple cannot be reached (AS-8).
  public var unreachable = Unreachable.hasNoError
  /// What the system does with a completion after Cancel (AS-12).
  public var completionAfterCancel = CompletionAfterCancel.isIgnored
  /// What happens to the extension when the user turns to something else (AS-13).
  public var leavingApp = LeavingApp.endsExtension
  /// What the system does with an Apple upgrade completed without Apple's credential (AS-14).
  public var unfoundedCompletion = UnfoundedCompletion.isIgnored
  /// How many failures in a row to provide what was suggested wipe the identity store; `nil` for no number (AS-10).
  public var identityStoreFailures: Int? = 3
  /// With what an update of the identity store fails on a locked device (AS-24).
  public var lockedStoreError = LockedStoreError.internalError
  /// Whether the next request runs in the process of the last one (AS-18).
  public var processReuse = ProcessReuse.isReused
  /// The code with which to cancel after the user canceled Apple's sheet (CX-1).
  public var afterAppleCancel = AfterAppleCancel.isEither
  /// The code that asks for the interface (CX-2).
  public var asksForInterface = AsksForInterface.userInteractionRequired
  /// What comes first when the user taps Cancel (CX-7).
  public var cancelTap = CancelTap.dismissesThenCalls
  /// Whether the app must offer a window (CX-10).
  public var presentationContext = PresentationContext.isRequired

  /// The system whose calls a credential provider gets (CP-27).
  public var systemVersion = SystemVersion.iOS26
  /// The few seconds a credential provider may take in silence; `nil` for ever (CP-14, AS-3).
  public var fewSeconds: Duration? = .seconds(5)
  /// How the extension was built and where it runs; only a release on a device has to hurry (CP-15).
  public var build = Build.release

  /// The documented defaults.
  public init() {}

  /// AS-1.
  public enum Instances: String, Hashable, Sendable, CaseIterable { case perRequest, shared }
  /// AS-4.
  public enum BaseClassCode: String, Hashable, Sendable, CaseIterable { case failed, userCanceled }
  /// AS-7.
  public enum Insertion: String, Hashable, Sendable, CaseIterable { case insertsNothing, insertsEntry }
  /// AS-8.
  public enum Unreachable: String, Hashable, Sendable, CaseIterable { case hasNoError, hasFailedError }
  /// AS-12.
  public enum CompletionAfterCancel: String, Hashable, Sendable, CaseIterable { case isIgnored, isSaved }
  /// AS-13.
  public enum LeavingApp: String, Hashable, Sendable, CaseIterable { case endsExtension, changesNothing }
  /// AS-14.
  public enum UnfoundedCompletion: String, Hashable, Sendable, CaseIterable { case isIgnored, isAccepted }
  /// AS-24.
  public enum LockedStoreError: String, Hashable, Sendable, CaseIterable { case internalError, storeBusy }
  /// AS-18.
  public enum ProcessReuse: String, Hashable, Sendable, CaseIterable { case isReused, isStartedAnew }
  /// CX-1.
  public enum AfterAppleCancel: String, Hashable, Sendable, CaseIterable {
    case isEither, isUserCanceled, isFailed
  }
  /// CX-2.
  public enum AsksForInterface: String, Hashable, Sendable, CaseIterable {
    case userInteractionRequired, userCanceled

    var cancellation: Cancellation {
      switch self {
      case .userInteractionRequired: .needsInteraction
      case .userCanceled: .userCanceled
      }
    }
  }
  /// CX-7.
  public enum CancelTap: String, Hashable, Sendable, CaseIterable {
    case dismissesThenCalls, callsThenDismisses
  }
  /// CX-10.
  public enum PresentationContext: String, Hashable, Sendable, CaseIterable { case isRequired, isOptional }

  /// CP-15.
  public enum Build: String, Hashable, Sendable, CaseIterable { case release, debug, simulator }

  /// How long a handler may be silent with a kind of request; `nil` for ever.
  public func patience(with kind: Request.Kind) -> Duration? {
    switch kind {
    case .upgrade: patience
    case .provision: build == .release ? fewSeconds : nil
    }
  }

  private static func words(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return attoseconds == 0 ? String(seconds) + " s" : "\(duration)"
  }

  /// How a reading is set here, in words; `nil` where there is nothing to set.
  public func setting(of reading: Reading) -> String? {
    switch reading {
    case .instances: instances.rawValue
    case .patience: patience.map(Self.words) ?? "none"
    case .baseClass: baseClassCode.rawValue
    case .insertion: insertion.rawValue
    case .unreachable: unreachable.rawValue
    case .completionAfterCancel: completionAfterCancel.rawValue
    case .leavingApp: leavingApp.rawValue
    case .unfoundedCompletion: unfoundedCompletion.rawValue
    case .identityStoreFailures: identityStoreFailures.map { String($0) } ?? "none"
    case .lockedStoreError: lockedStoreError.rawValue
    case .processReuse: processReuse.rawValue
    case .afterAppleCancel: afterAppleCancel.rawValue
    case .asksForInterface: asksForInterface.rawValue
    case .cancelTap: cancelTap.rawValue
    case .presentationContext: presentationContext.rawValue
    case .fewSeconds: fewSeconds.map(Self.words) ?? "none"
    case .patienceUnderSheet, .turnedDown, .noWindow, .foreignError, .afterTheEnd, .busyController,
      .endedProcess, .passwordRules, .identityNotFound, .sameIdentity, .formHost,
      .forwarding:
      nil
    }
  }
}
