import AuthenticationServices
import Rehearsal
import TestBench
import Testing

/// What an app has the system do, by Apple's names.
@Suite struct ErrandTests {
  private func play(
    _ steps: [Step], _ change: (inout Phone) -> Void = { _ in },
    doing work: @escaping @MainActor (ErrandDiary) async -> Void
  ) -> ErrandDiary {
    let diary = ErrandDiary()
    let stage = ProviderStage {
      $0.app.domains = ["vault.example", "shiny.example"]
      $0.autoFill.capabilities.remove(.savingPasswords)
      change(&$0)
    }
    diary.trace = stage.play(
      [.user(.taps("Begin")), .settle] + steps,
      Program(provider: { ErrandProvider() }, app: { ErrandController(diary, work) }))
    return diary
  }

  @Test func `a save returns whatever the user makes of it, and throws where the domain is another's`() throws
  {
    for button in ["Save Password", "Not Now"] {
      let diary = play([.user(.taps(button)), .settle]) { await $0.save(at: "shiny.example") }
      #expect(diary.entries == ["saved"])
      #expect(diary.trace?.ending.keychain.entries.count == (button == "Not Now" ? 0 : 1))
    }
    let foreign = play([]) { await $0.save(at: "shady.example") }
    #expect(foreign.entries == ["error 1004"])
  }

  @Test func `a provider is turned on, and Settings open`() {
    let on = play([.user(.taps("Turn On")), .settle], { $0.autoFill.identityStore = IdentityStore() }) {
      $0.entries.append("\(await ASSettingsHelper.requestToTurnOnCredentialProviderExtension())")
    }
    #expect(on.entries == ["true"])
    let settings = play([]) { diary in
      do {
        try await ASSettingsHelper.openCredentialProviderAppSettings()
        try await ASSettingsHelper.openVerificationCodeAppSettings()
        ASSettingsHelper.openVerificationCodeAppSettings()
        diary.entries.append("open")
      } catch {
        diary.entries.append("\(error)")
      }
    }
    #expect(settings.entries == ["open"])
  }

  @Test func `a scope has the parts of an address that AutoFill looks at`() throws {
    let url = try #require(URL(string: "https://shiny.example:8443/login"))
    let scope = try #require(ASAutoFillURLScope(url: url))
    #expect(scope == ASAutoFillURLScope(scheme: .https, host: "shiny.example", port: 8443, path: "/login"))
    #expect(scope.url == url)
    #expect(ASAutoFillURLScope(host: "shiny.example").url?.absoluteString == "https://shiny.example")
    #expect(ASAutoFillURLScope(url: try #require(URL(string: "shiny:login"))) == nil)
    #expect(ASAutoFillURLScope(url: try #require(URL(string: "ftp://shiny.example"))) == nil)
  }
}

/// What an app came to.
private final class ErrandDiary: @unchecked Sendable {
  var entries: [String] = []
  var trace: Trace?

  @MainActor func save(at host: String) async {
    do {
      try await ASCredentialDataManager().save(
        password: ASPasswordCredential(user: "jappleseed", password: "a new one"),
        for: ASAutoFillURLScope(host: host), anchor: UIWindow())
      entries.append("saved")
    } catch {
      entries.append("error \((error as NSError).code)")
    }
  }
}

/// An app with one button.
private final class ErrandController: UIViewController {
  private let diary: ErrandDiary
  private let work: @MainActor (ErrandDiary) async -> Void

  init(_ diary: ErrandDiary, _ work: @escaping @MainActor (ErrandDiary) async -> Void) {
    (self.diary, self.work) = (diary, work)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        configuration: .filled(),
        primaryAction: UIAction(title: "Begin") { [diary, work] _ in
          Task { @MainActor in await work(diary) }
        }))
  }
}

/// A provider that nobody asks.
private final class ErrandProvider: ASCredentialProviderViewController {}
