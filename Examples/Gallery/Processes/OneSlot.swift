import Designs
import Rehearsal

/// Keeps one slot for whoever waits for a reply, in an object that lives as long as the process.
///
/// A reply that nobody waits for any more finds the next one in the slot. The stale answer to the first request
/// passes for the answer to the second, and everything after it is one message ahead of the truth.
final class OneSlot: Trusting {
  /// The one connection of a process to its server.
  final class Connection {
    var waiting: ((ServerAnswer) -> Void)?
  }

  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    let connection = connection
    func hear(_ heard: ServerAnswer) {
      let waiting = connection.waiting
      connection.waiting = nil
      waiting?(heard)
    }
    let alarm = context.after(.seconds(2)) { hear(.networkError) }
    connection.waiting = { heard in
      context.cancel(alarm)
      if !self.isOver { answer(heard) }
    }
    context.send(message, answer: hear)
  }
}

/// Keeps a slot for every message, by its number.
final class OneSlotEach: Trusting {
  /// The one connection of a process to its server.
  final class Connection {
    var waiting: [Int: (ServerAnswer) -> Void] = [:]
    var sent = 0
  }

  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    let connection = connection
    connection.sent += 1
    let number = connection.sent
    func hear(_ heard: ServerAnswer) { connection.waiting.removeValue(forKey: number)?(heard) }
    let alarm = context.after(.seconds(2)) { hear(.networkError) }
    connection.waiting[number] = { heard in
      context.cancel(alarm)
      if !self.isOver { answer(heard) }
    }
    context.send(message, answer: hear)
  }
}
