/// A list that the system has prepared once more while it is on screen (CP-30, CP-35).
enum ListPreparedAgain {
  /// Keeps in mind what is listed, if that is all of it: nothing is still to come, and nobody has searched in it.
  static func begin(in world: inout World) {
    guard let request = world.request, !request.input.isAny, !Rest.isAtWork(in: world) else { return }
    world.request?.shown.countBeforeAgain = request.shown.all.count
  }

  /// Looks at what is listed now, as long as the user has done nothing to it.
  static func judge(in world: inout World) {
    guard let request = world.request, let count = request.shown.countBeforeAgain, !request.input.isAny,
      let now = request.shown.all.last, let before = request.shown.all.prefix(count).last
    else { return }
    let doubled = now.buttonsTwiceAsOften(as: before)
    guard !doubled.isEmpty else { return }
    world.request?.shown.countBeforeAgain = nil
    world.note(.listedTwice, doubled.joined(separator: ", "))
  }
}

extension Interface {
  /// The buttons that it has twice as often as another, in order, where it has all others as often as that; what stands
  /// in a section of its own as well, such as one of suggestions, does so both times.
  fileprivate func buttonsTwiceAsOften(as other: Interface) -> [String] {
    let (now, before) = (buttonCounts, other.buttonCounts)
    guard now.count == before.count else { return [] }
    var doubled: [String] = []
    for button in other.buttons where !doubled.contains(button) {
      let (times, timesBefore) = (now[button] ?? 0, before[button] ?? 0)
      if times == 2 * timesBefore { doubled.append(button) } else if times != timesBefore { return [] }
    }
    return doubled
  }

  private var buttonCounts: [String: Int] {
    buttons.reduce(into: [:]) { counts, button in counts[button, default: 0] += 1 }
  }
}
