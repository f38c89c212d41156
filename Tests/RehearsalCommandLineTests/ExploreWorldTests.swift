import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import RehearsalScenarios
import Testing

/// The world that a search is told of on the command line, or by a team's own command.
@Suite struct ExploreWorldTests {
  private let folder = Folder()
  private let search = ["explore", "--handler", "Graceful", "--server", "gracefully", "--budget", "1"]

  private func tool(_ setup: Setup = Setup()) -> CommandLineTool {
    CommandLineTool(
      handlers: ["Graceful": Program { Graceful() }, "Trusting": Program { Trusting() }], setup: setup)
  }

  @Test func `a property is a sentence of scenarios with the time at which it must hold`() {
    let held = tool().run(search + ["--property", "always: nobody is locked out"])
    #expect(held.code == .fine && held.output.contains("; always: nobody is locked out\n"))
    let broken = tool().run(search + ["--property", "eventually: the request succeeds"])
    #expect(broken.code == .failed)
    #expect(broken.output.contains("✘ this does not hold: eventually: the request succeeds"))
    let goal = "sometimes: the user is notified with \"Ahoy\""
    let missed = tool().run(search + ["--property", goal])
    #expect(missed.code == .inconclusive)
    #expect(missed.output.contains("INCONCLUSIVE: nothing is wrong, and a goal was not reached"))
    #expect(missed.output.contains("  never seen: no path came to where \(goal)\n"))
  }

  @Test func `properties stand in a file, one a line`() throws {
    let file = "\(folder.path)/must.txt"
    try "# what must hold\n\nnever: \"Kim\" is locked out\nat the end: nobody is locked out\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    let answer = tool().run(search + ["--properties", file])
    #expect(answer.code == .fine)
    #expect(answer.output.contains("; never: \"Kim\" is locked out; at the end: nobody is locked out\n"))
    let missing = tool().run(search + ["--properties", "\(folder.path)/none"])
    #expect(missing.code == .badInput)
    #expect(missing.complaint == "rehearse: \(folder.path)/none: No such file or directory\n")
  }

  @Test(arguments: ["--properties", "--accept"])
  func `a line that is none of those is named by its number, and shown in short`(option: String) {
    let path = "\(folder.path)/lines"
    for wrong in [String(repeating: "word ", count: 9_000), String(repeating: "\u{1}\u{0}", count: 9_000)] {
      folder.write("lines", "# known\r\n\n\(wrong)\n")
      let answer = tool().run(search + [option, path])
      #expect(answer.code == .badInput)
      #expect(answer.complaint.hasPrefix("rehearse: \(path):3: a "), "\(answer.complaint)")
      #expect(answer.complaint.utf8.count < 600)
    }
  }

  @Test(arguments: [
    ("nobody is locked out", "a property reads like “always: nobody is locked out”"),
    ("alwys: nobody is locked out", "there is no form of a property “alwys”. Did you mean “always”?"),
    ("always: nobody is loked out", "is no sentence that can follow Then"),
    ("leads: nobody is locked out", "reads like “leads: SENTENCE => SENTENCE”"),
  ])
  func `a property that cannot be read says how one reads`(property: String, complaint: String) {
    let answer = tool().run(search + ["--property", property])
    #expect(answer.code == .usage)
    #expect(answer.complaint.contains(complaint), "\(answer.complaint)")
  }

  @Test func `a search begins in the world that a command was set up with`() {
    var setup = Setup(app: "Vault", domain: "vault.example")
    setup.server = AccountServer(Account("robin", password: "letmein"))
    let answer = tool(setup).run(["explore", "--handler", "Trusting", "--budget", "1"])
    #expect(answer.code == .failed)
    #expect(answer.output.contains("  situations  as set up\n"))
    #expect(answer.output.contains("robin is locked out"))
    let rules = tool(Setup(app: "Vault", domain: "vault.example")).run(search)
    #expect(rules.code == .fine)
    #expect(rules.output.contains("  situations  password alone, second factor, two accounts\n"))
  }

  @Test func `a server of one's own takes no advice on when its changes take effect`() {
    struct Empty: Server {
      var accounts: [Account] { [] }
      func accepts(_ credential: SignIn) -> Bool { true }
      mutating func answer(_ message: Message) -> Reply { Reply(204) }
    }
    var setup = Setup(app: "Vault", domain: "vault.example")
    setup.server = Empty()
    let refused = tool(setup).run(search)
    #expect(refused.code == .usage && refused.complaint.contains("set up with one of its own"))
    let nobody = tool(setup).run(["explore", "--handler", "Graceful"])
    #expect(nobody.code == .usage && nobody.complaint.contains("nobody can be upgraded"))
  }

  @Test func `a path that is given up says why, with its story`() {
    let tool = CommandLineTool(handlers: [
      "Restless": Program { Restless() }
    ])
    let answer = tool.run(["explore", "--handler", "Restless", "--budget", "0"])
    #expect(answer.code == .inconclusive)
    #expect(answer.output.contains("✘ a path was given up: "), "\(answer.output)")
    #expect(answer.output.contains("lines more ..."))
  }
}

/// Asks the server again and again without waiting for anything.
private final class Restless: Trusting {
  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.send(.authorize(change.existing)) { _ in }
    _ = context.after(.zero) { self.changePasswordWithoutUserInteraction(for: change, in: context) }
  }
}
