/// What the user has done to the interface of a request.
struct UserInput: Hashable, Sendable {
  /// Whether it was anything at all.
  var isAny = false
  /// Whether anything was typed.
  private(set) var isTyped = false
  /// How often they tapped since they last typed: not at all, once, or more often.
  private(set) var taps = 0
  /// Whom the user tapped on, of those that a list is known to have: who taps on two, or on a row that names two, may be
  /// given either.
  private(set) var named: [String] = []
  /// The logins that the user tapped on, in order and each once, as far as a row says whose and where they are: of two
  /// nobody knows which is meant.
  private var logins: [ListChoice.Login?] = []
  /// How often a code was sent since they last did anything: not at all, once, or more often.
  private(set) var codesSent = 0
  /// What they tapped in a list of which nothing came, as far as that was told.
  var ignored: [String] = []
  /// What they tapped in a list of codes, in order and each once: of two nobody knows which is the login.
  private var rows: [String?] = []
  /// Whether what the handler asked of its server for them has failed since they last did anything.
  private(set) var isLetDown = false
  /// Whether anything failed that the handler asked of its server before it wanted them.
  var isCalledFor = false
  /// Whether they have tapped on a way out.
  private(set) var hasTurnedBack = false
  /// What stands by whatever they tapped where a text or a login is to be chosen, each once.
  private(set) var texts: [String] = []
  /// How often they tapped a way out that nobody could hear of so far: not at all, once, or more often.
  private var leavings = 0
  /// Whether they have shown that they are the owner of the phone, where they were asked to.
  var owner = OwnerCheck()

  /// Whether the user wants what a provider asks about: whoever has said yes has, whatever they tap afterwards; `nil` where
  /// they have said nothing.
  private(set) var consent: Consent?

  /// What somebody says by what they tap.
  enum Consent: UInt8, Hashable, Sendable {
    /// They leave, by a button that may be all that there is to do, such as “Done”.
    case leaves
    /// They had something else to tap, and did not want that.
    case refuses
    case agrees
  }

  /// The user does something, and in a list that may be to tap on somebody.
  mutating func take(_ touch: Touch, on chosen: [String], of logins: [ListChoice.Login?]) {
    named += chosen.filter { !named.contains($0) }
    self.logins += logins.filter { !self.logins.contains($0) }
    isAny = true
    codesSent = 0
    isLetDown = false
    owner.take(touch)
    switch touch {
    case .types: (isTyped, taps) = (true, 0)
    case .taps: if isTyped { taps = min(2, taps + 1) }
    }
  }

  /// Of an upgrade it matters whether they turn back.
  mutating func noteTap(_ touch: Touch) {
    if case .taps(let button) = touch, Interface.isWayOut(button) { hasTurnedBack = true }
  }

  /// What the handler asked for them has failed, or has not; whoever turned back is to hear of neither.
  mutating func hear(isFailure: Bool) { isLetDown = isFailure && !hasTurnedBack }

  /// A code goes to the server; answers whether that is once more although the user gave it once (OC-3).
  mutating func sendCode() -> Bool {
    codesSent = min(2, codesSent + 1)
    return codesSent == 2 && taps < 2
  }

  /// The user taps on a row in a list of codes; `nil` for one of several of the same title.
  mutating func choose(_ row: String?) {
    if rows.count < 2, !rows.contains(row) { rows.append(row) }
  }

  /// The user taps on something where a text or a login is to be chosen; whoever taps on several may be given any.
  mutating func choose(texts: [String]) {
    for text in texts where !self.texts.contains(text) { self.texts.append(text) }
  }

  /// The user taps a way out while the process stands still.
  mutating func leaveUnheard() { leavings = min(2, leavings + 1) }

  /// Whether they tapped a way out while the process stood still, of which the handler hears late.
  var hasLeftUnheard: Bool { leavings > 0 }

  /// Whether they tapped a way out once more because nothing came of it, so that the handler hears of it twice.
  var hasLeftTwice: Bool { leavings == 2 }

  /// The user says yes or no.
  mutating func consent(_ said: Consent) {
    if consent != .agrees { consent = said }
  }

  /// The row that was tapped, where it is the only one.
  var chosenRow: String? { rows.count == 1 ? rows[0] : nil }

  /// The login that was tapped, where it is the only one.
  var chosenLogin: ListChoice.Login? { logins.count == 1 ? logins[0] : nil }

  /// The server turned a code away before it looked at it.
  mutating func takeBackCode() { codesSent = max(0, codesSent - 1) }

  /// Takes in what counts; what was done with an upgrade counts until it is over.
  func combine(into mark: inout Fingerprint, isOpen: Bool) {
    _ =
      Self.init(
        isAny:isTyped:taps:named:logins:codesSent:ignored:rows:isLetDown:isCalledFor:hasTurnedBack:texts:
        leavings:owner:consent:)
    mark.combine(isAny)
    mark.combine(isTyped)
    mark.combine(taps)
    mark.combine(each: named) { name, mark in mark.combine(name) }
    for login in logins {
      mark.combine(login?.user)
      mark.combine(login?.service.identifier)
    }
    mark.combine(codesSent)
    for button in ignored { mark.combine(button) }
    for row in rows { mark.combine(row) }
    for text in texts { mark.combine(text) }
    if leavings > 0 { mark.combine(leavings) }
    owner.combine(into: &mark)
    if let consent { mark.combine(UInt64(consent.rawValue)) }
    guard isOpen else { return }
    mark.combine(isLetDown)
    mark.combine(hasTurnedBack)
    if isCalledFor { mark.combine(1) }
  }
}
