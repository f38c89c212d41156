#if os(Linux)
  import Designs
  import Foundation
  import ProcessIsolation
  import Rehearsal
  import RehearsalExplorer
  import RehearsalScenarios
  import RehearsalTesting
  import Synchronization
  import TestBench
  import Testing

  /// A handler that takes its process with it, or never comes back, costs one rehearsal of a Swift test.
  @Suite(.hangLimit(3)) struct MishapTests {
    let stage = Stage()

    @Test(arguments: Mishap.known) func `a rehearsal costs only itself`(mishap: Mishap) {
      let issues = Issues()
      let trace = issues.collect {
        rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server) { mishap.handler }
      }
      #expect(issues.all.count == 1)
      for word in mishap.words + ["changePasswordWithoutUserInteraction"] {
        #expect(issues.all.first?.contains(word) == true, "\(word)")
      }
      #expect(trace.outcome == nil)
      #expect(!trace.entries.isEmpty)
      #expect(
        rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server) { Trusting() }.outcome
          == .upgraded)
    }

    @Test(arguments: Mishap.known) func `a search costs only the paths that come there`(mishap: Mishap) {
      let issues = Issues()
      let exploration = issues.collect {
        explore(Situation.usual(.strongPassword), budget: 0) { mishap.handler }
      }
      #expect(exploration.discoveries.map(\.failure.slug) == [mishap == .endless ? "hang" : "crash"])
      for word in mishap.words.dropFirst() { #expect(issues.all.first?.contains(word) == true, "\(word)") }
    }

    @Test(arguments: Mishap.known) func `a scenario costs only itself`(mishap: Mishap) {
      let issues = Issues()
      let scenario = Scenario(
        "One", .given(.app("Shiny", domain: "shiny.example")), .given(.keychainHolds([.old])),
        .given(.serverHolds([Account("jappleseed", password: "kitten1")])), .when(.strongPassword),
        .when(.settle), .then(.request(.succeeds)))
      let verdict = issues.collect { rehearse(scenario) { mishap.handler } }
      #expect(!verdict.isPassed)
      #expect(issues.all.count == 1)
      for word in mishap.words { #expect(issues.all.first?.contains(word) == true, "\(word)") }
    }

    @Test func `what a handler leaves in the test's values is there after it, once`() {
      let count = Mutex(0)
      rehearse([.strongPassword, .settle], on: stage.phone, with: stage.server) {
        count.withLock { $0 += 1 }
        return Trusting()
      }
      #expect(count.withLock(\.self) == 1)
    }

    @Test(.withoutIsolation) func `a search without copies leaves there what its handlers do`() {
      let count = Mutex(0)
      explore(Situation.usual(.strongPassword), budget: 0, lacking: [.interface]) {
        count.withLock { $0 += 1 }
        return Trusting()
      }
      #expect(count.withLock(\.self) > 0)
    }

    @Test func `what a thread held when a copy was made is not the handler's`() {
      let count = SharedNumber()
      explore(Situation.usual(.strongPassword), budget: 0, lacking: [.interface]) {
        count.value += 1
        if count.value == 1 { abort() }
        return Trusting()
      }
      #expect(count.value > 1)
    }

    @Test func `what it does again is`() {
      let count = SharedNumber()
      let issues = Issues()
      let exploration = issues.collect {
        explore(Situation.usual(.strongPassword), budget: 1, lacking: [.interface]) {
          count.value += 1
          if count.value.isMultiple(of: 4) { abort() }
          return Trusting()
        }
      }
      #expect(exploration.discoveries.contains { $0.failure == .crash })
    }

    /// How a handler may end its process, or never end itself.
    enum Mishap: CaseIterable {
      case trap
      case bounds
      case cast
      case stack
      case exit
      case abort
      case socket
      case endless

      /// Those that this machine has; the kernel names a socket where it may.
      static let known = allCases.filter { $0 != .socket || Confinement.isPossible }

      var handler: any AccountModificationHandler {
        Scripted(change: { _, _ in
          switch self {
          case .trap: preconditionFailure("no such account")
          case .bounds: print([Int]()[Int(getpid())])
          case .cast: print(Self.number)
          case .stack: print(Self.deeper(Int(getpid())))
          case .exit: Foundation.exit(3)
          case .abort: Foundation.abort()
          case .socket: _ = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
          case .endless: while getpid() > 0 {}
          }
        })
      }

      var words: [String] {
        switch self {
        case .trap: ["the handler crashed: SIG", "MishapTests.swift:", "Fatal error: no such account"]
        case .bounds: ["the handler crashed: SIG", "Fatal error: Index out of range"]
        case .cast:
          ["the handler crashed: SIGABRT", "Could not cast value of type 'Swift.String' to 'Swift.Int'."]
        case .stack: ["the handler crashed: SIGSEGV"]
        case .exit: ["the handler crashed: it left the process with 3"]
        case .abort: ["the handler crashed: SIGABRT"]
        case .socket: ["the handler crashed: it called socket, which opens a socket"]
        case .endless: ["the handler hung: nothing happened for"]
        }
      }

      private static let anything: any Sendable = "no number"
      // swift-format-ignore: NeverForceUnwrap
      // It is the mistake.
      private static var number: Int { anything as! Int }

      private static func deeper(_ depth: Int) -> Int {
        depth == 0 ? 0 : deeper(depth + 1) + deeper(depth + 2)
      }
    }
  }

  /// What a test records, instead of failing it.
  private final class Issues: Sendable {
    private let seen = Mutex<[String]>([])

    var all: [String] { seen.withLock(\.self) }

    func collect<Result>(_ act: () -> Result) -> Result {
      var result: Result?
      withKnownIssue {
        result = act()
      } matching: { issue in
        self.seen.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
      }
      guard let result else { preconditionFailure("the act has been played") }
      return result
    }
  }
#endif
