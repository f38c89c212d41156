import Designs
import Rehearsal
import RehearsalExplorer

/// Marks that handlers set for themselves: how often, whether it is under way, whether it is done.
extension FieldFault {
  static var marks: [FieldFault] {
    [
      upgrade("counts upgrades where it means failures", .standstill) {
      } handler: {
        Counting(isFaulty: $1)
      },
      upgrade("marks an upgrade as under way, and is ended", .standstill) {
        MarkingBusy.Memory()
      } handler: {
        MarkingBusy($0, isFaulty: $1)
      },
      upgrade("takes an account that it has upgraded for done", .rule(.committedWithoutAsking)) {
      } handler: {
        MarkingDone(isFaulty: $1)
      },
      upgrade("passes over what comes soon after the last", .rule(.neverAnswered)) {
        Debouncing.Memory()
      } handler: {
        Debouncing($0, isFaulty: $1)
      },
      provider("is shut until its server has counted, and is not told", .standstill) {
        CountingUses.Tally()
      } handler: {
        CountingUses($0, isFaulty: $1)
      },
    ]
  }
}

/// Gives up for good after three failures.
private final class Counting: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    var count = 0
    if case .number(let kept)? = context.kept("count") { count = kept }
    guard count < 2 else { return context.cancelRequest(with: .failed) }
    if isFaulty { context.keep(.number(count + 1), as: "count") }
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }
}

/// Lets only one upgrade be under way.
private final class MarkingBusy: Trusting {
  final class Memory {
    var isBusy = false
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    guard isFaulty ? context.kept("busy") == nil : !memory.isBusy else {
      return context.cancelRequest(with: .failed)
    }
    mark(true, in: context)
    // Over the network of the base class, which answers in two seconds whatever happens.
    super.send(.changePassword(change.newPassword, session: session), in: context) { answer in
      self.mark(false, in: context)
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }

  override func cancelRequest(in context: RequestContext) {
    mark(false, in: context)
    super.cancelRequest(in: context)
  }

  private func mark(_ isBusy: Bool, in context: RequestContext) {
    memory.isBusy = isBusy
    context.keep(isBusy ? .truth(true) : nil, as: "busy")
  }
}

/// Notes whom it has upgraded.
private final class MarkingDone: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    if isFaulty, context.kept("done " + change.existing.user) != nil {
      return context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.keep(.truth(true), as: "done " + change.existing.user)
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}

/// Takes a second request within a second for an accident.
private final class Debouncing: Trusting {
  final class Memory {
    var isFresh = false
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    if isFaulty, memory.isFresh { return }
    memory.isFresh = true
    context.after(.seconds(1)) { self.memory.isFresh = false }
    super.changePasswordWithoutUserInteraction(for: change, in: context)
  }
}

/// Has its server count what it has given, one thing at a time.
private final class CountingUses: CredentialProviderHandler {
  final class Tally {
    var isOpen = true
  }

  private static let notes = [
    "1": PasswordCredential(user: "jappleseed", password: "correct horse"),
    "2": PasswordCredential(user: "kim", password: "battery staple"),
  ]

  private let tally: Tally
  private let isFaulty: Bool

  init(_ tally: Tally, isFaulty: Bool) {
    self.tally = tally
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let note = request.identity?.recordIdentifier.flatMap({ Self.notes[$0] }),
      tally.isOpen || !isFaulty
    else { return context.cancelRequest(with: .failed) }
    tally.isOpen = false
    context.completeRequest(withSelectedCredential: note)
    let (tally, isFaulty) = (tally, isFaulty)
    context.send(.authorize(PasswordCredential(user: "owner", password: "open sesame"))) { answer in
      if isFaulty, !answer.isSuccess { return }
      tally.isOpen = true
    }
  }
}
