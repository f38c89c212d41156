import AuthenticationServices
import CryptoKit

/// Everything that an app can ask of passkeys beside their signature, as it is written for iOS.
@available(iOS 18.0, *)
public struct AskingForMore {
  let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "shiny.example")

  /// Of one that signs in.
  public func assertion() -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    let page = ASPublicKeyCredentialClientData(challenge: Data(), origin: "https://shiny.example")
    let request = provider.createCredentialAssertionRequest(clientData: page)
    let values = ASAuthorizationPublicKeyCredentialPRFAssertionInput.InputValues(saltInput1: Data([1]))
    request.prf = .inputValues(
      .saltInput1(Data(), saltInput2: nil), perCredentialInputValues: [Data(): values])
    request.prf = .perCredentialInputValues([Data(): values])
    request.prf = .inputValues(values)
    request.largeBlob = .write(Data("kept".utf8))
    request.largeBlob = .read
    return request
  }

  /// Of a new one.
  public func registration() -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let page = ASPublicKeyCredentialClientData(
      challenge: Data(), origin: "https://shiny.example", topOrigin: "https://mall.example",
      crossOrigin: .sameOriginWithAncestors)
    let request = provider.createCredentialRegistrationRequest(
      clientData: page, name: "jappleseed", userID: Data(), requestStyle: .conditional)
    request.prf = .checkForSupport
    request.prf = .inputValues(.init(saltInput1: Data(), saltInput2: Data()))
    request.largeBlob = .supportPreferred
    request.largeBlob = .supportRequired
    return provider.createCredentialRegistrationRequest(clientData: page, name: "kim", userID: Data())
  }

  /// What there is to read of the answers.
  public func read(
    _ assertion: ASAuthorizationPlatformPublicKeyCredentialAssertion,
    _ registration: ASAuthorizationPlatformPublicKeyCredentialRegistration
  ) -> (SymmetricKey?, Bool, Data?) {
    let secret: SymmetricKey? = assertion.prf?.first ?? registration.prf?.first ?? assertion.prf?.second
    let isSupported = registration.prf?.isSupported == true || registration.largeBlob?.isSupported == true
    switch assertion.largeBlob?.result {
    case .read(let data): return (secret, isSupported, data)
    case .write(let success): return (secret, success, nil)
    case nil: return (registration.prf?.second, isSupported, nil)
    }
  }
}

/// What a provider reads and answers.
@available(iOS 18.0, *)
public struct AnsweringMore {
  /// What is asked.
  public func read(
    _ request: ASPasskeyCredentialRequest, _ parameters: ASPasskeyCredentialRequestParameters
  ) -> Int {
    let list: ASPasskeyAssertionCredentialExtensionInput? = parameters.extensionInput
    switch request.extensionInput {
    case .none: return list?.prf?.inputValues?.saltInput1.count ?? 0
    case .assertion(let input): return input.prf?.perCredentialInputValues?.count ?? 0
    case .registration(let input):
      let isRequired = input.largeBlob?.supportRequirement == .required
      return input.prf?.shouldCheckForSupport == true || isRequired ? 1 : 0
    }
  }

  /// A request that a test makes.
  public func request(for passkey: ASPasskeyCredentialIdentity) -> ASPasskeyCredentialRequest {
    ASPasskeyCredentialRequest(
      credentialIdentity: passkey, clientDataHash: Data(), userVerificationPreference: .preferred,
      supportedAlgorithms: [],
      extensionInput: .assertion(
        ASPasskeyAssertionCredentialExtensionInput(
          largeBlob: .read, prf: .inputValues(.init(saltInput1: Data())))))
  }

  /// What is answered.
  public func answers() -> [any ASAuthorizationCredential] {
    let key = SymmetricKey(size: .bits256)
    return [
      ASPasskeyAssertionCredential(
        userHandle: Data(), relyingParty: "shiny.example", signature: Data(), clientDataHash: Data(),
        authenticatorData: Data(), credentialID: Data(),
        extensionOutput: ASPasskeyAssertionCredentialExtensionOutput(
          largeBlob: .write(success: true), prf: .init(first: key, second: key))),
      ASPasskeyRegistrationCredential(
        relyingParty: "shiny.example", clientDataHash: Data(), credentialID: Data(),
        attestationObject: Data(),
        extensionOutput: ASPasskeyRegistrationCredentialExtensionOutput(
          largeBlob: .supported, prf: .unsupported)),
    ]
  }
}
