import Rehearsal
import RehearsalExplorer
import RehearsalRuntime
import Synchronization
import TestBench
import Testing

/// What comes between two pieces of a handler's work: other tasks at every change of place, and the world.
@Suite struct InterleavingTests {
  private func explorer(
    _ deviations: Deviations, budget: Int? = 2, _ makeHandler: @escaping () -> any AccountModificationHandler
  ) -> Explorer {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully).filter { $0.name == "password alone" },
      handler: Program(runtime: .virtual, makeHandler))
    explorer.deviations = deviations
    explorer.budget = budget
    return explorer
  }

  private func names(of exploration: Exploration, _ failure: Failure) throws -> [String] {
    let finding = try #require(exploration.discoveries.first { $0.failure == failure })
    let discovery = exploration.explorer.discovery(of: finding)
    let trace = discovery.script.play(with: discovery.situation.server, handler: exploration.explorer.program)
    #expect(trace.entries == discovery.trace.entries)
    return discovery.deviations.map(\.name)
  }

  /// What was found, and after what, for where it is not what it should be.
  private func story(of exploration: Exploration) -> Comment {
    let found = exploration.discoveries.map { finding in
      let discovery = exploration.explorer.discovery(of: finding)
      return "\(discovery.headline): \(discovery.deviations.map(\.name)) \(discovery.situation.name)"
    }
    return Comment(rawValue: found.joined(separator: "\n"))
  }

  @Test func `an actor that gives way between looking and noting lets two tasks pass`() {
    let found = explorer(.order) { Gate.handler(looksAgain: false) }.explore()
    #expect(found.discoveries.map(\.failure) == [.rule(.answeredTwice)], story(of: found))
    #expect(explorer(.order) { Gate.handler(looksAgain: true) }.explore().verdict == .exhausted)
  }

  @Test func `Cancel comes between a check and its act, one change of place apart`() throws {
    let found = explorer([.order, .user]) { CheckingFirst(checksLast: false) }.explore()
    #expect(found.discoveries.map(\.failure) == [.rule(.answeredTwice)], story(of: found))
    #expect(
      try names(of: found, .rule(.answeredTwice)).last?.hasPrefix("the system takes “Cancel” before") == true)
    let sound = explorer([.order, .user]) { CheckingFirst(checksLast: true) }.explore()
    #expect(sound.verdict == .exhausted, story(of: sound))
  }

  @Test func `who waits lets work go when it is due, whoever could have decided about it`() throws {
    let stage = Stage()
    let simulation = Simulation(
      phone: stage.phone, server: stage.server, program: Program(runtime: .virtual) { TwoAlarms() })
    simulation.ask(order: true, betweenCalls: false)
    try simulation.perform(.strongPassword)
    try simulation.perform(.pass(.seconds(10)))
    #expect(simulation.now == .start + .seconds(10))
    let end = try #require(simulation.finish().entries.first { $0.event.endsRequest })
    #expect(end.instant == .start + .seconds(1))
  }

  @Test func `a reply that is due when an alarm goes off comes before it as well`() throws {
    let found = explorer(.order, budget: 1) { Scripted.needingAnAlarm(waits: false) }.explore()
    #expect(found.discoveries.map(\.failure) == [.rule(.neverAnswered)], story(of: found))
    let names = try names(of: found, .rule(.neverAnswered))
    #expect(names.count == 1)
    #expect(names[0].hasPrefix("the system takes “reply to the 1st authorize” before “"))
    #expect(explorer(.order) { Scripted.needingAnAlarm(waits: true) }.explore().verdict == .exhausted)
  }

  @Test func `the process ends between what is kept and what is sent`() throws {
    let found = explorer([.order, .system, .user]) { Scripted.keeping(first: true) }.explore()
    #expect(found.discoveries.map(\.failure) == [.rule(.neverAnswered)], story(of: found))
    #expect(
      try names(of: found, .rule(.neverAnswered)) == [
        "the system takes “end of the process” before “turn 1 of task 1”", "the user upgrades again",
      ])
    #expect(
      explorer([.order, .system, .user]) { Scripted.keeping(first: false) }.explore().verdict == .exhausted)
  }

  @Test func `without the user or the system among those who deviate, neither comes between`() {
    #expect(explorer(.order) { CheckingFirst(checksLast: false) }.explore().verdict == .exhausted)
    #expect(explorer([.order, .user]) { Scripted.keeping(first: true) }.explore().verdict == .exhausted)
  }
}

