import AuthenticationServices

/// Locks itself after three minutes; with the bug nothing is left to tap then.
final class TimedList: ButtonList {
  private var isWaiting = true

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    super.prepareCredentialList(for: serviceIdentifiers)
    Task { @MainActor [weak self] in
      try await Task.sleep(for: .seconds(180))
      guard let self, isWaiting else { return }
      if isFaulty { show([]) } else { cancel(.userCanceled) }
    }
  }

  override func fill(_ user: String, _ password: String = "kitten1") {
    isWaiting = false
    super.fill(user, password)
  }

  override func cancel(_ code: ASExtensionError.Code) {
    isWaiting = false
    super.cancel(code)
  }
}
