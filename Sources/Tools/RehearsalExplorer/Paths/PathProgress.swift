import Rehearsal

/// What has come of what was chosen so far, as far as the world does not know it.
struct PathProgress {
  /// The screens of which the user has done what they ask for.
  var screens = ServedScreens()
  /// What the user has tried there, and how often.
  var answered = AnsweredScreen()
  /// Whether the user lets one more thing happen before acting.
  var isWaiting = false
  /// How often something was asked so far.
  var requests = 0
  /// What has happened behind the extension's back.
  var events = PastEvents()
  /// What the user has let time go by for.
  var pauses: Pauses = []
  /// What the request that is under way owes.
  var underWay = RequestUnderWay()
  /// Whether one of those came to nothing that nothing stood in the way of.
  var hasStoodStill = false
  /// Whether a credential provider has said that it saved it.
  var hasSaved = false
  /// Whether it did not provide that, with nothing in the way.
  var hasForgotten = false
  /// The requests that came about; looked at only where nothing deviates.
  var fulfilled = HappyRequests()
  /// When a suspended process comes back; `nil` for when nothing else is to come.
  var resumption: Instant?
  /// What is known of each property; nothing before the first moment.
  var standings: [PropertyStanding] = []

  /// Takes it in where it is, because a copy of it costs as much as the number.
  mutating func combine(into mark: inout Fingerprint, of simulation: Simulation) {
    simulation.look { combine(into: &mark, in: $0) }
  }

  /// Whether others have deviated is no part of it: it only excuses, and is told apart by whoever takes the number.
  private func combine(into mark: inout Fingerprint, in world: World) {
    _ =
      Self.init(
        screens:answered:isWaiting:requests:events:pauses:underWay:hasStoodStill:hasSaved:hasForgotten:
        fulfilled:resumption:standings:)
    screens.combine(into: &mark, in: world)
    answered.combine(into: &mark)
    // One number for all that is small, since every state of every path is asked for it.
    underWay.combine(
      into: &mark,
      beside: UInt64(events.intersection(.counted).rawValue) << 48 | UInt64(requests) << 32
        | UInt64(pauses.rawValue) << 8 | hasForgotten.bit(4) | hasSaved.bit(3) | hasStoodStill.bit(2)
        | isWaiting.bit(0))
    mark.passOver(fulfilled, because: "it is looked at in the happy path of each situation alone")
    if let resumption { mark.combine(resumption) }
    for standing in standings { mark.combine(Int(standing.rawValue)) }
  }
}

extension PathProgress {
  /// Whether nobody and nothing has deviated so far.
  var isUsual: Bool { events.isDisjoint(with: [.deviated, .chanced]) }

  /// Whether the user has changed the password with another device.
  var hasChangedPassword: Bool {
    get { events.contains(.changedPassword) }
    set { if newValue { events.insert(.changedPassword) } else { events.remove(.changedPassword) } }
  }
}

/// What is known of a property in a path so far.
enum PropertyStanding: UInt8 {
  case open
  /// It came true, or what must follow from something has not followed yet.
  case noted
  /// It does not hold, whatever may come.
  case broken
}
