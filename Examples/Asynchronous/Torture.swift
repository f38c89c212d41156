import Dispatch
import Foundation
public import Rehearsal

/// Mixes every way of working that a handler could come upon, and says in its messages what it saw.
///
/// Nobody should write such a handler. It stands here because its trace must be the same every time.
public final class Torture: AccountModificationHandler, Sendable {
  /// A handler for one request.
  public init() {}

  /// Works everywhere at once, then authorizes, changes and completes.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let ledger = Notes(context)
    ledger.note("call")
    onQueues(ledger)
    onTimers(ledger)
    Task { @MainActor in
      await self.inTasks(ledger)
      await self.blocking(ledger)
      try await Task.sleep(for: .seconds(6) + .nanoseconds(1))
      ledger.note("slept")
      guard let session = await context.send(.authorize(change.existing))["session"] else {
        return context.cancelRequest(with: .failed)
      }
      let answer = await context.send(.changePassword(change.newPassword, session: session))
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}

/// What the handler saw, told to its server.
final class Notes: Sendable {
  private let context: RequestContext
  private let start = ContinuousClock.now

  init(_ context: RequestContext) {
    self.context = context
  }

  func note(_ text: String) {
    let elapsed = ContinuousClock.now - start
    context.send(Message("note", [Message.Field("text", "\(text) at \(elapsed)")])) { _ in }
  }
}

actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

extension Torture {
  fileprivate func onQueues(_ ledger: Notes) {
    let serial = DispatchQueue(label: "serial")
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    DispatchQueue.main.async { ledger.note("main") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { ledger.note("main after two seconds") }
    serial.async { ledger.note("serial") }
    ledger.note("sync \(serial.sync { 7 })")
    concurrent.async { ledger.note("reader") }
    concurrent.async(flags: .barrier) { ledger.note("writer") }
    concurrent.async { ledger.note("late reader") }
    let group = DispatchGroup()
    for number in 0..<3 { DispatchQueue.global().async(group: group) { ledger.note("group \(number)") } }
    group.notify(queue: .main) { ledger.note("group is done") }
    let item = DispatchWorkItem { ledger.note("item") }
    item.notify(queue: serial) { ledger.note("item is done") }
    DispatchQueue.global(qos: .background).async(execute: item)
    let never = DispatchWorkItem { ledger.note("never") }
    serial.asyncAfter(deadline: .now() + 1, execute: never)
    never.cancel()
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    operations.addOperation { ledger.note("operation") }
  }

  fileprivate func onTimers(_ ledger: Notes) {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timers"))
    source.schedule(deadline: .now() + .milliseconds(500), repeating: .milliseconds(250))
    nonisolated(unsafe) var times = 0
    source.setEventHandler {
      times += 1
      ledger.note("source \(times)")
      if times == 3 { source.cancel() }
    }
    source.setCancelHandler { ledger.note("source is canceled") }
    source.resume()
    _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in ledger.note("timer") }
    RunLoop.main.perform { ledger.note("run loop") }
  }

  @MainActor fileprivate func inTasks(_ ledger: Notes) async {
    let counter = Counter()
    async let first = counter.next()
    async let second = counter.next()
    ledger.note("children \(await first) \(await second)")
    let sum = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 { group.addTask { await counter.next() } }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
    ledger.note("group of tasks \(sum)")
    let number = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) {
        continuation.resume(returning: Int.random(in: 0..<1_000_000))
      }
    }
    ledger.note("continuation \(number) \(UUID()) \(Date().timeIntervalSince1970)")
    let (stream, source) = AsyncStream<Int>.makeStream()
    Task.detached {
      for number in 0..<3 {
        source.yield(number)
        await Task.yield()
      }
      source.finish()
    }
    for await number in stream { ledger.note("stream \(number)") }
    let sleeper = Task { try await Task.sleep(for: .seconds(5), tolerance: .seconds(1)) }
    await Task.yield()
    sleeper.cancel()
    if case .failure(let error) = await sleeper.result { ledger.note("\(type(of: error))") }
    try? await SuspendingClock().sleep(for: .milliseconds(20))
  }

  fileprivate nonisolated func blocking(_ ledger: Notes) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(40)) { semaphore.signal() }
        semaphore.wait()
        ledger.note("signalled, and \(semaphore.wait(timeout: .now() + .milliseconds(10)))")
        continuation.resume()
      }
    }
  }
}
