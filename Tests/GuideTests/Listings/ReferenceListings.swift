import PasswordStrength
import Rehearsal
import RehearsalExplorer
import RehearsalReports
import RehearsalScenarios
import RehearsalTesting
import Shiny
import Testing

/// The listings of the reference: what documentation comments show.
@Suite struct ReferenceListings {
  let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
  let server = AccountServer(Account("jappleseed", password: "kitten1"))

  @Test func `the machine`() {
    var lifecycle = RequestLifecycle(Request(.strongPassword, from: .settings))
    _ = lifecycle.receive(.system(.began))
    let end = lifecycle.receive(.handler(.completed(.strongPassword)))
    // end.commands: stop patience, replace the password, let go of the handler
    #expect(end.commands == [.timer(.stopPatience), .keychain(.replacePassword), .process(.releaseHandler)])
  }

  @Test func `the profile`() {
    var profile = Profile()
    profile.patience = .seconds(30)
    profile.signInWithApple.afterAppleCancel = .isUserCanceled
    #expect(profile != Profile())
  }

  @Test func `the network, the phone and the server`() {
    var network = Network()
    network.faults = [Fault(.losesReply, message: "changePassword", number: 1)]
    var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    phone.network.faults = [Fault(.losesReply, message: "changePassword")]
    #expect(phone.network == network)
    var server = AccountServer(Account("jappleseed", password: "kitten1", secondFactor: "424242"))
    server.changesTakeEffect = .gracefully
    #expect(server.accounts.first?.secondFactor == "424242")
  }

  @Test func `what is kept`() {
    var phone = phone
    phone.containers.share("group.com.example.shiny")
    phone.containers["session", in: .group("group.com.example.shiny"), of: .app] = "session-1"
    var found: String?
    let program = Program { Asking { found = $0 } }
    _ = Script(on: phone, [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle])
      .play(with: server, handler: program)
    #expect(found == "session-1")
  }

  final class Asking: AccountModificationHandler {
    private let note: (String?) -> Void

    init(_ note: @escaping (String?) -> Void) {
      self.note = note
    }

    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      let session = context.kept("session", in: .group("group.com.example.shiny"))?.text
      note(session)
      context.cancelRequest(with: .failed)
    }
  }

  @Test func `the password manager, and who signs tokens`() throws {
    var phone = phone
    let (shared, historical) = (#"[{ "shared": ["shiny.example", "bright.example"] }]"#, "[]")
    phone.passwordManager.sharedCredentials = try SharedCredentials(shared, historical)
    #expect(phone.passwordManager.sharedCredentials != SharedCredentials())

    struct Key {
      func sign(_ bytes: [UInt8]) -> [UInt8] { Array(bytes.suffix(4)) }
    }
    let ourKey = Key()
    phone.apple.signer = TokenSigner(algorithm: "RS256", keyIdentifier: "rehearsal") { ourKey.sign($0) }
    #expect(phone.apple.signer.keyIdentifier == "rehearsal")
  }

  @Test func `a play, and one step by step`() throws {
    let script = Script(
      on: phone, [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle])
    let trace = script.play(with: server, handler: Program { Shiny() })
    #expect(trace.outcome == .upgraded)
    #expect(try stepByStep().outcome == nil)
  }

  private func stepByStep() throws -> Trace {
    var printed: [Screen] = []
    func print(_ screen: Screen) { printed.append(screen) }
    let simulation = Simulation(phone: phone, server: server, program: Program { Shiny() })
    try simulation.perform(.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)))
    try simulation.perform(.pass(.milliseconds(100)))
    print(simulation.phone.screen)
    let trace = simulation.finish()
    #expect(printed == [.elsewhere])
    return trace
  }

  final class Memory {}

  final class Remembering: AccountModificationHandler {
    init(_ memory: Memory) {}
  }

  final class Vault: CredentialProviderHandler {}

  @Test func `programs`() {
    let program = Program { Shiny() }
    let remembering = Program(process: { Memory() }, handler: { Remembering($0) })
    let provider = Program(provider: { Vault() })
    #expect(provider.isProvider)
    let steps: [Step] = [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle]
    #expect(Script(on: phone, steps).play(with: server, handler: program).outcome == .upgraded)
    #expect(Script(on: phone, steps).play(with: server, handler: remembering).violations == [.didNotOverride])
  }

  final class Smallest {
    final class Shiny: AccountModificationHandler {
      func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
        context.send(.authorize(change.existing)) { answer in
          guard let session = answer["session"] else { return context.cancelRequest(with: .failed) }
          context.send(.changePassword(change.newPassword, session: session)) { answer in
            guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
            context.completeChangePasswordRequest(updatedCredential: change.updated)
          }
        }
      }
    }
  }

  @Test func `one tap replaces a weak password`() {
    let phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
    let server = AccountServer(Account("jappleseed", password: "kitten1"))
    let trace = rehearse(
      [.user(.upgrades("jappleseed", to: .strongPassword, from: .settings)), .settle], on: phone, with: server
    ) { Shiny() }
    #expect(trace.outcome == .upgraded)
  }

  @Test func `guesses`() {
    var printed: [Bool] = []
    func print(_ answer: Bool) { printed.append(answer) }
    let guesses = Guesses(of: "Kitten1")
    print(guesses.count < Guesses.few)  // a word, a capital in front, a digit behind: few guesses indeed
    #expect(printed == [true])
  }

  @Test func `words of one's own`() {
    let (passwordsByRank, wordsByRank) = ("mongolia\n", "steppe\n")
    let words = WordList([passwordsByRank, wordsByRank])
    let guesses = Guesses(of: "Mongolia4", knowing: words)
    #expect(guesses.count < Guesses.few)
  }

  @Test func `a scenario in code, a report and a page`() {
    let scenario = Scenario(
      "One tap",
      .given(.app("Shiny", domain: "shiny.example")),
      .when(.user(.upgrades("jappleseed", to: .strongPassword, from: .settings))), .when(.settle),
      .then(.request(.succeeds)))
    let verdict = scenario.play { _ in Program { Shiny() } }
    let results = [ScenarioResult(scenario, number: 1, status: .passed)]
    #expect(verdict.failures.count == 1)
    var report = ScenarioReport(.junit)
    var text = report.begin(RunHeader(planned: results.count))
    for result in results { text += report.add(result) }
    text += report.end()
    #expect(text.contains("One tap"))

    let trace = verdict.trace
    var printed = ""
    func print(_ text: String) { printed = text }
    var page = Page(title: "Shiny")
    for result in results { page.add(result, film: Film(of: trace)) }
    print(page.text)
    #expect(printed.contains("One tap"))
  }

  @Test func `a search`() {
    var server = AccountServer(Account("jappleseed", password: "kitten1"))
    server.changesTakeEffect = .gracefully
    let situation = Situation("graceful", phone: phone, server: server, kind: .strongPassword)
    #expect(situation.user == "jappleseed")

    var printed: [Exploration.Verdict] = []
    func print(_ verdict: Exploration.Verdict) { printed.append(verdict) }
    let exploration = Explorer(Situation.usual(.strongPassword), handler: Program { Shiny() }).explore()
    print(exploration.verdict)
    #expect(printed == [.failed])
  }
}
