import Rehearsal

/// Answers the news of an unused password as if somebody waited for that.
final class AnsweringNews: Drawer {
  override func take(_ report: CredentialReport, in context: ProviderContext) {
    context.cancelRequest(with: .userCanceled)
  }
}
