/// How a process came to its end.
package enum Ending: Equatable, CustomStringConvertible {
  /// It left by itself, with a number.
  case left(Int32)
  /// A signal ended it, which is its own doing or may be somebody else's.
  case signaled(String, isOwn: Bool)
  /// It called something of the system that no rehearsal needs.
  case refused(String)
  /// It closed the line on which it is heard, and had to be ended.
  case wentOn
  /// There never was one.
  case neverBegan(String)

  /// What the system says of a process that has ended.
  init(status: Int32) {
    let signal = status & 0x7F
    self =
      signal == 0
      ? .left(status >> 8 & 0xFF)
      : .signaled(System.signalNames[signal] ?? "signal \(signal)", isOwn: System.ownSignals.contains(signal))
  }

  /// Whether it is the doing of what ran in it, as far as anybody can tell.
  package var isOwn: Bool {
    switch self {
    case .left, .refused, .wentOn, .signaled(_, isOwn: true): true
    case .signaled(_, isOwn: false), .neverBegan: false
    }
  }

  package var description: String {
    switch self {
    case .left(let number): "it left the process with \(number)"
    case .signaled(let name, _): name
    case .refused(let call): "it called \(call); no rehearsal needs that"
    case .wentOn: "it closed the line on which it is heard, and went on"
    case .neverBegan(let complaint): "no process: \(complaint)"
    }
  }
}
