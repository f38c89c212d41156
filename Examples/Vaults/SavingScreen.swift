public import Rehearsal

/// An app that has a new password saved, and one that has its provider turned on.
public final class SavingScreen: AppCode {
  /// An app with buttons for both.
  public init() {}

  /// Shows its buttons.
  public func open(in context: AppContext) {
    rest(saying: "Welcome", in: context)
  }

  private func rest(saying text: String, in context: AppContext) {
    context.show(
      .label(text), .button("Save the password"), .button("Turn on"), .button("Open Settings")
    ) { tap in
      let credential = PasswordCredential(user: "jappleseed", password: "a new one")
      let errand: SystemErrand =
        switch tap.button {
        case "Save the password": .saves(credential, at: "https://shiny.example", title: "Shiny")
        case "Turn on": .turnsOnProvider
        default: .opensSettings(.passwords)
        }
      context.run(errand) { answer in
        switch answer {
        case .takenUp: self.rest(saying: "The system has it", in: context)
        case .providerIs(let isOn): self.rest(saying: isOn ? "It is on" : "It is off", in: context)
        case .refused(let error): self.rest(saying: "\(error)", in: context)
        case .cameBack, .endedSession: break
        }
      }
    }
  }
}
