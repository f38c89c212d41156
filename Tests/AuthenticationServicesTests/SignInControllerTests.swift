import AuthenticationServices
import Rehearsal
import TestBench
import Testing

/// An app in Apple's names beside a provider in Apple's names, and a website that verifies what passes between them.
@Suite(.inverting) struct SignInControllerTests {
  private func play(
    _ steps: [Step], seeing diary: SignInDiary, _ change: (inout Phone) -> Void = { _ in }
  ) -> Trace {
    let stage = ProviderStage {
      $0.autoFill.relyingParty = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
      $0.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
      change(&$0)
    }
    return stage.play(
      steps,
      Program(provider: { QuickProvider(diary) }, app: { SignInController(diary) }))
  }

  private static let password: [Step] = [
    .user(.taps("Sign in")), .settle, .user(.taps("jappleseed, password")), .settle, .authenticates, .settle,
  ]
  private static let passkey: [Step] = [
    .user(.taps("Sign in")), .settle, .user(.taps("jappleseed, passkey")), .settle, .authenticates, .settle,
  ]

  @Test func `who signs in with a password gets a passkey by the way, and signs in with that`() {
    let diary = SignInDiary()
    let trace = play(Self.password + Self.passkey, seeing: diary)
    #expect(
      diary.entries == [
        "password of jappleseed", "200", "new passkey", "200", "passkey of user-jappleseed", "200",
      ])
    #expect(trace.brokenRules == [])
    #expect(trace.isSound)
  }

  @Test func `a passkey that the server does not know is reported, and the provider hears of it`() {
    let diary = SignInDiary()
    let trace = play(Self.password + Self.passkey, seeing: diary) { phone in
      phone.network.faults = [Fault(.isLost, message: "registerPasskey", number: 1)]
    }
    #expect(diary.entries.suffix(3) == ["passkey of user-jappleseed", "422", "told: a passkey"])
    #expect(trace.ending.lockOuts == [])
  }

  @Test func `Cancel, an empty sheet and a lost window are told by their codes`() {
    let diary = SignInDiary()
    _ = play([.user(.taps("Sign in")), .settle, .user(.taps("Cancel")), .settle], seeing: diary)
    #expect(diary.entries == ["error 1001"])
    let empty = SignInDiary()
    let trace = play([.user(.taps("Use what is there")), .settle], seeing: empty) {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
    }
    #expect(empty.entries == ["error 1001"])
    #expect(trace.authorizations == [.failed(.canceled)])
  }

  @Test func `Sign in with Apple gives what was asked for, and is heard of when it is revoked`() {
    let diary = SignInDiary()
    _ = play(
      [
        .user(.taps("Use Apple")), .settle, .user(.taps("Continue with Apple")), .settle,
        .user(.secures(.revokesApple)), .settle,
      ], seeing: diary)
    #expect(
      diary.entries == ["Apple ID with jappleseed@privaterelay.appleid.com, no name", "state 1", "revoked"])
  }

  @Test func `Apple's own button is tapped by what it says`() {
    let diary = SignInDiary()
    _ = play([.user(.taps("Sign up with Apple")), .settle], seeing: diary)
    #expect(diary.entries == ["Apple's button"])
  }

  @Test func `what was asked over the keyboard can be taken back`() {
    let diary = SignInDiary()
    _ = play([.user(.taps("Over the keyboard")), .settle, .user(.taps("Stop")), .settle], seeing: diary)
    #expect(diary.entries == ["error 1001"])
  }

  @Test func `AU-25 an app that lets go of who was to hear of a sign-in is told`() {
    let (kept, lost, canceled) = (SignInDiary(), SignInDiary(), SignInDiary())
    #expect(play(Self.password, seeing: kept).brokenRules == [])
    let trace = play([.user(.taps("Forget about it"))] + Self.password, seeing: lost)
    #expect(trace.brokenRules == [.heardByNobody])
    #expect(lost.entries == [])
    // Who has left a screen need not hear that nothing came of what it asked.
    let steps: [Step] = ["Forget about it", "Sign in", "Cancel"].flatMap { [.user(.taps($0)), .settle] }
    #expect(play(steps, seeing: canceled).brokenRules == [])
  }
}

/// What an app saw.
private final class SignInDiary: @unchecked Sendable {
  var entries: [String] = []
}

