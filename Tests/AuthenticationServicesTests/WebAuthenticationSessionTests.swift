import AuthenticationServices
import Rehearsal
import TestBench
import Testing

/// A session in a browser by Apple's names, over an app and over an extension's interface.
@Suite struct WebAuthenticationSessionTests {
  private func play(_ steps: [Step], seeing diary: SessionDiary, _ kind: SessionKind = .plain) {
    let stage = ProviderStage {
      $0.autoFill.relyingParty = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
      $0.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
    }
    diary.trace = stage.play(
      steps, Program(provider: { SessionProvider(diary) }, app: { SessionController(diary, kind) }))
  }

  private static let begins: [Step] = [.user(.taps("Begin")), .settle]

  @Test func `the address comes back, and a session begins only once`() {
    let diary = SessionDiary()
    play(
      Self.begins + [.user(.taps("Continue")), .user(.comesTo("shiny://in?code=42")), .settle] + Self.begins,
      seeing: diary)
    #expect(diary.entries == ["can start", "started", "shiny://in?code=42", "cannot start", "not started"])
  }

  @Test func `Cancel is told by its code, and a session that is canceled does not begin`() {
    let diary = SessionDiary()
    play(
      Self.begins + [.user(.taps("Cancel")), .settle, .user(.taps("Stop")), .settle] + Self.begins,
      seeing: diary)
    #expect(diary.entries == ["can start", "started", "canceled 1", "cannot start", "not started"])
  }

  @Test func `without a presentation context provider nothing begins`() {
    let diary = SessionDiary()
    play(Self.begins, seeing: diary, .windowless)
    #expect(diary.entries == ["cannot start", "not started", "notProvided 2"])
  }

  @Test func `a callback matches its own addresses, and what is sent along is told`() throws {
    let diary = SessionDiary()
    play(Self.begins, seeing: diary, .ownPage)
    #expect(diary.entries == ["can start", "started"])
    let asked = diary.trace?.entries.compactMap { entry -> WebSession? in
      guard case .system(.errand(.asked(.browses(let session)), by: .app)) = entry.event else { return nil }
      return session
    }
    #expect(
      asked == [
        WebSession(
          "https://shiny.example/login", callback: .https(host: "shiny.example", path: "/in"),
          isEphemeral: true, headers: ["X-A: 1", "X-B: 2"])
      ])
    let callback = ASWebAuthenticationSession.Callback.customScheme("shiny")
    #expect(callback.matchesURL(try #require(URL(string: "shiny://in"))))
    #expect(!callback.matchesURL(try #require(URL(string: "https://shiny.example/in"))))
  }

  @Test func `over an extension's interface a browser goes as well, and in silence it does not`() {
    let diary = SessionDiary()
    play(
      [
        .turnsToForm, .opens(.credentials), .settle, .user(.taps("Begin")), .settle,
        .user(.taps("Continue")), .user(.comesTo("shiny://in")), .settle,
      ], seeing: diary)
    #expect(diary.entries == ["can start", "started", "shiny://in"])
    let silent = SessionDiary()
    play([.turnsToForm, .picks, .settle], seeing: silent)
    #expect(silent.entries == ["can start", "started", "invalid 3"])
  }
}

/// What a session came to.
private final class SessionDiary: @unchecked Sendable {
  var entries: [String] = []
  var trace: Trace?
}

private enum SessionKind {
  case plain, windowless, ownPage
}

/// Somebody who has a session, and a window for it.
private final class SessionKeeper: NSObject, ASWebAuthenticationPresentationContextProviding {
  private let diary: SessionDiary
  private let session: ASWebAuthenticationSession

  init(_ diary: SessionDiary, _ kind: SessionKind = .plain) {
    self.diary = diary
    guard let page = URL(string: "https://shiny.example/login") else { fatalError("that is an address") }
    let completion: ASWebAuthenticationSession.CompletionHandler = { [diary] url, error in
      switch error {
      case ASWebAuthenticationSessionError.canceledLogin?: diary.entries.append("canceled 1")
      case let error as ASWebAuthenticationSessionError:
        let isMissing = error.code == .presentationContextNotProvided
        diary.entries.append("\(isMissing ? "notProvided" : "invalid") \(error.errorCode)")
      default: diary.entries.append(url?.absoluteString ?? "nothing")
      }
    }
    switch kind {
    case .plain, .windowless:
      session = ASWebAuthenticationSession(
        url: page, callbackURLScheme: "shiny", completionHandler: completion)
    case .ownPage:
      session = ASWebAuthenticationSession(
        url: page, callback: .https(host: "shiny.example", path: "/in"), completionHandler: completion)
      session.prefersEphemeralWebBrowserSession = true
      session.additionalHeaderFields = ["X-B": "2", "X-A": "1"]
    }
    super.init()
    if kind != .windowless { session.presentationContextProvider = self }
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { UIWindow() }

  func begin() {
    diary.entries.append(session.canStart ? "can start" : "cannot start")
    diary.entries.append(session.start() ? "started" : "not started")
  }

  func stop() { session.cancel() }
}

/// An app with two buttons.
private final class SessionController: UIViewController {
  private let keeper: SessionKeeper

  init(_ diary: SessionDiary, _ kind: SessionKind) {
    keeper = SessionKeeper(diary, kind)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = ["Begin", "Stop"].map { title in
      UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: title) { [keeper] _ in
          if title == "Begin" { keeper.begin() } else { keeper.stop() }
        })
    }
    view.addSubview(UIStackView(arrangedSubviews: buttons))
  }
}

/// A provider with a session of its own.
private final class SessionProvider: ASCredentialProviderViewController {
  private let keeper: SessionKeeper

  init(_ diary: SessionDiary) {
    keeper = SessionKeeper(diary)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    view.addSubview(
      UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Begin") { [keeper] _ in keeper.begin() }))
  }

  override func prepareCredentialList(
    for serviceIdentifiers: [ASCredentialServiceIdentifier],
    requestParameters: ASPasskeyCredentialRequestParameters
  ) {
    prepareCredentialList(for: serviceIdentifiers)
  }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    keeper.begin()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [extensionContext] in
      extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
  }
}
