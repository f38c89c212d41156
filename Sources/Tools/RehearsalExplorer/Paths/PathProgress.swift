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

/// What the request that is under way owes to who has asked for it.
struct RequestUnderWay {
  /// What has stood in its way since it began.
  var hindrance = Hindrance.any
  /// Whether nothing stood in its way when it began.
  var wasUndisturbed = false
  /// Whether it has a credential provider save something.
  var isSaving = false
  /// Whether it matters how it ends.
  var isAwaited = false
  /// Whether the work of the handler went in another order than usual; that is judged when the request ends, by what has
  /// come of the usual one.
  var isReordered = false
  /// Whether its user has looked for somebody in a list, and so may not have found who would have been given.
  var isSearched = false
  /// Whether its user was left with nothing to do but turn back, and with nothing to come.
  private(set) var isDeadEnd = false
  /// Whether its user has gone on after taking their time.
  private(set) var hasGoneOn = false
  /// Whether what the handler asked of chance fell otherwise than usual.
  var isChanced = false
  /// Whether its user had to confirm with another device, which screens do not wait for.
  var isHeldElsewhere = false

  /// What can stand in the way of a request.
  enum Hindrance: UInt64 {
    case none
    /// Its user has looked at something else, or its process stood still, for a moment: all goes on from where it was.
    case moment
    /// Its user has taken their time, and may hear that it was too long.
    case time
    case any
  }

  /// Whether nothing has stood in its way since it began.
  var isUndisturbed: Bool { hindrance == .none }

  /// Whether all that stood in its way was a while in which nothing was done.
  var isHeldUp: Bool { hindrance == .moment || hindrance == .time }

  /// Notes that something stands in its way.
  mutating func hinder(_ hindrance: Hindrance) {
    if hindrance.rawValue > self.hindrance.rawValue { self.hindrance = hindrance }
  }

  /// Notes that it begins again in a new process, with nothing in its way: of that it matters how it ends.
  mutating func beginAgain() {
    (hindrance, wasUndisturbed, isAwaited) = (.none, true, true)
  }

  /// Notes that its user does what a screen asks for after such a while, where nothing is to come of its own accord.
  mutating func act(on interface: Interface, in simulation: Simulation) {
    guard isHeldUp, simulation.look(\.nextInstant) == nil else { return }
    let leadsNowhere = interface.leadsNowhere
    if leadsNowhere, hindrance != .time || hasGoneOn { isDeadEnd = true }
    if !leadsNowhere, hindrance == .time { hasGoneOn = true }
  }

  /// Takes in what counts, with a number that leaves room for it at bits 16 to 31.
  func combine(into mark: inout Fingerprint, beside number: UInt64) {
    _ =
      Self.init(
        hindrance:wasUndisturbed:isSaving:isAwaited:isReordered:isSearched:isDeadEnd:hasGoneOn:isChanced:
        isHeldElsewhere:)
    let own =
      hindrance.rawValue | isSaving.bit(2) | isSearched.bit(3) | isDeadEnd.bit(4) | hasGoneOn.bit(5)
      | (wasUndisturbed && !isUndisturbed).bit(6) | isHeldElsewhere.bit(7)
    mark.combine(number | own << 16)
    mark.passOver(
      isAwaited,
      because: "it follows from which request it is, how that began, which counts, and whether it was made")
    mark.passOver(isReordered, because: "what comes of a state is the same whichever order has led there")
    mark.passOver(
      isChanced, because: "who asks nothing of chance comes to the same states, and to the same outcome")
  }
}

/// What has happened in a path of which nobody tells the extension, or which may keep it from offering what it did.
struct PastEvents: OptionSet {
  let rawValue: UInt16

  /// The user has changed the password with another device.
  static let changedPassword = PastEvents(rawValue: 1)
  /// Somebody did something that may keep a provider from offering what it did.
  static let othersDeviated = PastEvents(rawValue: 2)
  /// Anybody did something out of the ordinary; looked at only where nobody is to.
  static let deviated = PastEvents(rawValue: 4)
  /// Too many faces were not recognized, and until somebody enters the passcode no face is.
  static let lockedOutFaces = PastEvents(rawValue: 8)
  /// A credential provider showed something about a login that is not there, and told nobody else; looked at only where
  /// nobody has deviated.
  static let concealed = PastEvents(rawValue: 16)

  /// What came of a request was something else because the handler's own work went in another order.
  static let orderDependent = PastEvents(rawValue: 32)

  /// The user has turned a credential provider off, and nobody has deviated otherwise.
  static let turnedOff = PastEvents(rawValue: 64)

  /// A store was busy once that a credential provider was to fill.
  static let keptFromFilling = PastEvents(rawValue: 128)

  /// Somebody has deviated beside whom nobody else does.
  static let deviatedAlone = PastEvents(rawValue: 256)

  /// The user asks for the same again and again.
  static let habit = PastEvents(rawValue: 1024)

  /// And mistypes every other time.
  static let mistypingHabit = PastEvents(rawValue: 2048)

  /// The user has filled in a field; looked at only where nobody has deviated.
  static let filledIn = PastEvents(rawValue: 4096)

  /// A request came about in a process that had done less before, and fails where nothing goes wrong.
  static let processDependent = PastEvents(rawValue: 8192)

  /// The process of a provider ended or stood still while it may have been at news.
  static let cutShort = PastEvents(rawValue: 16384)

  /// Something was to fall by chance the other way, whether anything asked for it or not.
  static let chanced = PastEvents(rawValue: 512)

  /// What tells states apart: the rest only excuses, or is looked at only where nobody has deviated, or is told at once.
  static let counted: PastEvents = [
    .changedPassword, .lockedOutFaces, .turnedOff, .keptFromFilling, .deviatedAlone, .habit,
    .mistypingHabit, .cutShort,
  ]

  /// Set in the numbers of states in which that excuses a provider, and in no others.
  static let excuse: UInt64 = 1 << 63
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

/// What a user lets time go by for between two requests, once each in a path.
struct Pauses: OptionSet {
  let rawValue: UInt8

  /// So that nothing keeps that does not keep for good.
  static let month = Pauses(rawValue: 1)
  /// So that the period of a code is about to end.
  static let endOfPeriod = Pauses(rawValue: 2)
  /// So that a code begins with a zero.
  static let leadingZero = Pauses(rawValue: 4)
  /// So that the period of a code has just begun.
  static let nextPeriod = Pauses(rawValue: 8)
}

extension Deviation.CodeMoment {
  /// Who comes back for one code with a zero does not come back for another.
  var pauses: Pauses {
    switch self {
    case .endOfPeriod: .endOfPeriod
    case .nextPeriod: .nextPeriod
    case .leadingZero: .leadingZero
    }
  }
}

extension Bool {
  /// One bit of a number, at its place.
  fileprivate func bit(_ place: Int) -> UInt64 { self ? 1 << UInt64(place) : 0 }
}
