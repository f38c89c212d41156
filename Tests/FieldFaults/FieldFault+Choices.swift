import Rehearsal
import RehearsalExplorer

/// What is chosen in a list, and what comes of it.
extension FieldFault {
  static var choices: [FieldFault] {
    [
      provider("counts the heading of its texts as one of them", .rule(.gaveAnotherThanTapped), .text) {
      } handler: {
        Inserting(isFaulty: $1)
      },
      provider(
        "counts the logins that are offered, and its list has more", .rule(.gaveAnotherThanTapped),
        .credentialList
      ) {
      } handler: {
        Counting(isFaulty: $1)
      },
      provider(
        "gives whatever passkey stands first in what it has", .rule(.gaveAnotherThanTapped), .passkeyList
      ) {
      } handler: {
        FirstPasskey(isFaulty: $1)
      },
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

/// Lists what it has, of which not everything is offered over the keyboard.
private final class Counting: CredentialProviderHandler {
  private static let logins = [
    ("jappleseed", "correct horse"), ("kim", "battery staple"), ("robin", "quiet river"),
    ("sam", "tin roof rain"),
  ].map { PasswordCredential(user: $0, password: $1) }

  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    var isTapped = false
    context.show(Self.logins.map { .button($0.user) } + [.button("Cancel")]) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard let place = Self.logins.firstIndex(where: { $0.user == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      // Those that are offered stand first; the next ones have a section of their own.
      let row = self.isFaulty && place >= 2 ? place - 2 : place
      context.completeRequest(withSelectedCredential: Self.logins[row])
    }
  }
}

/// Lists its passkeys by name, and has them in the order in which they were made.
private final class FirstPasskey: CredentialProviderHandler {
  private static let made = [
    (user: "lee", credentialID: "key-9", handle: "lee-1"),
    (user: "robin", credentialID: "key-1", handle: "robin-1"),
  ]

  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareCredentialListForPasskeys(of request: CredentialRequest, in context: ProviderContext) {
    let rows = Self.made.map { Interface.Element.button("Passkey of \($0.user)") }
    var isTapped = false
    context.show(rows + [.button("Cancel")]) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard let tapped = Self.made.first(where: { tap.button == "Passkey of \($0.user)" }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      let given = self.isFaulty ? Self.made[0] : tapped
      context.completeAssertionRequest(
        credentialID: given.credentialID, userHandle: given.handle, relyingParty: "shiny.example")
    }
  }
}
