/// A handler under a runtime speaks from any of its tasks and queues; they all run on the rehearsal's thread, and
/// a voice from any other thread is not heard but reported.
extension HandlerContext: @unchecked Sendable {}
extension RequestContext: @unchecked Sendable {}
extension ProviderContext: @unchecked Sendable {}

/// How handlers speak that wait in a task.
///
/// Nothing checks the continuations, because a message that is under way when a rehearsal ends, or a sheet that
/// nobody answers, is nothing the handler leaked.
extension HandlerContext {
  /// Sends a message to the handler's own server, and waits for the answer.
  public func send(_ message: Message) async -> ServerAnswer {
    await withUnsafeContinuation { continuation in
      send(message) { continuation.resume(returning: $0) }
    }
  }
}

extension RequestContext {
  /// Asks for Apple's credential, and waits for it.
  ///
  /// - Throws: the error the handler would get; `failed` where it would get neither credential nor error.
  public func signInWithAppleUpgradeAuthorization(
    state: String?, nonce: String?
  )
    async throws -> AppleCredential
  {
    try await withUnsafeThrowingContinuation { continuation in
      getSignInWithAppleUpgradeAuthorization(state: state, nonce: nonce) { credential, error in
        if let credential {
          continuation.resume(returning: credential)
        } else {
          continuation.resume(throwing: error ?? .failed)
        }
      }
    }
  }
}
