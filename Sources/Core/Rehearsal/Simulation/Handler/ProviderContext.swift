/// How a credential provider extension answers, and reaches its identity store.
///
/// Each completion takes a block for cleaning up, which runs when the request is over. It is called once more,
/// with `true`, when the system ends the process before what the block started is done (CP-18).
public final class ProviderContext: HandlerContext {
  /// What cleans up after each answer; `nil` once the request is over.
  private var cleanUps: [(completion: Completion, work: ((Bool) -> Void)?)]? = []

  /// Gives a user name and a password.
  public func completeRequest(
    withSelectedCredential credential: PasswordCredential, completionHandler: ((Bool) -> Void)? = nil
  ) {
    give(.password(credential), completionHandler)
  }

  /// Signs in with a passkey; where no page asked for it, its bytes are looked at as far as they can be and go no further.
  public func completeAssertionRequest(
    credentialID: String, userHandle: String, relyingParty: String, proof: AssertionProof? = nil,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    give(
      .passkey(
        credentialID: credentialID, userHandle: userHandle, relyingParty: relyingParty,
        proof: proof),
      completionHandler)
  }

  /// Gives a new passkey; where no page asked for it, its bytes are looked at as far as they can be and go no further.
  public func completeRegistrationRequest(
    credentialID: String, relyingParty: String, proof: AttestationProof? = nil,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    give(
      .newPasskey(credentialID: credentialID, relyingParty: relyingParty, proof: proof), completionHandler)
  }

  /// Gives a one-time code.
  public func completeOneTimeCodeRequest(using code: String, completionHandler: ((Bool) -> Void)? = nil) {
    give(.code(code), completionHandler)
  }

  /// Gives a text to insert.
  public func completeRequest(withTextToInsert text: String, completionHandler: ((Bool) -> Void)? = nil) {
    give(.text(text), completionHandler)
  }

  /// Says that the password is saved.
  public func completeSavePasswordRequest(completionHandler: ((Bool) -> Void)? = nil) {
    give(.savedPassword, completionHandler)
  }

  /// Gives generated passwords, best first.
  public func completeGeneratePasswordRequest(
    results: [String], completionHandler: ((Bool) -> Void)? = nil
  ) {
    give(.generatedPasswords(results), completionHandler)
  }

  /// Says that the extension is set up; Settings takes its interface down.
  public func completeExtensionConfigurationRequest() {
    give(.configuration, nil)
  }

  /// The extension's identity store.
  public var identityStore: IdentityStoreAccess { IdentityStoreAccess(context: self) }

  private func give(_ provided: Provided, _ cleanUp: ((Bool) -> Void)?) {
    if simulation?.thread.isSpeaking() != false { cleanUps?.append((provided.completion, cleanUp)) }
    say(.provided(provided))
  }

  /// What cleans up after the answer that the system took, which is the first of its kind: what does not fit the
  /// request is passed over.
  func cleanUp(after completion: Completion?) -> ((Bool) -> Void)? {
    cleanUps?.first { $0.completion == completion }?.work
  }

  /// Lets go of what cleans up, because that may hold on to the context.
  func forgetCleanUps() {
    cleanUps = nil
  }

  /// Whether the base class hands a call on to the one that older systems make; where it does not, that is all it
  /// does (AS-27).
  package func callsOlder(_ call: HandlerCall, for provision: Provision) -> Bool {
    guard profile.baseClassAnswer(to: call, for: provision) == .callsOlder else {
      leaveToBaseClass(call, for: provision)
      return false
    }
    if let simulation, simulation.isAlive(self) { simulation.world.rely(on: [.forwarding]) }
    return true
  }
}

/// What an extension can do with its identity store; every answer comes later.
public struct IdentityStoreAccess {
  let context: ProviderContext

  /// Asks for the state of the store.
  public func getState(_ completion: @escaping (IdentityStoreState) -> Void) {
    use(.asksState) { if case .state(let state) = $0 { completion(state) } }
  }

  /// Saves identities; those that are there already are replaced.
  public func save(
    _ identities: [CredentialIdentity], completion: @escaping (IdentityStoreError?) -> Void = { _ in }
  ) {
    update(.save(identities), completion)
  }

  /// Removes identities.
  public func remove(
    _ identities: [CredentialIdentity], completion: @escaping (IdentityStoreError?) -> Void = { _ in }
  ) {
    update(.remove(identities), completion)
  }

  /// Removes all identities.
  public func removeAll(completion: @escaping (IdentityStoreError?) -> Void = { _ in }) {
    update(.removeAll, completion)
  }

  /// Puts identities in the place of all there were.
  public func replace(
    with identities: [CredentialIdentity], completion: @escaping (IdentityStoreError?) -> Void = { _ in }
  ) {
    update(.replace(identities), completion)
  }

  /// Lists the identities of a service, or of all.
  public func list(
    of service: ServiceIdentifier? = nil, _ types: IdentityTypes = .all,
    completion: @escaping ([CredentialIdentity]) -> Void
  ) {
    use(.lists(of: service, types)) { if case .identities(let identities) = $0 { completion(identities) } }
  }

  /// Makes any of the updates there are.
  public func update(
    _ update: IdentityStoreUpdate, _ completion: @escaping (IdentityStoreError?) -> Void = { _ in }
  ) {
    use(.updates(update)) { answer in
      switch answer {
      case .done: completion(nil)
      case .failed(let error): completion(error)
      case .state, .identities: break
      }
    }
  }

  /// Asks anything there is to ask.
  package func use(_ use: IdentityStoreUse, _ answer: @escaping (IdentityStoreAnswer) -> Void) {
    context.use(use, answer)
  }
}
