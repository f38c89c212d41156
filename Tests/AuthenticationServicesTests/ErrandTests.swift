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
        ASSettingsHelper.openVerificationCodeAppSettings(completionHandler: nil)
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

  @Test func `passwords are handed over, what else there is stays, and nothing goes without being asked for`()
  {
    @MainActor func everything() -> ASExportedCredentialData {
      let user = ASImportableEditableField(id: nil, fieldType: .string, value: "jappleseed")
      let password = ASImportableEditableField(id: nil, fieldType: .concealedString, value: "correct horse")
      let item = ASImportableItem(
        id: Data([1]), title: "Shiny",
        scope: ASImportableCredentialScope(urls: [URL(string: "https://shiny.example")].compactMap(\.self)),
        credentials: [
          .basicAuthentication(.init(userName: user, password: password)),
          .note(.init(content: user)),
        ])
      let account = ASImportableAccount(
        id: Data([2]), userName: "jappleseed", email: "", collections: [], items: [item])
      return ASExportedCredentialData(
        accounts: [account], formatVersion: .v1, exporterRelyingPartyIdentifier: "vault.example",
        exporterDisplayName: "Vault", timestamp: Date(timeIntervalSince1970: 0))
    }
    func export(_ steps: [Step], askingFirst: Bool = true) -> ErrandDiary {
      play(steps) { diary in
        let manager = ASCredentialExportManager(presentationAnchor: UIWindow())
        do {
          if askingFirst { _ = try await manager.requestExport() }
          try await manager.exportCredentials(everything())
          diary.entries.append("exported")
        } catch {
          diary.entries.append("error \((error as NSError).code)")
        }
      }
    }
    let done = export([.user(.taps("Passwords")), .settle])
    #expect(done.entries == ["exported"])
    #expect(
      done.trace?.ending.keychain.entries
        == [Keychain.Entry("jappleseed", "correct horse", at: "https://shiny.example")])
    let others = done.trace?.entries.compactMap { entry -> Int? in
      guard case .system(.errand(.asked(.exports(_, let others)), by: .app)) = entry.event else { return nil }
      return others
    }
    #expect(others == [1])
    #expect(export([.user(.taps("Cancel")), .settle]).entries == ["error 1001"])
    #expect(export([], askingFirst: false).entries == ["error 1008"])
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
