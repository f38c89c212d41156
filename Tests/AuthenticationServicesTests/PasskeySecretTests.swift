import AuthenticationServices
import CryptoKit
import Rehearsal
import TestBench
import Testing

/// An app in Apple's names that asks passkeys for secrets and for bytes that they keep, beside a provider in Apple's
/// names that answers.
@Suite struct PasskeySecretTests {
  private static let stage = ProviderStage {
    $0.autoFill.relyingParty = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    $0.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
    $0.autoFill.authentication = .none
    $0.autoFill.identityStore = .knowing(passkey: "a")
  }

  private func play(_ notes: SecretNotes) -> Trace {
    Self.stage.play(
      [.asks, .settle, .user(.taps("jappleseed, passkey")), .settle],
      Program(provider: { SecretProvider(notes) }, app: { SecretApp(notes) }))
  }

  @Test func `the secret that a provider makes is the one that its app gets`() {
    let notes = SecretNotes()
    let trace = play(notes)
    #expect(notes.entries == ["asked for 1 value, and to read", "32 bytes, no other, blob: kept"])
    #expect(trace.brokenRules == [])
  }

  @Test func `a secret of another length is told`() {
    let notes = SecretNotes()
    notes.length = 16
    #expect(play(notes).brokenRules == [.answeredBesideAsked])
  }

  @Test func `a page in somebody else's place says so in the client data`() throws {
    let notes = SecretNotes()
    notes.page = ASPublicKeyCredentialClientData(
      challenge: Data([1]), origin: "https://shop.example", topOrigin: "https://mall.example",
      crossOrigin: .crossOrigin)
    _ = play(notes)
    let said = String(decoding: try #require(notes.clientData), as: UTF8.self)
    #expect(
      said.contains(#""origin":"https://shop.example","crossOrigin":true,"topOrigin":"https://mall.example""#)
    )
  }
}

/// What app and provider saw.
private final class SecretNotes: @unchecked Sendable {
  var entries: [String] = []
  var length = 32
  var page: ASPublicKeyCredentialClientData?
  var clientData: Data?
}

private final class SecretApp: UIViewController, ASAuthorizationControllerDelegate {
  private let notes: SecretNotes
  private var controller: ASAuthorizationController?

  init(_ notes: SecretNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() }))
  }

  private func ask() {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "shiny.example")
    let page = notes.page
    let request =
      page.map { provider.createCredentialAssertionRequest(clientData: $0) }
      ?? provider.createCredentialAssertionRequest(challenge: Data([1, 2, 3]))
    request.prf = .inputValues(.saltInput1(Data("files".utf8)))
    request.largeBlob = .read
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
    self.controller = controller
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let assertion = authorization.credential as? ASAuthorizationPlatformPublicKeyCredentialAssertion
    else { return }
    notes.clientData = assertion.rawClientDataJSON
    guard let prf = assertion.prf, case .read(let data?)? = assertion.largeBlob?.result else { return }
    notes.entries.append(
      "\(prf.first.bitCount / 8) bytes, \(prf.second == nil ? "no" : "an") other, "
        + "blob: \(String(decoding: data, as: UTF8.self))")
  }
}

private final class SecretProvider: ASCredentialProviderViewController {
  private let notes: SecretNotes

  init(_ notes: SecretNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    guard let request = credentialRequest as? ASPasskeyCredentialRequest,
      case .assertion(let input) = request.extensionInput, let values = input.prf?.inputValues
    else { return extensionContext.cancelRequest(withError: ASExtensionError(.failed)) }
    let count = values.saltInput2 == nil ? "1 value" : "2 values"
    if case .read? = input.largeBlob?.operation { notes.entries.append("asked for \(count), and to read") }
    let code = HMAC<SHA256>.authenticationCode(
      for: values.saltInput1, using: SymmetricKey(data: Data("a key of its own".utf8)))
    let output = ASPasskeyAssertionCredentialExtensionOutput(
      largeBlob: .read(data: Data("kept".utf8)),
      prf: .init(first: SymmetricKey(data: Data(code).prefix(notes.length)), second: nil))
    let proof = SigningPasskey("a", at: "shiny.example", userHandle: "user-jappleseed")
      .assertion(forHash: [UInt8](request.clientDataHash))
    extensionContext.completeAssertionRequest(
      using: ASPasskeyAssertionCredential(
        userHandle: Data("user-jappleseed".utf8), relyingParty: "shiny.example",
        signature: Data(proof.signature), clientDataHash: request.clientDataHash,
        authenticatorData: Data(proof.authenticatorData), credentialID: Data("a".utf8),
        extensionOutput: output))
  }
}
