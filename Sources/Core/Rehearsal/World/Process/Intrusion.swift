/// What can come between two pieces of work that are not each other's: the world does not wait until a handler rests.
enum Intrusion: Hashable, Sendable {
  /// The user taps Cancel in the system's bar.
  case cancel
  /// The process ends with all that is ready in it.
  case endOfProcess
  /// The app refreshes its store.
  case upkeep
  /// The interface comes up that a call has prepared, before what that has begun beside the main queue.
  case presentation(Agenda.Ticket)
  /// A reply comes that is due at this instant.
  case reply(Agenda.Ticket, to: String, number: Int)
  /// An alarm of the context's goes off that is due at this instant.
  case alarm(Agenda.Ticket, number: Int)

  /// What it is called where somebody chooses.
  var name: String {
    switch self {
    case .cancel: "Cancel"
    case .endOfProcess: "end of the process"
    case .upkeep: "the app's upkeep of its store"
    case .presentation: "presentation of the interface"
    case .reply(_, let message, let number): "reply to the \(number.ordinal) \(message)"
    case .alarm(_, let number): "alarm \(number)"
    }
  }
}

/// Who may come between two pieces of work.
package struct Intruders: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The user with Cancel.
  package static let user = Intruders(rawValue: 1)
  /// The system with the end of the process.
  package static let system = Intruders(rawValue: 2)

  /// The app with what it does for its store.
  package static let app = Intruders(rawValue: 4)

  static let all: Intruders = [.user, .system, .app]

  /// Whether it is the system that comes between, by what that is called where somebody chooses.
  package static func isSystem(_ name: String) -> Bool { name == Intrusion.endOfProcess.name }

  /// Whether nobody comes between: it is work of the handler's own, or what that waits for.
  package static func isWork(_ name: String) -> Bool {
    ![Intrusion.cancel, .endOfProcess, .upkeep].contains { $0.name == name }
  }
}

extension Intrusion {
  /// Everything that could come before the work that is ready, in a fixed order; nothing where nobody wants to know.
  static func all(in world: World, isOnMain: Bool = true) -> [Intrusion] {
    let order = world.process.work.order
    guard !order.isUsual, !order.isTurnedAround else { return [] }
    let isWished = !order.wishes.isEmpty
    let intruders = isWished ? .all : order.intruders
    var (intrusions, isSpeaking, preparation) = due(in: world)
    // What a handler has said already is heard before anybody says anything else.
    guard !isSpeaking else { return intrusions }
    if !isOnMain, let preparation { intrusions.append(.presentation(preparation)) }
    if intruders.contains(.user), world.isUnderBar { intrusions.append(.cancel) }
    // A process that ends before its work has done anything ends as it would have before that work; one that has answered
    // may have left something for afterwards.
    let isOnDuty = !world.isRequestOver || world.request?.outcome?.isSuccess == true
    if intruders.contains(.system), isOnDuty, isWished || order.lastAct == world.timeline.now {
      intrusions.append(.endOfProcess)
    }
    if intruders.contains(.app), AppUpkeep.canBegin(in: world) { intrusions.append(.upkeep) }
    return intrusions
  }

  /// What is due at this instant, whether what a handler said is still to be heard, and what its interface waits for that
  /// it has prepared.
  private static func due(in world: World) -> ([Intrusion], isSpeaking: Bool, preparation: Agenda.Ticket?) {
    var intrusions: [Intrusion] = []
    var isSpeaking = false
    var preparation: Agenda.Ticket?
    world.timeline.agenda.forEachTicket(through: world.timeline.now) { _, ticket, event in
      switch event {
      case .answers(let response):
        let transmission = response.value.transmission.value
        intrusions.append(.reply(ticket, to: transmission.message.name, number: transmission.number))
      case .alarm(let number, _): intrusions.append(.alarm(ticket, number: number))
      case .prepared where world.handlerReturned == .preparedInterface: preparation = ticket
      case .said, .asked, .prepared: isSpeaking = true
      case .call, .arrives, .appleAnswered, .appleAnswer, .tapped, .touched, .presents, .passed, .app,
        .ranOut, .noticed, .used, .storeAnswers, .cleansUp, .appSays, .appHears, .errand,
        .rests, .notice, .reclaimsMemory, .leaves:
        break
      }
    }
    return (intrusions, isSpeaking, preparation)
  }

  /// Comes before the work that is ready; nothing where it cannot come any more.
  func happen(in world: inout World) {
    world.process.work.order.intrusion = nil
    world.process.work.order.isIntruded = true
    switch self {
    case .cancel: try? world.perform(.user(.tapsCancel))
    case .endOfProcess: try? world.perform(.system(.endsProcess))
    case .upkeep: try? world.perform(.app(.refreshesStore))
    case .presentation(let ticket), .reply(let ticket, _, _), .alarm(let ticket, _):
      guard let event = world.timeline.agenda.remove(ticket) else { return }
      world.timeline.taken += 1
      event.happen(in: &world)
    }
  }
}
