/// How contested and assumed rules are read; the default follows the ledger's suggestion.
///
/// ```swift
/// var profile = Profile()
/// profile.patience = .seconds(30)
/// profile.signInWithApple.afterAppleCancel = .isUserCanceled
/// ```
public struct Profile: Hashable, Sendable {
  /// How long a handler may work with nothing on screen; `nil` for ever (AS-3).
  public var patience: Duration? = .seconds(10)
  /// Whether the request that follows `userInteractionRequired` has a handler of its own (AS-1).
  public var instances = Instances.perRequest
  /// The code with which the base class cancels a call that is not overridden (AS-4).
  public var baseClassCode = BaseClassCode.code1000
  /// What the system does with a completion after Cancel (AS-12).
  public var completionAfterCancel = CompletionAfterCancel.isIgnored
  /// What happens to the extension when the user turns to something else (AS-13).
  public var leavingApp = LeavingApp.endsExtension
  /// Whether the next request runs in the process of the last one (AS-18).
  public var processReuse = ProcessReuse.isReused
  /// How long the process goes on after an answer before the system suspends it; `nil` for ever (AS-39).
  public var lifeAfterAnswer: Duration? = .seconds(5)
  /// How many megabytes of memory an extension has; `nil` for as many as it likes (AS-44).
  public var memoryBudget: Int? = 120
  /// Whether work that is ready at the same time can go in any order (AS-32).
  public var workOrder = WorkOrder.isOpen
  /// The code that asks for the interface (CX-2).
  public var asksForInterface = AsksForInterface.userInteractionRequired
  /// What comes first when the user taps Cancel (CX-7).
  public var cancelTap = CancelTap.dismissesThenCalls
  /// Which recommendations offer upgrades (CX-22).
  public var recommendationOffers = RecommendationOffers.everyWarning

  /// What AutoFill does, and with which credential providers.
  public var autoFill = AutoFill()
  /// What Apple answers, and when it is to be asked.
  public var signInWithApple = SignInWithApple()
  /// What an app hears and may do that asks for an upgrade itself, or for something else.
  public var inApp = InApp()

  /// The documented defaults.
  public init() {
    if Ledger.isInverting { invertDefaults() }
  }

  /// AS-1.
  public enum Instances: String, Hashable, Sendable, CaseIterable {
    /// Every request has a handler of its own.
    case perRequest
    /// The handler that asked for its interface goes on to prepare it.
    case shared
  }
  /// AS-4.
  public enum BaseClassCode: String, Hashable, Sendable, CaseIterable {
    /// A code that no header names; it counts as any other failure.
    case code1000
    /// It did not work, and the user is told so.
    case failed
    /// As if the user had not wanted it; no message appears.
    case userCanceled
  }
  /// AS-7.
  public enum Insertion: String, Hashable, Sendable, CaseIterable {
    /// Where there was no entry, there is none afterwards.
    case insertsNothing
    /// The credential that the handler completed with becomes a new entry.
    case insertsEntry
  }
  /// AS-8.
  public enum Unreachable: String, Hashable, Sendable, CaseIterable {
    /// The handler gets neither a credential nor an error.
    case hasNoError
    /// The handler gets the error `failed`.
    case hasFailedError
  }
  /// AS-12.
  public enum CompletionAfterCancel: String, Hashable, Sendable, CaseIterable {
    /// The Keychain stays as it is; the handler still owes its cancel.
    case isIgnored
    /// The Keychain takes the credential all the same.
    case isSaved
  }
  /// AS-13.
  public enum LeavingApp: String, Hashable, Sendable, CaseIterable {
    /// The extension's process ends, and the request with it.
    case endsExtension
    /// The request goes on out of sight.
    case changesNothing
  }
  /// AS-14.
  public enum UnfoundedCompletion: String, Hashable, Sendable, CaseIterable {
    /// The request stays open.
    case isIgnored
    /// The account counts as upgraded, and the Keychain lets go of the password.
    case isAccepted
  }
  /// AS-24.
  public enum LockedStoreError: String, Hashable, Sendable, CaseIterable {
    /// The error `internalError`.
    case internalError
    /// The error `storeBusy`, as if the system were at work.
    case storeBusy
  }
  /// AS-18.
  public enum ProcessReuse: String, Hashable, Sendable, CaseIterable {
    /// It runs there, and finds what the last one left behind.
    case isReused
    /// Every request starts a process of its own.
    case isStartedAnew
  }
  /// AS-32.
  public enum WorkOrder: String, Hashable, Sendable, CaseIterable {
    /// Any piece of it can go first, except where a queue or an actor keeps order.
    case isOpen
    /// What became ready first goes first.
    case isKept
  }
  /// CX-1.
  public enum AfterAppleCancel: String, Hashable, Sendable, CaseIterable {
    /// `userCanceled` and `failed` are both right.
    case isEither
    /// Only `userCanceled` is right, as the article has it.
    case isUserCanceled
    /// Only `failed` is right, as the talk has it.
    case isFailed
  }
  /// CX-2.
  public enum AsksForInterface: String, Hashable, Sendable, CaseIterable {
    /// The code of that name, as article, talk and template say.
    case userInteractionRequired
    /// The code that the comments of the header name.
    case userCanceled

