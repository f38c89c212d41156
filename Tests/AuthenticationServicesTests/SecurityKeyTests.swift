import AuthenticationServices
import Rehearsal
import TestBench
import Testing

/// Requests for passkeys on keys, none of which is ever held to the phone.
@Suite struct SecurityKeyTests {
  @Test func `the sheet waits for a key until its user closes it`() {
    for isNew in [true, false] {
      let diary = KeyDiary()
      let trace = ProviderStage().play(
        [.user(.taps("Ask")), .settle, .user(.taps("Cancel")), .settle],
        Program(
          provider: { KeyProvider() }, app: { KeyController(diary, asksForNew: isNew) }))
      #expect(diary.errors == [1001])
      #expect(trace.ending.leftovers == [])
    }
  }

  @Test func `requests say what Apple's do`() {
    let provider = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(
      relyingPartyIdentifier: "shiny.example")
    let registration = provider.createCredentialRegistrationRequest(
      challenge: Data([1]), displayName: "Johnny", name: "jappleseed", userID: Data([2]))
    registration.credentialParameters = [.init(algorithm: .ES256)]
    registration.residentKeyPreference = .required
    registration.attestationPreference = .direct
    registration.excludedCredentials = [
      .init(
        credentialID: Data([3]),
        transports: ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor.Transport.allSupported)
    ]
    let any: any ASAuthorizationPublicKeyCredentialRegistrationRequest = registration
    #expect(any.relyingPartyIdentifier == "shiny.example")
    #expect(any.attestationPreference == .direct)
    #expect(any.displayName == "Johnny")
    let descriptor = registration.excludedCredentials.first
    #expect(descriptor?.transports.map(\.rawValue) == ["usb", "nfc", "ble"])
    let assertion = provider.createCredentialAssertionRequest(challenge: Data([4]))
    assertion.userVerificationPreference = .required
    let other: any ASAuthorizationPublicKeyCredentialAssertionRequest = assertion
    #expect(other.userVerificationPreference == .required)
    #expect(other.challenge == Data([4]))
  }
}

/// What an app heard.
private final class KeyDiary: @unchecked Sendable {
  var errors: [Int] = []
}

/// An app that asks for a passkey on a key.
private final class KeyController: UIViewController, ASAuthorizationControllerDelegate {
  private let diary: KeyDiary
  private let asksForNew: Bool

  init(_ diary: KeyDiary, asksForNew: Bool) {
    (self.diary, self.asksForNew) = (diary, asksForNew)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Ask") { [unowned self] _ in ask() }))
  }

  private func ask() {
    let provider = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(
      relyingPartyIdentifier: "vault.example")
    let request: ASAuthorizationRequest =
      asksForNew
      ? provider.createCredentialRegistrationRequest(
        challenge: Data([1]), displayName: "Johnny", name: "jappleseed", userID: Data([2]))
      : provider.createCredentialAssertionRequest(challenge: Data([1]))
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    diary.errors.append((error as NSError).code)
  }
}

/// A provider that nobody asks.
private final class KeyProvider: ASCredentialProviderViewController {}
