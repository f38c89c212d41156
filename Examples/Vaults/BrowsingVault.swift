public import Rehearsal

/// A vault whose user signs in on its website before it gives anything; it tries so with nothing on screen first.
public final class BrowsingVault: CredentialProviderHandler {
  private static let session = WebSession("https://vault.example/login", callback: .scheme("vault"))

  /// A vault that nobody has signed in to.
  public init() {}

  /// Opens a browser, and asks for its interface where there is no place for one.
  public func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    browse(for: request, in: context, orElse: .userInteractionRequired)
  }

  /// Shows what opens a browser.
  public func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext)
  {
    context.show(.button("Sign in on the web"), .button("Cancel")) { tap in
      guard tap.button != "Cancel" else { return context.cancelRequest(with: .userCanceled) }
      self.browse(for: request, in: context, orElse: .userCanceled)
    }
  }

  private func browse(
    for request: CredentialRequest, in context: ProviderContext, orElse error: ExtensionError
  ) {
    context.run(.browses(Self.session)) { answer in
      guard case .cameBack = answer else { return context.cancelRequest(with: error) }
      context.completeRequest(
        withSelectedCredential: PasswordCredential(
          user: request.identity?.user ?? "", password: "correct horse"))
    }
  }
}
