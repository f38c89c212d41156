/// How the phone carries out what the machine commands.
extension Command {
  func carryOut(in world: inout World) -> Effect? {
    switch self {
    case .handler(let command): return command.carryOut(in: &world)
    case .process(let command): return command.carryOut(in: &world)
    case .timer(let command): command.carryOut(in: &world)
    case .screen(let command): command.carryOut(in: &world)
    case .keychain(let command): command.carryOut(in: &world)
    case .app(let news):
      return news.reachApp(
        in: &world, with: Ledger.holds("IA-8") ? world.request?.answer.completionInfo : nil,
        because: news.error(in: &world))
    case .form(let command): command.carryOut(in: &world)
    case .identityStore(let command): command.carryOut(in: &world)
    }
    return nil
  }
}

/// What the system says to a handler.
extension HandlerCommand {
  func carryOut(in world: inout World) -> Effect? {
    switch self {
    case .call where world.premises.isProvider && !Ledger.holds("CP-1"): break
    case .call(let call): world.timeline.next(.hands(.call(call)))
    case .giveAnswer(let answer): world.timeline.next(.hands(.appleAnswer(answer)))
    case .turnDownQuestion: return Self.turnDownQuestion(in: &world)
    case .cleanUp: return .preparesCleanUp(after: world.request?.answer.provided?.completion)
    }
    return nil
  }

  /// A question that cannot be put to Apple is answered with nothing, at once.
  private static func turnDownQuestion(in world: inout World) -> Effect? {
    guard let question = world.request?.question, Ledger.holds("AS-15") else { return nil }
    world.request?.question = nil
    world.timeline.record(.system(.turnedDownQuestion))
    return .gives(.appleAnswer(nil, nil, to: question.number))
  }
}
