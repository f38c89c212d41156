import Rehearsal

/// Follows a trace and takes a frame of everything a story would tell.
struct Camera {
  let opening: Scene
  private(set) var frames: [Film.Frame] = []
  private(set) var machineRuns: [Film.MachineRun] = []
  private(set) var mistakes: [Film.Mistake] = []
  private(set) var readings: [Film.Reliance] = []

  private let trace: Trace
  private let text: (String) -> String
  /// How many entries it has taken.
  private var taken = 0
  private var scene: Scene
  private var keychain: Keychain
  private var accounts: [Account]
  private var view: View
  private var asked: Request?

  init(_ trace: Trace, text: @escaping (String) -> String) {
    let setting = trace.setting
    self.trace = trace
    self.text = text
    keychain = setting.keychain
    accounts = setting.accounts
    view = View(app: setting.app)
    scene = Scene(
      screen: view.picture(setting.keychain, busy: nil, text), keychain: setting.keychain.lines.map(text),
      server: setting.accounts.map { text($0.sentence) },
      phase: nil, process: "absent")
    opening = scene
  }

  /// Takes the next entry of the trace.
  mutating func take(_ entry: Trace.Entry) {
    defer { taken += 1 }
    switch entry.event {
    case .moved(let event, let phase): move(event, phase)
    case .reading(let reading, let setting):
      readings.append(Film.Reliance(rule: reading.rule, setting: text(setting)))
    case .violation(let violation, let detail):
      mistakes.append(
        Film.Mistake(
          violation: violation, detail: text(detail), advice: text(violation.advice(at: taken, of: trace)),
          frame: frames.endIndex))
      shoot(entry)
    case .user(let action):
      if case .upgrades(_, _, let kind, let origin) = action { asked = Request(kind, from: origin) }
      view.see(action, keychain)
      // What is not in the extension's interface is touched in the app.
      shoot(entry, action.isTouch && !view.hasInterface ? (.lane(.user), .lane(.app)) : nil)
    case .app(let action):
      if case .performs(let kind, _, _, _) = action {
        asked = Request(kind, from: .app)
        view.openApp()
      }
      shoot(entry)
    case .system(let action):
      see(action)
      shoot(entry)
    case .handler(.laidOut(let interface)):
      view.interface = interface
      shoot(entry)
    case .server(.changed(let old, let new)):
      change(old, to: new)
      shoot(entry)
    case .network(let change):
      scene.isNetworkUp = change == .comesUp
      shoot(entry)
    case .stopped(let stop):
      add(at: entry.instant, .lane(.system), .lane(.system), "✗ the rehearsal stops: \(stop)", .wrong)
    // Whatever else a story tells changes nothing that can be seen.
    default: shoot(entry)
    }
  }

  /// What is wrong with the end belongs into the picture, because it is what somebody looks for.
  mutating func close(_ ending: Trace.Ending) {
    for lockOut in ending.lockOuts {
      add(at: ending.instant, .keychain, .lane(.server), "✗ \(lockOut)", .wrong)
    }
    for leftover in ending.leftovers {
      add(at: ending.instant, .lane(.system), .lane(.system), "✗ left over: \(leftover.rawValue)", .wrong)
    }
  }

  private mutating func shoot(_ entry: Trace.Entry, _ ends: (Participant, Participant)? = nil) {
    let line = entry.event.line
    let (from, to) = ends ?? entry.event.ends ?? (.lane(line.from), .lane(line.to))
    add(at: entry.instant, from, to, entry.event.sentence(as: line), entry.event.tone)
  }

  private mutating func look() {
    let isOpen = scene.phase != nil && scene.phase?.outcome == nil
    let upgrade = isOpen ? machineRuns.last?.request.upgrade : nil
    scene.screen = view.picture(keychain, busy: upgrade.map { "Upgrading to \($0.article) …" }, text)
  }

  private mutating func add(
    at instant: Instant, _ from: Participant, _ to: Participant, _ sentence: String, _ tone: Film.Tone
  ) {
    look()
    frames.append(
      Film.Frame(
        instant: instant, from: from, to: to, sentence: text(sentence), tone: tone, scene: scene))
  }

  /// The machine has no frame of its own: where a request stands shows in the frame that brought it there.
  private mutating func move(_ event: Event, _ phase: Phase) {
    if event == .system(.began) {
      let request = asked ?? Request(.strongPassword, from: .settings)
      asked = nil
      machineRuns.append(Film.MachineRun(request: request, moves: []))
      scene.phase = RequestLifecycle(request).phase
    }
    if let from = scene.phase, !machineRuns.isEmpty {
      machineRuns[machineRuns.endIndex - 1].moves.append(Film.Move(from: from, event: event, to: phase))
    }
    scene.phase = phase
    look()
    guard !frames.isEmpty else { return }
    frames[frames.endIndex - 1].scene.phase = phase
    frames[frames.endIndex - 1].scene.screen = scene.screen
  }

  private mutating func see(_ action: SystemAction) {
    switch action {
    case .called(let call, _): learn(from: call)
    case .process(let change): scene.process = change.rawValue
    case .screen(let change): view.see(change)
    case .keychain(let change): see(change)
    case .toldApp(let news, _, _): view.hear(news)
    case .autoFill(let news): see(news)
    default: break
    }
  }

  /// A request can begin in many places, but only its first call tells its kind.
  private mutating func learn(from call: HandlerCall) {
    guard let kind = Upgrade.allCases.first(where: { $0.silentCall == call }),
      let machineRun = machineRuns.last
    else { return }
    machineRuns[machineRuns.endIndex - 1].request = Request(kind, from: machineRun.request.origin)
  }

  private mutating func see(_ news: AutoFillNews) {
    if case .called(_, let request) = news, !machineRuns.isEmpty {
      machineRuns[machineRuns.endIndex - 1].request = Request(request.provision)
    }
    view.see(news)
  }

  private mutating func see(_ change: KeychainChange) {
    keychain.take(change)
    scene.keychain = keychain.lines.map(text)
  }

  private mutating func change(_ old: Account, to new: Account) {
    guard let index = accounts.firstIndex(where: { $0.user == old.user }) else { return }
    accounts[index] = new
    scene.server = accounts.map { text($0.sentence) }
  }
}

extension TraceEvent {
  /// The lanes it runs between, where they are not those of its line.
  fileprivate var ends: (Participant, Participant)? {
    switch self {
    case .system(.keychain(.replaced)), .system(.keychain(.removed)), .system(.keychain(.leftAlone)),
      .system(.keychain(.arrived)):
      (.lane(.system), .keychain)
    default: nil
    }
  }

  fileprivate var tone: Film.Tone {
    switch self {
    case .violation(let violation, _): violation.weight == .broken ? .wrong : .advice
    case .server(.lostMessage), .server(.lostReply), .server(.gotTwice), .server(.keptSilent), .network:
      .fault
    case .incident(let incident): incident.isMistake ? .wrong : .advice
    default: .plain
    }
  }
}

extension UserAction {
  fileprivate var isTouch: Bool {
    switch self {
    case .types, .taps: true
    case .upgrades, .tapsCancel, .approvesSheet, .cancelsSheet, .leavesApp, .opensNotificationCenter,
      .closesNotificationCenter, .comesTo, .closesBrowser, .secures, .autoFill:
      false
    }
  }
}

extension Keychain {
  fileprivate var lines: [String] {
    entries.map { "\($0.user)  \($0.password)  at \($0.service.identifier)" }
  }
}
