public import Rehearsal

/// A credential provider for passkeys that keeps them in its container, and signs what websites verify.
///
/// When it keeps a new passkey is what sets its designs apart, and each fault is something that providers get wrong.
public final class SigningVault: CredentialProviderHandler {
  private let design: Design
  private let fault: SigningFault?
  private let keepsBlobs: Bool
  private let memory: Memory

  /// What a process knows beside what is kept.
  public final class Memory {
    fileprivate var passkeys: [KeptPasskey] = []
    private var signatures = 0
    private var demand: PasskeyDemand?

    /// One that knows nothing.
    public init() {}

    /// How often it has signed by now, this time among them.
    func count() -> Int {
      signatures += 1
      return signatures
    }

    /// What was demanded first, which may be what is demanded now.
    func firstDemand(_ latest: PasskeyDemand) -> PasskeyDemand {
      let first = demand ?? latest
      demand = first
      return first
    }
  }

  /// When a new passkey is kept.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// Before anybody hears of it; what nobody registered in the end is dropped when that is reported.
    case keepsFirst = "keeps it, then gives it"
    /// Before anybody hears of it, beside the one that there was for the account.
    case keepsBoth = "keeps it beside the one before"
    /// In its process alone, from where it is kept a minute later.
    case keepsLater = "gives it, and keeps it a minute later"
    /// In its process alone, from where the block of its completion keeps it.
    case keepsInBlock = "gives it, and keeps it in the block of the completion"

