import AuthenticationServices

/// What not to do: it asks its store while its view is made, and whoever waits for the list waits for that as well.
final class EagerProvider: PasskeyProvider {
  override func viewDidLoad() {
    super.viewDidLoad()
    ASCredentialIdentityStore.shared.getState { state in
      DispatchQueue.main.async { self.title = state.isEnabled ? "Safe" : "Safe, not suggested" }
    }
  }
}
