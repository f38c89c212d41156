import Rehearsal
import RehearsalExplorer
import RehearsalReports

/// The command that measures.
struct Benchmarking {
  let tool: CommandLineTool
  let arguments: Arguments<BenchOptions>
  let surroundings: Surroundings

  func answer() throws(UsageError) -> Answer {
    let names = arguments.handlers
    tool.handOver(for: names, in: surroundings)
    var benchmarks = Benchmark.usual(arguments.only)
    for name in names {
      guard let handler = tool.handlers.first(where: { $0.name == name }) else {
        throw .unknown("handler", name, among: tool.handlers.map(\.name))
      }
      benchmarks += Benchmark.benchmarks(of: handler.program, called: name)
    }
    return Answer(output: benchmarks.map(measured).joined())
  }

  private func measured(_ benchmark: Benchmark) -> String {
    guard let rounds = arguments.rounds else {
      return benchmark.measure(for: .seconds(arguments.seconds.number)).description
    }
    return benchmark.count(over: rounds).description
  }
}

/// One thing that is done again and again.
struct Benchmark {
  let name: String
  /// How much is done between two looks at the clock.
  let batch: Int
  /// Makes what is needed, before anything is measured.
  var prepare: () -> Void = {}
  /// Does so much, and answers how much it was.
  let work: (Int) -> Int

  init(_ name: String, batch: Int, _ work: @escaping (Int) -> Int) {
    (self.name, self.batch, self.work) = (name, batch, work)
  }

  /// One over a large identity store of its own.
  init(_ name: String, over stock: IdentityStock, _ work: @escaping (IdentityStock) -> (Int) -> Int) {
    self.init(name, batch: 1_000, work(stock))
    prepare = stock.prepare
  }

  /// What can be measured without a handler of one's own.
  enum Figure: String, WordChoice {
    case events, upgrades, paths, states, lookups, passkeys, forms, updates
  }

  /// What there is to measure without a handler of one's own: everything where nothing is chosen.
  static func usual(_ chosen: [Figure]) -> [Benchmark] {
    (chosen.isEmpty ? Figure.allCases : chosen).map { figure in
      switch figure {
      case .events: Benchmark("machine events", batch: 3_000, driveMachine)
      case .upgrades:
        Benchmark("silent upgrades", batch: 200) { rehearseUpgrades($0, Program { Plain() }) }
      case .paths: Benchmark("paths explored", batch: 1) { _ in explore(Program { Patient() }).paths }
      case .states: Benchmark("states explored", batch: 1) { _ in explore(Program { Patient() }).states }
      case .lookups:
        Benchmark("identity lookups", over: IdentityStock(count: 100_000), IdentityStock.lookUp)
      case .passkeys:
        Benchmark("passkey lookups", over: .init(count: 100_000, ofPasskeys: true), IdentityStock.lookUp)
      case .forms: Benchmark("forms offered", over: IdentityStock(count: 100_000), IdentityStock.offer)
      case .updates:
        Benchmark("identity updates", over: IdentityStock(count: 100_000), IdentityStock.update)
      }
    }
  }

  /// What there is to measure of a handler: whole silent upgrades, where it makes any, and the paths of a search.
  static func benchmarks(of program: Program, called name: String) -> [Benchmark] {
    let paths = Benchmark("\(name) paths", batch: 1) { _ in explore(program).paths }
    if program.isProvider { return [paths] }
    return [Benchmark("\(name) upgrades", batch: 200) { rehearseUpgrades($0, program) }, paths]
  }

  /// Does it for as long as somebody has patience.
  func measure(for patience: Duration) -> Rate {
    prepare()
    let clock = ContinuousClock()
    var done = [Double](repeating: 0, count: 10)
    var spent = [Duration](repeating: .zero, count: 10)
    let start = clock.now
    var now = start
    let progress = Surroundings.process.progress(name)
    defer { progress?.clear() }
    while now - start < patience {
      let tenth = min(9, Int((now - start) / patience * 10))
      done[tenth] += Double(work(batch))
      let later = clock.now
      spent[tenth] += later - now
      now = later
      let sum = done.reduce(0, +)
      progress?.show(done: Int(sum), left: Int(sum * max(0, patience / (now - start) - 1)))
    }
    func rate(_ tenth: Int) -> Double {
      spent[tenth] > .zero ? done[tenth] / (spent[tenth] / .seconds(1)) : 0
    }
    return Rate(
      name: name, count: Int(done.reduce(0, +)), elapsed: now - start, firstTenth: rate(0), lastTenth: rate(9)
    )
  }

  /// Does it so many times, whatever the clock says: for somebody who counts instructions.
  func count(over rounds: Int) -> Count {
    prepare()
    return Count(name: name, count: (0..<rounds).reduce(0) { sum, _ in sum + work(batch) })
  }

  /// How often a second something can be done.
  struct Rate: CustomStringConvertible {
    let name: String
    let count: Int
    let elapsed: Duration
    /// The rates of the first and the last tenth of the time, which differ when work piles up.
    let firstTenth: Double
    let lastTenth: Double

    var perSecond: Double { Double(count) / (elapsed / .seconds(1)) }

    var description: String {
      "\(name.padded(to: 18))\(Int(perSecond).grouped) a second  (first tenth \(Int(firstTenth).grouped), "
        + "last tenth \(Int(lastTenth).grouped), \(count.grouped) in all)\n"
    }
  }

  /// How often something was done.
  struct Count: CustomStringConvertible {
    let name: String
    let count: Int

    var description: String { "\(name.padded(to: 18))\(count.grouped) in all\n" }
  }
}

/// What is measured.
extension Benchmark {
  /// Drives bare machines through whole lives, and answers with the number of events they took.
  static func driveMachine(_ lives: Int) -> Int {
    let request = Request(.strongPassword, from: .settings)
    var events = 0
    for _ in 0..<lives {
      var lifecycle = RequestLifecycle(request)
      for event in life {
        events += lifecycle.receive(event).isPossible ? 1 : 0
      }
    }
    return events
  }

  private static let life: [Event] = [
    .system(.began), .handler(.canceled(.needsInteraction)), .handler(.preparedInterface),
    .handler(.completed(.strongPassword)),
  ]

  /// Rehearses whole silent upgrades: phone, machine, handler, server and trace; answers how many worked.
  static func rehearseUpgrades(_ count: Int, _ program: Program) -> Int {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let script = Script(
      on: phone, [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle])
    var upgraded = 0
    for _ in 0..<count where script.play(with: server, handler: program).outcome == .upgraded {
      upgraded += 1
    }
    return upgraded
  }
}
