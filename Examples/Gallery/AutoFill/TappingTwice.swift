import Rehearsal

/// Looks its owner up on a server at every tap, while all buttons stay where they are.
class TappingTwice: PatientDrawer {
  override func show(_ notes: [PasswordCredential], in context: ProviderContext) {
    context.show(notes.map { .button($0.user) } + [.button("Cancel")]) { tap in
      guard let note = notes.first(where: { $0.user == tap.button }) else { return self.giveUp(in: context) }
      self.give(note, in: context)
    }
  }

  func giveUp(in context: ProviderContext) {
    context.cancelRequest(with: .userCanceled)
  }
}

/// Answers once, whatever else was tapped.
final class TappingOnce: TappingTwice {
  private var isOver = false

  override func give(_ note: PasswordCredential, in context: ProviderContext) {
    lookUp(in: context) { isWelcome in
      self.answerOnce {
        guard isWelcome else { return context.cancelRequest(with: .failed) }
        context.completeRequest(withSelectedCredential: note)
      }
    }
  }

  override func giveUp(in context: ProviderContext) {
    answerOnce { context.cancelRequest(with: .userCanceled) }
  }

  private func answerOnce(_ answer: () -> Void) {
    guard !isOver else { return }
    isOver = true
    answer()
  }
}
