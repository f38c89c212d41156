import Rehearsal

/// What the system may suggest of an extension's credentials, as the extension says.
///
/// Completions are marked as from before concurrency, so that handlers written then still compile.
@available(iOS 12.0, *)
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  private static let theOne = ASCredentialIdentityStore(of: ())

  /// The store; whose it is depends on whose code asks.
  open class var shared: ASCredentialIdentityStore { theOne }

  /// Named, because there is only the shared one.
  private init(of everybody: Void) {
    super.init()
  }

  /// Kinds of identities.
  public struct IdentityTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The kinds with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Every kind; no bit.
    public static let all: IdentityTypes = []
    /// Passwords.
    public static let password = IdentityTypes(rawValue: 1)
    /// Passkeys.
    public static let passkey = IdentityTypes(rawValue: 2)
    /// One-time codes.
    public static let oneTimeCode = IdentityTypes(rawValue: 4)
  }

  /// Asks whether the extension is enabled, and whether its store takes changes.
  @preconcurrency open func getState(
    _ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void
  ) {
    ask(.asksState) { answer in
      if case .state(let state) = answer { completion(ASCredentialIdentityStoreState(state)) }
    }
  }

  /// Lists the identities of a service, or of all.
  @preconcurrency open func getCredentialIdentities(
    forService serviceIdentifier: ASCredentialServiceIdentifier?, credentialIdentityTypes: IdentityTypes,
    completionHandler: @escaping @Sendable ([any ASCredentialIdentity]) -> Void
  ) {
    ask(.lists(of: serviceIdentifier.map { ServiceIdentifier($0) }, .init(credentialIdentityTypes))) {
      answer in
      guard case .identities(let identities) = answer else { return }
      let reading = Backstage.autoFillProfile.storedIdentities
      completionHandler(identities.map { $0.asStored(reading) })
    }
  }

  /// Saves passwords, each in the place of the one that is the same.
  @preconcurrency open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    update(.save(credentialIdentities.map { CredentialIdentity($0) }), completion)
  }

  /// Saves identities, each in the place of the one that is the same.
  @preconcurrency open func saveCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    update(.save(credentialIdentities.map { CredentialIdentity($0) }), completion)
  }

  /// Removes passwords.
  @preconcurrency open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    update(.remove(credentialIdentities.map { CredentialIdentity($0) }), completion)
  }

  /// Removes identities.
  @preconcurrency open func removeCredentialIdentities(
    _ credentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    update(.remove(credentialIdentities.map { CredentialIdentity($0) }), completion)
  }

  /// Removes whatever is there.
  @preconcurrency open func removeAllCredentialIdentities(
    _ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    update(.removeAll, completion)
  }

  /// Puts passwords in the place of whatever is there.
  @preconcurrency open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    update(.replace(newCredentialIdentities.map { CredentialIdentity($0) }), completion)
  }

  /// Puts identities in the place of whatever is there.
  @preconcurrency open func replaceCredentialIdentities(
    _ newCredentialIdentities: [any ASCredentialIdentity],
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    update(.replace(newCredentialIdentities.map { CredentialIdentity($0) }), completion)
  }

  private func update(
    _ update: IdentityStoreUpdate, _ completion: (@Sendable (Bool, (any Error)?) -> Void)?
  ) {
    ask(.updates(update)) { answer in
      let error = answer.error.map { ASCredentialIdentityStoreError($0) }
      completion?(error == nil, error)
    }
  }

  /// Asks the store of the extension, or of the app, that runs; its code hears the answer.
  func ask(_ use: IdentityStoreUse, _ answer: @escaping @Sendable (IdentityStoreAnswer) -> Void) {
    let actor = Backstage.actor
    let entering = { (heard: IdentityStoreAnswer) in
      Backstage.enter(actor)
      answer(heard)
    }
    switch actor {
    case let context as ProviderContext: context.identityStore.use(use, entering)
    case let app as AppContext: app.use(use, entering)
    default:
      notModelled(
        "ASCredentialIdentityStore outside a credential provider under rehearsal: give Program the provider's "
          + "view controller, and perhaps the app's")
    }
  }
}

/// What an extension can learn of its store.
@available(iOS 12.0, *)
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  private let state: IdentityStoreState

  /// The state of a store that is disabled.
  public override init() {
    state = IdentityStoreState(isEnabled: false, supportsIncrementalUpdates: false)
    super.init()
  }

  init(_ state: IdentityStoreState) {
    self.state = state
    super.init()
  }

  /// Whether the user has enabled the extension.
  open var isEnabled: Bool { state.isEnabled }
  /// Whether identities can be added and removed one by one.
  open var supportsIncrementalUpdates: Bool { state.supportsIncrementalUpdates }
}

extension IdentityTypes {
  init(_ types: ASCredentialIdentityStore.IdentityTypes) {
    self.init(rawValue: Int(truncatingIfNeeded: types.rawValue))
  }
}

extension ASCredentialIdentityStoreError {
  init(_ error: IdentityStoreError) {
    self.init(Code(rawValue: error.rawValue) ?? .internalError)
  }
}