/// It hears of nothing, because nobody holds it.
private final class PassingDelegate: NSObject, ASAuthorizationControllerDelegate {}

/// An app with a screen of buttons.
private final class SignInController: UIViewController, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding
{
  private let diary: SignInDiary
  private let passkeys = ASAuthorizationPlatformPublicKeyCredentialProvider(
    relyingPartyIdentifier: "shiny.example")
  private var controller: ASAuthorizationController?
  private var session: [String: String] = [:]
  private var isForgetful = false

  init(_ diary: SignInDiary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = [
      "Sign in", "Use what is there", "Use Apple", "Over the keyboard", "Stop", "Forget about it",
    ].map {
      title in
      UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: title) { [weak self] _ in self?.tapped(title) })
    }
    let apple = ASAuthorizationAppleIDButton(
      authorizationButtonType: .signUp, authorizationButtonStyle: .black)
    apple.addAction(
      UIAction { [diary] _ in diary.entries.append("Apple's button") }, for: .touchUpInside)
    view.addSubview(UIStackView(arrangedSubviews: buttons + [apple]))
    _ = NotificationCenter.default.addObserver(
      forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil, queue: nil
    ) { [diary] _ in diary.entries.append("revoked") }
  }

  private func tapped(_ title: String) {
    switch title {
    case "Stop": controller?.cancel()
    case "Forget about it": isForgetful = true
    case "Use Apple":
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.requestedScopes = [.email]
      perform([request]) { $0.performRequests() }
    default:
      Task {
        session = await post("begin-sign-in", [:])
        let request = passkeys.createCredentialAssertionRequest(challenge: challenge)
        let password = ASAuthorizationPasswordProvider().createRequest()
        switch title {
        case "Sign in": perform([password, request]) { $0.performRequests() }
        case "Over the keyboard": perform([request]) { $0.performAutoFillAssistedRequests() }
        default:
          perform([password, request]) {
            $0.performRequests(options: .preferImmediatelyAvailableCredentials)
          }
        }
      }
    }
  }

  private var challenge: Data { Data(base64URL: session["challenge"] ?? "") }

  private func perform(
    _ requests: [ASAuthorizationRequest], _ work: (ASAuthorizationController) -> Void
  ) {
    let controller = ASAuthorizationController(authorizationRequests: requests)
    let delegate: any ASAuthorizationControllerDelegate = isForgetful ? PassingDelegate() : self
    controller.delegate = delegate
    controller.presentationContextProvider = self
    self.controller = controller
    work(controller)
  }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    view.window ?? ASPresentationAnchor()
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    switch authorization.credential {
    case let password as ASPasswordCredential:
      diary.entries.append("password of \(password.user)")
      Task { await signIn(password) }
    case let made as ASAuthorizationPlatformPublicKeyCredentialRegistration:
      diary.entries.append("new passkey")
      Task { await register(made) }
    case let assertion as ASAuthorizationPlatformPublicKeyCredentialAssertion:
      diary.entries.append("passkey of \(String(decoding: assertion.userID, as: UTF8.self))")
      Task { await signIn(assertion) }
    case let apple as ASAuthorizationAppleIDCredential:
      diary.entries.append(
        "Apple ID with \(apple.email ?? "no address"), \(apple.fullName == nil ? "no" : "a") name")
      Task {
        let state = try? await ASAuthorizationAppleIDProvider().credentialState(forUserID: apple.user)
        diary.entries.append("state \(state?.rawValue ?? -1)")
      }
    default: diary.entries.append("something else")
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {
    diary.entries.append("error \((error as NSError).code)")
  }

  private func signIn(_ password: ASPasswordCredential) async {
    let answer = await post("sign-in", ["user": password.user, "password": password.password])
    diary.entries.append(answer["status"] ?? "lost")
    session = await post("begin-passkey", ["user": password.user, "conditional": "yes"])
    let request = passkeys.createCredentialRegistrationRequest(
      challenge: challenge, name: password.user, userID: Data((session["handle"] ?? "").utf8),
      requestStyle: .conditional)
    perform([request]) { $0.performRequests() }
  }

  private func register(_ made: ASAuthorizationPlatformPublicKeyCredentialRegistration) async {
    let answer = await post(
      "register-passkey",
      [
        "demand": session["demand"] ?? "", "user": "jappleseed",
        "credentialID": String(decoding: made.credentialID, as: UTF8.self),
        "clientData": made.rawClientDataJSON.base64URL,
        "attestationObject": (made.rawAttestationObject ?? Data()).base64URL,
      ])
    diary.entries.append(answer["status"] ?? "lost")
  }

  private func signIn(_ assertion: ASAuthorizationPlatformPublicKeyCredentialAssertion) async {
    let answer = await post(
      "sign-in-with-passkey",
      [
        "demand": session["demand"] ?? "",
        "credentialID": String(decoding: assertion.credentialID, as: UTF8.self),
        "userHandle": String(decoding: assertion.userID, as: UTF8.self),
        "clientData": assertion.rawClientDataJSON.base64URL,
        "authenticatorData": assertion.rawAuthenticatorData.base64URL,
        "signature": assertion.signature.base64URL,
      ])
    diary.entries.append(answer["status"] ?? "lost")
    guard answer["status"] == "422" else { return }
    try? await ASCredentialUpdater().reportUnknownPublicKeyCredential(
      relyingPartyIdentifier: "shiny.example", credentialID: assertion.credentialID)
  }

  private func post(_ path: String, _ fields: [String: String]) async -> [String: String] {
    guard let url = URL(string: "https://shiny.example/\(path)") else { return [:] }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = try? JSONEncoder().encode(fields)
    guard let (data, response) = try? await URLSession.shared.data(for: request) else { return [:] }
    var answer = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    answer["status"] = "\((response as? HTTPURLResponse)?.statusCode ?? 0)"
    return answer
  }
}

