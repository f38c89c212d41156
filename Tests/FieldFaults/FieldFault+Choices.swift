import Rehearsal
import RehearsalExplorer

/// What is chosen in a list, and what comes of it.
extension FieldFault {
  static var choices: [FieldFault] {
    [
      provider("counts the heading of its texts as one of them", .rule(.gaveAnotherThanTapped), .text) {
      } handler: {
        Inserting(isFaulty: $1)
      }
    ]
  }
}

/// Inserts one of its texts, which stand below a heading.
private final class Inserting: CredentialProviderHandler {
  private static let texts = ["jappleseed@shiny.example", "1 Orchard Lane", "+1 555 0100"]

  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareInterfaceForUserChoosingTextToInsert(in context: ProviderContext) {
    let rows = [.button("About me", isEnabled: false)] + Self.texts.map { Interface.Element.button($0) }
    var isTapped = false
    context.show(rows + [.button("Cancel")]) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard let place = Self.texts.firstIndex(of: tap.button) else {
        return context.cancelRequest(with: .userCanceled)
      }
      let row = self.isFaulty ? min(place + 1, Self.texts.count - 1) : place
      context.completeRequest(withTextToInsert: Self.texts[row])
    }
  }
}
