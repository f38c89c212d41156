import Rehearsal

/// Following a recipe with callbacks: what comes of an act comes later, and the next act does not wait for it.
extension RecipeMind {
  /// Does what a call is answered with.
  func begin(_ entry: Recipe.Entry, in context: HandlerContext) {
    prepare(for: entry)
    if recipe.isWary, entry == .silent {
      context.after(Self.longestSilence) { self.giveIn(in: context) }
    }
    run(entry.rawValue, in: context)
    if recipe.isWary, entry == .interruption { giveIn(in: context) }
  }

  /// Does a routine.
  func run(_ routine: Int, in context: HandlerContext) {
    for act in recipe.routines[routine] {
      guard dares() else { return }
      perform(act, in: context)
    }
  }

  private func perform(_ act: Recipe.Act, in context: HandlerContext) {
    switch act {
    case .say(let answer): say(answer, in: context) { self.run($0, in: context) }
    case .send(let wish, let heard, let refused, let failed):
      context.send(message(wish)) { answer in
        self.hear(answer)
        self.run(self.reaction(to: answer, heard, refused, failed), in: context)
      }
    case .askApple(let given, let refused): askApple(given, refused, in: context)
    case .turnToStore(let use, let done, let failed):
      self.use(use, in: context) { self.run($0 ? done : failed, in: context) }
    case .show(let page, let first, let other):
      context.show(Self.elements(of: page)) { tap in
        self.run(self.hear(tap) ? other : first, in: context)
      }
    case .alarm(let tenths, let routine):
      alarm = context.after(.milliseconds(100 * tenths)) { self.run(routine, in: context) }
    case .stopAlarm: if let alarm { context.cancel(alarm) }
    case .count(.ofRequest(let index)): counters[index] += 1
    case .count(.ofProcess(let index)): process.counters[index] += 1
    case .count(.onPhone): count(onPhoneOf: context)
    case .when(let counter, let least, let then, let otherwise):
      run(value(of: counter, in: context) >= least ? then : otherwise, in: context)
    case .go(let routine): run(routine, in: context)
    case .start(let routine): context.after(.zero) { self.run(routine, in: context) }
    case .together(let one, let two):
      run(one, in: context)
      run(two, in: context)
    }
  }

  private func askApple(_ given: Int, _ refused: Int, in context: HandlerContext) {
    guard let context = context as? RequestContext else { return }
    context.getSignInWithAppleUpgradeAuthorization(state: challenge?.state, nonce: challenge?.nonce) {
      credential, _ in
      self.apple = credential ?? self.apple
      self.run(credential == nil ? refused : given, in: context)
    }
  }

  private func value(of counter: Recipe.Counter, in context: HandlerContext) -> Int {
    switch counter {
    case .ofRequest(let index): counters[index]
    case .ofProcess(let index): process.counters[index]
    case .onPhone: value(onPhoneOf: context)
    }
  }
}
