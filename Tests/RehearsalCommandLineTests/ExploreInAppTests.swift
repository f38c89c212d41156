import Designs
import Rehearsal
import RehearsalCommandLine
import RehearsalScenarios
import Testing

/// Upgrades that the app asks for, by name on the command line.
@Suite struct ExploreInAppTests {
  private func explore(
    _ program: Program, _ words: [String], setup: Setup = Setup()
  ) -> CommandLineTool.Answer {
    CommandLineTool(handlers: ["Ours": program], setup: setup).run(["explore", "--handler", "Ours"] + words)
  }

  @Test(arguments: [
    ("strong-password-in-app", "strong password"), ("sign-in-with-apple-in-app", "Sign in with Apple"),
  ])
  func `who takes the app's token for each user is sound`(request: String, name: String) {
    let answer = explore(Program { Graceful() }, ["--server", "gracefully", "--request", request])
    #expect(answer.output.hasPrefix("Exploring Ours: \(name), from the app\n"))
    #expect(answer.output.contains("  situations  password alone, second factor, two accounts\n"))
    #expect(answer.output.contains("EXHAUSTED at budget 2: nothing is wrong"), "\(answer.output)")
    #expect(answer.code == .fine)
  }

  @Test(arguments: ["strong-password-in-app", "sign-in-with-apple-in-app"])
  func `who takes the token of whoever was signed in first is not`(request: String) {
    let program = Program(process: { FirstToken.Memory() }, handler: { FirstToken($0) })
    let answer = explore(program, ["--server", "gracefully", "--request", request])
    #expect(answer.output.contains("the user upgrades “Kim”"), "\(answer.output)")
    #expect(answer.code == .failed)
  }

  @Test func `who asks for a password that the app cannot give upgrades nobody`() {
    let program = Program { Forgetful() }
    #expect(explore(program, ["--server", "gracefully", "--budget", "1"]).code == .fine)
    let answer = explore(
      program, ["--server", "gracefully", "--budget", "1", "--request", "strong-password-in-app"])
    #expect(answer.output.contains("no path ended in an upgrade"), "\(answer.output)")
    #expect(answer.code == .inconclusive)
  }

  @Test func `a command asks so by itself, and in the world that it was set up with`() {
    var setup = Setup(app: "Vault", domain: "vault.example")
    setup.server = AccountServer(Account("robin", password: "letmein", tokens: ["token-7"]))
    let tool = CommandLineTool(
      handlers: ["Ours": Program { Graceful() }], setup: setup, request: "strong-password-in-app")
    let answer = tool.run(["explore", "--server", "gracefully", "--budget", "1"])
    #expect(answer.output.contains("strong password, from the app\n  situations  as set up\n"))
    #expect(answer.code == .fine)
  }

  @Test func `a server that knows nobody by a token leaves the app without a proof`() {
    struct Tokenless: Server {
      var accounts: [Account] { [Account("robin", password: "letmein")] }
      func accepts(_ credential: SignIn) -> Bool { true }
      mutating func answer(_ message: Message) -> Reply { Reply(204) }
    }
    var setup = Setup(app: "Vault", domain: "vault.example")
    setup.server = Tokenless()
    let answer = explore(
      Program { Graceful() }, ["--request", "strong-password-in-app"], setup: setup)
    #expect(answer.code == .usage)
    #expect(answer.complaint.contains("its server knows robin by no token"))
  }

  @Test func `it is gone through step by step`() {
    let tool = CommandLineTool(handlers: ["Ours": Program { Graceful() }])
    let answer = tool.run(["step", "--handler", "Ours", "--request", "strong-password-in-app"])
    #expect(answer.code == .fine)
  }
}

/// Authorizes with the first token that its process was ever given.
private final class FirstToken: Trusting {
  final class Memory {
    var user: String?
    var token: String?
  }

  private let memory: Memory

  init(_ memory: Memory) { self.memory = memory }

  override func send(
    _ message: Message, in context: RequestContext, answer: @escaping (ServerAnswer) -> Void
  ) {
    guard message.name == "authorize" else { return super.send(message, in: context, answer: answer) }
    let user = memory.user ?? message["user"] ?? ""
    let token = memory.token ?? message["token"] ?? ""
    (memory.user, memory.token) = (user, token)
    super.send(.authorize(user, token: token), in: context, answer: answer)
  }
}

/// Authorizes with the password alone, which is empty where an app asks.
private final class Forgetful: Trusting {
  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    authorize(change.existing, nil, in: context) { session in
      guard let session else { return context.cancelRequest(with: .userInteractionRequired) }
      self.commit(change, session: session, in: context)
    }
  }
}
