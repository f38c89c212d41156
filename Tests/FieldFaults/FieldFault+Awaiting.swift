import Designs
import Foundation
import Rehearsal
import RehearsalExplorer
import RehearsalRuntime

/// Tasks that wait for one another, for an answer, or for their turn.
extension FieldFault {
  static var awaitings: [FieldFault] {
    [
      upgrade("has a time-out wait for what it is to end", .rule(.neverAnswered), runtime: .virtual) {
      } handler: {
        TimingOut(isFaulty: $1)
      },
      upgrade("keeps the task of a session that could not be had", .standstill, runtime: .virtual) {
        Sharing.Memory()
      } handler: {
        Sharing($0, isFaulty: $1)
      },
      upgrade("keeps its lock where it fails", .rule(.neverAnswered), runtime: .virtual) {
        Lock()
      } handler: {
        TakingTurns($0, isFaulty: $1)
      },
      upgrade("stops listening for taps after an error", .rule(.leftUnanswered), runtime: .virtual) {
      } handler: {
        Listening(isFaulty: $1)
      },
      upgrade("takes “later” for “done” on screen", .lockOut, runtime: .virtual) {
      } handler: {
        Hurrying(isFaulty: $1)
      },
      upgrade("has no use for a pass that has run out, and keeps it", .standstill, runtime: .virtual) {
      } handler: {
        Ageing(isFaulty: $1)
      },
      provider("finds its vault empty while it is read", .standstill, runtime: .virtual) {
        Shelf()
      } handler: {
        Shelved($0, isFaulty: $1)
      },
    ]
  }
}

/// Serves in silence in a task of the main actor, ends a request once, and has nothing to say to Cancel after that.
private class Ending: AccountModificationHandler {
  final let isFaulty: Bool
  private final var isOver = false

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    serve(change, in: context)
  }

  func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.show(.label("Please use the app."), .button("OK")) { _ in self.end(.userCanceled, in: context) }
  }

  final func cancelRequest(in context: RequestContext) { end(.userCanceled, in: context) }

  func serve(_ change: PasswordChange, in context: RequestContext) {
    let (ending, isFaulty) = (Voice(self, context), isFaulty)
    Task { @MainActor in
      let answer = await Self.ask(.authorize(change.existing), isFaulty, context)
      await Self.commit(change, answer, ending, isFaulty, context)
    }
  }

  final func end(_ error: ExtensionError, in context: RequestContext) {
    guard !isOver else { return }
    isOver = true
    context.cancelRequest(with: error)
  }

  final func complete(_ change: PasswordChange, in context: RequestContext) {
    guard !isOver else { return }
    isOver = true
    context.completeChangePasswordRequest(updatedCredential: change.updated)
  }

  /// Lets tasks end a request, on the main actor alone.
  struct Voice: @unchecked Sendable {
    private let handler: Ending
    private let context: RequestContext

    init(_ handler: Ending, _ context: RequestContext) {
      self.handler = handler
      self.context = context
    }

    @MainActor var isOver: Bool { handler.isOver }
    @MainActor func fail(_ error: ExtensionError = .failed) { handler.end(error, in: context) }
    @MainActor func complete(_ change: PasswordChange) { handler.complete(change, in: context) }
  }

  class func ask(_ message: Message, _ isFaulty: Bool, _ context: RequestContext) async -> ServerAnswer {
    await context.ask(message)
  }

  @MainActor static func commit(
    _ change: PasswordChange, _ answer: ServerAnswer, _ voice: Voice, _ isFaulty: Bool,
    _ context: RequestContext
  ) async {
    guard let session = answer["session"] else {
      return voice.fail(answer.reply?.status == 403 ? .userInteractionRequired : .failed)
    }
    // Whoever was told to cancel meanwhile changes nothing any more.
    guard !voice.isOver else { return }
    let message = Message.changePassword(change.newPassword, session: session)
    guard await ask(message, isFaulty, context).isSuccess else { return voice.fail() }
    voice.complete(change)
  }
}

extension RequestContext {
  /// Waits two seconds for an answer.
  fileprivate func ask(_ message: Message) async -> ServerAnswer {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<ServerAnswer, Never>) in
      var waiting: UnsafeContinuation<ServerAnswer, Never>? = continuation
      func hear(_ answer: ServerAnswer) {
        waiting?.resume(returning: answer)
        waiting = nil
      }
      after(.seconds(2)) { hear(.networkError) }
      send(message, answer: hear)
    }
  }
}

/// Has a message and a time-out race in a group, which waits for all that are in it.
private final class TimingOut: Ending {
  override class func ask(
    _ message: Message, _ isFaulty: Bool, _ context: RequestContext
  ) async -> ServerAnswer {
    guard isFaulty else { return await context.ask(message) }
    return await withTaskGroup(of: ServerAnswer.self) { group in
      group.addTask { await context.send(message) }
      group.addTask {
        try? await Task.sleep(for: .seconds(2))
        return .networkError
      }
      defer { group.cancelAll() }
      return await group.next() ?? .networkError
    }
  }
}

