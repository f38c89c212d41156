public import Rehearsal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Traps in the middle of an upgrade, after the server changed the password.
public final class Trapping: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Changes the password, and takes the first of no letters.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      context.send(.changePassword(change.newPassword, session: answer["session"] ?? "")) { _ in
        let letters: [Character] = []
        context.cancelRequest(with: .failed(because: String(letters[change.newPassword.count])))
      }
    }
  }
}

/// Never comes back from its first call.
public final class Endless: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Waits for a password that changes by itself.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    var password = change.newPassword
    while password != change.existing.password { password = String(change.newPassword.reversed().reversed()) }
  }
}

/// Takes a moment of real time over each call, as somebody does who derives a key from a password; it comes back.
public final class Ponderous: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Takes its time, and then changes the password.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    usleep(20_000)
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    }
  }
}

/// Calls itself until the stack is full.
public final class Bottomless: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Tries again before it tried.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    tryAgain(change, context)
  }

  private func tryAgain(_ change: PasswordChange, _ context: RequestContext) {
    guard !change.newPassword.isEmpty else { return }
    tryAgain(change, context)
    context.present()
  }
}

/// Takes whatever the server replies for a yes, and traps where no reply comes.
public final class Unwrapping: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Changes the password, and completes with it without a look at the reply.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { answer in
      guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
      context.send(.changePassword(change.newPassword, session: session)) { answer in
        let credentials = answer.reply == nil ? [] : [change.updated]
        context.completeChangePasswordRequest(updatedCredential: credentials[0])
      }
    }
  }
}

/// Closes files that it never opened, and then never comes back.
public final class Closing: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Tidies up where nobody asked for it, and waits.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    for descriptor in 3..<1024 { close(Int32(descriptor)) }
    while true { sleep(60) }
  }
}

/// Prints where reports are printed.
public final class Chatty: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Says hello, and gives up.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    print("::error::hello")
    context.cancelRequest(with: .failed)
  }
}

/// Goes to another folder, as somebody does who wants to write a file there.
public final class Wandering: AccountModificationHandler {
  /// A handler for one request.
  public init() {}

  /// Leaves, and gives up.
  public func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    chdir("/")
    context.cancelRequest(with: .failed)
  }
}
