import Designs
import Rehearsal
import RehearsalExplorer

/// Sessions, tokens and codes: what is kept for later, and what it is worth then.
extension FieldFault {
  static var sessions: [FieldFault] {
    [
      upgrade("asks for a new session, and goes on with the old one", .rule(.neverAnswered)) {
      } handler: {
        Renewing(isFaulty: $1)
      },
      upgrade("loses its token where the reply to a refresh is lost", .standstill) { situation in
        // The app has signed in and shares what it got.
        guard var server = situation.server as? AccountServer else { return }
        for index in server.accounts.indices {
          let (user, token) = (server.accounts[index].user, "first-\(index + 1)")
          server.accounts[index].tokens = [token]
          situation.phone.containers["token of " + user, of: .extension] = .text(token)
        }
        situation.server = TokenServer(server)
      } process: {
      } handler: {
        Refreshing(isFaulty: $1)
      },
      upgrade("comes to the screen without the session that it was given in silence", .fruitless) {
      } handler: {
        Forgetting(isFaulty: $1)
      },
      upgrade("sends another code than the one that its user has typed", .fruitless) {
      } handler: {
        Misreading(isFaulty: $1)
      },
      upgrade("sends the code once more by itself", .rule(.sentCodeTwice)) {
      } handler: {
        Resending(isFaulty: $1)
      },
      upgrade("keeps what Apple was to sign for the next time", .standstill, .signInWithApple) {
        KeepingChallenge.Memory()
      } handler: {
        KeepingChallenge($0, isFaulty: $1)
      },
      upgrade("signs in with a password that it only hoped to set", .standstill) {
      } handler: {
        Hoping(isFaulty: $1)
      },
      upgrade("completes for whoever was there first", .rule(.completedForAnotherUser)) {
      } handler: {
        Naming(isFaulty: $1)
      },
    ]
  }
}

/// Takes a session that wants a code, and asks for that on screen, where another handler is called.
private final class Forgetting: Trusting {
  private let isFaulty: Bool
  private var session: String?

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    send(.authorize(change.existing), in: context) { answer in
      self.session = answer.reply?["session"]
      if answer.reply?.status == 403 { return context.cancelRequest(with: .userInteractionRequired) }
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      self.commit(change, session: session, in: context)
    }
  }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    guard isFaulty else { return super.prepareInterfaceToChangePassword(for: change, in: context) }
    context.show(.field("Code"), .button("Continue")) { tap in
      guard !self.isOver else { return }
      guard let session = self.session else { return context.cancelRequest(with: .failed) }
      self.send(.verifyCode(tap["Code"], session: session), in: context) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        self.commit(change, session: session, in: context)
      }
    }
  }
}

/// Takes a code for a number that its server wants with a zero before it.
private final class Misreading: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func prepareInterfaceToChangePassword(for change: PasswordChange, in context: RequestContext) {
    var isTapped = false
    context.show(.field("Code"), .button("Continue")) { tap in
      guard !self.isOver, !isTapped else { return }
      isTapped = true
      self.send(.authorize(change.existing), in: context) { answer in
        guard let session = answer.reply?["session"] else { return context.cancelRequest(with: .failed) }
        let code = self.isFaulty ? "0" + tap["Code"] : tap["Code"]
        self.send(.verifyCode(code, session: session), in: context) { answer in
          guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
          self.commit(change, session: session, in: context)
        }
      }
    }
  }
}

/// Has the server give it a new session where the old one is not known any more.
private final class Renewing: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      if answer.isSuccess { return context.completeChangePasswordRequest(updatedCredential: change.updated) }
      guard answer.reply?.status == 401 else { return context.cancelRequest(with: .failed) }
      self.authorize(change.existing, change.userInfo, in: context) { fresh in
        guard let fresh else { return context.cancelRequest(with: .failed) }
        self.commit(change, session: self.isFaulty ? session : fresh, in: context)
      }
    }
  }
}

/// A server that hands out a token for the next time with every session, and takes it once.
private struct TokenServer: Server {
  private var server: AccountServer
  private var count = 0

  init(_ server: AccountServer) { self.server = server }

  var accounts: [Account] { server.accounts }

