import AuthenticationServices
import Rehearsal
import TestBench
import Testing

/// Taking over what another app hands over, by Apple's names.
@Suite struct ExchangeTests {
  private static let entries = [
    Keychain.Entry("jappleseed", "kitten1", at: "https://shiny.example/login"),
    Keychain.Entry("robin", "tin roof", at: "other.example"),
  ]

  private func play(_ steps: [Step], _ habit: SceneDelegate.Habit = .asksOnce) -> [String] {
    let diary = ExchangeDiary()
    let stage = ProviderStage { $0.keychain = Keychain(Self.entries) }
    _ = stage.play(
      steps, Program(provider: { ExchangeProvider() }, scene: { SceneDelegate(diary, habit) }))
    return diary.entries
  }

  @Test func `an app that an activity launches finds it among the options of its scene`() {
    let got = "Passwords: jappleseed kitten1 at shiny.example, robin tin roof at other.example"
    #expect(play([.user(.autoFill(.handsOver)), .settle]) == ["options", got])
  }

  @Test func `an app that is there already is told of it`() {
    let heard = play([.pass(.seconds(1)), .user(.autoFill(.handsOver)), .settle])
    #expect(heard.first == "continue")
    #expect(heard.count == 2)
  }

  @Test func `an app that only looks for later activities misses the one that launches it`() {
    #expect(play([.user(.autoFill(.handsOver)), .settle], .forgetsOptions) == [])
    #expect(play([.settle, .user(.autoFill(.handsOver)), .settle], .forgetsOptions).count == 2)
  }

  @Test func `a token is good once`() {
    let heard = play([.user(.autoFill(.handsOver)), .settle], .asksTwice)
    #expect(heard.count == 3)
    #expect(heard.last == "error 1007")
  }

  @Test func `what iOS 26 point 4 adds to an exchange`() {
    let accessor = ASImportableExtension.Shared.SharingAccessor(
      type: .group, accountID: Data([1]), name: "Family", permissions: [.read, .readSecret])
    let item = ASImportableItem(
      id: Data([2]), title: "Shiny", credentials: [],
      extensions: [.shared(.init(accessors: [accessor]))])
    #expect(item.extensions == [.shared(.init(accessors: [accessor]))])
    #expect(item.created == nil)
    let secrets = ASImportableFIDO2HMACCredential(
      algorithm: .sha256, credentialWithUV: Data([3]), credentialWithoutUV: Data([4]))
    let passkey = ASImportableCredential.Passkey(
      credentialID: Data(), relyingPartyIdentifier: "shiny.example", userName: "", userDisplayName: "",
      userHandle: Data(), key: Data(),
      fido2Extensions: .init(
        hmacCredentials: secrets, largeBlob: .init(uncompressedSize: 9, data: Data([5]))))
    #expect(passkey.fido2Extensions?.hmacCredentials == secrets)
    #expect(passkey.fido2Extensions?.largeBlob?.uncompressedSize == 9)
  }
}

/// What an app came to.
private final class ExchangeDiary: @unchecked Sendable {
  var entries: [String] = []
}

/// A delegate as Xcode's template has it, which takes over what is handed over.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  enum Habit { case asksOnce, asksTwice, forgetsOptions }

  var window: UIWindow?
  private let diary: ExchangeDiary
  private let habit: Habit

  init(_ diary: ExchangeDiary, _ habit: Habit) {
    (self.diary, self.habit) = (diary, habit)
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = .bare(in: scene)
    guard habit != .forgetsOptions, let activity = connectionOptions.userActivities.first else { return }
    diary.entries.append("options")
    takeOver(activity)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    diary.entries.append("continue")
    takeOver(userActivity)
  }

  private func takeOver(_ activity: NSUserActivity) {
    guard activity.activityType == ASCredentialExchangeActivity,
      let token = activity.userInfo?[ASCredentialImportToken] as? UUID
    else { return }
    let (diary, times) = (diary, habit == .asksTwice ? 2 : 1)
    Task { @MainActor in
      for _ in 0..<times {
        do {
          let taken = try await ASCredentialImportManager().importCredentials(token: token)
          let logins = taken.accounts.flatMap(\.items).map { item in
            guard case .basicAuthentication(let login)? = item.credentials.first else { return "" }
            let host = item.scope?.urls.first?.host ?? ""
            return "\(login.userName?.value ?? "") \(login.password?.value ?? "") at \(host)"
          }
          diary.entries.append("\(taken.exporterDisplayName): \(logins.joined(separator: ", "))")
        } catch {
          diary.entries.append("error \((error as NSError).code)")
        }
      }
    }
  }
}

/// A provider that nobody asks.
private final class ExchangeProvider: ASCredentialProviderViewController {}
