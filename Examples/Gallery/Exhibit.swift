public import Rehearsal
public import RehearsalExplorer

/// One mistake on show: a handler that makes it, one that does not, and what a search must find.
public struct Exhibit {
  /// What it is called.
  public let name: String
  /// What its faulty handler is called, which may be sound elsewhere.
  public let handler: String
  /// The mistake, in a line.
  public let mistake: String
  /// What makes the mistake.
  public let faulty: Program
  /// What the handler without the mistake is called; several mistakes can share one.
  public let soundName: String
  /// What does not make it.
  public let sound: Program
  private let asked: Asked
  private var server = Servers.graceful
  private var onlyPlace: Place?
  private var isInTheApp = false
  private var version = Profile().autoFill.systemVersion
  private var faults: [Fault] = []
  /// Who has to deviate from the usual for the mistake to show.
  public let deviations: Deviations
  /// What must hold besides the rules of the ledger.
  public let properties: [Property]
  /// Everything that is wrong in the first paths in which anything is, the most telling first.
  public let findings: [Finding]

  /// Something wrong, and the smallest path that shows it.
  public struct Finding: Hashable, Sendable {
    /// What is wrong.
    public let failure: Failure
    /// The deviations, as they are told.
    public let deviations: [String]

    /// Something wrong after some deviations; after none where it shows in the happy path.
    public init(_ failure: Failure, after deviations: [String]) {
      self.failure = failure
      self.deviations = deviations
    }

    init(_ failure: Failure, after deviations: String...) {
      self.init(failure, after: deviations)
    }
  }

  /// What its handler is asked for.
  private enum Asked {
    case upgrades([Upgrade])
    case upgrade(Upgrade, sharing: String)
    case provision(Provision)
    /// Made when they are asked for: whoever wants a handler by its name wants no phones.
    case situations(() -> [Situation])
  }

  /// One of the usual situations, where a handler is made for no other.
  enum Place: String {
    case passwordAlone = "password alone"
  }

  private init(
    _ name: String, _ mistake: String, _ asked: Asked, handler: String?, faulty: Program,
    sound soundName: String, _ sound: Program, deviations: Deviations, properties: [Property],
    findings: [Finding]
  ) {
    self.name = name
    self.handler = handler ?? name
    self.mistake = mistake
    self.faulty = faulty
    self.soundName = soundName
    self.sound = sound
    self.asked = asked
    self.deviations = deviations
    self.properties = properties
    self.findings = findings
  }

  init(
    _ name: String, _ mistake: String, _ kinds: Upgrade..., handler: String? = nil, faulty: Program,
    sound soundName: String, _ sound: Program, server: Servers = .graceful, only: Place? = nil,
    inTheApp isInTheApp: Bool = false, faults: [Fault] = [], deviations: Deviations = .all,
    properties: [Property] = [], findings: [Finding]
  ) {
    self.init(
      name, mistake, .upgrades(kinds), handler: handler, faulty: faulty, sound: soundName, sound,
      deviations: deviations, properties: properties, findings: findings)
    (self.server, onlyPlace, self.isInTheApp, self.faults) = (server, only, isInTheApp, faults)
  }

  /// A mistake with what an app and its extension share in a group.
  init(
    _ name: String, _ mistake: String, _ kind: Upgrade, sharing group: String, faulty: Program,
    sound soundName: String, _ sound: Program, findings: [Finding]
  ) {
    self.init(
      name, mistake, .upgrade(kind, sharing: group), handler: nil, faulty: faulty.sharing(group),
      sound: soundName, sound.sharing(group), deviations: .all, properties: [], findings: findings)
  }

  /// A mistake of a credential provider, in the usual situations in which it is asked for something.
  init(
    _ name: String, _ mistake: String, _ provision: Provision, faulty: Program, sound soundName: String,
    _ sound: Program, on version: SystemVersion = Profile().autoFill.systemVersion,
    properties: [Property] = [], findings: [Finding]
  ) {
    self.init(
      name, mistake, .provision(provision), handler: nil, faulty: faulty, sound: soundName, sound,
      deviations: .all, properties: properties, findings: findings)
    self.version = version
  }

  /// A mistake of a provider or of the app beside it, on the way to a passkey that lets its user in.
  init(
    _ name: String, _ mistake: String, _ journey: PasskeyJourney, faulty: Program, sound soundName: String,
    _ sound: Program, deviations: Deviations = .all, properties: [Property] = [], findings: [Finding]
  ) {
    self.init(
      name, mistake, in: Situation.passkeys(journey), faulty: faulty, sound: soundName, sound,
      deviations: deviations, properties: properties, findings: findings)
  }

  /// A mistake that shows in situations of its own.
  public init(
    _ name: String, _ mistake: String, in situations: @autoclosure @escaping () -> [Situation],
    faulty: Program, sound soundName: String, _ sound: Program, deviations: Deviations = .all,
    properties: [Property] = [], findings: [Finding]
  ) {
    self.init(
      name, mistake, .situations(situations), handler: nil, faulty: faulty, sound: soundName, sound,
      deviations: deviations, properties: properties, findings: findings)
  }

  /// Where the search for the mistake begins.
  public var situations: [Situation] {
    situations(over: server).filter { onlyPlace == nil || $0.name == onlyPlace?.rawValue }
  }

  /// Where the sound one is searched: over a server that nobody can be locked out of, whatever else happens.
  public var soundSituations: [Situation] { situations(over: .graceful) }

  private func situations(over server: Servers) -> [Situation] {
    var situations =
      switch asked {
      case .upgrades(let kinds): kinds.flatMap(server.situations)
      case .upgrade(let kind, let group): server.situations(kind).map { $0.sharing(group) }
      case .provision(let provision): Situation.usual(provision)
      case .situations(let situations): situations()
      }
    for index in situations.indices {
      situations[index].phone.profile.autoFill.systemVersion = version
      situations[index].phone.network.faults = faults
    }
    return situations.map { isInTheApp ? $0.inTheApp : $0 }
  }

  /// How many deviations it takes.
  public var budget: Int { findings.first?.deviations.count ?? 0 }

  /// Whether its handler takes its process with it, so that a search for it needs processes to spare.
  public var needsIsolation: Bool { findings.contains { $0.failure == .crash || $0.failure == .hang } }

  /// The search that finds the mistake.
  public var search: Explorer {
    var explorer = Explorer(situations, handler: faulty)
    explorer.deviations = deviations
    explorer.properties = properties
    explorer.budget = budget
    return explorer
  }

  /// The search that finds nothing wrong with the sound handler, whoever deviates from the usual.
  public var soundSearch: Explorer {
    var explorer = Explorer(soundSituations, handler: sound)
    if deviations.contains(.device) { explorer.deviations = deviations }
    explorer.properties = properties
    return explorer
  }
}
