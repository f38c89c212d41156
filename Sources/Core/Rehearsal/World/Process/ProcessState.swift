/// The extension's process, as far as the system knows it: who is in it, what it was given and what it said.
package struct ProcessState: Sendable {
  /// Which handler it has, of all that were made.
  var attempt = 0
  /// Whether the system still holds on to that handler.
  var hasHandler = false
  /// The attempts to which the system did not leave the time they have.
  var cutShort = Attempts()
  /// What the handler said last: by which attempt, and whether it could hear of the user's Cancel.
  var utterance = Utterance(attempt: 0, isCrossing: false)
  /// What waits for it while it is suspended.
  var deferred: [ScheduledEvent] = []
  /// When it is suspended because it has answered; `nil` while it serves a request, or is not for that.
  var rest: Rest?
  /// What the handler has to show.
  var layout = ScreenLayout()
  /// How often handlers said each kind of thing that waits for an answer.
  var said = Ordinals()
  /// How many messages had been sent before.
  private(set) var earlierMessages = EarlierMessages()
  /// A number for everything it was given so far, where a search keeps count of that.
  var given: Fingerprint?
  /// A number for everything that the processes before it were given, once one of them has written files: these lie
  /// on the machine's disk, where no number is made of them, and follow from it.
  var past: Fingerprint?
  /// All of it to the letter, where others may branch off.
  var journal: HandlerJournal?
  /// What a handler does on its own, where its program has a runtime.
  var work = HandlerWork()
  /// What is known of a credential provider, beside what everybody sees.
  var provider = ProviderRecord()
  /// What it holds on to that the system ends it for; `nil` where it has said nothing of the kind.
  var holdings: Shared<ResourcesHeld>?
}

/// What a handler said last.
struct Utterance: Hashable, Sendable {
  /// The attempt whose handler speaks.
  let attempt: Int
  /// Whether the handler spoke before it could hear of the user's Cancel.
  let isCrossing: Bool
}

/// What a handler has to show.
struct ScreenLayout: Hashable, Sendable {
  /// What a user would find in it.
  var interface = Interface([])
  /// Which layout of all it is, for who hears of taps; `nil` where the present handler has shown none.
  var number: Int?
  /// Which interface of all that live; `nil` where the present handler has shown none.
  var living: Int?
  /// How often the user was given something new to look at and touch.
  var timesShown = 0
  /// How often each button was tapped since the handler last did anything or the user last typed: two bits a button, the
  /// topmost button in the lowest.
  var tapsInVain: UInt64 = 0
  /// How often the handler had done anything before these.
  var deedsBeforeTaps = 0
  /// What the user tapped last that leads on, and what came of it; `nil` where the present handler has seen no such tap.
  var sent: Shared<DeadForm>?
  /// Whether something has happened since a living one was read.
  var isStale = false
  /// Whether a living one is to be read again, after all that a runtime has to run before.
  var isReadingAsked = false
}

extension ScreenLayout {
  /// Changes by itself before the user's eyes.
  mutating func become(_ other: Interface) {
    interface = other
    forgetTaps()
  }

  /// Notes that the user does something else, or sees something else.
  mutating func forgetTaps() {
    tapsInVain = 0
  }
}

extension ProcessState {
  /// How often the handler has done anything that somebody could notice.
  private var deeds: Int {
    said.messages + said.questions + said.storeQuestions + said.layouts + said.interfaces + said.alarms
      + layout.timesShown
  }

  /// Notes that a button was tapped, of which nothing has come so far.
  mutating func noteTap(on button: String) {
    guard let place = layout.interface.buttons.prefix(32).firstIndex(of: button) else { return }
    if layout.deedsBeforeTaps != deeds { (layout.deedsBeforeTaps, layout.tapsInVain) = (deeds, 0) }
    let once: UInt64 = 1 << UInt64(2 * place)
    layout.tapsInVain |= layout.tapsInVain & once == 0 ? once : once << 1
  }

  /// How often each button was tapped with nothing coming of it so far.
  var tapsInVain: UInt64 { layout.deedsBeforeTaps == deeds ? layout.tapsInVain : 0 }

  /// Whether each button that can be tapped was tapped twice, and nothing came of any of it.
  var isDead: Bool {
    let (interface, taps) = (layout.interface, tapsInVain)
    guard taps != 0, !work.isKeptWaiting else { return false }
    let buttons = interface.buttons
    return buttons.count <= 32
      && buttons.indices.allSatisfy { place in
        interface.isEnabled(buttons[place]) == false || taps >> UInt64(2 * place) & 0b11 == 0b11
      }
  }
}

/// How often handlers said each kind of thing that waits for an answer, and so the number of the last of each.
struct Ordinals: Hashable, Sendable {
  var messages = 0
  var questions = 0
  var storeQuestions = 0
  var layouts = 0
  var interfaces = 0
  var alarms = 0
}

