/// The way of a message to the server, and of the answer back.
extension Simulation {
  /// Sends a message over the scripted network.
  public func send(_ message: Message, from context: HandlerContext, answer: @escaping (ServerAnswer) -> Void)
  {
    send(message, from: context, on: nil, answer: answer)
  }

  func send(
    _ message: Message, from context: HandlerContext, on queue: Enqueue?,
    answer: @escaping (ServerAnswer) -> Void
  ) {
    guard isAlive(context) else { return }
    record(.handler(.sent(message)))
    context.noteWork(whileLoading: "sent \(message.name)")
    noteSent(message)
    let number = count(message.name)
    let fault = phone.network.fault(of: message.name, number: number)
    let roundTrip = if case .takes(let duration) = fault { duration } else { phone.network.roundTrip }
    let mark = history == nil ? 0 : message.mark
    let transmission = Transmission(
      message, mark: mark, number: number, ordinal: memory?.hearMessage(mark) ?? 0, process: context.process,
      fault: fault, roundTrip: roundTrip.nanoseconds, on: queue, answer: answer)
    agenda.add(.arrives(transmission), at: now.advanced(by: transmission.wayThere))
  }

  /// How many messages of a name were sent so far.
  package func sentCount(of name: String) -> Int { sentCounts.first { $0.name == name }?.count ?? 0 }

  /// The names of all messages that were sent so far, each once.
  package var sentNames: [String] { sentCounts.map(\.name) }

  private func count(_ name: String) -> Int {
    guard let index = sentCounts.firstIndex(where: { $0.name == name }) else {
      if sentCounts.isEmpty { sentCounts.reserveCapacity(4) }
      sentCounts.append((name, 1))
      return 1
    }
    sentCounts[index].count += 1
    return sentCounts[index].count
  }

  func arrive(_ transmission: Transmission) {
    let name = transmission.message.name
    switch transmission.fault {
    case nil, .takes, .repliesLate: answer(.reply(serve(transmission.message)), transmission)
    case .isLost:
      record(.server(.lostMessage(name)))
      answer(.networkError, transmission)
    case .losesReply:
      _ = serve(transmission.message)
      record(.server(.lostReply(to: name)))
      answer(.networkError, transmission)
    case .arrivesTwice:
      let reply = serve(transmission.message)
      record(.server(.gotTwice(name)))
      _ = serve(transmission.message)
      answer(.reply(reply), transmission)
    case .isRefused(let status): answer(.reply(.refusal(status, "refused")), transmission)
    case .isNeverAnswered:
      _ = serve(transmission.message)
      record(.server(.keptSilent(about: name)))
    }
  }

  private func answer(_ answer: ServerAnswer, _ transmission: Transmission) {
    guard phone.process.number == transmission.process, phone.process.state != .absent else { return }
    agenda.add(
      .answers(transmission, answer), at: now.advanced(by: transmission.wayBack) + transmission.delay)
  }

  private func serve(_ message: Message) -> Reply {
    if history != nil {
      if backEnd.isHidden { message.combine(into: &served) }
      serverMark = nil
    }
    guard premises.tellsAll else { return ask(message) }
    let before = knownAccounts ?? backEnd.accounts
    let reply = ask(message)
    let after = backEnd.accounts
    knownAccounts = after
    if before != after {
      for (old, new) in zip(before, after) where old != new { record(.server(.changed(old, to: new))) }
    }
    return reply
  }
}

extension Transmission {
  fileprivate var wayThere: Int64 { roundTrip / 2 }
  var wayBack: Int64 { roundTrip - roundTrip / 2 }

  fileprivate var delay: Duration {
    if case .repliesLate(let delay) = fault { delay } else { .zero }
  }
}