/// Lets all who want a session wait for one task.
private final class Sharing: Ending {
  final class Memory: @unchecked Sendable {
    @MainActor var tasks: [String: Task<ServerAnswer, Never>] = [:]

    nonisolated init() {}
  }

  private let memory: Memory

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    super.init(isFaulty: isFaulty)
  }

  override func serve(_ change: PasswordChange, in context: RequestContext) {
    let (voice, memory, isFaulty) = (Voice(self, context), memory, isFaulty)
    Task { @MainActor in
      let user = change.existing.user
      let task = memory.tasks[user] ?? Task { @MainActor in await context.ask(.authorize(change.existing)) }
      memory.tasks[user] = task
      let answer = await task.value
      if !isFaulty || answer.isSuccess { memory.tasks[user] = nil }
      await Self.commit(change, answer, voice, isFaulty, context)
    }
  }
}

/// Lets one in at a time, in the order in which they came.
private actor Lock {
  private var isTaken = false
  private var waiting: [UnsafeContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else { return isTaken = true }
    await withUnsafeContinuation { waiting.append($0) }
  }

  func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

/// Upgrades one account at a time.
private final class TakingTurns: Ending {
  private let lock: Lock

  init(_ lock: Lock, isFaulty: Bool) {
    self.lock = lock
    super.init(isFaulty: isFaulty)
  }

  override func serve(_ change: PasswordChange, in context: RequestContext) {
    let (voice, lock, isFaulty) = (Voice(self, context), lock, isFaulty)
    Task { @MainActor in
      await lock.take()
      let answer = await context.ask(.authorize(change.existing))
      await Self.commit(change, answer, voice, isFaulty, context)
      if answer != .networkError || !isFaulty { await lock.give() }
    }
  }
}

/// Hears taps over a stream, one after the other.
private final class Listening: Ending {
  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    let (taps, continuation) = AsyncStream.makeStream(of: String.self)
    context.show(.field("Code"), .button("Continue")) { continuation.yield($0["Code"]) }
    let (voice, isFaulty) = (Voice(self, context), isFaulty)
    Task { @MainActor in
      for await code in taps {
        let answer = await context.ask(.authorize(change.existing))
        guard let session = answer.reply?["session"] else {
          if isFaulty { return }
          continue
        }
        let message = Message.verifyCode(code, session: session)
        return await Self.commit(change, await context.ask(message), voice, isFaulty, context)
      }
    }
  }
}

/// Asks for the code on screen, where Cancel may come before any answer.
private final class Hurrying: Ending {
  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    let (voice, isFaulty) = (Voice(self, context), isFaulty)
    context.show(.field("Code"), .button("Continue")) { tap in
      let code = tap["Code"]
      Task { @MainActor in
        let first = await context.ask(.authorize(change.existing))
        guard let session = first.reply?["session"] else { return voice.fail() }
        let second = await context.ask(.verifyCode(code, session: session))
        guard let session = second["session"] else { return voice.fail() }
        guard !voice.isOver else { return }
        let third = await context.ask(.changePassword(change.newPassword, session: session))
        guard third.isSuccess || isFaulty && third.reply?.status == 429 else { return voice.fail() }
        voice.complete(change)
      }
    }
  }
}

/// Notes that its user has shown who they are, which is good for two weeks.
private final class Ageing: Ending {
  override func serve(_ change: PasswordChange, in context: RequestContext) {
    let key = "shown by " + change.existing.user
    let today = Date().timeIntervalSinceReferenceDate
    guard case .moment(let day)? = context.kept(key), today > day + 14 * 86_400 else {
      context.keep(.moment(today), as: key)
      return super.serve(change, in: context)
    }
    if isFaulty { return end(.failed, in: context) }
    context.keep(nil, as: key)
    super.serve(change, in: context)
  }
}

/// A vault that is read when somebody first asks for it.
private actor Shelf {
  private var notes: [String: PasswordCredential]?
  private var isReading = false

  func read(waiting: Bool) async -> [String: PasswordCredential] {
    if let notes { return notes }
    if isReading, !waiting { return [:] }
    isReading = true
    try? await Task.sleep(for: .milliseconds(300))
    notes = Drawer.notes
    return Drawer.notes
  }
}

/// Gives what its vault holds, and takes out of the store what it does not.
private final class Shelved: CredentialProviderHandler {
  private let shelf: Shelf
  private let isFaulty: Bool

  init(_ shelf: Shelf, isFaulty: Bool) {
    self.shelf = shelf
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let (shelf, isFaulty) = (shelf, isFaulty)
    Task { @MainActor in
      let notes = await shelf.read(waiting: !isFaulty)
      if let note = notes[request.identity?.recordIdentifier ?? ""] {
        return context.completeRequest(withSelectedCredential: note)
      }
      guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
      Drawer.miss(identity, in: context)
    }
  }
}
