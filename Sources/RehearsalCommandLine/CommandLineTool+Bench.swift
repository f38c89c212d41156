import Rehearsal
import RehearsalReports

/// The command that measures.
extension CommandLineTool {
  func bench(_ words: Words) throws(UsageError) -> Answer {
    if let word = words.names.first { throw .tooManyWords(word) }
    let given = words.value(of: "--seconds") ?? "2"
    guard let seconds = Double(given), seconds > 0, seconds < 3600 else {
      throw .needsNumber("--seconds", given)
    }
    let patience = Duration.seconds(seconds)
    let machine = Benchmark.measure("machine events", for: patience, batch: 3_000, Benchmark.driveMachine)
    let runs = Benchmark.measure("silent upgrades", for: patience, batch: 200, Benchmark.rehearseUpgrades)
    var stock = IdentityStock(count: 100_000)
    let lookups = Benchmark.measure("identity lookups", for: patience, batch: 1_000) { stock.lookUp($0) }
    let updates = Benchmark.measure("identity updates", for: patience, batch: 1_000) { stock.update($0) }
    return Answer(output: [machine, runs, lookups, updates].map(\.description).joined())
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
    while now - start < patience {
      let tenth = min(9, Int((now - start) / patience * 10))
      done[tenth] += Double(work(batch))
      let later = clock.now
      spent[tenth] += later - now
      now = later
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

  /// Rehearses a whole silent upgrade: phone, machine, handler, server and trace.
  static func rehearseUpgrades(_ count: Int) -> Int {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let script = Script(
      on: phone, [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle])
    let program = Program { Plain() }
    var upgraded = 0
    for _ in 0..<count where script.play(with: server, program).outcome == .upgraded { upgraded += 1 }
    return upgraded
  }

  /// The handler that is measured: authorize, change, complete.
  private final class Plain: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.send(.authorize(change.existing)) { answer in
        guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
        context.send(.changePassword(change.newPassword, session: session)) { answer in
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      }
    }
  }
}
