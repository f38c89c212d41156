import AuthenticationServices
import Rehearsal
import ShapesInSwift5
import TestBench
import Testing

/// What one process hands to another arrives as a property list, or is told of where it was handed over.
@Suite(.inverting) struct CrossingTests {
  @Test func `AS-38 what goes from one process into another does so as a property list`() {
    let wish = Wish(.complete)
    let stage = Stage()
    let program = Program({ HandingController(.number) }, app: { AccountController(wish) })
    let steps: [Step] = [.user(.taps("Stronger")), .settle]
    let trace = Script(on: stage.phone, steps).play(with: stage.server, handler: program)
    #expect(trace.news == [.completed])
    // A small number arrives as a number.
    #expect(wish.heard.last == "completed with 7")
  }

  @Test(arguments: [
    (
      Handed.closure,
      "userInfo[\"done\"] is a closure of type () -> (), which no property list holds, and never reaches the app: "
        + "what the extension hands over goes from one process into another, as a property list."
    ),
    (.object, "userInfo[\"logins\"][1][\"owner\"] is an object of the class Owner, which no property list"),
    (.structure, "userInfo[\"place\"] is a value of the type URL, which no property list holds"),
    (.key, "the key 4 of userInfo is a value of the type Int, which no property list holds"),
    (.deepKey, "a key of userInfo[\"map\"] is a value of the type Int, which no property list holds"),
  ])
  func `what no property list holds is named, with its place`(handed: Handed, said: String) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [handed] in
      let stage = Stage()
      let program = Program { HandingController(handed) }
      _ = Script(on: stage.phone, [.strongPassword, .settle]).play(with: stage.server, handler: program)
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(said))
  }

  @Test func `so is what an app asks with`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stage = Stage()
      let program = Program({ HandingController(.number) }, app: { AskingScreen() })
      _ = Script(on: stage.phone, [.user(.taps("Ask")), .settle]).play(with: stage.server, handler: program)
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      said.contains("userInfo[\"screen\"] is an object of the class AskingScreen, which no property list"))
    #expect(said.contains("never reaches the extension: what the app hands over"))
  }

  @Test func `what is kept in UserDefaults is named by its key`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stage = Stage()
      let program = Program { KeepingOwners() }
      _ = Script(on: stage.phone, [.strongPassword, .settle]).play(with: stage.server, handler: program)
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      said.contains("attempt to insert non-property list object: UserDefaults[\"owners\"][0] is an object of")
    )
  }
}

/// Something that an extension hands to its app.
enum Handed: String, Codable, Sendable {
  case number, closure, object, structure, key, deepKey

  var userInfo: [AnyHashable: Any] {
    switch self {
    case .number: ["receipt": Int8(7)]
    case .closure: ["done": {} as () -> Void]
    case .object: ["logins": ["kim", ["owner": Owner()]] as [Any]]
    case .structure: ["place": URL(filePath: "/")]
    case .key: [4: "four"]
    case .deepKey: ["map": [4: "four"]]
    }
  }
}

/// Somebody.
final class Owner {}

/// Completes with something that it hands over.
final class HandingController: ASAccountAuthenticationModificationViewController {
  private let handed: Handed

  init(_ handed: Handed) {
    self.handed = handed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let updated = ASPasswordCredential(user: existingCredential.user, password: newPassword)
    extensionContext.completeChangePasswordRequest(updatedCredential: updated, userInfo: handed.userInfo)
  }
}

/// Keeps what cannot be kept.
final class KeepingOwners: ASAccountAuthenticationModificationViewController {
  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    UserDefaults.standard.set([Owner()], forKey: "owners")
  }
}

/// An app's screen that hands itself to its extension.
final class AskingScreen: UIViewController {
  private let controller = ASAccountAuthenticationModificationController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Ask", for: .normal)
    button.addTarget(self, action: Selector("ask", AskingScreen.ask), for: .touchUpInside)
    view.addSubview(button)
  }

  private func ask() {
    controller.perform(
      ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest(
        user: "jappleseed",
        serviceIdentifier: ASCredentialServiceIdentifier(identifier: "shiny.example", type: .domain),
        userInfo: ["screen": self]))
  }
}
