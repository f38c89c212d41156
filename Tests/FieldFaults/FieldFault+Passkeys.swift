import Rehearsal
import RehearsalExplorer

/// What has to be kept of a passkey, and when.
extension FieldFault {
  static var passkeys: [FieldFault] {
    [
      provider("counts once it has signed", .rule(.stoodStill), in: Situation.passkeys(.madeBesidePassword)) {
      } handler: {
        Signing($1 ? .countsAfterwards : nil)
      },
      provider(
        "keeps a passkey once it has given it, and lists an old password", .lockOut,
        in: Situation.passkeys(.madeAndNamed)
      ) {
      } handler: {
        Signing($1 ? .keepsAfterwards : nil, password: "kitten0")
      },
      provider(
        "counts for as long as its process lives", .rule(.stoodStill),
        in: Situation.passkeys(.madeBesidePassword)
      ) {
        Signing.Memory()
      } handler: {
        Signing($1 ? .countsInProcess : nil, counting: $0)
      },
    ]
  }
}

/// Signs with a passkey that counts, and keeps how far it has counted.
private final class Signing: CredentialProviderHandler {
  private let mistake: Mistake?
  private let password: String?
  private let memory: Memory

  enum Mistake {
    case countsAfterwards
    case countsInProcess
    case keepsAfterwards
  }

  final class Memory {
    var count = 0
  }

  /// With a password it lists one of its user, whatever the website makes of that.
  init(_ mistake: Mistake?, password: String? = nil, counting memory: Memory = Memory()) {
    (self.mistake, self.password, self.memory) = (mistake, password, memory)
  }

  func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.button("Save"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Save", let demand = request.demand, let user = request.identity?.user else {
        return context.cancelRequest(with: .userCanceled)
      }
      self.register(user, demand, in: context)
    }
  }

  func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext) {
    guard let password else { return list([.label("There is no passkey here.")], in: context) { _ in false } }
    let passkey = context.kept("passkey")?.text.map { Interface.Element.button("jappleseed by \($0)") }
    list([.button("jappleseed")] + (passkey.map { [$0] } ?? []), in: context) { row in
      if row == "jappleseed" {
        context.completeRequest(withSelectedCredential: PasswordCredential(user: row, password: password))
      } else if let demand = request.demand, let kept = context.kept("passkey")?.text {
        self.signIn(with: kept, context.kept("handle")?.text ?? "", demand, in: context)
      }
      return row != "Cancel"
    }
  }

  private func list(
    _ rows: [Interface.Element], in context: ProviderContext, pick: @escaping (String) -> Bool
  ) {
    var isTapped = false
    context.show(rows + [.button("Cancel")]) { tap in
      guard !isTapped else { return }
      isTapped = true
      if tap.button == "Cancel" || !pick(tap.button) { context.cancelRequest(with: .userCanceled) }
    }
  }

  private func register(_ user: String, _ demand: PasskeyDemand, in context: ProviderContext) {
    if let kept = context.kept("passkey")?.text, demand.excluded.contains(kept) {
      return context.cancelRequest(with: ExtensionError(.matchedExcludedCredential))
    }
    let credentialID = "passkey-\(demand.number)"
    let former = context.kept("passkey")?.text
    if mistake != .keepsAfterwards { keep(credentialID, demand.userHandle, in: context) }
    func identity(_ name: String) -> CredentialIdentity {
      CredentialIdentity(
        user, at: ServiceIdentifier(demand.relyingParty), record: name,
        kind: .passkey(credentialID: name, userHandle: demand.userHandle))
    }
    Drawer.forget(former.map(identity), in: context) {
      Drawer.remember(identity(credentialID), in: context) { _ in
        context.completeRegistrationRequest(
          credentialID: credentialID, relyingParty: demand.relyingParty,
          proof: SigningPasskey(credentialID, for: demand).attestation(for: demand)
        ) { _ in
          guard self.mistake == .keepsAfterwards else { return }
          context.after(.milliseconds(100)) { self.keep(credentialID, demand.userHandle, in: context) }
        }
      }
    }
  }

  private func keep(_ credentialID: String, _ handle: String, in context: ProviderContext) {
    context.keep(.text(credentialID), as: "passkey")
    context.keep(.text(handle), as: "handle")
    context.keep(.number(0), as: "count")
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    guard let demand = request.demand, case .passkey(let credentialID, let handle) = identity.kind,
      context.kept("passkey")?.text == credentialID
    else { return Drawer.miss(identity, in: context) }
    signIn(with: credentialID, handle, demand, in: context)
  }

  private func signIn(
    with credentialID: String, _ handle: String, _ demand: PasskeyDemand, in context: ProviderContext
  ) {
    var count = 0
    if case .number(let kept)? = context.kept("count") { count = kept }
    if mistake == .countsInProcess {
      count = memory.count
      memory.count += 1
    }
    var passkey = SigningPasskey(credentialID, at: demand.relyingParty, userHandle: handle)
    passkey.counter = count + 1
    if mistake != .countsAfterwards { context.keep(.number(count + 1), as: "count") }
    context.completeAssertionRequest(
      credentialID: credentialID, userHandle: handle, relyingParty: demand.relyingParty,
      proof: passkey.assertion(for: demand)
    ) { isExpired in
      guard self.mistake == .countsAfterwards, !isExpired else { return }
      context.after(.milliseconds(100)) { context.keep(.number(count + 1), as: "count") }
    }
  }
}
