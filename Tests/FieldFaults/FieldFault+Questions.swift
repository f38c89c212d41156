import Designs
import Rehearsal
import RehearsalExplorer

/// Questions that come again and again, although they were answered.
extension FieldFault {
  static var questions: [FieldFault] {
    [
      upgrade("asks for its code for ever once a message was lost", .standstill) {
        AskingForEver.Memory()
      } handler: {
        AskingForEver($0, isFaulty: $1)
      },
      upgrade("sends the first code again after it was wrong", .standstill) {
      } handler: {
        SendingItAgain(isFaulty: $1)
      },
      upgrade("asks for a code for a session that it never got", .standstill) {
      } handler: {
        WithoutSession(isFaulty: $1)
      },
      upgrade("takes the end of its session for a wrong code", .standstill) {
      } handler: {
        Staying(isFaulty: $1)
      },
      provider("takes no master password any more after a wrong one", .standstill) {
        TurningAway.Memory()
      } handler: {
        TurningAway($0, isFaulty: $1)
      },
      provider("opens whatever its server says of the master password", .rule(.gaveToUnrecognized)) {
      } handler: {
        Opening(isFaulty: $1)
      },
    ]
  }
}

/// Asks for the code on screen, and has lost what that is for.
private final class AskingForEver: Trusting {
  final class Memory {
    var hasLost = false
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    guard isFaulty, memory.hasLost else {
      return super.prepareInterfaceToChangePassword(for: change, in: context)
    }
    ask("The code, please.", in: context)
  }

  private func ask(_ question: String, in context: RequestContext) {
    context.show(.label(question), .field("Code"), .button("Continue")) { _ in
      self.ask("That did not work. Once more?", in: context)
    }
  }

  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    super.send(message, in: context) {
      if $0.reply == nil { self.memory.hasLost = true }
      answer($0)
    }
  }
}

/// Asks for its master password as often as that is wrong.
private final class TurningAway: CredentialProviderHandler {
  final class Memory {
    var isWrong = false
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    ask(request, in: context)
  }

  private func ask(_ request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.field("Master password"), .button("Open"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Open" else { return context.cancelRequest(with: .userCanceled) }
      let isWrong = tap["Master password"] != "open sesame"
      guard isWrong || self.isFaulty && self.memory.isWrong else { return Drawer.give(request, in: context) }
      self.memory.isWrong = true
      self.ask(request, in: context)
    }
  }
}

/// Asks once more where a code was wrong, and sends what was typed.
private final class SendingItAgain: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { answer in
      guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
      self.ask("The code, please.", change, session, in: context)
    }
  }

  private func ask(
    _ question: String, insteadOf former: String? = nil, _ change: PasswordChange, _ session: String,
    in context: RequestContext
  ) {
    var isTapped = false
    context.show(.label(question), .field("Code"), .button("Continue")) { tap in
      guard !isTapped else { return }
      isTapped = true
      let code = self.isFaulty ? former ?? tap["Code"] : tap["Code"]
      self.send(.verifyCode(code, session: session), in: context) { answer in
        if answer.isSuccess { return self.commit(change, session: session, in: context) }
        guard answer.reply?["error"] == "wrong-code" else { return context.cancelRequest(with: .failed) }
        self.ask("That was not it. Once more?", insteadOf: code, change, session, in: context)
      }
    }
  }
}

/// Authorizes once there is a code, and asks once more where anything has failed.
private final class WithoutSession: Trusting {
  private let isFaulty: Bool
  private var session: String?
  private var hasBegun = false

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    ask("The code, please.", change, in: context)
  }

  private func ask(_ question: String, _ change: PasswordChange, in context: RequestContext) {
    var isTapped = false
    context.show(.label(question), .field("Code"), .button("Continue")) { tap in
      guard !isTapped else { return }
      isTapped = true
      self.begin(change, in: context) { session in
        guard let session else { return self.ask("That did not work. Once more?", change, in: context) }
        self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
          guard answer.isSuccess else {
            self.session = self.isFaulty ? session : nil
            return self.ask("That did not work. Once more?", change, in: context)
          }
          self.commit(change, session: session, in: context)
        }
      }
    }
  }

  private func begin(
    _ change: PasswordChange, in context: RequestContext, then goOn: @escaping (String?) -> Void
  ) {
    guard !(isFaulty && hasBegun) else { return goOn(session ?? "") }
    hasBegun = true
    send(.authorize(change.existing), in: context) { answer in goOn(answer.reply?["session"]) }
  }
}

/// Has its server say whether the master password is right.
private final class Opening: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    ask("The master password, please.", request, in: context)
  }

  private func ask(_ question: String, _ request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.label(question), .field("Master password"), .button("Open"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Open" else { return context.cancelRequest(with: .userCanceled) }
      let owner = PasswordCredential(user: "owner", password: tap["Master password"])
      Drawer.ask(.authorize(owner), in: context) { answer in
        guard self.isFaulty ? answer.reply != nil : answer.isSuccess else {
          return self.ask("That was not it. Once more?", request, in: context)
        }
        Drawer.give(request, in: context)
      }
    }
  }
}

/// Has one screen for its code, which stays until the code is right.
private final class Staying: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { answer in
      guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
      self.ask(change, session, in: context)
    }
  }

  private func ask(_ change: PasswordChange, _ session: String, in context: RequestContext) {
    var isBusy = false
    context.show(.label("The code, please."), .field("Code"), .button("Continue")) { tap in
      guard !isBusy, !self.isOver else { return }
      isBusy = true
      self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
        if answer.isSuccess { return self.commit(change, session: session, in: context) }
        isBusy = false
        let mayGoOn = self.isFaulty || answer.reply?["error"] != "session-ended"
        if !mayGoOn { context.cancelRequest(with: .failed) }
      }
    }
  }
}
