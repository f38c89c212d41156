import AuthenticationServices

/// How a provider keeps its store in step with its safe, whatever the store has to say to that: one that is busy is
/// asked again, as long as AutoFill waits.
extension ASCredentialIdentityStore {
  private static let attempts = 4
  private static let pause = 0.5

  /// Takes an identity out, and says whether it is offered no more.
  func forget(_ identity: some ASCredentialIdentity & Sendable) async -> Bool {
    guard await state().supportsIncrementalUpdates else { return true }
    return await patiently { try await self.removeCredentialIdentities([identity]) }
  }

  /// Puts an identity in, where the extension is enabled.
  func remember(_ identity: some ASCredentialIdentity & Sendable) async {
    guard await state().isEnabled else { return }
    _ = await patiently { try await self.saveCredentialIdentities([identity]) }
  }

  /// Writes the full list where the extension is enabled, and says whether that worked.
  func offer(_ records: [Safe.Record]) async -> Bool {
    guard await state().isEnabled else { return true }
    return await patiently { try await self.replaceCredentialIdentities(records.identities) }
  }

  private func patiently(_ update: () async throws -> Void) async -> Bool {
    for attempt in 1...Self.attempts {
      do {
        try await update()
        return true
      } catch ASCredentialIdentityStoreError.storeBusy where attempt < Self.attempts {
        try? await Task.sleep(for: .seconds(Self.pause))
      } catch {
        return false
      }
    }
    return false
  }
}

/// Waiting with completion handlers, for systems before iOS 17.
extension ASCredentialIdentityStore {
  /// What an update calls when it is over.
  typealias Completion = @Sendable (Bool, (any Error)?) -> Void

  /// Makes an update, and says whether that worked.
  func patiently(
    attempts: Int = attempts, _ update: @escaping @Sendable (@escaping Completion) -> Void,
    then goOn: @escaping @Sendable (Bool) -> Void
  ) {
    update { isDone, error in
      let isBusy = (error as? ASCredentialIdentityStoreError)?.code == .storeBusy
      guard isBusy, attempts > 1 else { return goOn(isDone) }
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) {
        self.patiently(attempts: attempts - 1, update, then: goOn)
      }
    }
  }
}
