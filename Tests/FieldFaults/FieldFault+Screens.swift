import Designs
import Rehearsal
import RehearsalExplorer

/// Forms that close themselves, buttons that do nothing, and what is kept of what was typed.
extension FieldFault {
  static var screens: [FieldFault] {
    [
      upgrade("says that it did not work, with a button that does nothing", .rule(.leftUnanswered)) {
      } handler: {
        Apologizing(isFaulty: $1)
      },
      upgrade("has a form that is dead after the first error", .rule(.leftUnanswered)) {
      } handler: {
        SendingAnother(isFaulty: $1)
      },
      upgrade("takes six digits, and has no answer where they are wrong", .rule(.leftUnanswered)) {
      } handler: {
        SixDigits(isFaulty: $1)
      },
      upgrade("lets nobody tap twice, and after a wrong code not even once", .rule(.leftFormDead)) {
      } handler: {
        Graying(isFaulty: $1)
      },
      upgrade("says that it is at it, also when its server has refused", .rule(.leftFormDead)) {
      } handler: {
        Turning(isFaulty: $1)
      },
      upgrade("counts wrong codes for whoever comes next", .standstill) {
        CountingCodes.Memory()
      } handler: {
        CountingCodes($0, isFaulty: $1)
      },
      provider("closes its form after a minute, and while it opens", .rule(.answeredTwice)) {
      } handler: {
        ClosingItself(isFaulty: $1)
      },
      provider("keeps which one was asked for, and for too long", .rule(.providedForAnother)) {
      } handler: {
        KeepingPick(isFaulty: $1)
      },
      provider("remembers the master password, and also the wrong one", .standstill) {
        KeepingMaster.Memory()
      } handler: {
        KeepingMaster($0, isFaulty: $1)
      },
    ]
  }
}

/// Says on screen that it did not work.
private final class Apologizing: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    askForCode(change.existing, change.userInfo, in: context) { session in
      self.send(.changePassword(change.newPassword, session: session), in: context) { answer in
        if answer.isSuccess {
          return context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
        self.apologize(in: context)
      }
    }
  }

  private func apologize(in context: RequestContext) {
    context.show(.label("That did not work."), .button("Close")) { _ in
      guard !self.isOver, !self.isFaulty else { return }
      self.isOver = true
      context.cancelRequest(with: .failed)
    }
  }
}

/// Has a second button by which another code is sent, and lets nobody tap twice.
private final class SendingAnother: Trusting {
  private let isFaulty: Bool
  private var session: String?
  private var isBusy = false

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    begin(change, in: context)
    ask(change, in: context)
  }

  private func begin(_ change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { answer in
      self.session = answer.reply?["session"] ?? self.session
    }
  }

  private func ask(_ change: PasswordChange, in context: RequestContext) {
    context.show(.field("Code"), .button("Continue"), .button("Send another")) { tap in
      guard !self.isBusy else { return }
      if tap.button == "Send another" { return self.begin(change, in: context) }
      guard let session = self.session else { return self.ask(change, in: context) }
      self.isBusy = true
      self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
        if answer.isSuccess { return self.commit(change, session: session, in: context) }
        self.isBusy = self.isFaulty
        self.ask(change, in: context)
      }
    }
  }
}

/// Sends what looks like a code, and asks once more for what does not.
private final class SixDigits: Trusting {
  private let isFaulty: Bool
  private var isBusy = false

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    context.show(.label("A code has six digits."), .field("Code"), .button("Continue")) { tap in
      guard !self.isBusy, !self.isOver, tap["Code"].utf8.count == 6 else { return }
      self.isBusy = true
      self.send(.authorize(change.existing), in: context) { answer in
        guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
        self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
          if self.isFaulty, answer.reply?["error"] == "wrong-code" { return }
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          self.commit(change, session: session, in: context)
        }
      }
    }
  }
}

