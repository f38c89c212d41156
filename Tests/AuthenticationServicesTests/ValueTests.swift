import AuthenticationServices
import ShapesInSwift6
import Testing

/// The values that pass between system, extension and app.
@Suite struct ValueTests {
  @Test func `kinds of identifiers have Apple's numbers`() {
    #expect(ASCredentialServiceIdentifier.IdentifierType.domain.rawValue == 0)
    #expect(ASCredentialServiceIdentifier.IdentifierType.URL.rawValue == 1)
    #expect(ASCredentialServiceIdentifier.IdentifierType.app.rawValue == 2)
  }

  @Test(arguments: [
    ("shiny.example", ASCredentialServiceIdentifier.IdentifierType.domain, "shiny.example"),
    ("https://login.shiny.example/in", .URL, "login.shiny.example"), ("no host", .URL, "no host"),
  ])
  func `an identifier has a name for people`(
    identifier: String, type: ASCredentialServiceIdentifier.IdentifierType, name: String
  ) {
    #expect(ASCredentialServiceIdentifier(identifier: identifier, type: type).displayName == name)
    let named = ASCredentialServiceIdentifier(identifier: identifier, type: type, displayName: "Shiny")
    #expect(named.displayName == "Shiny")
  }

  @Test func `every object stands in a format for what it says of itself`() {
    let service = ASCredentialServiceIdentifier(identifier: "shiny.example", type: .domain)
    let error = ASExtensionError(.failed) as NSError
    #expect(String(format: "%d %@ %@", 7, service, error) == "7 \(service.description) \(error.description)")
    #expect(String(format: "%@, %@ and %.1f", "a" as NSString, "b", 2.5) == "a, b and 2.5")
    #expect(withVaList([NSNumber(value: 4)]) { NSString(format: "%@", arguments: $0) } == "4")
  }

  @Test func `credentials and identifiers are copied and archived`() throws {
    let credential = ASPasswordCredential(user: "jappleseed", password: "kitten1")
    #expect(credential.copy() as? ASPasswordCredential === credential)
    let archive = try NSKeyedArchiver.archivedData(withRootObject: credential, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: ASPasswordCredential.self, from: archive)
    #expect(read?.user == "jappleseed" && read?.password == "kitten1")
    let service = ASCredentialServiceIdentifier(identifier: "shiny.example", type: .domain)
    let other = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: ASCredentialServiceIdentifier.self,
      from: NSKeyedArchiver.archivedData(withRootObject: service, requiringSecureCoding: true))
    #expect(other?.identifier == "shiny.example" && other?.type == .domain)
  }

  @Test func `what Apple declares open can be subclassed, and what it declares optional is left out`() {
    let service = EveryService(identifier: "shiny.example", type: .domain)
    #expect(service.identifier == "shiny.example" && service.displayName == "shiny.example")
    let password = EveryPassword(user: "jappleseed", password: "kitten1")
    #expect(password.user == "jappleseed" && password.password == "kitten1")
    let news = EveryNews()
    let requests = [
      Strengthening(user: "jappleseed", serviceIdentifier: service),
      Replacing(user: "jappleseed", serviceIdentifier: service),
    ]
    for request in requests {
      news.accountAuthenticationModificationController(EveryAsker(), didSuccessfullyComplete: request)
      news.accountAuthenticationModificationController(
        EveryAsker(), didFail: request, error: ASExtensionError(.failed))
    }
    #expect(news.heard == ["completed", "failed", "completed", "failed"])
    #expect(ASAuthorization.Scope("email") == .email)
  }

  @Test func `a controller holds what it was given weakly`() {
    let controller = ASAccountAuthenticationModificationController()
    var delegate: Deaf? = Deaf()
    controller.delegate = delegate
    #expect(controller.delegate === delegate)
    delegate = nil
    #expect(controller.delegate == nil)
  }
}

private final class Deaf: NSObject, ASAccountAuthenticationModificationControllerDelegate {}
