/// The server of a rehearsal, and what was sent to it.
package struct ServerState: Sendable {
  /// The one that ships, as it is and not as any server: a search copies, asks and compares it by the million.
  var scripted = AccountServer()
  /// A team's own, in the place of the one that ships.
  ///
  /// A world with a place for any server in it is handed on by its address. With that out of line it would be copied
  /// for every question asked of it, which costs a search 4 % more instructions.
  var own: (any Server)?
  /// Whether there is none; asked at every message, for which what stands there is not to be copied.
  let isScripted: Bool
  /// How many messages of each name were sent so far, in the order of the first of each.
  var sentCounts: [SentCount] = []
  /// What a server that cannot be looked into was asked so far.
  var asked = Fingerprint()
  /// The sessions that have ended, by what messages name them with.
  var endedSessions: [String] = []
  /// What the user confirms with another device; `nil` where nobody ever had to.
  package internal(set) var confirmation: Confirmation?
  /// The accounts as they were after the last message, where they are compared with what comes next.
  var knownAccounts: [Account]?
  /// A number for how the server stands, once somebody asked for it; until a message changes that.
  var mark: UInt64?

  /// How many messages of a name were sent.
  struct SentCount: Hashable, Sendable {
    let name: String
    var count: Int
  }
}

extension ServerState {
  init(_ server: any Server) {
    if let server = Self.scripted(server) {
      self.init(scripted: server, isScripted: true)
    } else {
      self.init(own: server.copy() ?? server, isScripted: false)
    }
  }

  /// A server as the one that ships, where it is that one.
  private static func scripted<Given: Server>(_ server: Given) -> AccountServer? {
    // A cast asks the runtime, which takes a hundredth of a whole upgrade.
    Given.self == AccountServer.self ? unsafeBitCast(server, to: AccountServer.self) : nil
  }

  /// The server as it is now.
  package var server: any Server { own ?? scripted }

  /// Its accounts.
  package var accounts: [Account] {
    isScripted ? scripted.accounts : server.accounts
  }

  /// Whether somebody could sign in with this now.
  package func accepts(_ credential: SignIn) -> Bool {
    isScripted ? scripted.accepts(credential) : server.accepts(credential)
  }

  /// Whether a user could sign in now with a password.
  func accepts(_ user: String, _ password: String) -> Bool {
    isScripted
      ? scripted.accounts.accept(user, password)
      : server.accepts(.password(PasswordCredential(user: user, password: password)))
  }

  /// Whether somebody could sign in now with Apple, to the account of a user.
  ///
  /// A team's own server need not tell whose account that opens, and an account may have been renamed: then it is taken for
  /// the one that is meant.
  func opens(_ user: String, withApple appleUser: String) -> Bool {
    guard accepts(.apple(user: appleUser)) else { return false }
    let accounts = accounts
    let own = accounts.first { $0.user == user }
    return own == nil || own?.appleUser == appleUser || !accounts.contains { $0.appleUser == appleUser }
  }

  /// Those saved passwords with which somebody could sign in now.
  func entriesAccepted(among entries: [Keychain.Entry]) -> [Keychain.Entry] {
    // Usually they are all accepted, and then nothing is copied.
    guard let first = entries.indices.first(where: { !accepts(entries[$0].user, entries[$0].password) })
    else { return entries }
    return entries[..<first] + entries[(first + 1)...].filter { accepts(.password($0.credential)) }
  }

  /// Takes a message and replies.
  mutating func answer(_ message: Message) -> Reply {
    mark = nil
    if !endedSessions.isEmpty, message.sessions.contains(where: endedSessions.contains) {
      return .refusal(401, "session-ended")
    }
    if isScripted { return scripted.answer(message) }
    message.combine(into: &asked)
    return own?.answer(message) ?? scripted.answer(message)
  }

  /// Ends the sessions that a message names.
  mutating func endSession(of message: Message) {
    mark = nil
    for session in message.sessions where !endedSessions.contains(session) { endedSessions.append(session) }
  }

  /// Whether a session has ended that messages name so, as it is or with a word before it.
  package func hasEnded(_ session: String) -> Bool {
    endedSessions.contains { $0 == session || $0.hasSuffix(" " + session) }
  }

  /// Goes on without the world it was copied from; `false` where a team's own server cannot be copied.
  mutating func separate() -> Bool {
    if isScripted { return true }
    own = own?.copy()
    return own != nil
  }

  /// How many messages of a name were sent so far.
  package func sentCount(of name: String) -> Int { sentCounts.first { $0.name == name }?.count ?? 0 }

  /// The names of all messages that were sent so far, each once.
  package var sentNames: [String] { sentCounts.map(\.name) }

  /// Counts a message that is sent, and answers which of its name it is.
  mutating func count(_ name: String) -> Int {
    guard let index = sentCounts.firstIndex(where: { $0.name == name }) else {
      if sentCounts.isEmpty { sentCounts.reserveCapacity(4) }
      sentCounts.append(SentCount(name: name, count: 1))
      return 1
    }
    sentCounts[index].count += 1
    return sentCounts[index].count
  }
}

/// What a server has the user confirm with another device: it refuses until they have.
package struct Confirmation: Hashable, Sendable {
  /// When they have.
  package let due: Instant
  /// The name of the message that was to be confirmed.
  let message: String

  /// Whether it keeps a message from being served: another of the name, or whatever names no session.
  func holds(_ another: Message, at now: Instant) -> Bool {
    now < due && (another.name == message || !another.namesSession)
  }
}

extension Message {
  /// What it names sessions with, which a server has handed out; what Apple or the user gave is nothing of the kind.
  package var sessions: [String] { body.filter(\.namesSession).map(\.value) }

  /// Whether it names any.
  package var namesSession: Bool { body.contains(where: \.namesSession) }
}

extension Message.Field {
  fileprivate var namesSession: Bool {
    // Every message of every path is asked, and most names are none of the long ones.
    if name == "session" || name == "token" { return true }
    guard name.utf8.count > 8 else { return false }
    let name = name.lowercased()
    guard !name.contains("identity") else { return false }
    return name.contains("session") || name.contains("token") || name.hasSuffix("authorization")
  }
}
