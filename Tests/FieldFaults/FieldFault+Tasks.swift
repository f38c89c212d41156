import Designs
import Rehearsal
import RehearsalExplorer
import RehearsalRuntime
import Synchronization

/// Tasks and actors that wait between looking and acting.
extension FieldFault {
  static var tasks: [FieldFault] {
    [
      upgrade("looks whether it is done, waits, and then does it", .rule(.answeredTwice), runtime: .virtual) {
      } handler: {
        Finishing(isFaulty: $1)
      },
      upgrade(
        "looks whether it is done, tells its log, and then does it", .rule(.answeredTwice), runtime: .virtual
      ) {
      } handler: {
        Finishing(isFaulty: $1, tellsLog: true)
      },
      upgrade("cancels its task, which never looks", .rule(.answeredTwice), runtime: .virtual) {
      } handler: {
        Canceling(isFaulty: $1)
      },
      upgrade("reads and writes in two turns", .rule(.neverAnswered), runtime: .virtual) {
      } handler: {
        Tallying(isFaulty: $1)
      },
      provider("takes up what was asked before", .rule(.providedForAnother), runtime: .virtual) {
        Pending.Memory()
      } handler: {
        Pending($0, isFaulty: $1)
      },
      provider("asks for its interface, and goes on all the same", .rule(.spokeAfterEnd), runtime: .virtual) {
      } handler: {
        GivingUp(isFaulty: $1)
      },
    ]
  }
}

/// Has an answer and an alarm race for the end of a request.
private final class Finishing: AccountModificationHandler {
  private let isFaulty: Bool
  private let tellsLog: Bool

  init(isFaulty: Bool, tellsLog: Bool = false) {
    (self.isFaulty, self.tellsLog) = (isFaulty, tellsLog)
  }

  actor Log {
    private var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
  }

  actor Ending {
    private let log: Log?
    private var isDone = false

    init(telling log: Log?) { self.log = log }

    func begin(waiting: Bool) async -> Bool {
      guard !isDone else { return false }
      if waiting {
        if let log { await log.note("It ends.") } else { await Task.yield() }
      }
      isDone = true
      return true
    }
  }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let (ending, isFaulty) = (Ending(telling: tellsLog ? Log() : nil), isFaulty)
    Task.detached {
      try? await Task.sleep(for: .seconds(3))
      if await ending.begin(waiting: isFaulty) { context.cancelRequest(with: .failed) }
    }
    Task.detached {
      guard let session = await context.send(.authorize(change.existing))["session"] else {
        if await ending.begin(waiting: isFaulty) { context.cancelRequest(with: .failed) }
        return
      }
      let isChanged = await context.send(.changePassword(change.newPassword, session: session)).isSuccess
      guard await ending.begin(waiting: isFaulty) else { return }
      if isChanged { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      context.cancelRequest(with: .failed)
    }
  }
}

/// Does its work in a task that it cancels when the user does.
private final class Canceling: AccountModificationHandler {
  private let isFaulty: Bool
  private var task: Task<Void, Never>?

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    let code = Interface.Element.field("Code")
    context.show([.label("Enter the code we sent you."), code, .button("Continue")]) { tap in
      guard self.task == nil else { return }
      let (isFaulty, code) = (self.isFaulty, tap["Code"])
      self.task = Task { await Self.change(change, code, isFaulty: isFaulty, in: context) }
    }
  }

  func cancelRequest(in context: RequestContext) {
    task?.cancel()
    context.cancelRequest(with: .userCanceled)
  }

  private static func change(
    _ change: PasswordChange, _ code: String, isFaulty: Bool, in context: RequestContext
  ) async {
    let answer = await context.send(.authorize(change.existing))
    guard isFaulty || !Task.isCancelled else { return }
    guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
    if answer.reply?.status == 403 {
      let isRight = await context.send(.verifyCode(code, session: session)).isSuccess
      guard isFaulty || !Task.isCancelled else { return }
      guard isRight else { return context.cancelRequest(with: .failed) }
    }
    let isChanged = await context.send(.changePassword(change.newPassword, session: session)).isSuccess
    guard isFaulty || !Task.isCancelled else { return }
    guard isChanged else { return context.cancelRequest(with: .failed) }
    context.completeChangePasswordRequest(updatedCredential: change.updated)
  }
}

