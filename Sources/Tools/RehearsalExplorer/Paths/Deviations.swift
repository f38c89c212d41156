import Rehearsal

/// Who deviates from the happy path.
public struct Deviations: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: UInt16

  /// A set of kinds by their bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A message does not come through as it was sent, or the network goes down.
  ///
  /// It is lost, loses its reply, arrives twice, late or once more later, is refused before it reaches the server, is
  /// answered late, at once or never. A network that went down comes up at the latest when somebody asks anew.
  public static let network = Deviations(rawValue: 1)
  /// The user does something else than what leads to the end.
  ///
  /// They tap Cancel, leave, wait, mistype, are not recognized, tap something else or again, or start over; change the
  /// password elsewhere or revoke Apple between two requests; with AutoFill they fail to authenticate, lock the device,
  /// disable the provider, or set the device up from a backup. Where nothing else happens they ask for the same ten times
  /// more, and mistype every other time where there is something to fill in.
  public static let user = Deviations(rawValue: 2)
  /// Apple's sheet is canceled, Apple cannot be reached, or never answers.
  public static let apple = Deviations(rawValue: 4)
  /// The system loses patience, suspends the process or ends it, or is busy with the identity store.
  public static let system = Deviations(rawValue: 8)
  /// Of work that is ready at the same time, another piece goes first than the one whose turn it is; for handlers with
  /// tasks and queues.
  public static let order = Deviations(rawValue: 16)

  /// The server knows the session no more, is asked too often, does not want the new password or the new link, says that
  /// a change does not go with what it has (409), or does what it is asked and says that it could not.
  public static let server = Deviations(rawValue: 32)

  /// The app that asked lets go of its delegate or its window; an app that keeps a store brings it up to date meanwhile.
  public static let app = Deviations(rawValue: 128)

  /// A coin, a random number or an identifier falls the other way; for handlers whose programs have a runtime.
  public static let chance = Deviations(rawValue: 64)

  /// The app is updated, offloaded, or deleted and installed again, the device restarted, memory runs short, the clock is
  /// set, a list is prepared twice, or another device upgrades the same account meanwhile.
  ///
  /// Not among ``all``: who wants to know what it does to paths with other deviations asks for it by name.
  public static let device = Deviations(rawValue: 256)

  /// As ``device``, in the happy path and with nothing else out of the ordinary before or after; no list is prepared twice,
  /// and no app goes and comes back.
  public static let deviceAlone = Deviations(rawValue: 512)

  /// Everybody, but for ``device`` beside others.
  public static let all: Deviations = [
    .network, .server, .user, .app, .apple, .system, .order, .chance, .deviceAlone,
  ]

  /// Every kind by its name, in a fixed order.
  public static let named: [(name: String, kind: Deviations)] = [
    ("network", .network), ("server", .server), ("user", .user), ("app", .app), ("apple", .apple),
    ("system", .system), ("order", .order), ("chance", .chance), ("device-alone", .deviceAlone),
    ("device", .device),
  ]

  /// The names of the kinds in it.
  public var names: [String] { Self.named.filter { contains($0.kind) }.map(\.name) }
}

extension Deviation {
  /// Who deviates.
  var kind: Deviations {
    switch self {
    case .network(let fault): fault.effect.isServers ? .server : .network
    case .outage, .networkReturns: .network
    case .app: .app
    case .user: .user
    case .apple: .apple
    case .device: .device
    case .system: .system
    case .order: .order
    case .chance: .chance
    }
  }
}

extension Fault.Effect {
  /// Whether a server does it; whatever is on the way to one answers with 503.
  fileprivate var isServers: Bool {
    switch self {
    case .isRefused(let status): status != 503
    case .failsAfterwards, .cutsReply, .endsSession, .awaitsConfirmation: true
    case .isLost, .losesReply, .arrivesTwice, .takes, .repliesLate, .isNeverAnswered, .arrivesLate,
      .arrivesAgain, .isAnsweredAtOnce:
      false
    }
  }
}

extension Deviations {
  /// Who may come between two pieces of work of the handler's.
  var intruders: Intruders {
    var intruders: Intruders = []
    if contains(.user) { intruders.insert(.user) }
    if contains(.system) { intruders.insert(.system) }
    if contains(.app) { intruders.insert(.app) }
    return intruders
  }
}
