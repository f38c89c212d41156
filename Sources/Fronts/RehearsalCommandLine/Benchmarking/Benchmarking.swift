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
    var own: [(name: String, program: Program)] = []
    for name in names {
      guard let handler = tool.handlers.first(where: { $0.name == name }) else {
        throw .unknown("handler", name, among: tool.handlers.map(\.name))
      }
      own.append(handler)
    }
    let patience = Duration.seconds(arguments.seconds.number)
    let machine = Benchmark.measure("machine events", for: patience, batch: 3_000, Benchmark.driveMachine)
    func measure(_ name: String, _ program: Program) -> Benchmark {
      Benchmark.measure(name, for: patience, batch: 200) { Benchmark.rehearseUpgrades($0, program) }
    }
    let upgrades = measure("silent upgrades", Program { Benchmark.Plain() })
    let paths = Benchmark.measure("paths explored", for: patience, batch: 1) { _ in
      Benchmark.explore().paths
    }
    let states = Benchmark.measure("states explored", for: patience, batch: 1) { _ in
      Benchmark.explore().states
    }
    var stock = IdentityStock(count: 100_000)
    let lookups = Benchmark.measure("identity lookups", for: patience, batch: 1_000) { stock.lookUp($0) }
    let updates = Benchmark.measure("identity updates", for: patience, batch: 1_000) { stock.update($0) }
    let figures =
      [machine, upgrades, paths, states, lookups, updates] + own.map { measure($0.name, $0.program) }
    return Answer(output: figures.map(\.description).joined())
  }
}

/// One thing that is done again and again, and how often a second it can be.
struct Benchmark: CustomStringConvertible {
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

  static func measure(_ name: String, for patience: Duration, batch: Int, _ work: (Int) -> Int) -> Benchmark {
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
    return Benchmark(
      name: name, count: Int(done.reduce(0, +)), elapsed: now - start, firstTenth: rate(0), lastTenth: rate(9)
    )
  }

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
