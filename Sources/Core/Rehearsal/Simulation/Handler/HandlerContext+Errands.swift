/// What an extension has the system do for it.
extension HandlerContext {
  /// Has the system do something of its own, such as show a browser; what comes of it is said once.
  ///
  /// Only a rehearsal does it: a handler that serves a real request as well uses Apple's own names there.
  @discardableResult
  public final func run(_ errand: SystemErrand, answer: @escaping (ErrandAnswer) -> Void) -> Int {
    guard let simulation, simulation.isAlive(self) else { return 0 }
    let number = SystemDesk.run(errand, in: &simulation.world)
    simulation.port.wait(.errand(number), .errand(answer))
    simulation.tellWitness()
    return number
  }

  /// Takes back what it asked for, by its number.
  public final func takeBackErrand(_ number: Int) {
    guard let simulation, simulation.isAlive(self) else { return }
    SystemDesk.takeBack(number, in: &simulation.world)
    simulation.tellWitness()
  }
}
