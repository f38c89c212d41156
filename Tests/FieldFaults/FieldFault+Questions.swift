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
      provider("takes no master password any more after a wrong one", .standstill) {
        TurningAway.Memory()
      } handler: {
        TurningAway($0, isFaulty: $1)
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
