extension ScheduledEvent: CustomStringConvertible {
  /// What is to happen, as a sentence.
  package var description: String {
    switch self {
    case .said(let action, _, _): "the system hears the handler's \(action.line.what)"
    case .asked: "the system hears the handler ask for Apple's credential"
    case .prepared: "the handler has prepared its interface"
    case .call(let call): "the system calls \(call.rawValue)"
    case .arrives(let transmission): "\(transmission.value.name) reaches the server"
    case .answers(let transmission, _): "the answer to \(transmission.value.name) reaches the handler"
    case .appleAnswered: "Apple's answer reaches the phone"
    case .appleAnswer: "Apple's answer reaches the handler"
    case .tapped(let tap, _): "the tap on “\(tap.button)” reaches the handler"
    case .touched: "a touch reaches the interface"
    case .presents: "the interface comes to the screen"
    case .passed: "the interface goes on its way off the screen"
    case .app: "the app's own code goes on"
    case .alarm(let number, _): "the \(number.ordinal) alarm of the handler goes off"
    case .ranOut(let act): "the system has \(act.rawValue)"
    case .noticed(let act): "the system has \(act.rawValue)"
    case .used: "the handler's turn to its identity store is heard"
    case .storeAnswers: "the identity store's answer reaches the process"
    case .cleansUp(let isExpired): "the provider \(isExpired ? "hears that its time is over" : "cleans up")"
    }
  }
}

extension Transmission {
  fileprivate var name: String { "the \(number.ordinal) \(message.name)" }
}