/// Grays its button while its server is asked.
private class Graying: Trusting {
  let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    ask("Enter the code we sent you.", change, in: context)
  }

  final func ask(_ text: String, isBusy: Bool = false, _ change: PasswordChange, in context: RequestContext) {
    let button = Interface.Element.button("Continue", isEnabled: !isBusy)
    context.show(.label(text), .field("Code"), button, .button("Cancel")) { tap in
      guard !self.isOver else { return }
      if tap.button == "Cancel" { return self.cancelRequest(in: context) }
      self.wait(change, in: context)
      self.send(.authorize(change.existing), in: context) { answer in
        guard let session = answer.reply?["session"] else {
          return self.end(with: .failed, change, in: context)
        }
        self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
          guard answer.isSuccess else { return self.refuse(change, in: context) }
          self.commit(change, session: session, in: context)
        }
      }
    }
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      self.end(with: answer.isSuccess ? nil : .failed, change, in: context)
    }
  }

  /// A tap on Cancel that came while its process stood still is of no use any more.
  private func end(with error: ExtensionError?, _ change: PasswordChange, in context: RequestContext) {
    isOver = true
    if let error { return context.cancelRequest(with: error) }
    context.completeChangePasswordRequest(updatedCredential: change.updated)
  }

  func wait(_ change: PasswordChange, in context: RequestContext) {
    ask("One moment.", isBusy: true, change, in: context)
  }

  func refuse(_ change: PasswordChange, in context: RequestContext) {
    ask("That was not the code.", isBusy: isFaulty, change, in: context)
  }
}

/// Shows that it is at it, with a way out, while its server is asked.
private final class Turning: Graying {
  override func wait(_ change: PasswordChange, in context: RequestContext) {
    context.show(.label("One moment."), .button("Cancel")) { _ in
      if !self.isOver { self.cancelRequest(in: context) }
    }
  }

  override func refuse(_ change: PasswordChange, in context: RequestContext) {
    if !isFaulty { ask("That was not the code.", change, in: context) }
  }
}

/// Asks for no code any more after one that was wrong.
private final class CountingCodes: Trusting {
  final class Memory {
    var wrong = 0
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    guard isFaulty, memory.wrong > 0 else {
      return super.prepareInterfaceToChangePassword(for: change, in: context)
    }
    context.show(.label("That was wrong too often."), .button("OK")) { _ in
      guard !self.isOver else { return }
      self.isOver = true
      context.cancelRequest(with: .failed)
    }
  }

  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    super.send(message, in: context) {
      if message.name == "verifyCode", $0.reply?.status == 401 { self.memory.wrong += 1 }
      answer($0)
    }
  }
}

/// Asks for its master password, and gives up after a minute.
private final class ClosingItself: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    let alarm = context.after(.seconds(60)) {
      guard !isTapped || self.isFaulty else { return }
      isTapped = true
      context.cancelRequest(with: .userCanceled)
    }
    context.show(.field("Master password"), .button("Open"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Open" else {
        context.cancel(alarm)
        return context.cancelRequest(with: .userCanceled)
      }
      // To derive a key takes a moment.
      context.after(.seconds(1)) {
        context.cancel(alarm)
        guard tap["Master password"] == "open sesame" else { return context.cancelRequest(with: .failed) }
        Drawer.give(request, in: context)
      }
    }
  }
}

/// Keeps which record is asked for until it is on screen.
private final class KeepingPick: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    if !isFaulty || context.kept("record") == nil {
      context.keep(request.identity?.recordIdentifier.map { .text($0) }, as: "record")
    }
    context.cancelRequest(with: .userInteractionRequired)
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.button("Fill"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Fill" else { return context.cancelRequest(with: .userCanceled) }
      let record = self.isFaulty ? context.kept("record")?.text : request.identity?.recordIdentifier
      context.keep(nil, as: "record")
      guard let note = Drawer.notes[record ?? ""] else { return Drawer.give(request, in: context) }
      context.completeRequest(withSelectedCredential: note)
    }
  }
}

/// Keeps the master password in its process, so that it is asked for once.
private final class KeepingMaster: CredentialProviderHandler {
  final class Memory {
    var master: String?
  }

  private static let master = "open sesame"
  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let master = memory.master else { return context.cancelRequest(with: .userInteractionRequired) }
    guard master == Self.master else { return context.cancelRequest(with: .failed) }
    Drawer.give(request, in: context)
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.field("Master password"), .button("Open"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Open" else { return context.cancelRequest(with: .userCanceled) }
      let isRight = tap["Master password"] == Self.master
      if isRight || self.isFaulty { self.memory.master = tap["Master password"] }
      guard isRight else { return context.cancelRequest(with: .failed) }
      Drawer.give(request, in: context)
    }
  }
}
