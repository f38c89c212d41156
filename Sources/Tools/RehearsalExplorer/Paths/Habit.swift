import Rehearsal

/// A user who asks for the same again and again: what counts, or fills up, shows in no path of a few requests.
enum Habit {
  /// How often more they ask: more than there are tries before most locks fall.
  static let requests = 10

  /// Whether it is among what somebody looks for: what seldom happens, as far as users do it.
  static func isLookedFor(among deviations: Deviations) -> Bool {
    deviations.isSuperset(of: [.user, .device])
  }

  /// Offers it to who looks for what seldom happens, where everything has come to rest as it usually does, and nowhere else.
  static func offer(in world: World, of run: Run, _ offer: (Deviation) -> Void) {
    let (progress, terms) = (run.progress, run.terms)
    guard isLookedFor(among: terms.deviations), progress.isUsual, world.nextInstant == nil else { return }
    if progress.requests == (terms.isOfAutoFill ? terms.requests.count : 1) { offer(.user(.asksTenTimes)) }
  }
}

extension PathProgress {
  /// How often somebody asks beyond what is usual, by what has happened: once more after what comes alone, to see whether
  /// all is as before.
  var requestsBeyondUsual: Int {
    events.contains(.habit) ? Habit.requests : events.contains(.deviatedAlone) ? 1 : 0
  }
}
