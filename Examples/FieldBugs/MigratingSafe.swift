import AuthenticationServices

/// Adds to what it shares with its app; with the bug it does so from what it read before it waited.
final class MigratingSafe: ButtonList {
  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    let user = credentialRequest.credentialIdentity.user
    Task { @MainActor in
      let defaults = UserDefaults(suiteName: SharedSafe.group)
      let old = defaults?.stringArray(forKey: "logins") ?? []
      await Task.yield()
      let logins = isFaulty ? old : defaults?.stringArray(forKey: "logins") ?? []
      defaults?.set(logins + ["used \(user)"], forKey: "logins")
      fill(user)
    }
  }
}
