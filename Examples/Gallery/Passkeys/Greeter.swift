import Rehearsal

/// An app that greets whoever signs in with Apple by name, and keeps the name until its server has it.
class Greeter: AppCode {
  private var name: String?

  final func open(in context: AppContext) { rest("Welcome", in: context) }

  /// What it tells its server of a name that Apple may have said this time.
  func name(in credential: AppleCredential) -> String? { credential.fullName ?? name }

  /// Keeps in mind what its server has not confirmed.
  func keep(_ name: String?) { self.name = name }

  private func signIn(in context: AppContext) {
    context.authorize([.appleID(AppleIDRequest(scopes: [.fullName, .email]))]) { answer in
      guard case .authorized(.appleID(let credential)) = answer else {
        return self.rest("Welcome", in: context)
      }
      let name = self.name(in: credential)
      self.keep(name)
      context.send(.enter(credential.user, name: name)) { answer in
        guard answer.isSuccess, let known = answer.reply?["name"] else {
          return self.rest("Not signed in", in: context)
        }
        self.rest(known.isEmpty ? Self.toStrangers : "Hello, \(known)", in: context)
      }
    }
  }

  private func rest(_ greeting: String, in context: AppContext) {
    context.show(.label(greeting), .button("Sign in")) { _ in
      context.show(.label("Just a moment"))
      self.signIn(in: context)
    }
  }

  /// What nobody reads who has said a name.
  static let toStrangers = "Hello, stranger"
}

/// Takes what Apple says for all there is to know: a name that is not said again is an empty one.
final class LosingTheName: Greeter {
  override func name(in credential: AppleCredential) -> String? { credential.fullName ?? "" }
}

/// Passes the name on when Apple says it, and keeps it nowhere.
final class PassingOn: Greeter {
  override func keep(_ name: String?) {}
}
