import Asynchronous
import Dispatch
import Foundation
import Rehearsal
import RehearsalReports
import RehearsalRuntime
import TestBench
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What gets out of a rehearsal's hands, or would have: each is told, and ends the rehearsal where what follows
/// could not be trusted.
@Suite struct EscapeTests {
  private static let isThreadSanitized = dlsym(nil, "__tsan_init") != nil
  private static let stands: Comment =
    "a sanitizer brings functions of the C library into the executable itself, where no slot leads to them"

  private func play(
    limit: Int = Simulation.defaultLimit, _ work: @escaping (RequestContext) -> Void
  ) -> Trace {
    Script(on: Stage().phone, [.strongPassword, .settle]).play(
      with: Stage().server, handler: Program(runtime: .virtual) { Scripted(change: { work($1) }) },
      limit: limit)
  }

  @Test("a thread is refused and named")
  func thread() {
    let trace = play { context in
      Foundation.Thread.detachNewThread { context.cancelRequest(with: .failed) }
    }
    #expect(trace.ending.stop == .incident(.startedThread))
    #expect("\(Story(of: trace))".contains("the handler starts a thread"))
  }

  private static let isAddressSanitized = dlsym(nil, "__asan_init") != nil

  @Test("a socket is refused and named", .disabled(if: Self.isThreadSanitized, Self.stands))
  func socket() {
    let trace = play { _ in
      #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue)
      #else
        let kind = SOCK_STREAM
      #endif
      #expect(Foundation.socket(AF_INET, kind, 0) == -1)
    }
    #expect(trace.ending.stop == .incident(.openedSocket))
  }

  @Test(
    "a look-up is refused and named",
    .disabled(if: Self.isThreadSanitized || Self.isAddressSanitized, Self.stands))
  func lookUp() {
    let lookUp = play { _ in
      var found: UnsafeMutablePointer<addrinfo>?
      _ = getaddrinfo("shiny.example", nil, nil, &found)
    }
    #expect(lookUp.ending.stop == .incident(.lookedUp(host: "shiny.example")))
  }

  #if canImport(FoundationNetworking)
    @Test("a request of the session that knows only real servers goes nowhere and is named")
    func realSession() {
      let trace = play { context in
        guard let url = URL(string: "https://shiny.example/authorize") else { return }
        Task {
          _ = try await URLSession.shared.data(from: url)
          context.cancelRequest(with: .failed)
        }
      }
      #expect(trace.ending.stop == .incident(.usedRealSession))
      #expect("\(Story(of: trace))".contains("-module-alias FoundationNetworking=UIKit"))
    }
  #endif

  @Test(
    "a sleep of the C library takes virtual time and is told",
    .disabled(if: Self.isThreadSanitized, Self.stands))
  func sleep() {
    let trace = play { context in
      Foundation.sleep(3)
      context.cancelRequest(with: .failed)
    }
    #expect(trace.ending.stop == nil)
    #expect(trace.incidents == [.slept(in: "sleep")])
    #expect(trace.outcome == .failed)
    #expect(trace.ending.instant == Instant.start + .seconds(3))
  }

  @Test(
    "what starts a process or an alarm is refused and named",
    .disabled(if: Self.isThreadSanitized || Self.isAddressSanitized, Self.stands))
  func refusal() throws {
    let trace = play { _ in #expect(alarm(1) == 0) }
    #expect(trace.ending.stop == .incident(.refused("alarm() sets an alarm in real time")))
    #expect("\(Story(of: trace))".contains("alarm() sets an alarm in real time; it was refused"))
    typealias Split = @convention(c) () -> Int32
    let fork = play { _ in
      let named = dlsym(nil, "fork").map { unsafeBitCast($0, to: Split.self) }
      #expect(named?() == -1)
    }
    #expect(fork.ending.stop == .incident(.refused("fork() starts a process, which no extension may")))
  }

  @Test("a semaphore that nobody can signal is a deadlock")
  func deadlock() {
    let trace = play { _ in DispatchSemaphore(value: 0).wait() }
    #expect(trace.ending.stop == .incident(.deadlocked("a semaphore's wait on main")))
    let group = play { _ in
      let group = DispatchGroup()
      group.enter()
      group.wait()
    }
    #expect(group.ending.stop == .incident(.deadlocked("a group's wait on main")))
  }

  @Test("a semaphore that a server's answer signals is none, unless the answer needs the thread that waits")
  func entangled() {
    let trace = play { context in
      let semaphore = DispatchSemaphore(value: 0)
      context.send(Message("ping")) { _ in semaphore.signal() }
      semaphore.wait()
    }
    #expect(trace.ending.stop == .incident(.deadlocked("a semaphore's wait on main")))
    let fine = play { context in
      DispatchQueue.global().async {
        let semaphore = DispatchSemaphore(value: 0)
        context.send(Message("ping")) { _ in semaphore.signal() }
        semaphore.wait()
        context.cancelRequest(with: .failed)
      }
    }
    #expect(fine.ending.stop == nil)
    #expect(fine.outcome == .failed)
  }

  @Test("loops of yields and of timers for now are stopped by the limit")
  func loops() {
    let yields = play(limit: 2000) { _ in Task { while true { await Task.yield() } } }
    #expect(yields.ending.stop == .limit(2000))
    @Sendable func again() { DispatchQueue.main.asyncAfter(deadline: .now()) { again() } }
    #expect(play(limit: 2000) { _ in again() }.ending.stop == .limit(2000))
  }

  @Test("a task goes on on the rehearsal's thread after a question that is turned down at once")
  func turnedDown() {
    for _ in 0..<20 {
      let trace = play { context in
        Task {
          _ = try? await context.signInWithAppleUpgradeAuthorization(state: nil, nonce: nil)
          context.cancelRequest(with: .failed)
        }
      }
      #expect(trace.outcome == .failed)
      #expect(trace.incidents.isEmpty)
    }
  }

  @Test("a task that is started where a handler is made or let go of runs on the rehearsal's thread")
  func madeAndLetGo() {
    let counter = Counter()
    for _ in 0..<20 {
      let program = Program(runtime: .virtual) {
        Task { counter.count(isInTime: true) }
        return Parting { Task { counter.count(isInTime: false) } }
      }
      let trace = Script(on: Stage().phone, [.strongPassword, .settle]).play(
        with: Stage().server, handler: program)
      #expect(trace.outcome == .failed)
    }
    #expect(counter.strangers == 0)
    #expect(counter.begun == 20)
  }

  /// Counts how often it is called, and from which thread; it is called from one as long as all is well.
  private final class Counter: @unchecked Sendable {
    private let home = pthread_self()
    private(set) var begun = 0
    private(set) var strangers = 0

    func count(isInTime: Bool) {
      guard pthread_equal(home, pthread_self()) != 0 else { return strangers += 1 }
      if isInTime { begun += 1 }
    }
  }

  /// A handler that does something when it goes.
  private final class Parting: AccountModificationHandler {
    private let part: () -> Void

    init(_ part: @escaping () -> Void) {
      self.part = part
    }

    deinit { part() }

    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.cancelRequest(with: .failed)
    }
  }

