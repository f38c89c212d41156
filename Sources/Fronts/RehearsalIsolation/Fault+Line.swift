import Rehearsal

/// What becomes of a message, as a line, and back.
extension Fault {
  var line: Line {
    let amount = effect.amount.map { [Message.Field("amount", String($0))] } ?? []
    return Line(
      .server, .server, effect.name,
      [Message.Field("message", message), Message.Field("number", String(number))] + amount)
  }

  init?(_ line: Line) {
    guard let message = line["message"], let number = line["number"].flatMap({ Int($0) }),
      let effect = Effect(line.what, line["amount"].flatMap { Int64($0) })
    else { return nil }
    self.init(effect, message: message, number: number)
  }
}

extension Fault.Effect {
  fileprivate var name: String {
    switch self {
    case .isLost: "isLost"
    case .losesReply: "losesReply"
    case .arrivesTwice: "arrivesTwice"
    case .isRefused: "isRefused"
    case .takes: "takes"
    case .repliesLate: "repliesLate"
    case .isNeverAnswered: "isNeverAnswered"
    case .arrivesLate: "arrivesLate"
    case .arrivesAgain: "arrivesAgain"
    case .isAnsweredAtOnce: "isAnsweredAtOnce"
    case .failsAfterwards: "failsAfterwards"
    case .cutsReply: "cutsReply"
    case .endsSession: "endsSession"
    case .awaitsConfirmation: "awaitsConfirmation"
    }
  }

  /// A status, or nanoseconds.
  fileprivate var amount: Int64? {
    switch self {
    case .isRefused(let status), .failsAfterwards(let status): Int64(status)
    case .takes(let duration), .repliesLate(let duration), .arrivesLate(let duration),
      .arrivesAgain(let duration), .awaitsConfirmation(let duration):
      duration.nanoseconds
    case .isLost, .losesReply, .arrivesTwice, .isNeverAnswered, .isAnsweredAtOnce, .cutsReply, .endsSession:
      nil
    }
  }

  fileprivate init?(_ name: String, _ amount: Int64?) {
    switch (name, amount) {
    case ("isLost", nil): self = .isLost
    case ("losesReply", nil): self = .losesReply
    case ("arrivesTwice", nil): self = .arrivesTwice
    case ("isRefused", let status?): self = .isRefused(with: Int(status))
    case ("takes", let nanoseconds?): self = .takes(.nanoseconds(nanoseconds))
    case ("repliesLate", let nanoseconds?): self = .repliesLate(by: .nanoseconds(nanoseconds))
    case ("isNeverAnswered", nil): self = .isNeverAnswered
    case ("arrivesLate", let nanoseconds?): self = .arrivesLate(by: .nanoseconds(nanoseconds))
    case ("arrivesAgain", let nanoseconds?): self = .arrivesAgain(after: .nanoseconds(nanoseconds))
    case ("endsSession", nil): self = .endsSession
    case ("awaitsConfirmation", let nanoseconds?): self = .awaitsConfirmation(for: .nanoseconds(nanoseconds))
    case ("isAnsweredAtOnce", nil): self = .isAnsweredAtOnce
    case ("failsAfterwards", let status?): self = .failsAfterwards(with: Int(status))
    case ("cutsReply", nil): self = .cutsReply
    default: return nil
    }
  }
}
