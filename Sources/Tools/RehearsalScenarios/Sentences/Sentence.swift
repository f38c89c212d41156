public import Rehearsal

/// What a line of a scenario means.
public enum Sentence: Hashable, Sendable {
  /// What there is before anything happens.
  case given(Given)
  /// What somebody does.
  case when(Step)
  /// What must hold at this moment.
  case then(Expectation)
  /// A sentence of the team's own.
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
  /// The app's name, and a domain it is associated with.
  case app(String, domain: String)
  /// Something out of the ordinary with the app.
  case appIs(AppCondition)
  /// The upgrades that the extension declares.
  case declares([Upgrade])
  /// The handler to rehearse, by name.
  case handler(String)
  /// The password that the system will make.
  case generatedPassword(String)
  /// The rules that the extension declares for generated passwords.
  case passwordRules(String)
  /// Whether Apple answers.
  case appleIs(Apple.Reachability)
  /// What Apple calls the user.
  case appleUser(String)
  /// How long Apple takes to answer.
  case appleTakes(Duration)
  /// The user shares neither name nor e-mail.
  case appleSharesNothing
  /// Every saved password.
  case keychainHolds([Keychain.Entry])
  /// Every account of the server.
  case serverHolds([Account])
  /// A password that the server turns down, with its reason.
  case serverRejects(password: String, because: String)
  /// When a change on the server ends what was valid before.
  case changesTakeEffect(AccountServer.Effect)
  /// A host at which the server answers besides the domains of the app.
  case serverAnswers(at: String)
  /// A host at which somebody else answers.
  case othersAnswer(at: String)
  /// How long a message and its reply take together.
  case roundTrip(Duration)
  /// What becomes of one message.
  case fault(Fault)
  /// Nothing gets through.
  case networkIsDown
  /// What the app's controller does not have.
  case controllerLacks(ControllerPart)
  /// How long the silent call may take; `nil` for ever.
  case patience(Duration?)
  /// How long a process goes on after its answer; `nil` for ever.
  case lifeAfterAnswer(Duration?)
  /// How long after an answer the block of its completion begins.
  case cleanUpDelay(Duration)
  /// How many megabytes of memory an extension has; `nil` for as many as it likes.
  case memoryBudget(Int?)
  /// A switch of the profile.
  case reading(ProfileSetting)
  /// Something about what surrounds a request.
  case passwords(PasswordFact)
  /// Something about AutoFill.
  case autoFill(AutoFillFact)
  /// Something about what app and extension keep.
  case container(ContainerFact)
}

/// What can be out of the ordinary with the app.
public enum AppCondition: String, Hashable, Sendable, CaseIterable {
  /// It is not on the phone any more.
  case isNotInstalled = "is not installed"
  /// It cannot sign anybody in with Apple.
  case lacksSignInWithApple = "does not support Sign in with Apple"
  /// Its users are not asked after signing in.
  case optsOutOfPrompt = "opts out of the sign-in prompt"
  /// It is brought up with no activity.
  case declaresNoExchangeActivity = "does not declare the activity of an exchange"
}

/// What the app's controller holds weakly.
public enum ControllerPart: String, Hashable, Sendable, CaseIterable {
  /// Who hears how a request ended.
  case delegate
  /// Where something can be shown.
  case window
}
