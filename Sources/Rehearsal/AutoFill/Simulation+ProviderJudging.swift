/// What is known of a credential provider's process, to judge what it does again and again.
struct ProviderRecord {
  /// Whether the process asked for the state of its store.
  var hasAskedState = false
  /// What its server was asked and answered for earlier requests in the process.
  var doneBefore: Set<Message> = []
  /// The same for this request so far.
  var doneNow: Set<Message> = []
  /// Whether this request was told already that it repeats something.
  var hasNotedRepetition = false

  mutating func forgetProcess() {
    self = ProviderRecord()
  }
}

/// What the machine cannot see of a credential provider's mistakes, because it takes values to see it.
extension Simulation {
  /// Holds what was given against what was asked for.
  func judge(_ provided: Provided, for request: OpenRequest) {
    guard let identity = request.provision?.identity else { return }
    switch provided {
    case .password(let credential) where credential.user != identity.user:
      note(.providedForAnother, "\(credential.user) instead of \(identity.user)")
    case .passkey(let credentialID, _, _):
      guard case .passkey(credentialID: let asked, _) = identity.kind, asked != credentialID else { return }
      note(.providedForAnother, "\(credentialID) instead of \(asked)")
    case .password, .newPasskey, .code, .text, .savedPassword, .generatedPasswords, .configuration: break
    }
  }

  /// Remembers what the user got to see.
  func noteShown() {
    guard let request, request.isForProvider else { return }
    request.shown.append(interface)
  }

  /// Notes a message of a credential provider; work that an earlier request did in the same process is done twice.
  func noteSent(_ message: Message) {
    guard request?.isForProvider == true else { return }
    guard providerRecord.doneBefore.contains(message), !providerRecord.hasNotedRepetition else { return }
    providerRecord.hasNotedRepetition = true
    note(.redidWork, message.name)
  }

  /// Notes a reply to a credential provider; what got lost, or did not work on the server, has to be sent again.
  func noteHeard(_ answer: ServerAnswer, about message: Message) {
    guard request?.isForProvider == true, let reply = answer.reply, reply.status < 500 else { return }
    providerRecord.doneNow.insert(message)
  }

  /// Looks at a request that has just ended.
  func judgeProvision(of request: OpenRequest) {
    guard !request.isJudged, let asked = request.provision else { return }
    request.isJudged = true
    providerRecord.doneBefore.formUnion(providerRecord.doneNow)
    providerRecord.doneNow = []
    providerRecord.hasNotedRepetition = false
    judgeInterface(of: request, asked)
    judgeStore(of: request, asked)
  }

  private func judgeInterface(of request: OpenRequest, _ asked: CredentialRequest) {
    guard !request.shown.isEmpty, !request.wasCutShort else { return }
    if asked.provision != .configuration {
      rely(on: [.wayOut])
      if !request.shown.contains(where: \.offersCancel) { note(.offeredNoCancel) }
    }
    judgeList(of: request, asked)
  }

  private func judgeStore(of request: OpenRequest, _ asked: CredentialRequest) {
    let store = phone.autoFill.identityStore
    if let identity = asked.identity, asked.provision.isOffered,
      request.error?.cancellation(of: request.request.kind) == .identityNotFound, store.contains(identity)
    {
      note(.keptStaleIdentity, identity.user)
    }
    if let saved = asked.savedPassword, request.provided == .savedPassword, store.state.isEnabled,
      !store.identities.contains(where: { $0.isSuggested(for: saved, asked) })
    {
      note(.leftStoreBehind, saved.credential.user)
    }
    if asked.savedPassword?.occasion == .generatedPasswordWasFilled, !request.shown.isEmpty {
      note(.askedAfterGenerating)
    }
  }
}

extension CredentialIdentity {
  /// Whether it brings a saved password up where that was typed.
  fileprivate func isSuggested(
    for saved: CredentialRequest.SavedPassword, _ request: CredentialRequest
  ) -> Bool {
    guard kind == .password, user == saved.credential.user else { return false }
    return request.services.isEmpty || Form(services: request.services).fits(service)
  }
}

extension Interface {
  /// The names under which a user looks for the way out (AS-30).
  private static let waysOut: Set<String> = ["Cancel", "Close", "Done", "Not Now"]

  fileprivate var offersCancel: Bool {
    buttons.contains { Self.waysOut.contains($0) && isEnabled($0) == true }
  }

  /// Whether there is something to tap that is no way out.
  var leadsOn: Bool { buttons.contains { !Self.waysOut.contains($0) } }
}
