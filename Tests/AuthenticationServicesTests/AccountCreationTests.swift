import AuthenticationServices
import Rehearsal
import TestBench
import Testing
import Vaults

/// An app in Apple's names that has an account made by the system's form.
@Suite struct AccountCreationTests {
  private func play(
    _ taps: [String], seeing diary: Diary, _ change: (inout Phone) -> Void = { _ in }
  ) -> Trace {
    let stage = ProviderStage {
      $0.autoFill.relyingParty = RelyingParty("shiny.example")
      $0.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
      change(&$0)
    }
    return stage.play(
      taps.flatMap { [Step.user(.taps($0)), .settle] },
      Program(provider: { MakingProvider() }, app: { SignUpController(diary) }))
  }

  @Test func `what comes back is a contact, a name and a passkey`() {
    let diary = Diary()
    let trace = play(["Sign up", "Continue with johnny@icloud.example", "Save"], seeing: diary)
    #expect(diary.entries == ["johnny@icloud.example", "Johnny", "made-1", "webauthn.create"])
    #expect(trace.brokenRules == [])
    let other = Diary()
    _ = play(["Sign up", "Continue with +1 408 555 0100", "Save"], seeing: other)
    #expect(other.entries.first == "+1 408 555 0100")
  }

  @Test func `why there is no account is told by its code`() {
    let bare = Diary()
    _ = play(["Sign up"], seeing: bare) { $0.autoFill.capabilities = [.passwords] }
    #expect(bare.entries == ["error 1010"])
    let known = Diary()
    _ = play(["Sign up"], seeing: known) { $0.apple.credentialState = .authorized }
    #expect(known.entries == ["error 1009"])
    let closed = Diary()
    _ = play(["Sign up", "Cancel"], seeing: closed)
    #expect(closed.entries == ["error 1001"])
  }

  @Test func `a request is read as it was written down`() throws {
    let request = Self.request(asksForName: false)
    let copy = try JSONDecoder().decode(
      ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest.self,
      from: try JSONEncoder().encode(request))
    #expect(copy.acceptedContactIdentifiers == [.phoneNumber, .email])
    #expect(copy.shouldRequestName == false && copy.relyingPartyIdentifier == "shiny.example")
    #expect(copy.challenge == Data([1]) && copy.userID == Data([2]))
  }

  @Test func `what a request allows is what it allows by its protocol`() {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "shiny.example")
    let request = provider.createCredentialAssertionRequest(challenge: Data())
    let ours = ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data([1]))
    let others = ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor(
      credentialID: Data([2]), transports: [.usb])
    func allow(_ request: any ASAuthorizationPublicKeyCredentialAssertionRequest) -> [Data] {
      request.allowedCredentials = [ours, others]
      return request.allowedCredentials.map(\.credentialID)
    }
    #expect(allow(request) == [Data([1])])
    #expect(request.allowedCredentials.map(\.credentialID) == [Data([1])])
    let keys = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "shiny.example")
    #expect(allow(keys.createCredentialAssertionRequest(challenge: Data())) == [Data([2])])
  }

  fileprivate static func request(
    asksForName: Bool
  ) -> ASAuthorizationAccountCreationPlatformPublicKeyCredentialRequest {
    ASAuthorizationAccountCreationProvider().createPlatformPublicKeyCredentialRegistrationRequest(
      acceptedContactIdentifiers: asksForName ? [.email, .phoneNumber] : [.phoneNumber, .email],
      shouldRequestName: asksForName, relyingPartyIdentifier: "shiny.example", challenge: Data([1]),
      userID: Data([2]))
  }
}

/// What an app saw.
private final class Diary: @unchecked Sendable {
  var entries: [String] = []
}

/// An app with one button.
private final class SignUpController: UIViewController, ASAuthorizationControllerDelegate {
  private let diary: Diary
  private var controller: ASAuthorizationController?

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Sign up") { [weak self] _ in self?.signUp() })
    view.addSubview(button)
  }

  private func signUp() {
    let controller = ASAuthorizationController(
      authorizationRequests: [AccountCreationTests.request(asksForName: true)])
    controller.delegate = self
    self.controller = controller
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard
      let account = authorization.credential
        as? ASAuthorizationAccountCreationPlatformPublicKeyCredential
    else { return diary.entries.append("something else") }
    switch account.contactIdentifier {
    case .email(let email): diary.entries.append(email.value)
    case .phoneNumber(let number): diary.entries.append(number.value)
    }
    let registration = account.credentialRegistration
    let json = String(decoding: registration.rawClientDataJSON, as: UTF8.self)
    diary.entries += [
      account.name?.givenName ?? "nobody", String(decoding: registration.credentialID, as: UTF8.self),
      json.contains("webauthn.create") ? "webauthn.create" : json,
    ]
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    diary.entries.append("error \((error as NSError).code)")
  }
}

/// A provider that makes whatever is asked for, once somebody taps.
private final class MakingProvider: ASCredentialProviderViewController {
  override func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {
    guard let request = registrationRequest as? ASPasskeyCredentialRequest else { return }
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Save") { [weak self] _ in self?.make(request) })
    let cancel = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in
        self?.extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
      })
    view.addSubview(button)
    view.addSubview(cancel)
  }

  private func make(_ request: ASPasskeyCredentialRequest) {
    guard let identity = request.credentialIdentity as? ASPasskeyCredentialIdentity else { return }
    var demand = PasskeyDemand(
      relyingParty: identity.relyingPartyIdentifier, origin: "https://shiny.example", challenge: [1])
    demand.algorithms = [-7]
    let proof = SigningPasskey("made-1", for: demand).attestation(for: demand)
    extensionContext.completeRegistrationRequest(
      using: ASPasskeyRegistrationCredential(
        relyingParty: identity.relyingPartyIdentifier, clientDataHash: request.clientDataHash,
        credentialID: Data("made-1".utf8), attestationObject: Data(proof.attestationObject)))
  }
}
