/// The way between handler and server: how long it takes and what goes wrong on it.
///
/// ```swift
/// var network = Network()
/// network.faults = [Fault(.losesReply, message: "changePassword", number: 1)]
/// ```
public struct Network: Hashable, Sendable {
  /// How long a message and its reply take together.
  public var roundTrip: Duration
  /// Where the server answers besides the domains of the app, such as `api.shiny.example`.
  public var hosts: [String] = []
  /// Where somebody else answers, who takes everything and has nothing to say, such as `stats.example`.
  public var otherHosts: [String] = []
  /// Whether anything gets through; a network that is down loses every message.
  public var isUp = true
  /// What happens to single messages.
  public var faults: [Fault] = []

  /// Whether a message goes to a host of somebody else; asked for every message, and nearly always there is no such host.
  package func leadsElsewhere(_ message: Message) -> Bool { !otherHosts.isEmpty && message.isForOthers }

  package func fault(of message: String, number: Int) -> Fault.Effect? {
    guard isUp else { return .isLost }
    return faults.last { $0.number == number && $0.message == message }?.effect
  }
}

extension Network {
  /// A network on which all goes well.
  public init() {
    roundTrip = .milliseconds(100)
  }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(roundTrip:hosts:otherHosts:isUp:faults:)
    mark.combine(isUp)
    mark.passOver(
      (roundTrip, hosts, otherHosts, faults), because: "nothing that happens changes how a phone is set up")
  }
}

/// Something that happens to one message, such as the second `changePassword`.
public struct Fault: Hashable, Sendable {
  /// What happens.
  public let effect: Effect
  /// The message's name.
  public let message: String
  /// Which of the messages of that name, from 1.
  public let number: Int

  /// What happens to a message.
  public init(_ effect: Effect, message: String, number: Int = 1) {
    self.effect = effect
    self.message = message
    self.number = number
  }

  /// What can happen to a message.
  public enum Effect: Hashable, Sendable {
    /// Nothing reaches the server; the handler gets a network error.
    case isLost
    /// The server does what it is asked; the handler gets the same network error.
    case losesReply
    /// The server is asked twice; one reply arrives.
    case arrivesTwice
    /// Something before the server refuses it with a status.
    case isRefused(with: Int)
    /// The round trip takes this long.
    case takes(Duration)
    /// The server does what it is asked at once; the reply is this much later than usual.
    case repliesLate(by: Duration)
    /// The server does what it is asked, and no answer of any kind arrives.
    case isNeverAnswered
    /// The message is on its way for this much longer, so that others may overtake it.
    case arrivesLate(by: Duration)
    /// The server is asked, and once more this much later; one reply arrives.
    case arrivesAgain(after: Duration)
    /// The server does what it is asked; the reply takes no time.
    case isAnsweredAtOnce
    /// The server does what it is asked, and answers with a status that says it did not.
    case failsAfterwards(with: Int)
    /// The server does what it is asked; its reply arrives with the status and without what it carries.
    case cutsReply
    /// The session that the message names has ended on the server: it is refused with 401, and so is every later message
    /// that names the same one.
    case endsSession
    /// The server asks the user to confirm it with another device, which they do so much later. Until then it refuses
    /// with 401, `confirmation-required`: every message of that name, and whatever asks for a session.
    case awaitsConfirmation(for: Duration)
  }
}

extension Fault: CustomStringConvertible {
  /// The fault as a sentence.
  public var description: String { "the \(number.ordinal) \(message) \(effect)" }
}

extension Fault.Effect: CustomStringConvertible {
  /// What becomes of a message, after its name.
  public var description: String {
    switch self {
    case .isLost: "is lost"
    case .losesReply: "loses its reply"
    case .arrivesTwice: "arrives twice"
    case .isRefused(let status): "is refused with \(status)"
    case .takes(let duration): "takes \(Instant.start + duration)"
    case .repliesLate(let delay): "is answered \(Instant.start + delay) late"
    case .isNeverAnswered: "is never answered"
    case .arrivesLate(let delay): "arrives \(Instant.start + delay) late"
    case .arrivesAgain(let delay): "arrives again after \(Instant.start + delay)"
    case .isAnsweredAtOnce: "is answered at once"
    case .failsAfterwards(let status): "is done and then answered with \(status)"
    case .cutsReply: "has its reply cut short"
    case .endsSession: "finds its session ended"
    case .awaitsConfirmation(let delay):
      "has to be confirmed with another device, which takes \(Instant.start + delay)"
    }
  }
}
