extension Screen {
  /// A sheet of the system's over an app, or over an extension's interface, that one of them asked for.
  public struct SystemSheet: Hashable, Sendable {
    /// What the user reads.
    public let text: String
    /// What the user can tap, the way on first, and the way out last.
    public let buttons: [String]

    package init(_ text: String, buttons: [String]) {
      (self.text, self.buttons) = (text, buttons)
    }

    /// The sheet as the user meets it.
    package var interface: Interface { Interface([.label(text)] + buttons.map { .button($0) }) }

    /// The button that leads on.
    package static let wayOn = "Continue"
    /// The button that closes it.
    package static let wayOut = "Cancel"
  }
}
