/// What an app hears of what it asked the system for; once, whatever becomes of it.
public enum AuthorizationAnswer: Hashable, Sendable {
  /// It gets something to sign in with, or a new passkey.
  indirect case authorized(AuthorizedCredential)
  /// It gets nothing.
  case failed(AuthorizationError)
}

/// What an app gets.
public enum AuthorizedCredential: Hashable, Sendable {
  /// A user name and a password.
  case password(PasswordCredential)
  /// A signature with a passkey, for its server to verify.
  case passkey(PasskeyAssertion)
  /// A new passkey, for its server to verify and keep.
  case newPasskey(PasskeyRegistration)
  /// What somebody gave for an account, with a passkey.
  case newAccount(NewAccount)
  /// What Apple says of the user.
  case appleID(AppleCredential)
}

/// A sign-in with a passkey, as an app sends it to its server.
public struct PasskeyAssertion: Hashable, Sendable {
  /// Which passkey.
  public let credentialID: String
  /// Whose it is, in the server's own words.
  public let userHandle: String
  /// What the phone says of the demand, in JSON.
  public let clientData: [UInt8]
  /// What the provider says and signs.
  public let proof: AssertionProof?

  package init(credentialID: String, userHandle: String, clientData: [UInt8], proof: AssertionProof?) {
    self.credentialID = credentialID
    self.userHandle = userHandle
    self.clientData = clientData
    self.proof = proof
  }
}

/// A new passkey, as an app sends it to its server.
public struct PasskeyRegistration: Hashable, Sendable {
  /// What it is called.
  public let credentialID: String
  /// What the phone says of the demand, in JSON.
  public let clientData: [UInt8]
  /// What the provider says of it.
  public let proof: AttestationProof?

  package init(credentialID: String, clientData: [UInt8], proof: AttestationProof?) {
    self.credentialID = credentialID
    self.clientData = clientData
    self.proof = proof
  }
}

/// Why an app gets nothing; the numbers are Apple's.
public enum AuthorizationError: Int, Hashable, Sendable, CaseIterable, Error {
  /// For no reason that has a name.
  case unknown = 1000
  /// The user did not want it, or there was nothing and nobody was asked.
  case canceled = 1001
  /// What came back was nothing that anybody could read.
  case invalidResponse = 1002
  /// Nobody took it up.
  case notHandled = 1003
  /// It did not work.
  case failed = 1004
  /// Somebody would have to be asked, and may not be.
  case notInteractive = 1005
  /// There is a passkey already beside which there must be none.
  case matchedExcludedCredential = 1006
  /// Credentials could not be taken over.
  case credentialImport = 1007
  /// Credentials could not be handed over.
  case credentialExport = 1008
  /// Who would make an account has one by Apple.
  case preferSignInWithApple = 1009
  /// Nothing on the device makes passkeys.
  case deviceNotConfiguredForPasskeyCreation = 1010
}

extension AuthorizationError: CustomStringConvertible {
  /// The code by its name.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .canceled: "canceled"
    case .invalidResponse: "invalidResponse"
    case .notHandled: "notHandled"
    case .failed: "failed"
    case .notInteractive: "notInteractive"
    case .matchedExcludedCredential: "matchedExcludedCredential"
    case .credentialImport: "credentialImport"
    case .credentialExport: "credentialExport"
    case .preferSignInWithApple: "preferSignInWithApple"
    case .deviceNotConfiguredForPasskeyCreation: "deviceNotConfiguredForPasskeyCreation"
    }
  }
}
