package import Rehearsal

/// An app that does what a test says.
package final class ScriptedApp: AppCode {
  private let opened: (AppContext) -> Void

  package init(_ opened: @escaping (AppContext) -> Void) {
    self.opened = opened
  }

  package func open(in context: AppContext) { opened(context) }
}

extension ScriptedApp {
  /// One that asks for something whenever somebody taps “Ask”.
  package static func asking(
    _ requests: @escaping (PasskeyDemand?) -> [AuthorizationRequest],
    _ manner: AuthorizationAsk.Manner = .modally, about message: Message = .beginSignIn()
  ) -> ScriptedApp {
    ScriptedApp { context in
      context.show(.button("Ask")) { _ in
        context.send(message) { answer in context.authorize(requests(answer.demand), manner) { _ in } }
      }
    }
  }
}

extension Step {
  /// The user has the app ask.
  package static let asks = Step.user(.taps("Ask"))
}