    var cancellation: Cancellation {
      switch self {
      case .userInteractionRequired: .needsInteraction
      case .userCanceled: .userCanceled
      }
    }
  }
  /// CX-7.
  public enum CancelTap: String, Hashable, Sendable, CaseIterable {
    /// The interface goes, and then the handler is called.
    case dismissesThenCalls
    /// The handler is called, and then the interface goes.
    case callsThenDismisses
  }
  /// CX-10.
  public enum PresentationContext: String, Hashable, Sendable, CaseIterable {
    /// Without a window nothing begins.
    case isRequired
    /// A request that shows nothing does without one.
    case isOptional
  }

  /// CP-15.
  public enum Build: String, Hashable, Sendable, CaseIterable {
    /// Built for release, on a device.
    case release
    /// Built for debugging, where nobody is hurried.
    case debug
    /// In the simulator, where nobody is hurried.
    case simulator
  }

  /// How long a handler may be silent with a kind of request; `nil` for ever.
  public func patience(with kind: Request.Kind) -> Duration? {
    switch kind {
    case .upgrade: Ledger.holds("AM-28") ? patience : .seconds(10)
    case .provision: autoFill.build == .release || !Ledger.holds("CP-15") ? autoFill.fewSeconds : nil
    }
  }

  private static func words(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds == 0 else { return "\(duration)" }
    return fewSeconds.indices.contains(Int(seconds)) ? fewSeconds[Int(seconds)] : String(seconds) + " s"
  }

  /// What is usual, put into words once: every rehearsal says some of them.
  private static let fewSeconds = (0...10).map { "\($0) s" }

  /// How a reading is set here, in words; `nil` where there is nothing to set.
  public func setting(of reading: Reading) -> String? {
    switch reading {
    case .instances: instances.rawValue
    case .patience: patience.map(Self.words) ?? "none"
    case .memoryBudget: memoryBudget.map { "\($0) MB" } ?? "none"
    case .baseClass: baseClassCode.rawValue
    case .forwarding: autoFill.providerBaseClass.rawValue
    case .failureNews: inApp.failureNews.rawValue
    case .insertion: inApp.insertion.rawValue
    case .unreachable: signInWithApple.unreachable.rawValue
    case .completionAfterCancel: completionAfterCancel.rawValue
    case .leavingApp: leavingApp.rawValue
    case .unfoundedCompletion: signInWithApple.unfoundedCompletion.rawValue
    case .identityStoreFailures: autoFill.identityStoreFailures.map { String($0) } ?? "none"
    case .sourceOrder: autoFill.sourceOrder.rawValue
    case .lockedStoreError: autoFill.lockedStoreError.rawValue
    case .parentDomain: autoFill.siteMatching.rawValue
    case .processReuse: processReuse.rawValue
    case .workOrder: workOrder.rawValue
    case .afterAppleCancel: signInWithApple.afterAppleCancel.rawValue
    case .asksForInterface: asksForInterface.rawValue
    case .cancelTap: cancelTap.rawValue
    case .presentationContext: inApp.presentationContext.rawValue
    case .recommendationOffers: recommendationOffers.rawValue
    case .serverBeforeApple: signInWithApple.serverBeforeApple.rawValue
    case .fewSeconds: autoFill.fewSeconds.map(Self.words) ?? "none"
    case .upgradeByTheWay: autoFill.upgradeByTheWay.rawValue
    case .authorizationError: autoFill.authorizationError.rawValue
    case .accountByApple: autoFill.accountByApple.rawValue
    case .keychainByTheWay: autoFill.keychainByTheWay.rawValue
    case .cleanUpDelay: Self.words(autoFill.cleanUpDelay)
    case .earlyPresentation: autoFill.earlyPresentation.rawValue
    case .storedIdentities: autoFill.storedIdentities.rawValue
    case .lifeAfterAnswer: lifeAfterAnswer.map(Self.words) ?? "none"
    case .browserPlace: inApp.errands.browserPlace.rawValue
    case .otherSheet: inApp.errands.otherSheet.rawValue
    case .ownCancel: inApp.errands.ownCancel.rawValue
    case .browserStays: inApp.errands.browserBehind.rawValue
    case .saveReturns: inApp.errands.saveReturns.rawValue
    case .hastyTurnOn: inApp.errands.turnOnPause.map(Self.words) ?? "none"
    case .extensionErrands: inApp.errands.forExtensions.rawValue
    case .exportCancel: inApp.errands.exportCancel.rawValue
    case .otherEnd: inApp.errands.otherEnd.rawValue
    case .importToken: inApp.errands.importToken.rawValue
    case .undeclaredActivity: inApp.errands.undeclaredActivity.rawValue
    case .patienceUnderSheet, .turnedDown, .noWindow, .foreignError, .afterTheEnd, .busyController,
      .endedProcess, .passwordRules, .identityNotFound, .sameIdentity, .formHost,
      .lockedDevice, .recognition, .foreignGroup, .keyboardRoom, .cleanUpExpiry, .wayOut, .otherCompletion,
      .deletedApp, .restart, .shortMemory:
      nil
    }
  }
}
