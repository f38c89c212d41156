import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import RehearsalScenarios
import TestBench
import Testing
import Vaults

/// What `rehearse step` lets somebody do, and what it says to it.
@Suite struct StepTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: [
    "Trusting": Program { Trusting() }, "Asking": Program { Asking() }, "Graceful": Program { Graceful() },
    "VaultInStep": VaultInStep.program,
  ])

  @Test func `a handler is stepped through from the tap to the end`() {
    let answer = step(["--handler", "Trusting"], "next", "next", "next", "next", "next", "show keychain")
    #expect(
      answer.output == """
        Trusting, step by step, with Trusting. “help” says what can be said.
        When the user upgrades "jappleseed" to a strong password from Settings
          0.000 s  user ▶ system     upgrades jappleseed to a strong password from Settings
          0.000 s  system            generates rofnyz-4Kovfu-gihzyc
          0.000 s  system            the extension's process: started
          0.000 s  system ▶ handler  changePasswordWithoutUserInteraction(service: shiny.example, \
        user: jappleseed, password: kitten1, newPassword: rofnyz-4Kovfu-gihzyc)
          0.000 s  handler ▶ server  authorize(user: jappleseed, password: kitten1)
          at 0.050 s the 1st authorize reaches the server
          0.100 s  server ▶ handler  200 session: session-1
          0.100 s  handler ▶ server  changePassword(session: session-1, password: rofnyz-4Kovfu-gihzyc)
          0.150 s  server            jappleseed: kitten1 → rofnyz-4Kovfu-gihzyc
          0.200 s  server ▶ handler  204
          0.200 s  handler ▶ system  completeChangePasswordRequest(user: jappleseed, password: rofnyz-4Kovfu-gihzyc)
          0.200 s  system            Keychain: jappleseed kitten1 → rofnyz-4Kovfu-gihzyc
          Keychain  jappleseed  rofnyz-4Kovfu-gihzyc  at shiny.example

        """)
    #expect(answer.code == .fine)
  }

  @Test func `what can happen is listed by name, and some words of a name choose it`() {
    let answer = step(["--handler", "Trusting"], "next 3", "what", "choose loses changepassword", "run")
    #expect(
      answer.output.contains(
        """
        0.100 s  serving silently
        next  at 0.150 s the 1st changePassword reaches the server
             1  the 1st changePassword is lost
             2  the 1st changePassword loses its reply
        """))
    #expect(answer.output.contains("✗ the reply to changePassword is lost\n"))
    #expect(answer.output.contains("  LOCKED OUT  jappleseed is locked out"))
    #expect(answer.code == .fine)
    let byNumber = step(["--handler", "Trusting"], "next 3", "what", "choose 2", "run")
    #expect(byNumber == answer)
  }

  @Test(arguments: [
    ("password-to-save", "performSavePasswordWithoutUserInteractionIfPossible("),
    ("news-of-an-unused-password", "reportUnusedPasswordCredential("), ("password", "provideCredential"),
  ])
  func `what was asked for comes first, whoever is picked before in a search`(
    request: String, call: String
  ) {
    let answer = step(["--handler", "VaultInStep", "--request", request], "run")
    #expect(answer.output.contains("  0.000 s  system ▶ handler  \(call)"), "\(answer.output)")
    #expect(answer.code == .fine)
  }

  @Test func `what a search asks after that comes next`() {
    let answer = step(
      ["--handler", "VaultInStep", "--request", "password-to-save"], "next 2", "what", "next 2", "run", "what"
    )
    #expect(answer.output.contains("next  the user turns to AutoFill\n"), "\(answer.output)")
    #expect(answer.output.contains("picks the suggestion “Lee”"))
    #expect(answer.output.contains("Lee tin roof café "))
    #expect(answer.output.contains("next  nothing more is to come\n"))
  }

  @Test func `with a provider there is its store to look at, the keyboard and the lock`() {
    let answer = step(
      ["--handler", "VaultInStep", "--request", "password"], "next 2", "show",
      "when the user locks the device",
      "when the system keeps the identity store busy for 1 operation", "show device", "show store")
    #expect(
      answer.output.contains(
        """
          keyboard  jappleseed
                    kim
          store     jappleseed  at shiny.example, record 1
                    kim  at shiny.example, record 2
          device    unlocked, asks for Face ID
          server    owner  open sesame

        """))
    #expect(
      answer.output.hasSuffix(
        """
          device    locked, asks for Face ID
          store     jappleseed  at shiny.example, record 1
                    kim  at shiny.example, record 2
                    busy, so that the next update fails

        """))
    let help = tool.run(["step", "--help"]).output
    #expect(help.contains("strong-password|sign-in-with-apple|password|..."))
  }

  @Test func `going back is as if it had never happened`() {
    let straight = step(
      ["--handler", "Asking"], "next 3", "choose loses its reply", "show story", "show path"
    ).output
    let crooked = step(
      ["--handler", "Asking"], "next 3", "choose is lost", "next 2", "when the user leaves the app", "back 4",
      "choose loses its reply", "back", "choose loses its reply", "show story", "show path"
    ).output
    func shown(_ text: String) -> Substring {
      text[(text.range(of: "           user")?.lowerBound ?? text.startIndex)...]
    }
    #expect(shown(crooked) == shown(straight))
    #expect(step(["--handler", "Asking"], "back").output.contains("✗ this is the beginning."))
  }

  @Test func `a path that was chosen is saved as a scenario that plays the same`() throws {
    let path = "\(folder.path)/mine.feature"
    let words = ["--handler", "Trusting"]
    let saved = step(
      words, "next", "next", "then the request is still running", "next", "choose loses its reply",
      "save \(path) A lost reply")
    #expect(saved.output.hasSuffix("Saved: rehearse run \(path)\n"))
    let text = try #require(folder.read("mine.feature"))
    #expect(
      text.hasSuffix(
        """
            And the 1st "changePassword" request loses its reply
            When the user upgrades "jappleseed" to a strong password from Settings
            And 50 milliseconds pass
            Then the request is still running
            When 100 milliseconds pass
            And everything settles
            Then the request fails
            And "jappleseed" is locked out

        """))
    let played = tool.run(["run", path])
    #expect(played.code == .fine)
    #expect(played.output.contains("✔ A lost reply"))
  }

  @Test(arguments: ["Trusting", "Asking", "Graceful"], [false, true])
  func `whatever is chosen at random is saved, read and played as it was`(handler: String, isSteppedUp: Bool)
  {
    var chance = SplitMix(seed: handler == "Asking" ? 7 : 11)
    for round in 1...12 {
      let choices = (1...4).flatMap { _ in
        ["next \(Int.random(in: 1...4, using: &chance))", "choose \(Int.random(in: 1...9, using: &chance))"]
      }
      let path = "\(folder.path)/\(handler)-\(isSteppedUp)-\(round).feature"
      let answer = step(
        ["--handler", handler] + (isSteppedUp ? ["--second-factor"] : []),
        lines: choices + ["run", "save \(path)"])
      #expect(answer.output.contains("Saved: rehearse run \(path)"), "\(choices)")
      #expect(!answer.output.contains("It does not play as it did here"), "\(choices)")
      if !answer.output.contains("It will not pass") {
        #expect(tool.run(["run", path]).code == .fine, "\(choices)")
      }
    }
  }

  @Test func `a scenario is gone through sentence by sentence, and left where somebody wants to`() {
    folder.write("a.feature", RunTests.feature("one"))
    let words = ["\(folder.path)/a.feature:11", "--handler", "Asking"]
    let answer = step(words, "show script", "next", "choose 1st authorize is lost", "run")
    #expect(
      answer.output.contains(
        """
        ▶ When the user upgrades "jappleseed" to a strong password from Settings
          When everything settles
          Then the request succeeds

        """))
    #expect(answer.output.contains("Then the request succeeds\n✘ it does not hold: the request fails"))
    #expect(answer.code == .failed)
    #expect(step(words, "run").code == .fine)
    #expect(step(words, "run").output.contains("Then the request succeeds\n✔ it holds\n"))
  }

  @Test func `a sentence that is not possible any more is said to be, and can be left out`() {
    folder.write("a.feature", RunTests.feature("one", given: "When the system suspends the extension"))
    let words = ["\(folder.path)/a.feature:11", "--handler", "Asking"]
    let refused = step(words, "next")
    #expect(
      refused.output.contains(
        "✗ no process of the extension is running. Start a request first. “skip” leaves"))
    #expect(refused.code == .badInput)
    let skipped = step(words, "skip", "run")
    #expect(skipped.output.contains("left out: When the system suspends the extension\n"))
    #expect(skipped.code == .fine)
  }

  @Test func `a process that was suspended by choice resumes, also where a scenario settles`() {
    folder.write("a.feature", RunTests.feature("one"))
    let answer = step(
      ["\(folder.path)/a.feature:11", "--handler", "Asking"], "next 2", "choose suspends second", "run",
      "show phase")
    #expect(answer.output.contains("1.050 s  system            the extension's process: resumed\n"))
    #expect(answer.output.contains("✔ it holds"))
  }

  @Test func `every store can be looked at on a screen for a code`() {
    let answer = step(
      ["--handler", "Asking", "--second-factor"], "next 4", "show", "choose taps cancel", "show calls")
    #expect(
      answer.output.contains(
        """
          phase     serving on screen, at 0.100 s
                    the process is running
          screen    [ Cancel ]  Shiny
        """))
    #expect(answer.output.contains("  Keychain  jappleseed  kitten1  at shiny.example\n"))
    #expect(answer.output.contains("cancelRequest(error: userCanceled)"))
  }

  @Test func `any situation that a search begins in can be gone through`() {
    let words = ["--handler", "Trusting", "--situation", "two accounts"]
    let answer = step(words, "run", "choose upgrades Kim", "run", "show keychain")
    #expect(answer.output.contains("changePasswordWithoutUserInteraction(service: shiny.example, user: Kim"))
    #expect(answer.output.contains("  Keychain  jappleseed  rofnyz-4Kovfu-gihzyc  at shiny.example\n"))
    #expect(answer.code == .fine)
    let coded = step(["--handler", "Trusting", "--situation", "second factor"], "run", "show path").output
    #expect(coded == step(["--handler", "Trusting", "--second-factor"], "run", "show path").output)
    func complaint(_ words: String...) -> String {
      tool.run(["step", "--handler", "Trusting"] + words).complaint
    }
    #expect(
      complaint("--situation", "two acounts").contains(
        "no situation “two acounts”. Did you mean “two accounts”?"))
    #expect(complaint("--situation", "two accounts", "--second-factor").contains("leave one of them out"))
  }

  @Test(arguments: [
    ("nxet", "there is no command “nxet”. Did you mean “next”?"),
    ("s", "“s” could be skip, show, save."),
    ("xyzzyxyzzy", "There are next, back, what, choose, when, then, skip, run, show, save, help, quit."),
    ("next soon", "“next” takes a number from 1, not “soon”."),
    ("next 0", "“next” takes a number from 1, not “0”."),
    ("back 99999999999999999999", "“back” takes a number from 1, not “99999999999999999999”."),
    ("choose", "it reads “choose NUMBER | NAME”."),
    ("choose 99", "there are 1 to choose from, not 99. “what” lists them."),
    (
      "choose the user leavse the app",
      "“the user leavse the app” cannot happen here. Did you mean “the user leaves the app”?"
    ),
    ("show keychian", "there is no topic “keychian”. Did you mean “keychain”?"),
    ("run away", "“run” stands alone, without “away”."),
    ("when the user tap \"Continue\"", "“tap” should be “taps”"),
    ("when the request succeeds", "this is a Then step, but it stands under When"),
    ("then", "it reads “then SENTENCE”."),
    ("skip it", "“skip” stands alone, without “it”."),
    ("save", "it reads “save FILE.feature [NAME]”."),
    ("save mine.txt", "a file of scenarios ends in .feature, unlike “mine.txt”."),
    ("save /nowhere/at/all.feature", "nothing has happened yet."),
    ("\u{0}next\u{1B}[2J", "there is no command “\\u{0}next\\u{1B}[2j”."),
  ])
  func `what cannot be carried out says why, and the next line is taken`(line: String, reason: String) {
    let answer = step(["--handler", "Trusting"], line, "show keychain")
    #expect(answer.output.contains("✗ "))
    #expect(answer.output.contains(reason))
    #expect(answer.output.hasSuffix("  Keychain  jappleseed  kitten1  at shiny.example\n"))
    #expect(answer.code == .badInput)
  }

  @Test func `what no person would type neither hangs nor floods`() {
    let million = String(repeating: "x", count: 1_000_000)
    let long = String(repeating: "the user ", count: 1_500)
    let answer = step(
      ["--handler", "Trusting"], million, "choose \(long)", "when \(long)",
      String(repeating: "n ", count: 8_000),
      "\u{FFFD}\u{202E}", "", "   ", "# next", "next")
    #expect(answer.output.contains("✗ a line of 1,000,000 bytes is no command.\n"))
    #expect(answer.output.utf8.count < 3_000)
    #expect(answer.output.hasSuffix("authorize(user: jappleseed, password: kitten1)\n"))
  }

  @Test func `what is not one scenario and one handler is refused with what to say instead`() {
    folder.write("a.feature", RunTests.feature("one", "two"))
    let file = "\(folder.path)/a.feature"
    func complaint(_ words: String...) -> String { tool.run(["step"] + words).complaint }
    #expect(complaint() == "rehearse: it takes a scenario, FILE:LINE, or --handler NAME.\n")
    #expect(complaint(file).contains("names 2 scenarios; add the line of one of them"))
    #expect(complaint("\(file):2").contains("\(file):2 names 2 scenarios"))
    #expect(complaint("\(file):99") == "rehearse: \(file): there is no line 99; the last is 21\n")
    #expect(complaint("\(file):11") == "rehearse: \(file):11: it names no handler; say --handler NAME.\n")
    #expect(complaint("\(file):11", file) == "rehearse: unexpected argument “\(file)”.\n")
    #expect(complaint("\(file):11", "--handler", "Trustin").contains("Did you mean “Trusting”?"))
    #expect(complaint("\(file):11", "--second-factor").contains("--second-factor goes with --handler alone"))
    #expect(complaint("--handler", "Trusting", "--commands", "/nowhere").contains("/nowhere: No such file"))
    #expect(complaint("\(folder.path)/b.feature:1").contains("b.feature: No such file"))
    #expect(tool.run(["step", "--handler", "Trusting"]).code == .fine)
  }

  @Test func `a command of one's own begins in its own world, with its only handler`() {
    let own = CommandLineTool(
      handlers: ["Trusting": Program { Trusting() }], setup: Setup(app: "Own", domain: "own.example"))
    let path = "\(folder.path)/own.feature"
    folder.write("commands.txt", "run\nshow keychain\nsave \(path)\n")
    let answer = own.run(["step", "--commands", "\(folder.path)/commands.txt"])
    #expect(answer.output.contains("  Keychain  jappleseed  rofnyz-4Kovfu-gihzyc  at own.example\n"))
    #expect(
      folder.read("own.feature")?.contains(#"Given the app "Own" is associated with "own.example""#) == true)
    #expect(own.run(["run", path]).code == .fine)
    #expect(own.run(["explore", "--budget", "0"]).code == .fine)
  }

  @Test func `a server of one's own is there from the first step`() {
    struct Own: Server {
      var accounts: [Account] { [Account("jappleseed", password: "kitten1")] }
      func accepts(_ credential: SignIn) -> Bool { true }
      mutating func answer(_ message: Message) -> Reply { Reply(200, [Message.Field("session", "own")]) }
    }
    var setup = Setup(app: "Own", domain: "own.example")
    setup.server = Own()
    let own = CommandLineTool(handlers: ["Trusting": Program { Trusting() }], setup: setup)
    folder.write("commands.txt", "show server\nrun\nshow keychain\n")
    let answer = own.run(["step", "--commands", "\(folder.path)/commands.txt"])
    #expect(answer.output.contains("  server    jappleseed"), "\(answer.output)")
    #expect(answer.output.contains("  Keychain  jappleseed  rofnyz-4Kovfu-gihzyc"))
  }

  private func step(_ words: [String], _ lines: String...) -> CommandLineTool.Answer {
    step(words, lines: lines)
  }

  private func step(_ words: [String], lines: [String]) -> CommandLineTool.Answer {
    folder.write("commands.txt", lines.map { $0 + "\n" }.joined())
    return tool.run(["step"] + words + ["--commands", "\(folder.path)/commands.txt"])
  }
}
