import Designs
import Rehearsal
import RehearsalExplorer

/// What a server turns down, has done already, or is asked for once more.
extension FieldFault {
  static var refusals: [FieldFault] {
    [
      upgrade("calls it canceled by the user when a code was wrong", .rule(.blamedUserForFailure)) {
      } handler: {
        CallingItCanceled(isFaulty: $1)
      },
      upgrade("sets another password than the one it completes with", .lockOut) {
      } handler: {
        Lengthening(isFaulty: $1)
      },
      upgrade("has no answer for a password that is turned down", .rule(.neverAnswered)) {
      } handler: {
        Sorting(isFaulty: $1)
      },
      upgrade("uses the key of a change that failed for the next one", .lockOut) { situation in
        guard let server = situation.server as? AccountServer else { return }
        situation.server = KeyedServer(server)
      } process: {
      } handler: {
        Keying(isFaulty: $1)
      },
      upgrade("takes a refused link for one that was made before", .lockOut, .signInWithApple) {
      } handler: {
        LinkingAgain(isFaulty: $1)
      },
      upgrade("wants an e-mail address of Apple each time", .standstill, .signInWithApple) {
      } handler: {
        WantingAddress(isFaulty: $1)
      },
      upgrade("takes a conflict for what it has done already", .lockOut) {
      } handler: {
        Agreeing(isFaulty: $1)
      },
      upgrade("takes a link that is in conflict for its own", .lockOut, .signInWithApple) {
      } handler: {
        Agreeing(isFaulty: $1)
      },
      provider(
        "takes a conflict at its server for a note that is there", .forgotten, .savedPassword,
        in: [.savedAtServer]
      ) {
      } handler: {
        Uploading(isFaulty: $1)
      },
    ]
  }
}

/// Where its server turns a password down, sets a longer one.
private final class Lengthening: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      if answer.isSuccess { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      guard answer.reply?.status == 422 else { return context.cancelRequest(with: .failed) }
      let longer = PasswordCredential(user: change.existing.user, password: change.newPassword + "Aa1!")
      self.send(.changePassword(longer.password, session: session), in: context) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: self.isFaulty ? change.updated : longer)
      }
    }
  }
}

/// Knows what to do about every status that it has met.
private final class Sorting: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      switch answer.reply?.status ?? 503 {
      case 200..<300: context.completeChangePasswordRequest(updatedCredential: change.updated)
      case 401, 403, 404, 429, 500..<600: context.cancelRequest(with: .failed)
      default: if !self.isFaulty { context.cancelRequest(with: .failed) }
      }
    }
  }
}

/// A server that does what comes with a key once, and answers as it did then to whoever comes with that key again.
private struct KeyedServer: Server {
  private var server: AccountServer
  private var replies: [String: Reply] = [:]

  init(_ server: AccountServer) { self.server = server }

  var accounts: [Account] { server.accounts }

  func accepts(_ credential: SignIn) -> Bool { server.accepts(credential) }

  mutating func answer(_ message: Message) -> Reply {
    guard let key = message["key"] else { return server.answer(message) }
    if let reply = replies[key] { return reply }
    let reply = server.answer(message)
    if reply.status < 300 { replies[key] = reply }
    return reply
  }
}

/// Gives every change a key, so that it is made once however often it is sent.
private final class Keying: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    let name = "key of " + change.existing.user
    let kept = isFaulty ? context.kept(name)?.text : nil
    // The system has another password for every request.
    let key = kept ?? change.existing.user + change.newPassword
    context.keep(.text(key), as: name)
    let fields = [("session", session), ("password", change.newPassword), ("key", key)]
    let message = Message("changePassword", fields.map { Message.Field($0, $1) })
    send(message, in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.keep(nil, as: name)
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }
}

/// Links once more where no answer came, with a new challenge and the old token.
private final class LinkingAgain: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func link(
    _ credential: AppleCredential, of conversion: AccountConversion, session: String,
    in context: RequestContext
  ) {
    send(.linkApple(credential, session: session), in: context) { answer in
      if answer.isSuccess { return context.completeUpgradeToSignInWithApple() }
      guard answer == .networkError else { return context.cancelRequest(with: .failed) }
      self.send(.appleChallenge(session: session), in: context) { _ in
        self.send(.linkApple(credential, session: session), in: context) { answer in
          let isTaken = answer.isSuccess || self.isFaulty && answer.reply?.status == 422
          if isTaken { return context.completeUpgradeToSignInWithApple() }
          context.cancelRequest(with: .failed)
        }
      }
    }
  }
}

/// Takes the word of its server that something is there for the change it has asked for.
private final class Agreeing: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard self.isDone(answer) else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }

  override func link(
    _ credential: AppleCredential, of conversion: AccountConversion, session: String,
    in context: RequestContext
  ) {
    send(.linkApple(credential, session: session), in: context) { answer in
      guard self.isDone(answer) else { return context.cancelRequest(with: .failed) }
      context.completeUpgradeToSignInWithApple()
    }
  }

  private func isDone(_ answer: ServerAnswer) -> Bool {
    answer.isSuccess || isFaulty && answer.reply?.status == 409
  }
}

/// Has a Cancel of its own beside the code, and one way out for whatever goes wrong.
private final class CallingItCanceled: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { answer in
      guard let session = answer.reply?["session"] else { return self.end(.failed, in: context) }
      self.ask(change, session, in: context)
    }
  }

  private func ask(_ change: PasswordChange, _ session: String, in context: RequestContext) {
    var isTapped = false
    context.show(.field("Code"), .button("Continue"), .button("Cancel")) { tap in
      guard !isTapped, !self.isOver else { return }
      isTapped = true
      guard tap.button == "Continue" else { return self.end(.userCanceled, in: context) }
      self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
        guard answer.isSuccess else {
          return self.end(self.isFaulty ? .userCanceled : .failed, in: context)
        }
        self.commit(change, session: session, in: context)
      }
    }
  }

  private func end(_ error: ExtensionError, in context: RequestContext) {
    guard !isOver else { return }
    isOver = true
    context.cancelRequest(with: error)
  }
}

/// Links accounts by an address, which Apple gives the first time alone.
private final class WantingAddress: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func link(
    _ credential: AppleCredential, of conversion: AccountConversion, session: String,
    in context: RequestContext
  ) {
    if isFaulty, credential.email == nil { return context.cancelRequest(with: .failed) }
    super.link(credential, of: conversion, session: session, in: context)
  }
}
