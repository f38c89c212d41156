// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// It is written as extensions are, not as this project is.

public import AuthenticationServices
import Foundation

/// Counts its launches where its app finds it, and reads what its app has left there.
public final class KeepingController: ASAccountAuthenticationModificationViewController {
  public override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    UserDefaults.standard.register(defaults: ["launches": 10, "greeting": "hello"])
    let shared = UserDefaults(suiteName: "group.example.shiny")
    let launches = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(launches, forKey: "launches")
    shared?.set(launches, forKey: "launches")
    shared?.set(["a", "b"], forKey: "list")
    shared?.set(Data([1, 2, 3]), forKey: "data")
    shared?.set(true, forKey: "truth")
    shared?.removeObject(forKey: "gone")
    let session = shared?.string(forKey: "session") ?? "none"
    let greeting = UserDefaults.standard.string(forKey: "greeting") ?? "none"
    let list = shared?.stringArray(forKey: "list")?.joined() ?? "none"
    let bytes = shared?.data(forKey: "data")?.count ?? 0
    let names = shared?.dictionaryRepresentation().keys.filter { $0 != "greeting" }.sorted() ?? []
    extensionContext.cancelRequest(
      withError: ASExtensionError(
        .failed,
        userInfo: [
          ASExtensionLocalizedFailureReasonErrorKey:
            "\(launches) \(session) \(greeting) \(list) \(bytes) \(shared?.bool(forKey: "truth") ?? false) \(names)"
        ]))
  }
}
