/// What only Apple's names know of a tap (AS-66).
extension HandlerContext {
  /// Whether a user has tapped something of which nothing has come so far.
  package var isTapSilent: Bool { simulation?.world.timeline.silentTap != nil }

  /// Notes that the code does something that a person notices, and that nothing else tells of: a knock that is felt, a
  /// row that is ticked.
  package func noteDeed() {
    guard let simulation, simulation.thread.isSpeaking() else { return }
    simulation.world.timeline.silentTap = nil
  }

  /// Reads what is on screen, which no tap has brought about.
  package func reading<Value>(_ read: () -> Value) -> Value {
    guard let simulation, simulation.thread.isSpeaking() else { return read() }
    let tap = simulation.world.timeline.silentTap
    defer { simulation.world.timeline.silentTap = tap }
    return read()
  }
}