/// A provider with one password that makes passkeys in silence.
private final class QuickProvider: ASCredentialProviderViewController {
  private let diary: SignInDiary

  init(_ diary: SignInDiary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func passkey(of identity: ASPasskeyCredentialIdentity) -> SigningPasskey {
    SigningPasskey(
      "key-1", at: identity.relyingPartyIdentifier,
      userHandle: String(decoding: identity.userHandle, as: UTF8.self))
  }

  override func performWithoutUserInteractionIfPossible(
    passkeyRegistration registrationRequest: ASPasskeyCredentialRequest
  ) {
    guard let identity = registrationRequest.credentialIdentity as? ASPasskeyCredentialIdentity else {
      return
    }
    var passkey = passkey(of: identity)
    passkey.claims = [.backupEligible, .backedUp]
    let object = passkey.attestation(for: .nobody).attestationObject
    let offered = ASPasskeyCredentialIdentity(
      relyingPartyIdentifier: identity.relyingPartyIdentifier, userName: identity.userName,
      credentialID: Data("key-1".utf8), userHandle: identity.userHandle)
    Task {
      _ = await ASCredentialIdentityStore.shared.state()
      try? await ASCredentialIdentityStore.shared.saveCredentialIdentities([offered])
      await extensionContext.completeRegistrationRequest(
        using: ASPasskeyRegistrationCredential(
          relyingParty: identity.relyingPartyIdentifier, clientDataHash: registrationRequest.clientDataHash,
          credentialID: Data("key-1".utf8), attestationObject: Data(object)))
    }
  }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    guard let request = credentialRequest as? ASPasskeyCredentialRequest,
      let identity = request.credentialIdentity as? ASPasskeyCredentialIdentity
    else {
      return extensionContext.completeRequest(
        withSelectedCredential: ASPasswordCredential(user: "jappleseed", password: "kitten1"))
    }
    let proof = passkey(of: identity).assertion(forHash: [UInt8](request.clientDataHash))
    extensionContext.completeAssertionRequest(
      using: ASPasskeyAssertionCredential(
        userHandle: identity.userHandle, relyingParty: identity.relyingPartyIdentifier,
        signature: Data(proof.signature), clientDataHash: request.clientDataHash,
        authenticatorData: Data(proof.authenticatorData), credentialID: identity.credentialID))
  }

  override func reportUnknownPublicKeyCredential(forRelyingParty relyingParty: String, credentialID: Data) {
    diary.entries.append("told: a passkey")
  }
}

extension PasskeyDemand {
  fileprivate static let nobody = PasskeyDemand(
    relyingParty: "", origin: "", challenge: [])
}

extension Data {
  fileprivate init(base64URL text: String) {
    let plain = text.replacing("-", with: "+").replacing("_", with: "/")
    self = Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)) ?? Data()
  }

  fileprivate var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
