/// Something that is due: it names by numbers what only the code under rehearsal has.
package enum ScheduledEvent: Hashable, Sendable {
  /// A handler said something about its request.
  indirect case said(HandlerAction, attempt: Int, isCrossing: Bool)
  /// A handler asked for Apple's credential.
  indirect case asked(AppleQuestion, attempt: Int, isCrossing: Bool)
  /// A preparing call returned.
  case prepared(attempt: Int)
  /// A call to the current handler.
  case call(HandlerCall)
  /// A message reaches the server.
  case arrives(Shared<Transmission>)
  /// An answer reaches the process that sent the message.
  case answers(Shared<Response>)
  /// Apple's answer reaches the phone.
  case appleAnswered(AppleAnswer)
  /// Apple's answer reaches the handler.
  case appleAnswer(AppleAnswer)
  /// The user tapped a button of one of the handler's layouts.
  indirect case tapped(Tap, layout: Int)
  /// The user did something with an interface that lives.
  indirect case touched(Touch, interface: Int)
  /// An interface that lives comes to the screen.
  case presents(interface: Int)
  /// An interface that lives goes on its way off the screen.
  case passed(Appearance, interface: Int)
  /// Something in the app's own code.
  case app(work: Int)
  /// The app's code said something.
  indirect case appSays(AppUtterance)
  /// The app's code is given something.
  indirect case appHears(AppDelivery)
  /// Somebody asked the system for something of its own, took it back, or hears what came of it.
  indirect case errand(ErrandTalk, of: ErrandAsker)
  /// A handler's own alarm goes off.
  case alarm(Int, process: Int)
  /// One of the system's two clocks has run out.
  case ranOut(SystemAct)
  /// The system finds something out, once what goes on at this instant is done.
  case noticed(SystemAct)
  /// A handler turned to its identity store.
  indirect case used(IdentityStoreUse, StoreQuestion)
  /// The identity store's answer reaches the process that asked.
  indirect case storeAnswers(StoreQuestion, IdentityStoreAnswer)
  /// A provider cleans up after its answer, or hears that it cannot finish doing so.
  case cleansUp(isExpired: Bool)
  /// The time of a process is over that has answered and locked a file.
  case rests
  /// The process is told of something that every one is told of.
  case notice(SystemNotice)
  /// The system looks who still holds much memory, once everybody was warned.
  case reclaimsMemory
  /// The user is gone from what was on screen, once that has heard of it.
  case leaves(WayOfLeaving)
}

/// A message on its way, and what becomes of it.
package struct Transmission: Hashable, Sendable {
  package let message: Message
  /// A number that stands for the message, where a search asks for such numbers.
  let messageMark: UInt64
  /// Which of the messages of its name it is, from 1.
  package let number: Int
  let sender: Sender
  /// Which of all of its sender's messages it is, from 1; by this the port knows who hears the answer.
  let ordinal: Int
  /// Which of the messages of its process it is, from 1, whatever other processes have sent.
  let place: Int
  /// What happens to it on its way; open until it arrives.
  package internal(set) var fault: Fault.Effect?
  let roundTrip: Int64
  /// Which of its ways to the server it is on.
  package internal(set) var leg = Leg.first

  /// Who sent a message.
  enum Sender: Hashable, Sendable {
    case handler(process: Int)
    case app
    /// A page to its website; nobody hears its answer but the phone.
    case page
  }

  /// A message may be on its way longer than others, or once more.
  package enum Leg: UInt8, Hashable, Sendable {
    case first
    /// It was held up, and nothing else becomes of it.
    case second
    /// It was there before, and nobody waits for an answer.
    case copy
  }

  var wayThere: Int64 { roundTrip / 2 }
  package var wayBack: Int64 { roundTrip - roundTrip / 2 }

  /// Whether a handler sent it.
  package var isHandlers: Bool { if case .handler = sender { true } else { false } }

  /// Whether something before the server refused it.
  var isRefused: Bool { if case .isRefused = fault { true } else { false } }

  /// How many nanoseconds its reply is on its way.
  var delayOfReply: Int64 {
    switch fault {
    case .repliesLate(let delay): Instant(nanoseconds: wayBack).advanced(by: delay.nanoseconds).nanoseconds
    case .isAnsweredAtOnce: 0
    case nil, .takes, .isLost, .losesReply, .arrivesTwice, .isRefused, .isNeverAnswered, .arrivesLate,
      .arrivesAgain, .failsAfterwards, .cutsReply, .endsSession, .awaitsConfirmation:
      wayBack
    }
  }
}

/// What becomes of a message: it is on its way back, and then given to whoever sent it, as one and the same thing.
package struct Response: Hashable, Sendable {
  let answer: ServerAnswer
  /// What it answers.
  let transmission: Shared<Transmission>

  /// Which of all of its sender's messages it answers.
  var ordinal: Int { transmission.value.ordinal }
}

/// A question for Apple's credential.
package struct AppleQuestion: Hashable, Sendable {
  /// Which of all such questions it is, from 1.
  let number: Int
  let state: String?
  let nonce: String?
}

/// Something that a provider asked of its identity store.
package struct StoreQuestion: Hashable, Sendable {
  /// Which of all such questions it is, from 1.
  let number: Int
  let process: Int
  /// The attempt whose handler asked.
  let attempt: Int
}

extension ScheduledEvent {
  /// Whether it happens inside a process of the extension, and so dies with it.
  func belongs(toProcess number: Int) -> Bool {
    switch self {
    case .said, .asked, .prepared, .call, .appleAnswer, .tapped, .touched, .presents, .passed, .used,
      .cleansUp, .rests, .notice, .reclaimsMemory:
      true
    case .alarm(_, let process): process == number
    case .errand(_, of: .handler(_, let process)): process == number
    case .storeAnswers(let question, _): question.process == number
    case .answers(let response): response.value.transmission.value.sender == .handler(process: number)
    case .arrives, .appleAnswered, .ranOut, .noticed, .app, .appSays, .appHears, .errand, .leaves: false
    }
  }

  func isAlarm(_ number: Int) -> Bool {
    if case .alarm(number, _) = self { true } else { false }
  }

  /// Who hears of it in the end, if that is code that waits to be called.
  var listener: Listener? {
    switch self {
    case .arrives(let transmission) where transmission.value.sender == .app: nil
    case .arrives(let transmission): .message(transmission.value.ordinal)
    case .answers(let response): .message(response.value.ordinal)
    case .asked(let question, _, _): .question(question.number)
    case .tapped(_, let layout): .layout(layout)
    case .touched(_, let interface), .presents(let interface), .passed(_, let interface):
      .interface(interface)
    case .app(let work): .appWork(work)
    case .alarm(let number, _): .alarm(number)
    case .errand(_, of: .handler(let number, _)): .errand(number)
    case .used(_, let question), .storeAnswers(let question, _): .storeQuestion(question.number)
    case .said, .prepared, .call, .appleAnswered, .appleAnswer, .ranOut, .noticed, .cleansUp, .appSays,
      .appHears, .errand, .rests, .notice, .reclaimsMemory, .leaves:
      nil
    }
  }
}

/// The name of something of the handler's that waits to be called: what it is, and which of its kind, from 1.
package enum Listener: Hashable, Sendable {
  case message(Int)
  case question(Int)
  case storeQuestion(Int)
  case errand(Int)
  case layout(Int)
  case interface(Int)
  case alarm(Int)
  case appWork(Int)
}
