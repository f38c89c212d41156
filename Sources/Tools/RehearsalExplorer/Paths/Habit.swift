import Rehearsal

/// A user who asks for the same again and again: what counts, or fills up, shows in no path of a few requests.
enum Habit {
  /// How often more they ask: twice as often as there are tries before most locks fall.
  static let requests = 10

  /// Offers it where everything has come about as it usually does, and nowhere else: with mistakes, to who has typed.
  static func offer(in world: World, of run: Run, _ offer: (Deviation) -> Void) {
    let (progress, terms) = (run.progress, run.terms)
    guard progress.isUsual, world.nextInstant == nil, progress.requests == usualRequests(terms),
      world.request?.outcome?.isSuccess == true
    else { return }
    offer(.user(.asksTenTimes(mistyping: false)))
    if progress.events.contains(.filledIn) { offer(.user(.asksTenTimes(mistyping: true))) }
  }

  /// How often they ask before that.
  fileprivate static func usualRequests(_ terms: PathTerms) -> Int {
    terms.isOfAutoFill ? terms.requests.count : 1
  }
}

extension PathProgress {
  /// How often somebody asks beyond what is usual, by what has happened: once more after what comes alone, to see whether
  /// all is as before.
  var requestsBeyondUsual: Int {
    events.contains(.habit) ? Habit.requests : events.contains(.deviatedAlone) ? 1 : 0
  }

  /// Whether somebody mistypes once in each request of theirs but the second, the fourth and so on; of those everything is
  /// owed.
  mutating func mistypesByHabit(_ interface: Interface, _ terms: PathTerms) -> Bool {
    let isHabit = events.contains(.mistypingHabit)
    guard isHabit || isUsual, interface.hasFields else { return false }
    events.insert(.filledIn)
    guard isHabit, underWay.isUndisturbed, !(requests - Habit.usualRequests(terms)).isMultiple(of: 2)
    else { return false }
    underWay.hinder(.any)
    answered.disturb()
    return true
  }
}
