import Rehearsal
import RehearsalCommandLine
import Testing
import Vaults

/// What `rehearse explore` says of advice that was not taken, under its verdict.
@Suite struct UntakenAdviceLineTests {
  private let folder = Folder()
  private let tool = CommandLineTool(handlers: [
    "Leaving": Program(provider: { Leaving() }), "VaultInStep": VaultInStep.program,
  ])

  /// Says of what it does not know that it does not know it, and leaves it in the store.
  private final class Leaving: CredentialProviderHandler {
    func provideCredentialWithoutUserInteraction(
      for request: CredentialRequest, in context: ProviderContext
    ) {
      guard let identity = request.identity,
        let password = ["jappleseed": "kitten1", "kim": "letmein"][identity.user]
      else { return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound)) }
      context.completeRequest(
        withSelectedCredential: PasswordCredential(user: identity.user, password: password))
    }
  }

  private static let line =
    "IS-6 left an identity that it does not know in its store, in the happy path: Remove the identity from the store "
    + "before saying credentialIdentityNotFound, so that it is offered no more."

  private func search(_ handler: String, _ words: String...) -> CommandLineTool.Answer {
    tool.run(["explore", "--handler", handler, "--budget", "1"] + words)
  }

  @Test func `it stands under the verdict, which it does not change`() {
    let answer = search("Leaving")
    #expect(answer.code == .fine)
    #expect(answer.output.contains("\nEXHAUSTED at budget 1: nothing is wrong ("))
    let missing = "  never seen: no path came to the extension's interface\n"
    #expect(answer.output.hasSuffix("\(missing)  advice      \(Self.line)\n"), "\(answer.output)")
    #expect(!search("VaultInStep").output.contains("  advice "))
  }

  @Test func `parts that are put together say it once`() {
    let reports = (1...3).map { part in
      let report = "\(folder.path)/\(part).json"
      _ = search("Leaving", "--shard", "\(part)/3", "--report", report)
      return report
    }
    let merged = tool.run(["merge"] + reports)
    #expect(merged.code == .fine)
    #expect(merged.output.hasSuffix("\n  advice      \(Self.line)\n"), "\(merged.output)")
    #expect(merged.output.split(separator: "  advice  ").count == 2)
  }

  @Test func `a report and a page have it as well`() {
    _ = search("Leaving", "--report", "\(folder.path)/a.json", "--format", "html:\(folder.path)/a.html")
    let word = Violation.keptUnknownIdentity.rawValue
    #expect(folder.read("a.json")?.contains("\"advice\":[{\"rule\":\"\(word)\",\"path\":[1]}]") == true)
    #expect(folder.read("a.html")?.contains("<dt>advice</dt><dd>\(Self.line)</dd>") == true)
    _ = search("VaultInStep", "--format", "html:\(folder.path)/b.html")
    #expect(folder.read("b.html")?.contains("<dt>advice</dt>") == false)
  }
}
