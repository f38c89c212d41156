public import Rehearsal

/// What a line of a scenario means.
public enum Sentence: Hashable, Sendable {
  case given(Given)
  case when(Step)
  case then(Expectation)
  case own(OwnSentence)

  /// The sentence as it is written.
  public var phrase: Phrase {
    switch self {
    case .given(let given): given.phrase
    case .when(let step): step.phrase
    case .then(let expectation): expectation.phrase
    case .own(let own): own.phrase
    }
  }
}

/// A fact about the world before anything happens.
public enum Given: Hashable, Sendable {
  case app(String, domain: String)
  case appIs(AppCondition)
  case declares([Upgrade])
  case handler(String)
  case generatedPassword(String)
  case passwordRules(String)
  case appleIs(Apple.Reachability)
  case appleUser(String)
  case appleTakes(Duration)
  case appleSharesNothing
  case keychainHolds([Keychain.Entry])
  case serverHolds([Account])
  case serverRejects(password: String, because: String)
  case changesTakeEffect(AccountServer.Effect)
  case roundTrip(Duration)
  case fault(Fault)
  case networkIsDown
  case controllerLacks(ControllerPart)
  case patience(Duration?)
  case reading(ProfileSetting)
  case passwords(PasswordFact)
  case autoFill(AutoFillFact)
}

/// What can be out of the ordinary with the app.
public enum AppCondition: String, Hashable, Sendable, CaseIterable {
  case isNotInstalled = "is not installed"
  case lacksSignInWithApple = "does not support Sign in with Apple"
  case optsOutOfPrompt = "opts out of the sign-in prompt"
}

/// What the app's controller holds weakly.
public enum ControllerPart: String, Hashable, Sendable, CaseIterable {
  case delegate
  case window
}

/// One switch of the profile, set to one of its readings.
public enum ProfileSetting: Hashable, Sendable, CaseIterable {
  case instances(Profile.Instances)
  case baseClassCode(Profile.BaseClassCode)
  case insertion(Profile.Insertion)
  case unreachable(Profile.Unreachable)
  case completionAfterCancel(Profile.CompletionAfterCancel)
  case leavingApp(Profile.LeavingApp)
  case unfoundedCompletion(Profile.UnfoundedCompletion)
  case processReuse(Profile.ProcessReuse)
  case lockedStoreError(Profile.LockedStoreError)
  case afterAppleCancel(Profile.AfterAppleCancel)
  case asksForInterface(Profile.AsksForInterface)
  case cancelTap(Profile.CancelTap)
  case presentationContext(Profile.PresentationContext)

  /// Every switch in every position.
  public static let allCases: [ProfileSetting] =
    Profile.Instances.allCases.map(Self.instances) + Profile.BaseClassCode.allCases.map(Self.baseClassCode)
    + Profile.Insertion.allCases.map(Self.insertion) + Profile.Unreachable.allCases.map(Self.unreachable)
    + Profile.CompletionAfterCancel.allCases.map(Self.completionAfterCancel)
    + Profile.LeavingApp.allCases.map(Self.leavingApp)
    + Profile.UnfoundedCompletion.allCases.map(Self.unfoundedCompletion)
    + Profile.ProcessReuse.allCases.map(Self.processReuse)
    + Profile.LockedStoreError.allCases.map(Self.lockedStoreError)
    + Profile.AfterAppleCancel.allCases.map(Self.afterAppleCancel)
    + Profile.AsksForInterface.allCases.map(Self.asksForInterface)
    + Profile.CancelTap.allCases.map(Self.cancelTap)
    + Profile.PresentationContext.allCases.map(Self.presentationContext)

  func apply(to profile: inout Profile) {
    switch self {
    case .instances(let reading): profile.instances = reading
    case .baseClassCode(let reading): profile.baseClassCode = reading
    case .insertion(let reading): profile.insertion = reading
    case .unreachable(let reading): profile.unreachable = reading
    case .completionAfterCancel(let reading): profile.completionAfterCancel = reading
    case .leavingApp(let reading): profile.leavingApp = reading
    case .unfoundedCompletion(let reading): profile.unfoundedCompletion = reading
    case .processReuse(let reading): profile.processReuse = reading
    case .lockedStoreError(let reading): profile.lockedStoreError = reading
    case .afterAppleCancel(let reading): profile.afterAppleCancel = reading
    case .asksForInterface(let reading): profile.asksForInterface = reading
    case .cancelTap(let reading): profile.cancelTap = reading
    case .presentationContext(let reading): profile.presentationContext = reading
    }
  }

  /// Whether a profile has the switch in this position, and another has not.
  package func differs(_ profile: Profile, from other: Profile) -> Bool {
    var (set, setOther) = (profile, other)
    apply(to: &set)
    apply(to: &setOther)
    return set == profile && setOther != other
  }

  /// The switch and its position, as a sentence has them.
  var words: String {
    switch self {
    case .instances(let reading): "AS-1 as \(reading.rawValue)"
    case .baseClassCode(let reading): "AS-4 as \(reading.rawValue)"
    case .insertion(let reading): "AS-7 as \(reading.rawValue)"
    case .unreachable(let reading): "AS-8 as \(reading.rawValue)"
    case .completionAfterCancel(let reading): "AS-12 as \(reading.rawValue)"
    case .leavingApp(let reading): "AS-13 as \(reading.rawValue)"
    case .unfoundedCompletion(let reading): "AS-14 as \(reading.rawValue)"
    case .processReuse(let reading): "AS-18 as \(reading.rawValue)"
    case .lockedStoreError(let reading): "AS-24 as \(reading.rawValue)"
    case .afterAppleCancel(let reading): "CX-1 as \(reading.rawValue)"
    case .asksForInterface(let reading): "CX-2 as \(reading.rawValue)"
    case .cancelTap(let reading): "CX-7 as \(reading.rawValue)"
    case .presentationContext(let reading): "CX-10 as \(reading.rawValue)"
    }
  }
}
