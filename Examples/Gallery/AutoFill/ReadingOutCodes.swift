import Rehearsal

/// Makes its code when the list comes up, and gives that one whenever it is tapped.
class ReadingOutCodes: CredentialProviderHandler {
  func prepareOneTimeCodeCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    let shown = code(in: context)
    context.show(.button("Shiny code"), .label(shown), .button("Cancel")) { tap in
      guard tap.button != "Cancel" else { return context.cancelRequest(with: .userCanceled) }
      context.completeOneTimeCodeRequest(using: self.code(tapped: shown, in: context))
    }
  }

  func code(tapped shown: String, in context: ProviderContext) -> String { shown }

  final func code(in context: ProviderContext) -> String { TimedDrawer.codes.code(at: context.clock) }
}

/// Makes it once more when it is tapped.
final class MakingCodesWhenTapped: ReadingOutCodes {
  override func code(tapped shown: String, in context: ProviderContext) -> String { code(in: context) }
}