    /// Whether nothing but its process has the passkey when the page gets it.
    var keepsAfterwards: Bool { self == .keepsLater || self == .keepsInBlock }
  }

  /// A handler over what its process knows.
  public init(
    _ memory: Memory, design: Design = .keepsFirst, fault: SigningFault? = nil, keepsBlobs: Bool = true
  ) {
    (self.memory, self.design, self.fault, self.keepsBlobs) = (memory, design, fault, keepsBlobs)
  }

  /// The program that a process of the extension runs.
  public static func program(
    _ design: Design = .keepsFirst, fault: SigningFault? = nil, keepsBlobs: Bool = true
  ) -> Program {
    Program(
      process: { Memory() },
      provider: { SigningVault($0, design: design, fault: fault, keepsBlobs: keepsBlobs) })
  }

  /// Signs in with the passkey that the request names.
  public func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    if request.identity?.kind == .password { return fill(request, in: context) }
    guard let identity = request.identity, let demand = request.demand else {
      return context.cancelRequest(with: .failed)
    }
    guard case .passkey(let credentialID, _) = identity.kind,
      let kept = passkeys(in: context).first(where: { $0.credentialID == credentialID })
    else { return context.miss(identity) }
    signIn(with: kept, demand, in: context)
  }

  /// It has one password, for whoever goes by the record.
  private func fill(_ request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity, identity.recordIdentifier == "1" else {
      return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
    }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: identity.user, password: "kitten1"))
  }

  /// Lists the passkeys for the page that asks.
  public func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext) {
    let fitting = passkeys(in: context).filter { kept in
      guard let demand = request.demand else { return false }
      return kept.party == demand.relyingParty
        && (demand.allowed.isEmpty || demand.allowed.contains(kept.credentialID))
    }
    context.ask(fitting.map { .button($0.user) } + [.button("Cancel")]) { tap in
      guard let demand = request.demand, let kept = fitting.first(where: { $0.user == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.showPatience()
      self.signIn(with: kept, demand, in: context)
    }
  }

  /// Makes a passkey, once the user agrees.
  public func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext)
  {
    context.ask([.label("Save a passkey?"), .button("Save"), .button("Cancel")]) { tap in
      guard tap.button == "Save" else { return context.cancelRequest(with: .userCanceled) }
      context.showPatience()
      self.register(request, in: context)
    }
  }

  /// Makes a passkey by the way.
  public func performWithoutUserInteractionIfPossible(
    passkeyRegistration request: CredentialRequest, in context: ProviderContext
  ) {
    register(request, in: context)
  }

  /// Drops passkeys that their website does not take, takes over a new name, and offers a password no more that is of no
  /// use.
  public func take(_ report: CredentialReport, in context: ProviderContext) {
    if case .unusedPassword(let user, let domain) = report {
      let password = CredentialIdentity(user, at: ServiceIdentifier(domain), record: "1")
      return context.forget([password]) { _ in }
    }
    let all = passkeys(in: context)
    let dropped = all.filter { $0.isUseless(after: report) }
    let left = all.filter { !dropped.contains($0) }.map { $0.renamed(after: report) }
    if left != all { keep(left, in: context) }
    // The store knows it as the vault does, where that has it.
    if case .unknownPasskey = report, !dropped.isEmpty {
      return context.forget(dropped.map(\.identity)) { _ in }
    }
    context.heed(report, having: left.map(\.identity))
  }

  private func register(_ request: CredentialRequest, in context: ProviderContext) {
    guard let demand = request.demand, let user = request.identity?.user else {
      return context.cancelRequest(with: .failed)
    }
    let own = passkeys(in: context)
    if fault != .ignoresExcluded, own.contains(where: { demand.excluded.contains($0.credentialID) }) {
      return context.cancelRequest(with: ExtensionError(.matchedExcludedCredential))
    }
    let made = KeptPasskey(
      credentialID: "passkey-\(demand.number)", user: user, party: demand.relyingParty,
      handle: demand.userHandle)
    // A website has one passkey of a vault for each account, and so the new one takes the place of the old one.
    let replaced = own.filter { design != .keepsBoth && $0.party == made.party && $0.handle == made.handle }
    let all = own.filter { !replaced.contains($0) } + [made]
    if design.keepsAfterwards { memory.passkeys = all } else { keep(all, in: context) }
    context.forget(replaced.map(\.identity)) { _ in
      context.remember(made.identity, of: all.map(\.identity)) { isOffered in
        if isOffered { return self.give(made, demand, all, in: context) }
        // What nobody is offered would take the place of what somebody signs in with.
        if self.design.keepsAfterwards { self.memory.passkeys = own } else { self.keep(own, in: context) }
        context.cancelRequest(with: .failed)
      }
    }
  }

  private func give(
    _ made: KeptPasskey, _ demand: PasskeyDemand, _ all: [KeptPasskey], in context: ProviderContext
  ) {
    var passkey = made.passkey(for: demand)
    passkey.keepsBlob = keepsBlobs
    let proof = fault?.attestation(passkey, demand, memory)
    context.completeRegistrationRequest(
      credentialID: made.credentialID, relyingParty: made.party,
      proof: proof ?? passkey.attestation(for: demand)
    ) { isExpired in
      guard !isExpired else { return }
      if self.design == .keepsLater { context.after(.seconds(60)) { self.keep(all, in: context) } }
      if self.design == .keepsInBlock { self.keep(all, in: context) }
    }
  }

  private func signIn(with kept: KeptPasskey, _ demand: PasskeyDemand, in context: ProviderContext) {
    let proof = fault?.assertion(kept.passkey(for: nil), demand, memory)
    if keepsBlobs, case .write(let bytes) = demand.extensions?.blob {
      var written = kept
      written.blob = bytes
      keep(passkeys(in: context).map { $0 == kept ? written : $0 }, in: context)
    }
    context.completeAssertionRequest(
      credentialID: fault == .usesAnother ? "passkey-0" : kept.credentialID,
      userHandle: fault?.handle(of: kept) ?? kept.handle,
      relyingParty: kept.party, proof: proof ?? kept.passkey(for: nil).assertion(for: demand))
  }

  private func passkeys(in context: ProviderContext) -> [KeptPasskey] {
    if !memory.passkeys.isEmpty { return memory.passkeys }
    guard case .list(let values)? = context.kept("passkeys") else { return [] }
    return values.compactMap { KeptPasskey($0) }
  }

  private func keep(_ passkeys: [KeptPasskey], in context: ProviderContext) {
    context.keep(.list(passkeys.map(\.stored)), as: "passkeys")
  }
}
