public import Rehearsal

/// An app with one button: it signs its user in with whatever there is, and gets them a passkey by the way.
public final class SignInScreen: AppCode {
  private let habits: Habits
  private var lastDemand: PasskeyDemand?
  /// The new passkeys that its server may not have heard of yet, so that it is no wonder if it does not know them.
  private var underWay: Set<String> = []

  /// What an app does beside signing in.
  public struct Habits: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: Int

    /// Habits by their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// After a sign-in with a password it asks for a passkey by the way.
    public static let upgrades = Habits(rawValue: 1)
    /// It tells the system of a passkey that its server does not know.
    public static let reportsUnknown = Habits(rawValue: 2)
    /// Its sheet offers Sign in with Apple as well, and asks for name and e-mail address.
    public static let offersApple = Habits(rawValue: 4)
    /// It asks for nothing where there is nothing on the device.
    public static let asksForWhatIsThere = Habits(rawValue: 8)
    /// It has passkeys come up over the keyboard, and no sheet.
    public static let leavesItToKeyboard = Habits(rawValue: 16)
    /// It asks for the next thing before it has heard of the last.
    public static let isHasty = Habits(rawValue: 32)
    /// It demands a sign-in with the challenge that its server gave it the first time.
    public static let reusesChallenges = Habits(rawValue: 64)
    /// It tells the system of an unknown passkey whenever a sign-in with one did not work.
    public static let disownsOnAnyError = Habits(rawValue: 128)
    /// It tells the system which passkeys its server takes, by the list from before the last was made.
    public static let reportsEarlierList = Habits(rawValue: 256)
    /// It tells the system that a password is unused once its server has a passkey.
    public static let retiresPassword = Habits(rawValue: 512)
    /// It does so as soon as there is a passkey.
    public static let retiresPasswordAtOnce = Habits(rawValue: 1024)
    /// It does nothing when the user did not want to sign in.
    public static let freezesOnCancel = Habits(rawValue: 2048)
    /// It does nothing when its server says nothing of what it is to ask for.
    public static let spinsOffline = Habits(rawValue: 8192)
    /// It takes no new passkey but one that keeps a large blob.
    public static let requiresBlob = Habits(rawValue: 4096)
  }

  /// An app with habits.
  public init(_ habits: Habits = [.upgrades, .reportsUnknown]) {
    self.habits = habits
  }

  /// Shows its button.
  public func open(in context: AppContext) {
    rest(saying: "Welcome", in: context)
  }

  private func rest(saying text: String, in context: AppContext) {
    context.show(.label(text), .button("Sign in"), .button("Make a passkey")) { tap in
      context.show(.label("Just a moment"))
      if tap.button == "Sign in" { self.signIn(in: context) } else { self.makePasskey(in: context) }
    }
  }

  private func signIn(in context: AppContext) {
    context.send(.beginSignIn()) { answer in
      if !answer.isSuccess, self.habits.contains(.spinsOffline) { return }
      let demand = self.habits.contains(.reusesChallenges) ? self.lastDemand ?? answer.demand : answer.demand
      self.lastDemand = demand
      var requests: [AuthorizationRequest] = [.password]
      if let demand { requests.append(.passkey(demand)) }
      if self.habits.contains(.offersApple) {
        requests.append(.appleID(AppleIDRequest(scopes: [.fullName, .email])))
      }
      if self.habits.contains(.isHasty) { context.authorize([.password]) { _ in } }
      context.authorize(requests, self.manner) { answer in
        switch answer {
        case .authorized(.password(let credential)): self.send(credential, in: context)
        case .authorized(.passkey(let assertion)):
          guard let demand else { return }
          self.send(assertion, demand, in: context)
        case .authorized(.appleID(let credential)): self.send(credential, in: context)
        case .authorized(.newPasskey), .authorized(.newAccount):
          self.rest(saying: "That was not asked for.", in: context)
        case .failed(.canceled) where self.habits.contains(.freezesOnCancel): return
        case .failed(let error): self.rest(saying: "Not signed in: \(error)", in: context)
        }
      }
    }
  }

  private var manner: AuthorizationAsk.Manner {
    if habits.contains(.leavesItToKeyboard) { return .overTheKeyboard }
    return habits.contains(.asksForWhatIsThere) ? .forWhatIsThere : .modally
  }

  private func send(_ credential: PasswordCredential, in context: AppContext) {
    context.send(.signIn(credential)) { answer in
      guard answer.isSuccess else { return self.rest(saying: "Not signed in", in: context) }
      self.rest(saying: "Signed in as \(credential.user)", in: context)
      if self.habits.contains(.upgrades) { self.upgrade(credential.user, in: context) }
    }
  }

  private func send(_ assertion: PasskeyAssertion, _ demand: PasskeyDemand, in context: AppContext) {
    context.send(.signInWithPasskey(assertion, as: demand)) { answer in
      if answer.isSuccess { return self.rest(saying: "Signed in", in: context) }
      self.rest(saying: "Not signed in", in: context)
      let isUnknown =
        answer.reply?["error"] == RelyingParty.unknownPasskey
        && !self.underWay.contains(assertion.credentialID)
      guard self.habits.contains(.disownsOnAnyError) || self.habits.contains(.reportsUnknown) && isUnknown
      else { return }
      context.report(
        .unknownPasskey(credentialID: assertion.credentialID, relyingParty: demand.relyingParty))
    }
  }

  private func send(_ credential: AppleCredential, in context: AppContext) {
    context.send(.signIn(appleUser: credential.user)) { answer in
      self.rest(saying: answer.isSuccess ? "Signed in" : "Welcome, stranger", in: context)
    }
  }

  /// Nobody is asked, and nobody is told whether it worked.
  private func upgrade(_ user: String, in context: AppContext) {
    context.send(.beginPasskey(for: user, byTheWay: true)) { answer in
      guard let demand = answer.demand else { return }
      context.authorize([.newPasskey(demand, user: user)]) { answer in
        guard case .authorized(.newPasskey(let made)) = answer else { return }
        if self.habits.contains(.retiresPasswordAtOnce) { self.retirePassword(of: user, demand, in: context) }
        self.register(made, user, demand, in: context) { answer in
          if answer.isSuccess { self.tell(ofUpgrade: user, demand, in: context) }
        }
      }
    }
  }

  private func register(
    _ made: PasskeyRegistration, _ user: String, _ demand: PasskeyDemand, in context: AppContext,
    then goOn: @escaping (ServerAnswer) -> Void
  ) {
    underWay.insert(made.credentialID)
    context.send(.registerPasskey(made, for: user, as: demand)) { answer in
      self.underWay.remove(made.credentialID)
      goOn(answer)
    }
  }

  private func tell(ofUpgrade user: String, _ demand: PasskeyDemand, in context: AppContext) {
    if habits.contains(.retiresPassword) { retirePassword(of: user, demand, in: context) }
    guard habits.contains(.reportsEarlierList) else { return }
    context.report(
      .acceptedPasskeys(
        credentialIDs: demand.excluded, userHandle: demand.userHandle, relyingParty: demand.relyingParty))
  }

  private func retirePassword(of user: String, _ demand: PasskeyDemand, in context: AppContext) {
    context.report(.unusedPassword(user: user, domain: demand.relyingParty))
  }

  private func makePasskey(in context: AppContext) {
    let user = "jappleseed"
    context.send(.beginPasskey(for: user)) { answer in
      guard var demand = answer.demand else { return self.rest(saying: "No passkey", in: context) }
      if self.habits.contains(.requiresBlob) {
        demand.extensions = PasskeyExtensions(blob: .support(isRequired: true))
      }
      context.authorize([.newPasskey(demand, user: user)]) { [demand] answer in
        guard case .authorized(.newPasskey(let made)) = answer else {
          return self.rest(saying: "No passkey", in: context)
        }
        self.register(made, user, demand, in: context) { answer in
          self.rest(saying: answer.isSuccess ? "You have a passkey now." : "No passkey", in: context)
        }
      }
    }
  }
}
