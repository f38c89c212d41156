import Rehearsal

/// Asks an extension to save a password that somebody typed or had generated.
@available(iOS 26.2, *)
open class ASSavePasswordRequest: _PassedValue, @unchecked Sendable {
  /// Where it is used.
  open private(set) var serviceIdentifier: ASCredentialServiceIdentifier
  /// The user name and the password.
  open private(set) var credential: ASPasswordCredential
  /// A name for people, where there is one.
  open private(set) var title: String?
  /// What the requests about one form have in common.
  open private(set) var sessionID: String
  /// Why the system asks.
  open private(set) var event: Event
  /// What kind of generated password it is, where it is one.
  open private(set) var passwordKind: ASGeneratedPassword.Kind?

  /// Why the system asks for a password to be saved.
  public enum Event: Int, Sendable {
    case userInitiated
    case formDidDisappear
    case generatedPasswordFilled
  }

  /// A password somebody typed.
  public convenience init(
    serviceIdentifier: ASCredentialServiceIdentifier, credential: ASPasswordCredential, sessionID: String,
    event: Event
  ) {
    self.init(
      serviceIdentifier: serviceIdentifier, credential: credential, title: nil, sessionID: sessionID,
      event: event, passwordKind: nil)
  }

  /// A password that may have been generated.
  public convenience init(
    serviceIdentifier: ASCredentialServiceIdentifier, credential: ASPasswordCredential, sessionID: String,
    event: Event, passwordKind: ASGeneratedPassword.Kind?
  ) {
    self.init(
      serviceIdentifier: serviceIdentifier, credential: credential, title: nil, sessionID: sessionID,
      event: event, passwordKind: passwordKind)
  }

  /// A password somebody typed, with a name for people.
  public convenience init(
    serviceIdentifier: ASCredentialServiceIdentifier, credential: ASPasswordCredential, title: String?,
    sessionID: String, event: Event
  ) {
    self.init(
      serviceIdentifier: serviceIdentifier, credential: credential, title: title, sessionID: sessionID,
      event: event, passwordKind: nil)
  }

  /// A password that may have been generated, with a name for people.
  public init(
    serviceIdentifier: ASCredentialServiceIdentifier, credential: ASPasswordCredential, title: String?,
    sessionID: String, event: Event, passwordKind: ASGeneratedPassword.Kind?
  ) {
    self.serviceIdentifier = serviceIdentifier
    self.credential = credential
    self.title = title
    self.sessionID = sessionID
    self.event = event
    self.passwordKind = passwordKind
    super.init(passed: ())
  }

  convenience init(_ request: CredentialRequest) {
    guard let saved = request.savedPassword else {
      fatalError("\(request.provision.rawValue) was asked for without a password")
    }
    let service = request.services.first ?? ServiceIdentifier("")
    self.init(
      serviceIdentifier: ASCredentialServiceIdentifier(service),
      credential: ASPasswordCredential(saved.credential), title: saved.title,
      sessionID: Self.sessionID(of: saved.session),
      event: Event(saved.occasion),
      passwordKind: saved.occasion == .generatedPasswordWasFilled ? .strong : nil)
  }

  /// What nobody can take for anything but a name: where it comes from is not documented.
  private static func sessionID(of number: Int) -> String {
    let digits = String(number)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  /// One from an archive; there are none here.
  public required init?(coder: NSCoder) {
    notModelled("an archive of ASSavePasswordRequest: keep its credential")
  }
}

extension ASSavePasswordRequest.Event {
  fileprivate init(_ occasion: CredentialRequest.SavedPassword.Occasion) {
    self =
      switch occasion {
      case .userAsked: .userInitiated
      case .formWentAway: .formDidDisappear
      case .generatedPasswordWasFilled: .generatedPasswordFilled
      }
  }
}
