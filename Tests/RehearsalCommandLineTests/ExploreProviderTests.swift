import Rehearsal
import RehearsalCommandLine
import RehearsalScenarios
import Stories
import Testing

/// What `rehearse explore` makes of a credential provider.
@Suite struct ExploreProviderTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: Handlers.all)

  @Test func `a provider is asked for a password where nothing is said`() {
    let answer = tool.run(["explore", "--handler", "LockedVault", "--budget", "1"])
    #expect(answer.code == .fine)
    #expect(answer.output.contains("Exploring LockedVault: a password, from a form\n"))
    #expect(answer.output.contains("  situations  two in a row, gone from the vault\n"))
    #expect(
      answer.output.contains("  must hold   what worked works again; no rule is broken; no crash, no hang\n"))
    #expect(answer.output.contains("EXHAUSTED at budget 1"))
  }

  @Test func `a command may be made with something else to ask, of whoever can be asked for it`() {
    let tool = CommandLineTool(handlers: Handlers.all, request: "credential-list")
    let asked = tool.run(["explore", "--handler", "LockedVault", "--budget", "0"])
    #expect(asked.output.contains("Exploring LockedVault: the credential list, from a form\n"), "\(asked)")
    let said = tool.run(["explore", "--handler", "LockedVault", "--request", "password", "--budget", "0"])
    #expect(said.output.contains("Exploring LockedVault: a password, from a form\n"), "\(said)")
    let upgrade = tool.run(["explore", "--handler", "Graceful", "--server", "gracefully", "--budget", "0"])
    #expect(upgrade.output.contains("Exploring Graceful: "), "\(upgrade)")
    let odd = CommandLineTool(handlers: Handlers.all, request: "a-wish").run(["explore"])
    #expect(odd.complaint.contains("made with the request “a-wish”, and there is none"))
  }

  @Test func `what a team's phone offers is picked in place of what every search knows`() {
    var setup = Setup(app: "Vault", domain: "vault.example")
    let own = TwoLogins.records.map { CredentialIdentity($0.value, at: "bank.example", record: $0.key) }
    setup.phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: own.sorted { $0.user < $1.user })
    func explore(_ setup: Setup) -> CommandLineTool.Answer {
      CommandLineTool(handlers: ["Two": Program(provider: { TwoLogins() })], setup: setup)
        .run(["explore", "--handler", "Two", "--budget", "0"])
    }
    #expect(explore(setup).output.contains("EXHAUSTED at budget 0"), "\(explore(setup).output)")
    let usual = explore(Setup(app: "Vault", domain: "vault.example"))
    #expect(!usual.output.contains("EXHAUSTED"), "nobody has jappleseed: \(usual.output)")
  }

  @Test(arguments: [("SigningVault", "verified-passkey"), ("SigningVaultBesideApp", "app-passkey-upgrade")])
  func `where a passkey may be all that lets somebody in, it is said that nobody is to be locked out`(
    handler: String, request: String
  ) {
    let answer = tool.run(["explore", "--handler", handler, "--request", request, "--budget", "0"])
    #expect(answer.output.contains("  must hold   nobody is locked out; "))
    #expect(!answer.output.contains("the user is told the truth"))
  }

  @Test(arguments: [
    ("AskingForMore", "password", "CP-10"), ("NotListening", "password-to-save", "CP-24"),
    ("WritingUnasked", "configuration", "IS-10"), ("OneSizeFitsAll", "passkey", "CP-21"),
    ("NoWayOut", "credential-list", "CP-6"), ("AnsweringNews", "news-of-an-unused-password", "CP-23"),
  ])
  func `what is found is saved, and fails in the same way`(handler: String, request: String, rule: String) {
    let answer = tool.run(
      ["explore", "--handler", handler, "--request", request, "--save", folder.path])
    #expect(answer.code == .failed)
    #expect(answer.output.contains("✘ \(rule): the handler"))
    let file = answer.output.split(separator: "\n").compactMap {
      $0.wholeMatch(of: /Saved: rehearse run (.+)/)
    }
    .first.map { String($0.1) }
    let replayed = tool.run(["run", file ?? ""])
    #expect(replayed.code == .failed)
    #expect(replayed.output.contains("BROKEN  \(rule)") || replayed.output.contains("BROKEN \(rule)"))
    #expect(tool.run(["format", "--check", file ?? ""]).code == .fine)
  }

  @Test(arguments: [("TardyVault", "verified-passkey"), ("RecyclingApp", "app-passkey-upgrade")])
  func `what is saved of a passkey has its website, and its app`(handler: String, request: String) {
    let answer = tool.run(["explore", "--handler", handler, "--request", request, "--save", folder.path])
    #expect(answer.code == .failed)
    let files = answer.output.split(separator: "\n").compactMap {
      $0.wholeMatch(of: /Saved: rehearse run (\S+).*/).map { String($0.1) }
    }
    #expect(!files.isEmpty)
    for file in files { #expect(tool.run(["format", "--check", file]).code == .fine) }
    let replayed = files.map { tool.run(["run", $0]) }
    #expect(replayed.allSatisfy { $0.code == .failed && !$0.output.contains("the rehearsal stops") })
    #expect(replayed.contains { $0.output.contains("LOCKED OUT  jappleseed") })
  }

  @Test func `parts of a provider's search are put together`() {
    let search = ["explore", "--handler", "AskingForMore"]
    let reports = (1...2).map { part in
      let report = "\(folder.path)/\(part).json"
      _ = tool.run(search + ["--shard", "\(part)/2", "--report", report])
      return report
    }
    let merged = tool.run(["merge"] + reports)
    #expect(merged.code == .failed)
    #expect(merged.output.contains("✘ CP-10"))
  }

  @Test(arguments: [
    (["--request", "strong-password"], "LockedVault is a credential provider and upgrades no account"),
    (["--request", "pasword"], "there is no value of --request “pasword”. Did you mean “password”?"),
    (["--request", "app-passkey-upgrade"], "LockedVault has no app of its own, and “app-"),
    (["--request", "nothing-like-it"], "; --help lists them all."),
    (["--server", "gracefully"], "LockedVault is a credential provider and changes none. Leave it out."),
  ])
  func `what only an upgrade can be asked is refused`(words: [String], complaint: String) {
    let answer = tool.run(["explore", "--handler", "LockedVault"] + words)
    #expect(answer.code == .usage)
    #expect(answer.complaint.contains(complaint))
  }
}

/// Knows two logins of a bank, by records of its own, and nobody else.
private final class TwoLogins: CredentialProviderHandler {
  static let records = ["7f3a-dora": "dora", "91cc-erik": "erik"]

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    if let user = identity.recordIdentifier.flatMap({ Self.records[$0] }) {
      return context.completeRequest(
        withSelectedCredential: PasswordCredential(user: user, password: "tin roof rain"))
    }
    context.identityStore.getState { _ in
      context.identityStore.update(.remove([identity])) { _ in
        context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
      }
    }
  }
}
