/// Everything a credential provider is told about a request.
public struct CredentialRequest: Hashable, Sendable {
  /// What it is asked for.
  public let provision: Provision
  /// The services the user is signing in to, most specific first; empty where the system knows none.
  public var services: [ServiceIdentifier] = []
  /// The identity the user chose, or a passkey is to be made for.
  public var identity: CredentialIdentity?
  /// The password to save, with what made the system ask.
  public var savedPassword: SavedPassword?
  /// The password rules of the form, where it has any.
  public var passwordRules: String?
  /// What a website or an app reports about a credential.
  public var report: CredentialReport?
  /// What a page asks of a passkey; `nil` where passkeys are only named.
  public var demand: PasskeyDemand?
  /// What the phone's clock reads where a one-time code is asked for that somebody verifies, in seconds since 1970.
  public var clock: Int64?

  /// A password somebody typed or had generated, which the system offers to save.
  public struct SavedPassword: Hashable, Sendable {
    /// The user name and the password.
    public let credential: PasswordCredential
    /// Why the system asks.
    public let occasion: Occasion
    /// A name for people, where an app gave one.
    public let title: String?
    /// The session of the form, counted from 1: passwords that are saved from one form while it is there have it in common.
    public package(set) var session = 1

    /// A password to save, on an occasion.
    public init(_ credential: PasswordCredential, on occasion: Occasion, title: String? = nil) {
      self.credential = credential
      self.occasion = occasion
      self.title = title
    }

    /// What makes the system ask a provider to save a password.
    public enum Occasion: String, Hashable, Sendable, CaseIterable {
      /// The user wants it kept.
      case userAsked = "the user asked"
      /// A form was sent, with a password in it.
      case formWentAway = "the form went away"
      /// A password that the provider generated is in the form.
      case generatedPasswordWasFilled = "a generated password was filled in"
    }
  }
}

extension CredentialRequest {
  /// A request for something.
  public init(_ provision: Provision, services: [ServiceIdentifier] = [], identity: CredentialIdentity? = nil)
  {
    self.provision = provision
    self.services = services
    self.identity = identity
  }
}

/// What counts of a request.
extension CredentialRequest {
  package func combine(into mark: inout Fingerprint, telling: (inout Fingerprint) -> Void) {
    _ =
      Self.init(
        provision:services:identity:savedPassword:passwordRules:report:demand:clock:)
    telling(&mark)
    mark.passOver(
      (provision, services, identity, savedPassword, passwordRules, report, demand, clock),
      because: "the line that tells of the request has them all")
  }
}

/// What a website or an app lets a credential provider know, without an answer.
public enum CredentialReport: Hashable, Sendable {
  /// The account does not take its password any more.
  case unusedPassword(user: String, domain: String)
  /// The account does not know the passkey.
  case unknownPasskey(credentialID: String, relyingParty: String)
  /// These are all the passkeys that the account takes.
  case acceptedPasskeys(credentialIDs: [String], userHandle: String, relyingParty: String)
  /// The user of the account is called otherwise now.
  case updatedPasskey(newName: String, userHandle: String, relyingParty: String)

  /// The kind of request that brings it.
  public var provision: Provision {
    switch self {
    case .unusedPassword: .unusedPassword
    case .unknownPasskey: .unknownPasskey
    case .acceptedPasskeys: .acceptedPasskeys
    case .updatedPasskey: .updatedPasskey
    }
  }
}

/// What a credential provider gives, as far as the system tells answers apart.
///
/// Of a passkey a trace has bytes where a page asks for it (``AutoFill/relyingParty``); elsewhere they are looked at, and who
/// signs, and for which credential, is all there is to see.
public enum Provided: Hashable, Sendable {
  /// A user name and a password.
  case password(PasswordCredential)
  /// An assertion with a passkey.
  case passkey(credentialID: String, userHandle: String, relyingParty: String, proof: AssertionProof? = nil)
  /// A new passkey.
  case newPasskey(credentialID: String, relyingParty: String, proof: AttestationProof? = nil)
  /// A one-time code.
  case code(String)
  /// A text to insert.
  case text(String)
  /// Nothing but the word that it is saved.
  case savedPassword
  /// Generated passwords, the best first.
  case generatedPasswords([String])
  /// Nothing but the word that all is set up.
  case configuration

  /// The way of completing that gives it.
  public var completion: Completion {
    switch self {
    case .password: .password
    case .passkey: .passkey
    case .newPasskey: .newPasskey
    case .code: .code
    case .text: .text
    case .savedPassword: .savedPassword
    case .generatedPasswords: .generatedPasswords
    case .configuration: .configuration
    }
  }
}
