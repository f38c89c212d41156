import Rehearsal

/// Following a recipe with tasks: an act that waits for something is over when that has come.
extension RecipeMind {
  /// Does what a call is answered with.
  func serve(_ entry: Recipe.Entry, in context: HandlerContext) async {
    prepare(for: entry)
    if recipe.isWary, entry == .silent {
      Task {
        try? await Task.sleep(for: Self.longestSilence)
        self.giveIn(in: context)
      }
    }
    await follow(entry.rawValue, in: context)
    if recipe.isWary, entry == .interruption { giveIn(in: context) }
  }

  /// Does a routine.
  func follow(_ routine: Int, in context: HandlerContext) async {
    for act in recipe.routines[routine] {
      guard dares() else { return }
      await perform(act, in: context)
    }
  }

  private func perform(_ act: Recipe.Act, in context: HandlerContext) async {
    switch act {
    case .say(let answer):
      say(answer, in: context) { routine in Task { await self.follow(routine, in: context) } }
    case .send(let wish, let heard, let refused, let failed):
      let answer = await context.send(message(wish))
      hear(answer)
      await follow(reaction(to: answer, heard, refused, failed), in: context)
    case .askApple(let given, let refused): await askApple(given, refused, in: context)
    case .turnToStore(let use, let done, let failed):
      let isDone = await withUnsafeContinuation { continuation in
        self.use(use, in: context) { continuation.resume(returning: $0) }
      }
      await follow(isDone ? done : failed, in: context)
    case .show(let page, let first, let other):
      context.show(Self.elements(of: page)) { tap in
        let next = self.hear(tap) ? other : first
        Task { await self.follow(next, in: context) }
      }
    case .alarm(let tenths, let routine):
      task = Task {
        do { try await Task.sleep(for: .milliseconds(100 * tenths)) } catch { return }
        await self.follow(routine, in: context)
      }
    case .stopAlarm: task?.cancel()
    case .count(.ofRequest(let index)): counters[index] += 1
    case .count(.ofProcess(let index)): await process.ledger.count(index)
    case .count(.onPhone): count(onPhoneOf: context)
    case .when(let counter, let least, let then, let otherwise):
      await follow(await value(of: counter, in: context) >= least ? then : otherwise, in: context)
    case .go(let routine): await follow(routine, in: context)
    case .start(let routine): task = Task { await self.follow(routine, in: context) }
    case .together(let one, let two):
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await self.follow(one, in: context) }
        group.addTask { await self.follow(two, in: context) }
      }
    }
  }

  private func askApple(_ given: Int, _ refused: Int, in context: HandlerContext) async {
    guard let context = context as? RequestContext else { return }
    let credential = try? await context.signInWithAppleUpgradeAuthorization(
      state: challenge?.state, nonce: challenge?.nonce)
    apple = credential ?? apple
    await follow(credential == nil ? refused : given, in: context)
  }

  private func value(of counter: Recipe.Counter, in context: HandlerContext) async -> Int {
    switch counter {
    case .ofRequest(let index): counters[index]
    case .ofProcess(let index): await process.ledger.value(index)
    case .onPhone: value(onPhoneOf: context)
    }
  }
}
