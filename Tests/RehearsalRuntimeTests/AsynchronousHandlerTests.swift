import Asynchronous
import Dispatch
import Foundation
import Rehearsal
import RehearsalReports
import RehearsalRuntime
import TestBench
import Testing

/// Handlers that work in tasks and on queues, rehearsed.
@Suite struct AsynchronousHandlerTests {
  private func play(
    _ steps: [Step], faults: [Fault] = [], limit: Int = Simulation.defaultLimit,
    _ handler: @escaping () -> any AccountModificationHandler
  ) -> Trace {
    var phone = Stage().phone
    phone.network.faults = faults
    return Script(on: phone, steps).play(
      with: Stage().server, handler: Program(runtime: .virtual, handler), limit: limit)
  }

  @Test("a task's upgrade takes two round trips and its sleep, to the nanosecond")
  func upgrade() {
    let trace = play([.strongPassword, .settle]) { Awaiting() }
    #expect(trace.isSound)
    #expect(trace.outcome == .upgraded)
    #expect(trace.ending.instant == Instant.start + .milliseconds(450))
    #expect(trace.keychain.entries == [.new])
  }

  @Test("a lost reply is asked about")
  func lostReply() {
    let trace = play([.strongPassword, .settle], faults: [Fault(.losesReply, message: "changePassword")]) {
      Awaiting()
    }
    #expect(trace.isSound)
    #expect(trace.messagesSent == ["authorize", "changePassword", "signIn"])
  }

  @Test("a suspended process does not work on, and a resumed one does at once")
  func suspension() {
    let trace = play([
      .strongPassword, .pass(.milliseconds(150)), .system(.suspendsProcess), .pass(.seconds(5)),
      .system(.resumesProcess), .settle,
    ]) { Awaiting() }
    #expect(trace.outcome == .upgraded)
    #expect(trace.ending.instant == Instant.start + .milliseconds(5_250))
  }

  @Test("the work of a process that ends is dropped")
  func ending() {
    let trace = play([.strongPassword, .pass(.milliseconds(150)), .system(.endsProcess), .settle]) {
      Awaiting()
    }
    #expect(trace.messagesSent == ["authorize"])
    #expect(trace.keychain.entries == [.old])
    #expect(trace.incidents == [])
  }

  @Test("a rehearsal has a main queue of operations of its own")
  func operations() throws {
    func simulation(_ work: @escaping @Sendable (RequestContext) -> Void) -> Simulation {
      let handler = { Scripted(change: { _, context in OperationQueue.main.addOperation { work(context) } }) }
      return Simulation(
        phone: Stage().phone, server: Stage().server, program: Program(runtime: .virtual, handler))
    }
    let waiting = simulation { context in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
      semaphore.wait()
      context.cancelRequest(with: .userCanceled)
    }
    let prompt = simulation { $0.cancelRequest(with: .failed) }
    try waiting.perform(.strongPassword)
    try prompt.perform(.strongPassword)
    #expect(prompt.finish().outcome == .failed)
    try waiting.perform(.settle)
    #expect(waiting.finish().outcome == .canceled)
  }

  @Test("a notification for the main queue of operations that is posted there is heard at once")
  func notification() {
    let trace = play([.strongPassword, .settle]) {
      Scripted(change: { _, context in
        let center = NotificationCenter()
        let name = Notification.Name("asked")
        nonisolated(unsafe) var heard = 0
        let observer = center.addObserver(forName: name, object: nil, queue: .main) { _ in heard += 1 }
        center.post(name: name, object: nil)
        guard heard == 1, OperationQueue.current == .main else { return }
        OperationQueue.main.addOperation {
          center.post(name: name, object: nil)
          if heard == 2 { context.cancelRequest(with: .userCanceled) }
        }
        withExtendedLifetime(observer) {}
      })
    }
    #expect(trace.incidents == [])
    #expect(trace.outcome == .canceled)
  }
}
