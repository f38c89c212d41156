import Rehearsal

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

extension Bool {
  /// One bit of a number, at its place.
  func bit(_ place: Int) -> UInt64 { self ? 1 << UInt64(place) : 0 }
}
