import AuthenticationServices

/// Keeps in its process what it has read; with the bug for good.
final class CachingSafe: ButtonList {
  @MainActor private static var cache: String?

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    let kept = UserDefaults(suiteName: SharedSafe.group)?.string(forKey: "password") ?? "kitten1"
    if Self.cache == nil || !isFaulty { Self.cache = kept }
    fill(credentialRequest.credentialIdentity.user, Self.cache ?? kept)
  }
}