  @Test("a continuation that is let go of is reported")
  func continuation() {
    let trace = play { context in
      Task {
        await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
        context.cancelRequest(with: .failed)
      }
    }
    #expect(
      trace.incidents.contains {
        if case .leakedContinuation(let text) = $0 { text.contains("leaked its continuation") } else { false }
      })
    #expect(!trace.isSound)
  }

  @Test("work still to come when the script is over is listed")
  func leftovers() {
    let trace = Script(on: Stage().phone, [.strongPassword]).play(
      with: Stage().server,
      handler: Program(runtime: .virtual) {
        Scripted(change: { _, context in
          DispatchQueue.main.asyncAfter(deadline: .now() + 5) { context.cancelRequest(with: .failed) }
        })
      })
    #expect(trace.incidents == [.leftBehind("work on main at 5.0 s")])
    #expect(trace.ending.leftovers.contains(.pendingWork))
    #expect(!trace.isSound)
  }

  @Test("a wait that ended in time leaves nothing over")
  func satisfied() {
    let trace = Script(on: Stage().phone, [.strongPassword, .pass(.seconds(1))]).play(
      with: Stage().server,
      handler: Program(runtime: .virtual) {
        Scripted(change: { _, context in
          DispatchQueue.global().async {
            let semaphore = DispatchSemaphore(value: 0)
            context.send(Message("ping")) { _ in semaphore.signal() }
            _ = semaphore.wait(timeout: .now() + 60)
            context.cancelRequest(with: .failed)
          }
        })
      })
    #expect(trace.incidents == [])
    #expect(trace.ending.leftovers == [])
  }

  @Test("a task that waits for ever is listed by its number, and breaks nothing")
  func suspendedTask() {
    let trace = play { context in
      Task { context.cancelRequest(with: .failed) }
      Task { for await _ in AsyncStream<Int>(unfolding: { nil }) {} }
      Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    #expect(trace.outcome == .failed)
    #expect(trace.incidents == [.leftBehind("task 3, which has not finished")])
    #expect(trace.isSound)
    #expect("\(Story(of: trace))".contains("left behind: task 3, which has not finished"))
  }

  @Test("a message under way when everything is over is nobody's leak")
  func underWay() {
    let trace = Script(on: Stage().phone, [.strongPassword, .pass(.milliseconds(20))]).play(
      with: Stage().server, handler: Program(runtime: .virtual) { Awaiting() })
    #expect(trace.incidents == [.leftBehind("task 1, which has not finished")])
  }

  @Test("what is told is read back from NDJSON")
  func reading() {
    let incidents: [Incident] = [
      .startedThread, .startedDispatchThread, .usedSource, .usedRealSession, .openedSocket,
      .lookedUp(host: "h"), .refused("r"), .spokeFromElsewhere, .deadlocked("d"), .cannotRun("c"),
      .slept(in: "sleep"), .leakedContinuation("l"), .leftBehind("b"), .logged("l"),
    ]
    for incident in incidents {
      #expect(TraceEvent(TraceEvent.incident(incident).line) == .incident(incident))
      #expect(TraceEvent(TraceEvent.stopped(.incident(incident)).line) == .stopped(.incident(incident)))
    }
  }

  @Test("without a runtime, a voice from another thread is not heard but reported")
  func elsewhere() async throws {
    let simulation = Stage().simulation {
      Scripted(change: { _, context in
        let thread = Foundation.Thread { context.cancelRequest(with: .failed) }
        thread.start()
        while !thread.isFinished { usleep(1000) }
      })
    }
    try simulation.perform(.strongPassword)
    #expect(simulation.finish().ending.stop == .incident(.spokeFromElsewhere))
  }
}
