public import Rehearsal

/// An app that has a password saved, its provider turned on, Settings opened, or all that it keeps handed over.
public final class SavingScreen: AppCode {
  /// An app with buttons for both.
  public init() {}

  /// Shows its buttons.
  public func open(in context: AppContext) {
    rest(saying: "Welcome", in: context)
  }

  private func rest(saying text: String, in context: AppContext) {
    context.show(
      .label(text), .button("Save the password"), .button("Turn on"), .button("Open Settings"),
      .button("Export"), .button("Export at once")
    ) { tap in
      let credential = PasswordCredential(user: "jappleseed", password: "a new one")
      let everything = SystemErrand.exports(
        [Keychain.Entry("jappleseed", "correct horse", at: "https://shiny.example")], others: 2)
      let errand: SystemErrand =
        switch tap.button {
        case "Save the password": .saves(credential, at: "https://shiny.example", title: "Shiny")
        case "Turn on": .turnsOnProvider
        case "Export": .requestsExport
        case "Export at once": everything
        default: .opensSettings(.passwords)
        }
      context.run(errand) { answer in
        switch answer {
        case .takenUp where errand == .requestsExport: context.run(everything) { _ in }
        case .takenUp: self.rest(saying: "The system has it", in: context)
        case .providerIs(let isOn): self.rest(saying: isOn ? "It is on" : "It is off", in: context)
        case .refused(let error): self.rest(saying: "\(error)", in: context)
        case .cameBack, .endedSession, .handedOver: break
        }
      }
    }
  }
}
