import AuthenticationServices

/// Everything there is to fill in, as since iOS 18: one-time codes, texts, and passkeys made by the way.
final class CodeProvider: PasskeyProvider {
  override var offered: [Safe.Record] { safe.records }

  override func prepareOneTimeCodeCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    screen.list(safe.records(bestFor: serviceIdentifiers, where: \.isCode)) { [weak self] record in
      self?.give(record, signing: nil)
    }
  }

  override func prepareInterfaceForUserChoosingTextToInsert() {
    let users = Set(safe.records { !$0.isCode }.map(\.user)).sorted()
    screen.show("Which name?", users.map { user in (user, { [weak self] in self?.insert(user) }) })
  }

  override func performWithoutUserInteractionIfPossible(
    passkeyRegistration registrationRequest: ASPasskeyCredentialRequest
  ) {
    // Nobody was asked, and so it says nothing of its user.
    register(registrationRequest, claiming: [])
  }

  override func give(_ record: Safe.Record, signing hash: Data?) {
    guard case .code(let code) = record.secret else { return super.give(record, signing: hash) }
    Task {
      await extensionContext.completeOneTimeCodeRequest(using: ASOneTimeCodeCredential(code: code))
    }
  }

  private func insert(_ text: String) {
    Task { await extensionContext.completeRequest(withTextToInsert: text) }
  }
}
