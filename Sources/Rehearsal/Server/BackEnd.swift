/// The server of a rehearsal.
///
/// The one that ships is kept as it is and not as any server, because a search copies, asks and compares it by the
/// million. A class, because a value that belongs to a rehearsal is copied whenever it is asked something.
final class BackEnd {
  @exclusivity(unchecked) private var shipped = AccountServer()
  /// A team's own, in the place of the one that ships.
  @exclusivity(unchecked) private var other: (any Server)?

  init(_ server: any Server) {
    if let server = server as? AccountServer { shipped = server } else { other = server }
  }

  init(copying backEnd: BackEnd) {
    shipped = backEnd.shipped
    other = backEnd.other
  }

  var server: any Server { other ?? shipped }
  /// Whether it cannot be looked into.
  var isHidden: Bool { other != nil }
  var accounts: [Account] { other?.accounts ?? shipped.accounts }

  func answer(_ message: Message) -> Reply {
    other?.answer(message) ?? shipped.answer(message)
  }

  func accepts(_ credential: SignIn) -> Bool {
    other?.accepts(credential) ?? shipped.accepts(credential)
  }

  func combine(into mark: inout Fingerprint) {
    if other == nil { shipped.combine(into: &mark) }
  }
}
