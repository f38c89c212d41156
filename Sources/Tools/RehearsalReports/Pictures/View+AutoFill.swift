import Rehearsal

/// What a form holds once somebody has filled it, and what is offered over its keyboard.
extension View {
  mutating func see(_ news: AutoFillNews) {
    switch news {
    case .offered(let identities): changeForm { $0.suggestions = identities.map(\.user) }
    case .offeredSaved(let users): changeForm { $0.suggestions += users.map { $0 + ", iCloud Keychain" } }
    case .filledSaved(let credential): changeForm { $0.take(.password(credential)) }
    case .filled(_, let provided): changeForm { $0.take(provided) }
    case .called, .enabled, .disabled, .locked, .unlocked, .appDeleted, .appInstalled, .appUpdated,
      .restarted,
      .restored, .storeAnswered, .appUpdatedStore, .storeWiped, .storeOccupied, .sentToWebsite, .concluded,
      .cleanedUp, .app:
      break
    }
  }
}

extension ScreenPicture.FormPage {
  fileprivate mutating func take(_ provided: Provided) {
    switch provided {
    case .password(let credential):
      fields = [
        Field(name: "User name", text: credential.user), Field(name: "Password", text: credential.password),
      ]
    case .passkey(_, _, let party, _): note = "Signed in to \(party) with a passkey."
    case .newPasskey(_, let party, _): note = "\(party) has a new passkey."
    case .code(let code): fields = [Field(name: "Code", text: code)]
    case .text(let text): fields = [Field(name: "Text", text: text)]
    case .savedPassword: note = "The password is saved."
    case .generatedPasswords(let passwords): suggestions = passwords
    case .configuration: note = "The provider is set up."
    }
  }

  /// The page with its texts changed.
  func changed(_ text: (String) -> String) -> Self {
    var page = self
    page.about = text(about)
    page.fields = fields.map { Field(name: $0.name, text: text($0.text)) }
    page.note = note.map(text)
    page.suggestions = suggestions.map(text)
    return page
  }
}
