import Rehearsal

/// The screens of which the user has done what they ask for.
struct ServedScreens {
  /// The last that was presented, by its number.
  private var last = 0
  /// The last with which the user has taken their time.
  private var lingered = 0
  /// What there was to touch on the last one each time the user did something there: one that lives becomes another
  /// without being presented anew.
  private var marks: [UInt64] = []

  /// How often a user does what one screen asks for: one that always asks for something new leads nowhere.
  private static let most = 8

  /// Whether there is nothing left to do on the screen that there is, which can live.
  func areDone(in world: World, living mayLive: Bool) -> Bool {
    guard last == world.countOfInterfaces else { return false }
    guard mayLive, marks.count < Self.most, let interface = world.touchable else { return true }
    return marks.contains(interface.offer)
  }

  /// The user does what the screen asks for, which can live.
  mutating func serve(in world: World, living mayLive: Bool) {
    if last != world.countOfInterfaces { (last, marks) = (world.countOfInterfaces, []) }
    if mayLive, let interface = world.touchable { marks.append(interface.offer) }
  }

  /// Whether the user may take their time with the screen, which is once.
  func mayLinger(in world: World) -> Bool { lingered != world.countOfInterfaces }

  /// The user takes their time.
  mutating func linger(in world: World) { lingered = world.countOfInterfaces }

  func combine(into mark: inout Fingerprint, in world: World) {
    _ = Self.init(last:lingered:marks:)
    let isServed: UInt64 = last == world.countOfInterfaces ? 1 : 0
    mark.combine(lingered == world.countOfInterfaces ? isServed + 2 : isServed)
    for served in marks { mark.combine(served) }
  }
}

extension Interface {
  /// A number for what there is to touch, whatever it says beside that and whatever is typed.
  fileprivate var offer: UInt64 {
    var mark = Fingerprint()
    for element in elements {
      switch element {
      case .label: break
      case .field(let name, _): mark.combine(name)
      case .button(let name, let isEnabled):
        mark.combine(name)
        mark.combine(isEnabled)
      }
    }
    return mark.value
  }
}
