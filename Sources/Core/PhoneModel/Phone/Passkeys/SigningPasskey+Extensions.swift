internal import Cryptography

/// What a passkey with a made-up key gives beside its signature.
extension SigningPasskey {
  /// What it answers; `nil` where nothing was asked.
  ///
  /// Its secrets are authentication codes under a key of their own, as those of a security key are.
  func outputs(for demand: PasskeyDemand) -> PasskeyOutputs? {
    guard let asked = demand.extensions else { return nil }
    return PasskeyOutputs(
      secrets: asked.secrets.flatMap { secrets($0, isNew: demand.isForNewPasskey) },
      blob: asked.blob.map(answer))
  }

  private func secrets(_ wish: PasskeyExtensions.SecretWish, isNew: Bool) -> PasskeyOutputs.Secrets? {
    guard let salts = wish.salts(for: credentialID) else { return isNew ? PasskeyOutputs.Secrets() : nil }
    return PasskeyOutputs.Secrets(secret(of: salts.first), salts.second.map(secret))
  }

  private func secret(of salt: [UInt8]) -> [UInt8] {
    let key = SHA256.digest(of: "secrets of \(relyingParty) \(credentialID)".utf8)
    let value = SHA256.digest(of: Array("WebAuthn PRF".utf8) + [0] + salt)
    return SHA256.authenticationCode(of: value, key: key)
  }

  private func answer(_ wish: PasskeyExtensions.BlobWish) -> PasskeyOutputs.Blob {
    switch wish {
    case .support: .support(keepsBlob)
    case .read: .read(keepsBlob ? blob : nil)
    case .write: .wrote(keepsBlob)
    }
  }
}
