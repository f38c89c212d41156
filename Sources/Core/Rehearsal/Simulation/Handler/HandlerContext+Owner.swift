/// What only Apple's names know of the system's question for the owner of the phone (PL-17).
extension HandlerContext {
  /// The system asks the user to show that they are the owner.
  package func noteQuestionForOwner() {
    guard let request = openRequest, let simulation else { return }
    RecognizedOwner.judgeQuestion(in: &simulation.world)
    let isTapped = request.input.isAny
    simulation.world.request?.input.owner.ask(
      afterScreens: isTapped ? request.shown.all.count : 0,
      over: isTapped ? simulation.world.process.layout.interface.mark : nil)
  }

  /// The system asks nobody, and answers at once.
  package func noteUnputQuestion() {
    guard openRequest?.isFinished == false, let simulation,
      simulation.world.request?.input.owner.askNobody() == true
    else { return }
    simulation.world.note(.askedNobodyAgain)
  }

  /// The user has answered, or a lock-out has answered for them.
  package func noteAnswer(isOwner: Bool) {
    if openRequest != nil { simulation?.world.request?.input.owner.hear(isOwner: isOwner) }
  }

  /// The request that it is about; `nil` once another one is open.
  private var openRequest: OpenRequest? {
    guard let simulation, simulation.isAlive(self), attempt == simulation.world.process.attempt else {
      return nil
    }
    return simulation.world.request
  }
}