  func accepts(_ credential: SignIn) -> Bool { server.accepts(credential) }

  mutating func answer(_ message: Message) -> Reply {
    let reply = server.answer(message)
    guard message.name == "authorize", reply.status == 200, let user = message["user"],
      let index = server.accounts.firstIndex(where: { $0.user == user })
    else { return reply }
    count += 1
    server.accounts[index].tokens = ["next-\(count)"]
    return Reply(200, reply.body + [Message.Field("next", "next-\(count)")])
  }
}

/// Authorizes with the token of the last time, for as long as there is one.
private final class Refreshing: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let existing = change.existing
    let key = "token of " + existing.user
    let token = context.kept(key)?.text
    let message = token.map { Message.authorize(existing.user, token: $0) } ?? .authorize(existing)
    send(message, in: context) { answer in
      if let next = answer["next"] { context.keep(.text(next), as: key) }
      if let session = answer["session"] { return self.commit(change, session: session, in: context) }
      if answer.reply?.status == 403 { return context.cancelRequest(with: .userInteractionRequired) }
      guard token != nil, !self.isFaulty else { return context.cancelRequest(with: .failed) }
      // A token that was used up is worth nothing any more; the password is.
      context.keep(nil, as: key)
      self.changePasswordWithoutUserInteraction(for: change, in: context)
    }
  }
}

/// Sends what got no answer a second time.
private final class Resending: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    super.send(message, in: context) { first in
      let isOnce = message.name == "verifyCode" && !self.isFaulty
      guard first == .networkError, !isOnce, message.name != "changePassword" else { return answer(first) }
      super.send(message, in: context, answer: answer)
    }
  }
}

/// Asks its server once in a process what Apple is to sign.
private final class KeepingChallenge: Trusting {
  final class Memory {
    var challenge: (state: String, nonce: String)?
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  override func convertAccountToSignInWithAppleWithoutUserInteraction(
    for conversion: AccountConversion, in context: RequestContext
  ) {
    authorize(conversion.existing, conversion.userInfo, in: context) { session in
      guard let session else { return context.cancelRequest(with: .userInteractionRequired) }
      self.challenge(conversion, session: session, in: context)
    }
  }

  private func challenge(_ conversion: AccountConversion, session: String, in context: RequestContext) {
    if let challenge = memory.challenge, isFaulty {
      return askApple(conversion, challenge, session: session, in: context)
    }
    send(.appleChallenge(session: session), in: context) { answer in
      guard let state = answer["state"], let nonce = answer["nonce"] else {
        return context.cancelRequest(with: .failed)
      }
      self.memory.challenge = (state, nonce)
      self.askApple(conversion, (state, nonce), session: session, in: context)
    }
  }

  private func askApple(
    _ conversion: AccountConversion, _ challenge: (state: String, nonce: String), session: String,
    in context: RequestContext
  ) {
    context.getSignInWithAppleUpgradeAuthorization(state: challenge.state, nonce: challenge.nonce) {
      credential, error in
      guard !self.isOver else { return }
      guard let credential else { return self.end(withoutApple: error, in: context) }
      self.link(credential, of: conversion, session: session, in: context)
    }
  }
}

/// Keeps the password that it sets, and signs in with that the next time.
private final class Hoping: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    let existing = change.existing
    let kept = isFaulty ? context.kept("password of " + existing.user)?.text : nil
    let credential = PasswordCredential(user: existing.user, password: kept ?? existing.password)
    authorize(credential, change.userInfo, in: context) { session in
      guard let session else { return context.cancelRequest(with: .userInteractionRequired) }
      self.commit(change, session: session, in: context)
    }
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    // Before anybody has answered, so that it is not forgotten.
    context.keep(.text(change.newPassword), as: "password of " + change.existing.user)
    super.commit(change, session: session, in: context)
  }
}

/// Keeps whose phone it is, and completes for them.
private final class Naming: Trusting {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    let user = isFaulty ? context.kept("user")?.text ?? change.existing.user : change.existing.user
    context.keep(.text(user), as: "user")
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(
        updatedCredential: PasswordCredential(user: user, password: change.newPassword))
    }
  }
}
