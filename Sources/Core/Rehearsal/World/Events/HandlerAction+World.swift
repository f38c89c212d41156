/// What the phone makes of what a handler said, once its call has returned.
extension HandlerAction {
  /// Takes up what the handler that speaks said about its request.
  func reach(_ world: inout World) {
    guard world.process.utterance.attempt == world.process.attempt, let kind = world.request?.request.kind
    else {
      return world.timeline.next(.event(.handler(.spokeForFormerRequest)))
    }
    let isFinished = world.request?.isFinished == true
    world.request?.answer.noteCanceling(self, afterTheEnd: isFinished)
    guard !isFinished else { return world.timeline.next(.event(act(of: kind))) }
    world.request?.answer.take(self)
    if case .provided(let provided) = self { provided.reach(&world) }
    if case .canceled(let error) = self {
      InventedCancel.judge(error.cancellation(of: kind), in: &world)
      GivenConsent.judge(error.cancellation(of: kind), in: &world)
      world.timeline.next(.judgesStepUp)
    }
    ToldApp.judge(in: &world)
    world.timeline.next(.judgesCompletion)
    world.timeline.next(.event(act(of: kind)))
  }

  /// What the machine makes of it.
  fileprivate func act(of kind: Request.Kind) -> Event {
    switch self {
    case .completedPasswordChange: .handler(.completed(.strongPassword))
    case .completedAppleUpgrade: .handler(.completed(.signInWithApple))
    case .canceled(let error), .canceledByBaseClass(let error):
      .handler(.canceled(error.cancellation(of: kind)))
    case .presented: .handler(.presented)
    case .presentedAnimated: .handler(.presentedAnimated)
    case .provided(let provided): .handler(.completed(provided.completion))
    case .askedApple, .sent, .laidOut, .found, .kept, .usesStore, .holds:
      fatalError("questions, messages and interfaces do not come this way")
    }
  }
}

extension AppleQuestion {
  /// Takes up a question for Apple.
  func reach(_ world: inout World) {
    guard world.process.utterance.attempt == world.process.attempt, world.request != nil else {
      return world.timeline.next(.event(.handler(.spokeForFormerRequest)))
    }
    let standing = world.request?.question
    world.request?.question = self
    if let mistakes = world.request?.mistakesInAsking, !mistakes.isEmpty {
      world.rely(on: [.serverBeforeApple])
      if world.phone.profile.signInWithApple.serverBeforeApple == .isAdvised { world.note(mistakes) }
    }
    if let standing { world.timeline.next(.restoresQuestion(standing)) }
    world.timeline.next(.event(.handler(.askedApple)))
  }
}

extension Provided {
  /// Takes what a provider gave: the first that fits what it is asked for.
  fileprivate func reach(_ world: inout World) {
    guard let request = world.request, request.answer.provided == nil,
      let asked = request.details.provision, asked.provision.accepts(completion)
    else { return }
    world.request?.answer.provided = asked.demand == nil ? withoutBytes : self
    world.note(asked.mistakes(in: self, world) + request.mistakesInChoosing(asked))
    world.note(request.mistakes(inGiving: self, of: world.phone.autoFill.identityStore))
    world.note(
      world.phone.autoFill.mistakes(in: self, asked) + CodeVerification.mistakes(in: self, asked, world))
    world.phone.autoFill.remember(self, asked)
    world.note(
      SavedPasswords.mistakes(in: self, asked, world) + SavedPasswords.mistakes(inChoosing: self, world)
        + GeneratedPasswords.mistakes(in: self, asked, request.input)
        + ChosenText.mistakes(in: self, request) + ChosenText.mistakes(inGenerated: self, request)
        + GivenConsent.mistakesInGiving(request)
        + GuardedCredentials.mistakes(in: self, request)
        + ShutList.mistakes(in: self, request, world.process.provider)
        + FallenLock.mistakes(in: self, request, world)
        + DisclosedPasswords.mistakes(in: self, request.answer)
        + ChosenRow.mistakes(in: self, request, of: world.phone.autoFill.identityStore)
        + ChosenPasskey.mistakes(in: self, request, of: world.phone.autoFill.identityStore))
    SavedPasswords.keep(self, asked, in: &world)
    PasskeyNews.forget(after: self, in: &world)
    GivenCode.take(self, asked, in: &world)
  }
}
