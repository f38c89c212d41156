/// What is wrong with what a provider answers beside its signature (WA-15).
extension PasskeyDemand {
  /// Everything that answers nothing, or something else.
  func mistakes(in outputs: PasskeyOutputs?, of credentialID: String) -> [Mistake] {
    let (secrets, blob) = (outputs?.secrets, outputs?.blob)
    let wrong = [secrets.flatMap { flaw(in: $0, of: credentialID) }, blob.flatMap(flaw)]
    return wrong.compactMap { flaw in flaw.map { Mistake(.answeredBesideAsked, $0) } }
  }

  /// The secrets of an answer that are as long as they have to be, each with its value.
  func secrets(in outputs: PasskeyOutputs?, of credentialID: String) -> [MadeSecret] {
    guard let given = outputs?.secrets, let salts = extensions?.secrets?.salts(for: credentialID) else {
      return []
    }
    return [(given.first, salts.first), (given.second, salts.second)].compactMap { secret, value in
      guard let secret, let value, secret.count == Self.lengthOfSecrets else { return nil }
      return MadeSecret(secret, of: value, by: credentialID)
    }
  }

  private func flaw(in secrets: PasskeyOutputs.Secrets, of credentialID: String) -> String? {
    guard let wish = extensions?.secrets else { return "secrets that nobody asked for" }
    let salts = wish.salts(for: credentialID)
    let given = [secrets.first, secrets.second]
    let wanted = [salts?.first, salts?.second]
    for (secret, salt) in zip(given, wanted) {
      guard let secret else { continue }
      guard let salt else { return "a secret of a value that nobody named" }
      if secret.count != Self.lengthOfSecrets { return "a secret of \(secret.count) bytes" }
      if secret == salt { return "the value itself in place of a secret" }
    }
    // A new passkey may leave the secret to its first sign-in.
    let mayWait = isForNewPasskey && secrets.first == nil && secrets.second == nil
    let isWhole = zip(given, wanted).allSatisfy { ($0 == nil) == ($1 == nil) }
    return isWhole || mayWait || !secrets.isSupported ? nil : "one secret and not the other"
  }

  private func flaw(in blob: PasskeyOutputs.Blob) -> String? {
    switch (extensions?.blob, blob) {
    case (.support, .support), (.read, .read), (.write, .wrote): nil
    case (nil, _): "a large blob that nobody asked for"
    case (_, _): "another answer about a large blob than was asked for"
    }
  }

  private static var lengthOfSecrets: Int { 32 }
}
