/// An interface that changes by itself, such as a tree of views: it is read again after everything that happens.
///
/// A script meets it like any other, by what is visible and enabled; unlike a layout that a handler hands over,
/// it takes every letter and every tap itself, and hears when it comes to the screen and leaves it.
package protocol LivingInterface: AnyObject {
  /// What a user would find in it now.
  var interface: Interface { get }
  /// Takes what a user does with it.
  func take(_ touch: Touch)
  /// Hears of its way to the screen and off it.
  func pass(_ moment: Appearance)
}

/// What a user does with an interface.
package enum Touch: Hashable, Sendable {
  case types(String, into: String)
  case taps(String)
}

/// A moment on the way of an interface to the screen and off it, in order.
package enum Appearance: Hashable, Sendable, CaseIterable {
  case willAppear
  case didAppear
  case willDisappear
  case didDisappear
}

extension HandlerContext {
  /// Lays out an interface that lives, in place of what was there.
  package func show(_ interface: any LivingInterface) {
    guard let simulation, simulation.isAlive(self), attempt == simulation.attempt else { return }
    simulation.livingInterface = interface
  }

  /// Makes a view, and notes what was done meanwhile that every view would do anew: the user waits for it.
  package func load(_ load: () -> Void) {
    guard let simulation, viewsLoading == 0 else { return load() }
    let begun = simulation.now
    viewsLoading += 1
    load()
    viewsLoading -= 1
    if simulation.now > begun { noteWork("waited until \(simulation.now)") }
  }

  /// Notes something a handler does, in case it does it while its view is made.
  func noteWork(whileLoading work: @autoclosure () -> String) {
    if viewsLoading > 0 { noteWork(work()) }
  }

  private func noteWork(_ work: String) {
    note(.workedWhileLoading, work)
  }

  /// Notes what handlers alone can see of their own code, such as a forgotten `super`.
  package func note(_ violation: Violation, _ detail: String) {
    guard let simulation, simulation.isAlive(self) else { return }
    simulation.note(violation, detail)
  }
}

/// How a simulation keeps up with an interface that lives.
extension Simulation {
  /// Whether it is still to come to the screen: while it waited its turn, the handler may have asked Apple, or the
  /// request may have ended.
  func isDue(_ living: any LivingInterface) -> Bool {
    guard living === livingInterface, case .serving(let serving)? = request?.lifecycle.phase else {
      return false
    }
    return serving.isOnScreen
  }

  /// Puts it on screen: it hears of it before and after, and is laid out in between.
  func bringUp(_ living: any LivingInterface) {
    living.pass(.willAppear)
    interface = living.interface
    record(.handler(.laidOut(interface)))
    showInterface()
    living.pass(.didAppear)
  }

  /// Takes it off the screen, which it hears of before and after.
  func takeDown(_ living: any LivingInterface) {
    deliver(.passed(living, .willDisappear))
    deliver(.passed(living, .didDisappear))
  }

  /// Has what is on screen read anew: at once, or after all that the runtime has to run before.
  func askForReading() {
    guard livingInterface != nil, phone.process.state == .running, case .interface = phone.screen else {
      return
    }
    guard let runtime else { return readLivingInterface() }
    guard !isReadingAsked else { return }
    isReadingAsked = true
    wakeUp = now
    runtime.add(onlyLooking: true) { self.readLivingInterface() }
  }

  /// Reads once more what work of the handler's own has made of the screen since it was read: nobody types or taps
  /// before that is to be seen.
  func readAgain() {
    guard runtime != nil, livingInterface != nil, !isOrderOpen, stop == nil else { return }
    askForReading()
    run(through: now)
  }

  /// Reads what is on screen anew, and records what has become of it.
  private func readLivingInterface() {
    isReadingAsked = false
    guard let livingInterface, case .interface(let shown, let bar) = phone.screen else { return }
    let read = livingInterface.interface
    guard read != shown else { return }
    record(.handler(.laidOut(read)))
    interface = read
    phone.screen = .interface(read, under: bar)
    noteShown()
  }
}
