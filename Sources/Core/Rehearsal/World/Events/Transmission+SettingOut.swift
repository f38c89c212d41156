/// How a message is sent, whoever sends it.
extension Transmission {
  /// A message that somebody sends now: what becomes of it on its way is settled by how many of its name went before.
  init(_ message: Message, from sender: Sender, ordinal: Int, in world: inout World) {
    let number = world.server.count(message.name)
    let fault = world.phone.network.fault(of: message.name, number: number)
    let roundTrip = if case .takes(let duration) = fault { duration } else { world.phone.network.roundTrip }
    self.init(
      message: message, messageMark: world.process.given == nil ? 0 : message.mark, number: number,
      sender: sender, ordinal: ordinal, place: sender.place(of: ordinal, in: world.process), fault: fault,
      roundTrip: roundTrip.nanoseconds)
  }

  /// Sets out for the server.
  func setOut(in world: inout World) {
    world.timeline.agenda.add(.arrives(Shared(self)), at: world.timeline.now.advanced(by: wayThere))
  }
}

/// How many messages had been sent before something began.
struct EarlierMessages: Hashable, Sendable {
  /// By the handlers before the present one.
  var ofHandlers = 0
  /// By the processes before the present one.
  var ofProcesses = 0
}

extension Transmission.Sender {
  fileprivate func place(of ordinal: Int, in process: ProcessState) -> Int {
    if case .handler = self { ordinal - process.earlierMessages.ofProcesses } else { ordinal }
  }
}