/// Counts what is done by two tasks, and ends with the second.
private final class Tallying: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  actor Tally {
    private(set) var count = 0

    func set(_ count: Int) { self.count = count }

    func add() -> Int {
      count += 1
      return count
    }

    /// Whether this was the second.
    nonisolated func note(inTwoTurns: Bool) async -> Bool {
      guard inTwoTurns else { return await add() == 2 }
      let count = await count + 1
      await set(count)
      return count == 2
    }
  }

  /// Whether the user tapped Cancel, for tasks to look at.
  final class Standing: Sendable {
    let isOver = Mutex(false)
  }

  private let standing = Standing()

  override func cancelRequest(in context: RequestContext) {
    standing.isOver.withLock { $0 = true }
    super.cancelRequest(in: context)
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    let (tally, standing, isFaulty) = (Tally(), standing, isFaulty)
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      for _ in ["note", "notice"] {
        Task.detached {
          if await tally.note(inTwoTurns: isFaulty), !standing.isOver.withLock({ $0 }) {
            context.completeChangePasswordRequest(updatedCredential: change.updated)
          }
        }
      }
    }
  }
}

/// Looks its owner up before it gives anything, and keeps in its process what is to be given.
private final class Pending: CredentialProviderHandler {
  final class Memory: @unchecked Sendable {
    var identity: CredentialIdentity?
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    if !isFaulty || memory.identity == nil { memory.identity = request.identity }
    let memory = memory
    let own = isFaulty ? nil : request.identity
    Task { @MainActor in await Self.serve(request, own, memory, in: context) }
  }

  private static func serve(
    _ request: CredentialRequest, _ own: CredentialIdentity?, _ memory: Memory, in context: ProviderContext
  ) async {
    guard await isWelcome(in: context) else { return context.cancelRequest(with: .failed) }
    var answered = request
    answered.identity = own ?? memory.identity
    memory.identity = nil
    Drawer.give(answered, in: context)
  }

  /// Waits two seconds at most.
  private static func isWelcome(in context: ProviderContext) async -> Bool {
    let owner = PasswordCredential(user: "owner", password: "open sesame")
    return await withUnsafeContinuation { (continuation: UnsafeContinuation<Bool, Never>) in
      let hearing = Hearing(continuation)
      context.after(.seconds(2)) { hearing.hear(false) }
      context.send(.authorize(owner)) { hearing.hear($0.isSuccess) }
    }
  }
}

/// Hears what comes first.
private final class Hearing {
  private var continuation: UnsafeContinuation<Bool, Never>?

  init(_ continuation: UnsafeContinuation<Bool, Never>) { self.continuation = continuation }

  func hear(_ isWelcome: Bool) {
    continuation?.resume(returning: isWelcome)
    continuation = nil
  }
}

/// Says after two seconds that it needs the user, while it goes on looking.
private final class GivingUp: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  @MainActor final class Answer {
    var isGiven = false

    /// Whether nobody has answered before.
    func begins() -> Bool {
      defer { isGiven = true }
      return !isGiven
    }
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    let isFaulty = isFaulty
    Task { @MainActor in
      let answer = Answer()
      Task {
        try? await Task.sleep(for: .seconds(2))
        if answer.begins() { context.cancelRequest(with: .userInteractionRequired) }
      }
      let owner = PasswordCredential(user: "owner", password: "open sesame")
      let isWelcome = await context.send(.authorize(owner)).isSuccess
      guard answer.begins() || isFaulty else { return }
      guard isWelcome else { return context.cancelRequest(with: .failed) }
      Drawer.give(request, in: context)
    }
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.button("Fill"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Fill" else { return context.cancelRequest(with: .userCanceled) }
      Drawer.give(request, in: context)
    }
  }
}
