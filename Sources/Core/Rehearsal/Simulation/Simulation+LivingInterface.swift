/// How a rehearsal keeps up with an interface that lives.
extension Simulation {
  /// Takes an interface in place of what was there.
  func keepUp(with interface: any LivingInterface) {
    world.process.said.interfaces += 1
    world.process.layout.living = world.process.said.interfaces
    port.wait(.interface(world.process.said.interfaces), .living(interface))
  }

  /// What is on screen, or would be, where it lives.
  private var living: (any LivingInterface)? {
    guard let number = world.process.layout.living,
      case .living(let interface)? = port.callback(of: .interface(number))
    else { return nil }
    return interface
  }

  /// Puts an interface on screen: it hears of it before and after, and is laid out in between.
  ///
  /// While it waited its turn, the handler may have asked Apple, or the request may have ended.
  func bringUp(_ number: Int) {
    guard look({ LivingScreen.isDue(number, in: $0) }), let interface = living else { return }
    interface.pass(.willAppear)
    world.process.layout.interface = interface.interface
    world.timeline.record(.handler(.laidOut(world.process.layout.interface)))
    world.showInterface()
    tellWitness()
    interface.pass(.didAppear)
  }

  /// Has what is on screen read anew: at once, or after all that the runtime has to run before.
  func askForReading() {
    guard world.process.layout.living != nil, world.phone.process.state == .running,
      case .interface = world.phone.screen
    else { return }
    guard let runtime else { return readInterface() }
    guard !world.process.layout.isReadingAsked else { return }
    world.process.layout.isReadingAsked = true
    world.process.work.wakeUp = now
    runtime.add(onlyLooking: true) { self.readInterface() }
  }

  /// Reads once more what work of the handler's own has made of the screen since it was read: nobody types or taps
  /// before that is to be seen.
  func readAgain() {
    guard runtime != nil, world.process.layout.living != nil, !isOrderOpen, world.timeline.stop == nil
    else { return }
    askForReading()
    run(through: now)
  }

  /// Reads what is on screen anew, and records what has become of it.
  private func readInterface() {
    world.process.layout.isReadingAsked = false
    guard let living, case .interface = world.phone.screen else { return }
    LivingScreen.take(living.interface, in: &world)
    tellWitness()
  }
}

/// What an interface that lives is to the world.
private enum LivingScreen {
  /// Whether it is still to come to the screen.
  static func isDue(_ living: Int, in world: borrowing World) -> Bool {
    guard living == world.process.layout.living,
      case .serving(let serving)? = world.request?.lifecycle.phase
    else { return false }
    return serving.isOnScreen
  }

  /// It is not what it was when it was read last.
  static func take(_ read: Interface, in world: inout World) {
    guard case .interface(let shown, let bar) = world.phone.screen, read != shown else { return }
    world.timeline.record(.handler(.laidOut(read)))
    world.process.layout.become(read)
    world.phone.screen = .interface(read, under: bar)
    world.noteShown()
  }
}
