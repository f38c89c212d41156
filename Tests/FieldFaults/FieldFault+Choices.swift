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
      provider("opens its list by asking for a password", .rule(.gaveToUnrecognized), .credentialList) {
        Opening.Lock()
      } handler: {
        Opening($0, isFaulty: $1)
      },
      provider("inserts the name that stands first", .rule(.gaveAnotherThanTapped), .text) {
      } handler: {
        Naming(isFaulty: $1)
      },
      provider(
        "gives the generated password that stands first", .rule(.gaveAnotherThanTapped),
        .chosenGeneratedPasswords
      ) {
      } handler: {
        Naming(isFaulty: $1)
      },
      provider(
        "makes a passkey, whatever its user has tapped", .rule(.offeredNoCancel), .passkeyRegistration
      ) {
      } handler: {
        Agreeing(isFaulty: $1)
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

/// Inserts the name that its user taps, or one of the passwords that it generates.
private final class Naming: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareInterfaceForUserChoosingTextToInsert(in context: ProviderContext) {
    choose(["jappleseed", "kim"], in: context) { context.completeRequest(withTextToInsert: $0) }
  }

  func prepareInterface(forGeneratingPasswords request: CredentialRequest, in context: ProviderContext) {
    choose(["vumdeh-biXryk-3f", "Hedgehog-ribbon1"], in: context) {
      context.completeGeneratePasswordRequest(results: [$0])
    }
  }

  private func choose(_ rows: [String], in context: ProviderContext, then goOn: @escaping (String) -> Void) {
    var isTapped = false
    context.show(rows.map { .button($0) } + [.button("Cancel")]) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard rows.contains(tap.button) else { return context.cancelRequest(with: .userCanceled) }
      goOn(self.isFaulty ? rows[0] : tap.button)
    }
  }
}

/// Makes a passkey once its user has agreed.
private final class Agreeing: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    var isTapped = false
    context.show(.label("Save a passkey?"), .button("Save"), .button("Not Now")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Save" || self.isFaulty else { return context.cancelRequest(with: .userCanceled) }
      context.completeRegistrationRequest(
        credentialID: "key-\(identity.user)", relyingParty: identity.service.identifier)
    }
  }
}

/// Lists its logins to whoever has typed the master password, and for as long as its process lives.
private final class Opening: CredentialProviderHandler {
  /// What the handlers of one process share.
  final class Lock {
    var isOpen = false
  }

  private let lock: Lock
  private let isFaulty: Bool
  private var isOver = false

  init(_ lock: Lock, isFaulty: Bool) { (self.lock, self.isFaulty) = (lock, isFaulty) }

  func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
    if lock.isOpen { list(in: context) } else { unlock(in: context) }
  }

  private func unlock(in context: ProviderContext) {
    if isFaulty { lock.isOpen = true }
    context.show(.field("Master password"), .button("Unlock"), .button("Cancel")) { [self] tap in
      guard tap.button == "Unlock" else { return end(context) }
      guard tap["Master password"] == "open sesame" else { return unlock(in: context) }
      lock.isOpen = true
      list(in: context)
    }
  }

  private func list(in context: ProviderContext) {
    let users = Drawer.notes.values.map(\.user).sorted()
    context.show(users.map { .button($0) } + [.button("Cancel")]) { [self] tap in
      guard let note = Drawer.notes.values.first(where: { $0.user == tap.button }) else {
        return end(context)
      }
      guard !isOver else { return }
      isOver = true
      context.completeRequest(withSelectedCredential: note)
    }
  }

  private func end(_ context: ProviderContext) {
    guard !isOver else { return }
    isOver = true
    context.cancelRequest(with: .userCanceled)
  }
}
