import Designs
import Rehearsal
import RehearsalExplorer

/// What a process remembers of one request when it serves the next.
extension FieldFault {
  static var memories: [FieldFault] {
    [
      upgrade("keeps a session that came too late for whoever is next", .lockOut) {
        Stocking.Memory()
      } handler: {
        Stocking($0, isFaulty: $1)
      },
      upgrade("asks nobody any more after one failure", .standstill) {
        Breaking.Memory()
      } handler: {
        Breaking($0, isFaulty: $1)
      },
      upgrade("notes a Cancel for good", .rule(.leftUnanswered)) {
        Noting.Memory()
      } handler: {
        Noting($0, isFaulty: $1)
      },
      provider("takes any failure for a note that is gone", .standstill) {
      } handler: {
        Despairing(isFaulty: $1)
      },
      provider("has all who wait hear one answer, and asks only for the first", .standstill) {
        Joining.Memory()
      } handler: {
        Joining($0, isFaulty: $1)
      },
    ]
  }
}

/// Keeps a session that it could not use in time.
private final class Stocking: Trusting {
  final class Memory {
    var session: String?
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    if isFaulty, let session = memory.session {
      memory.session = nil
      return commit(change, session: session, in: context)
    }
    var isLate = false
    let alarm = context.after(.seconds(2)) {
      isLate = true
      context.cancelRequest(with: .failed)
    }
    context.send(.authorize(change.existing)) { answer in
      context.cancel(alarm)
      if isLate { return self.memory.session = answer["session"] }
      if let session = answer["session"] { return self.commit(change, session: session, in: context) }
      context.cancelRequest(with: answer.reply?.status == 403 ? .userInteractionRequired : .failed)
    }
  }
}

/// Leaves its server alone where that did not answer, until it does.
private final class Breaking: Trusting {
  final class Memory {
    var isBroken = false
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    if memory.isBroken {
      // Whoever comes next may try, or nobody would ever learn that the server is there again.
      if !isFaulty { memory.isBroken = false }
      if isFaulty { return answer(.networkError) }
    }
    super.send(message, in: context) {
      self.memory.isBroken = $0 == .networkError
      answer($0)
    }
  }
}

/// Notes in its process that the user has canceled.
private final class Noting: Trusting {
  final class Memory {
    var isCanceled = false
  }

  private let memory: Memory

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    if !isFaulty { memory.isCanceled = false }
  }

  override func cancelRequest(in context: RequestContext) {
    memory.isCanceled = true
    super.cancelRequest(in: context)
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard !self.memory.isCanceled else { return }
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}

/// Asks its server whether its notes are still to be had.
private final class Despairing: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    var alarm: ProviderContext.Alarm?
    func hear(_ answer: ServerAnswer) {
      guard let waiting = alarm else { return }
      alarm = nil
      context.cancel(waiting)
      if answer.isSuccess { return Drawer.give(request, in: context) }
      guard isFaulty, let identity = request.identity else { return context.cancelRequest(with: .failed) }
      Drawer.miss(identity, in: context)
    }
    alarm = context.after(.seconds(2)) { hear(.networkError) }
    context.send(.authorize(PasswordCredential(user: "owner", password: "open sesame")), answer: hear)
  }
}

/// Asks its server who is there, once for all who wait for that.
private final class Joining: CredentialProviderHandler {
  final class Memory {
    var waiting: [(Bool) -> Void] = []
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    var alarm: ProviderContext.Alarm?
    func hear(_ isWelcome: Bool) {
      guard let waiting = alarm else { return }
      alarm = nil
      context.cancel(waiting)
      if isWelcome { Drawer.give(request, in: context) } else { context.cancelRequest(with: .failed) }
    }
    alarm = context.after(.seconds(2)) { hear(false) }
    // Who waits no more asks for nobody else either.
    if !isFaulty { memory.waiting = [] }
    memory.waiting.append(hear)
    guard memory.waiting.count == 1 else { return }
    context.send(.authorize(PasswordCredential(user: "owner", password: "open sesame"))) { answer in
      let all = self.memory.waiting
      self.memory.waiting = []
      for hear in all { hear(answer.isSuccess) }
    }
  }
}
