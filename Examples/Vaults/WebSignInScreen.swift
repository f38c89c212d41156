public import Rehearsal

/// An app with one button: its users sign in on its website, in a browser over the app.
public final class WebSignInScreen: AppCode {
  private let session: WebSession
  private let patience: Duration?
  private let times: Int

  /// An app that waits for a session so long, or as long as its user does, and begins it so many times at once.
  public init(
    _ session: WebSession = WebSession("https://shiny.example/login?client=app", callback: .scheme("shiny")),
    patience: Duration? = nil, times: Int = 1
  ) {
    self.session = session
    self.patience = patience
    self.times = times
  }

  /// Shows its button.
  public func open(in context: AppContext) {
    rest(saying: "Welcome", in: context)
  }

  private func rest(saying text: String, in context: AppContext) {
    context.show(.label(text), .button("Sign in on the web")) { _ in self.signIn(in: context) }
  }

  private func signIn(in context: AppContext) {
    context.show(.label("Just a moment"))
    for _ in 0..<times { begin(in: context) }
  }

  private func begin(in context: AppContext) {
    let number = context.run(.browses(session)) { answer in
      switch answer {
      case .cameBack(let address): self.rest(saying: "Signed in by \(address)", in: context)
      case .endedSession(.canceledLogin): self.rest(saying: "Another time, then", in: context)
      case .endedSession(let error): self.rest(saying: "\(error)", in: context)
      case .takenUp, .refused, .providerIs, .handedOver: break
      }
    }
    if let patience { context.after(patience) { context.takeBackErrand(number) } }
  }
}
