/// What counts of the server.
extension ServerState {
  /// Takes in where the server stands, and which of its name a message will be where something is to happen to one of a
  /// number; elsewhere numbers only name messages.
  mutating func combine(into mark: inout Fingerprint, at now: Instant, numbersMatter: Bool) {
    _ = Self.init(scripted:own:isScripted:sentCounts:asked:endedSessions:confirmation:knownAccounts:mark:)
    mark.combine(standing())
    // Once the user has, it is as if nobody had asked.
    if let confirmation, confirmation.due > now { confirmation.combine(into: &mark) }
    if numbersMatter {
      mark.combine(each: sentCounts) { sent, mark in sent.combine(into: &mark) }
    }
    mark.passOver(isScripted, because: "a rehearsal keeps its server")
    mark.passOver(own, because: "what it was asked stands for one that cannot be looked into")
    mark.passOver(knownAccounts, because: "they are compared only for what is written down")
  }

  /// A number for the server itself, which only messages change; one that cannot be looked into stands for what it was
  /// asked.
  private mutating func standing() -> UInt64 {
    if let mark { return mark }
    var standing = asked
    for session in endedSessions { standing.combine(session) }
    if isScripted { scripted.combine(into: &standing) }
    standing.passOver(mark, because: "it is this number itself, once somebody asked for it")
    mark = standing.value
    return standing.value
  }
}

extension ServerState.SentCount {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(name:count:)
    mark.combine(name)
    mark.combine(count)
  }
}

extension Confirmation {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(due:message:)
    mark.combine(due)
    mark.combine(message)
  }
}
