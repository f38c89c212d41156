import Rehearsal

/// A server that knows whoever signs in with Apple by what it was told of them, and says the name that it has.
struct GuestBook: Server {
  private var names: [String: String] = [:]

  mutating func answer(_ message: Message) -> Reply {
    guard message.name == "enter", let user = message["user"] else { return .refusal(404, "unknown") }
    if let name = message["name"] { names[user] = name }
    return Reply(200, [Message.Field("name", names[user] ?? "")])
  }

  func accepts(_ credential: SignIn) -> Bool {
    if case .apple(let user) = credential { names[user] != nil } else { false }
  }

  var accounts: [Account] { [] }
}

extension Message {
  /// Somebody comes whom Apple vouches for, with the name that is known by now.
  static func enter(_ user: String, name: String?) -> Message {
    Message("enter", [Field("user", user)] + (name.map { [Field("name", $0)] } ?? []))
  }
}