/// Lets the first who comes pass.
private actor Gate {
  private let notesFirst: Bool
  private var isPassed = false
  private let diary = Diary()

  init(notesFirst: Bool) {
    self.notesFirst = notesFirst
  }

  func pass() async -> Bool {
    if isPassed { return false }
    if notesFirst { isPassed = true }
    await diary.note()
    isPassed = true
    return true
  }

  static func handler(looksAgain isSound: Bool) -> Scripted {
    Scripted(change: { change, context in
      let gate = Gate(notesFirst: isSound)
      Scripted.commit(change, in: context) {
        for _ in 1...2 {
          Task.detached {
            guard await gate.pass() else { return }
            context.completeChangePasswordRequest(updatedCredential: change.updated)
          }
        }
      }
    })
  }
}

/// Something that is told of what happens.
private actor Diary {
  private var notes = 0

  func note() { notes += 1 }
}

/// Asks for the user always, and tells an actor before it completes: after it has looked for Cancel, or before.
private final class CheckingFirst: AccountModificationHandler, Sendable {
  private let checksLast: Bool
  private let isOver = Mutex(false)
  private let hasBegun = Mutex(false)
  private let diary = Diary()

  init(checksLast: Bool) {
    self.checksLast = checksLast
  }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.show(.button("Change")) { _ in
      guard self.begins() else { return }
      Scripted.commit(change, in: context, unless: { self.isOver.withLock { $0 } }) {
        Task { @MainActor in await self.conclude(change, in: context) }
      }
    }
  }

  /// Whether nobody has tapped before.
  private func begins() -> Bool {
    hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
  }

  @MainActor private func conclude(_ change: PasswordChange, in context: RequestContext) async {
    if checksLast { await diary.note() }
    guard !isOver.withLock({ $0 }) else { return }
    if !checksLast { await diary.note() }
    context.completeChangePasswordRequest(updatedCredential: change.updated)
  }

  func cancelRequest(in context: RequestContext) {
    isOver.withLock { $0 = true }
    context.cancelRequest(with: .userCanceled)
  }
}

extension Scripted {
  /// Authorizes and changes; tells when the server has done it, and gives up where it has not.
  fileprivate static func commit(
    _ change: PasswordChange, in context: RequestContext, unless isOver: @escaping () -> Bool = { false },
    then conclude: @escaping () -> Void
  ) {
    context.send(.authorize(change.existing)) { answer in
      guard !isOver() else { return }
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        guard !isOver() else { return }
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        conclude()
      }
    }
  }

  /// Counts on an alarm for the moment of the first reply, or waits for both.
  fileprivate static func needingAnAlarm(waits: Bool) -> Scripted {
    Scripted(change: { change, context in
      let isReady = Mutexed(false)
      let alarm = Task {
        try? await Task.sleep(for: .milliseconds(100))
        isReady.value.withLock { $0 = true }
      }
      context.send(.authorize(change.existing)) { answer in
        let wasReady = isReady.value.withLock { $0 }
        Task {
          if waits { await alarm.value } else if !wasReady { return }
          guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
          let answer = await context.send(.changePassword(change.newPassword, session: session))
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      }
    })
  }

  /// Keeps that there is a session, and the session in a task: before that, or after.
  fileprivate static func keeping(first: Bool) -> Scripted {
    Scripted(change: { change, context in
      if context.kept("has session") != nil {
        guard let session = context.kept("session")?.text else { return }
        return finish(change, session, in: context)
      }
      context.send(.authorize(change.existing)) { answer in
        guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
        if first { context.keep(.text("yes"), as: "has session") }
        Task {
          context.keep(.text(session), as: "session")
          if !first { context.keep(.text("yes"), as: "has session") }
          finish(change, session, in: context)
        }
      }
    })
  }

  private static func finish(_ change: PasswordChange, _ session: String, in context: RequestContext) {
    context.send(.changePassword(change.newPassword, session: session)) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}

/// A lock around something, to share.
private final class Mutexed<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) {
    self.value = Mutex(value)
  }
}

extension TraceEvent {
  fileprivate var endsRequest: Bool {
    if case .moved(_, let phase) = self { phase.outcome != nil } else { false }
  }
}

/// Gives up in one of two tasks that wake up at the same time.
private final class TwoAlarms: AccountModificationHandler {
  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    for giveUp in [false, true] {
      Task { @MainActor [passed = Passing(context)] in
        try? await Task.sleep(for: .seconds(1))
        if giveUp { passed.context.cancelRequest(with: .failed) }
      }
    }
  }

  private struct Passing: @unchecked Sendable {
    let context: RequestContext

    init(_ context: RequestContext) { self.context = context }
  }
}