/// What a handler does on its own, as far as its runtime tells.
struct HandlerWork: Sendable {
  /// When the runtime wants to be let on.
  var wakeUp: Instant?
  /// What was handed to the runtime and is still to reach the handler: somebody may decide what comes before it.
  var handed: [ScheduledEvent] = []
  /// Code that blocks, and where.
  var blocked: [String] = []
  /// In which order work goes that is ready at the same time.
  var order = WorkOrder()
  /// Whether the present handler's server has met a message with silence: what an answer would have done nobody can tell.
  var isKeptWaiting = false
  /// Whether all that falls by chance falls the other way.
  var isChanceTurned = false

  /// Notes that something reaches the handler.
  mutating func reach(_ event: ScheduledEvent) {
    if let index = handed.firstIndex(of: event) { handed.remove(at: index) }
  }
}

/// What is known of the process of a credential provider, to judge what it does again and again.
struct ProviderRecord: Hashable, Sendable {
  /// Whether the process asked for the state of its store.
  var hasAskedState = false
  /// What its server was asked and answered for earlier requests in the process.
  var doneBefore: Set<Message> = []
  /// What it was asked and answered for this request so far.
  var doneNow: Set<Message> = []
  /// Whether this request was told already that it repeats something.
  var hasNotedRepetition = false
  /// Whether its store was busy when it was last to be updated for this request.
  var hasMetBusyStore = false
  /// What its store held before it was emptied or replaced for this request.
  var replaced: Shared<[CredentialIdentity]>?
  /// What it has written into its store for this request, where that is to be set up, or a passkey is to be made.
  var written: Shared<[CredentialIdentity]>?
  /// How far it has cleaned up after its last answer.
  var cleanUp = CleanUp.none
  /// The list that its user left without the password that it wants first; `nil` where none is known to be shut.
  var shutList: Provision?
}

extension ProcessState {
  /// Whether something waits for a suspended process.
  package var isAwaited: Bool { !deferred.isEmpty }
  /// Whether it has said how much memory it takes.
  package var isMemoryHeld: Bool { (holdings?.value.megabytes ?? 0) > 0 }
  /// Whether it is suspended because it has answered.
  package var isResting: Bool { rest == .lasts }
  /// Whether what is typed into its interface comes from a keyboard, as in UIKit's names, which has a Return key.
  package var hasKeyboard: Bool { layout.living != nil }

  /// Gets a handler that knows nothing of the last one.
  mutating func renewHandler() {
    attempt += 1
    hasHandler = true
    earlierMessages.ofHandlers = said.messages
    layout.interface = Interface([])
    layout.forgetTaps()
    layout.sent = nil
    work.isKeptWaiting = false
    layout.number = nil
    layout.living = nil
  }

  /// Loses everything that is in it.
  mutating func takeDown() {
    deferred.removeAll()
    rest = nil
    hasHandler = false
    provider = ProviderRecord()
    holdings = nil
    layout.living = nil
    layout.isReadingAsked = false
    work.wakeUp = nil
    work.handed = []
    work.blocked = []
    work.order.open = []
    work.order.lastAct = nil
  }

  /// Notes that handlers are given something, where somebody keeps count of that.
  mutating func notice(_ delivery: Delivery, at now: Instant) {
    guard given != nil else { return }
    journal?.take(delivery)
    given?.combine(delivery, to: attempt, at: now)
  }

  /// Notes that handlers got to know something that cannot be given to others again.
  mutating func notice(_ knowledge: Knowledge, at now: Instant) {
    guard given != nil else { return }
    if knowledge == .files { past = past ?? Fingerprint() }
    journal?.isWhole = false
    given?.combine(now)
    given?.combine(knowledge)
  }

  /// Something that only a process that goes on can know.
  enum Knowledge: Hashable, Sendable {
    case suspension
    case resumption
    /// In which order its work goes from now on, or went this once.
    case order(after: Int, first: Int)
    case kept(String, Stored?)
    /// That there are files, which can tell what others have done.
    case files
    /// What fell the other way, by how often chance was asked for by then.
    case chance(draws: UInt64)
  }

  /// Keeps count of what handlers are given from now on, and where it can all of it, because a search asks where they
  /// are, and for others that are there too.
  mutating func remember(toTheLetter: Bool) {
    given = Fingerprint()
    if toTheLetter { journal = HandlerJournal(after: said) }
  }

  /// Forgets what a process was given that is no more.
  mutating func forget() {
    if let given {
      past?.combine(given.value)
      self.given = Fingerprint()
    }
    if journal != nil { journal = HandlerJournal(after: said) }
    earlierMessages.ofProcesses = said.messages
  }
}
