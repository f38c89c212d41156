public import Rehearsal

/// A vault that would have Settings opened for its user, as its app can; it hears what the system says to that.
public final class LeadingVault: CredentialProviderHandler {
  /// A vault whose user has set nothing up yet.
  public init() {}

  /// Leads to Settings, and gives nothing.
  public func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    context.run(.opensSettings(.passwords)) { _ in context.cancelRequest(with: .failed) }
  }

  /// There is nothing to show, because it is never asked to.
  public func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext)
  {
    context.cancelRequest(with: .failed)
  }
}
