public import Rehearsal

/// An app in which people make an account by the system's form, and sign in to it with the passkey that it came with.
public final class SignUpScreen: AppCode {
  private let wish: AccountWish
  private let tidiesUpAtOnce: Bool

  /// An app that would like to know some things of its users.
  ///
  /// One that tidies up at once has the passkey of an account forgotten of which it never heard from its server.
  public init(
    _ wish: AccountWish = AccountWish(contacts: [.email, .phoneNumber], wantsName: true),
    tidiesUpAtOnce: Bool = false
  ) {
    (self.wish, self.tidiesUpAtOnce) = (wish, tidiesUpAtOnce)
  }

  /// Shows its buttons.
  public func open(in context: AppContext) {
    rest(saying: "Welcome", in: context)
  }

  private func rest(saying text: String, in context: AppContext) {
    context.show(.label(text), .button("Create an account"), .button("Sign in")) { tap in
      context.show(.label("Just a moment"))
      if tap.button == "Sign in" { self.signIn(in: context) } else { self.createAccount(in: context) }
    }
  }

  private func createAccount(in context: AppContext) {
    context.send(.beginAccount) { answer in
      guard let demand = answer.demand else { return self.rest(saying: "No account", in: context) }
      context.authorize([.newAccount(demand, self.wish)]) { answer in
        switch answer {
        case .authorized(.newAccount(let account)): self.send(account, demand, in: context)
        case .failed(.preferSignInWithApple): self.signInWithApple(in: context)
        case .failed(.deviceNotConfiguredForPasskeyCreation):
          self.rest(saying: "Choose a password", in: context)
        case .authorized, .failed: self.rest(saying: "No account", in: context)
        }
      }
    }
  }

  private func send(_ account: NewAccount, _ demand: PasskeyDemand, in context: AppContext) {
    context.send(.createAccount(account, as: demand)) { answer in
      if answer.isSuccess {
        return self.rest(saying: "Welcome, \(account.name ?? account.contact.value)", in: context)
      }
      self.rest(saying: "No account", in: context)
      // Where the server said so it has none of this passkey; where nobody said anything it may have.
      let isRefused = answer.reply.map { $0.status < 500 } == true
      guard isRefused || self.tidiesUpAtOnce else { return }
      self.disown(account.passkey.credentialID, demand, in: context)
    }
  }

  private func signIn(in context: AppContext) {
    context.send(.beginSignIn()) { answer in
      guard let demand = answer.demand else { return self.rest(saying: "Not signed in", in: context) }
      context.authorize([.passkey(demand)]) { answer in
        guard case .authorized(.passkey(let assertion)) = answer else {
          return self.rest(saying: "Not signed in", in: context)
        }
        context.send(.signInWithPasskey(assertion, as: demand)) { answer in
          self.rest(saying: answer.isSuccess ? "Signed in" : "Not signed in", in: context)
          guard answer.reply?["error"] == RelyingParty.unknownPasskey else { return }
          self.disown(assertion.credentialID, demand, in: context)
        }
      }
    }
  }

  private func signInWithApple(in context: AppContext) {
    context.authorize([.appleID(AppleIDRequest())]) { answer in
      guard case .authorized(.appleID(let credential)) = answer else {
        return self.rest(saying: "Not signed in", in: context)
      }
      context.send(.signIn(appleUser: credential.user)) { answer in
        self.rest(saying: answer.isSuccess ? "Signed in" : "Welcome, stranger", in: context)
      }
    }
  }

  private func disown(_ credentialID: String, _ demand: PasskeyDemand, in context: AppContext) {
    context.report(.unknownPasskey(credentialID: credentialID, relyingParty: demand.relyingParty))
  }
}
