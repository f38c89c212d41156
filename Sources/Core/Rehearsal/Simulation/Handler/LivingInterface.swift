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
  /// When it brings up to date, as an app's, what it shares with its extension; `nil` where it never does.
  var upkeep: AppUpkeep.Occasion? { get }
  /// Does so.
  func refreshStore()
  /// Hears, as an app's, of something that every process is told of.
  func receive(_ notice: SystemNotice)
}

extension LivingInterface {
  package var upkeep: AppUpkeep.Occasion? { nil }
  package func refreshStore() {}
  package func receive(_ notice: SystemNotice) {}
}

extension HandlerContext {
  /// Lays out an interface that lives, in place of what was there.
  package func show(_ interface: any LivingInterface) {
    guard let simulation, simulation.isAlive(self), attempt == simulation.world.process.attempt
    else { return }
    simulation.keepUp(with: interface)
  }

  /// Makes a view, and notes what was done meanwhile that every view would do anew: the user waits for it.
  package func load(_ load: () -> Void) {
    guard let simulation, simulation.thread.isSpeaking(), viewsLoading == 0 else { return load() }
    let begun = simulation.now
    viewsLoading += 1
    load()
    viewsLoading -= 1
    if simulation.now > begun { noteWork("waited until \(simulation.now)") }
  }

  /// Notes something a handler does, in case it does it while its view is made.
  package func noteWork(whileLoading work: @autoclosure () -> String) {
    if viewsLoading > 0 { noteWork(work()) }
  }

  private func noteWork(_ work: String) {
    note(.workedWhileLoading, work)
  }

  /// Whether code that changes what is on screen does so on another queue than the main one, which is noted once a
  /// request (PL-15).
  package func noteChange(ofScreen change: @autoclosure () -> String) -> Bool {
    noteDeed()
    guard simulation?.runtime?.isOffMain == true else { return false }
    if !hasChangedScreenElsewhere { note(.changedScreenElsewhere, change()) }
    hasChangedScreenElsewhere = true
    return true
  }

  /// Notes what handlers alone can see of their own code, such as a forgotten `super`.
  package func note(_ violation: Violation, _ detail: String) {
    guard let simulation, simulation.isAlive(self) else { return }
    simulation.world.note(violation, detail)
  }
}
