extension ScheduledEvent: CustomStringConvertible {
  /// What is to happen, as a sentence.
  package var description: String {
    switch self {
    case .said(let action, _, _): "the system hears the handler's \(action.line.what)"
    case .asked: "the system hears the handler ask for Apple's credential"
    case .prepared: "the handler has prepared its interface"
    case .call(let call): "the system calls \(call.rawValue)"
    case .arrives(let transmission): "\(transmission.value.name) reaches the server"
    case .answers(let response): "the answer to \(response.value.transmission.value.name) reaches the handler"
    case .appleAnswered: "Apple's answer reaches the phone"
    case .appleAnswer: "Apple's answer reaches the handler"
    case .tapped(let tap, _): "the tap on “\(tap.button)” reaches the handler"
    case .touched: "a touch reaches the interface"
    case .presents: "the interface comes to the screen"
    case .passed: "the interface goes on its way off the screen"
    case .app: "the app's own code goes on"
    case .appSays: "the system hears the app"
    case .appHears(let delivery): delivery.sentence
    case .errand(.answered, let asker): "the \(asker.lane.rawValue) hears what came of what it asked for"
    case .errand(_, let asker): "the system hears what the \(asker.lane.rawValue) asks for"
    case .alarm(let number, _): "the \(number.ordinal) alarm of the handler goes off"
    case .ranOut(let act): "the system has \(act.rawValue)"
    case .noticed(let act): "the system has \(act.rawValue)"
    case .used: "the handler's turn to its identity store is heard"
    case .storeAnswers: "the identity store's answer reaches the process"
    case .rests: "the process is to be suspended"
    case .notice(let notice): "the process hears of \(notice.sentence)"
    case .reclaimsMemory: "the system looks who holds much memory"
    case .leaves: "the user is gone"
    case .cleansUp(let isExpired): "the provider \(isExpired ? "hears that its time is over" : "cleans up")"
    }
  }
}

extension AppDelivery {
  fileprivate var sentence: String {
    switch self {
    case .touch: "a touch reaches the app"
    case .answer(let response): "the answer to \(response.value.transmission.value.name) reaches the app"
    case .authorization, .errand: "the app hears of what it asked for"
    case .alarm(let number): "the \(number.ordinal) alarm of the app goes off"
    case .appleRevoked: "the app hears that it may not sign in with Apple any more"
    case .upkeep: "the app refreshes its store"
    case .activity: "the app is brought up with an activity"
    case .notice(let notice): "the app hears of \(notice.sentence)"
    }
  }
}

extension SystemNotice {
  fileprivate var sentence: String {
    switch self {
    case .memoryWarning: "memory that runs short"
    case .clockChange: "a clock that was set"
    case .resignsActive: "something in front of it"
    case .becomesActive: "its being in front again"
    case .entersBackground: "its having left the screen"
    }
  }
}

extension Transmission {
  fileprivate var name: String { "the \(number.ordinal) \(message.name)" }
}
