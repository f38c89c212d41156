import Designs
import Rehearsal
import RehearsalCommandLine
import Stories
import Testing

/// What the command says and returns.
@Suite struct CommandLineToolTests {
  let tool = CommandLineTool(examples: Stories.all)

  @Test func `one rule is told in full`() {
    let answer = tool.run(["rules", "am-22"])
    #expect(
      answer.output == """
        AM-22  A request that is not canceled within ten seconds of Cancel is canceled by the system.
          documented: Header, ASAccountAuthenticationModificationViewController
          checked
          test: AM-22 ten seconds after Cancel the system cancels
          broken: handler ignored the Cancel
            → End cancelRequest() by canceling with userCanceled, as the base class does, within ten seconds.

        """)
    #expect(answer.code == .fine)
  }

  @Test func `without an id the whole ledger is listed`() {
    #expect(tool.run(["rules"]).output.split(separator: "\n").count == Ledger.rules.count)
    #expect(tool.run(["rules", "--format", "markdown"]).output.hasPrefix("| rule | says |"))
  }

  @Test func `an assumption names its switch, or says why there is none`() {
    #expect(tool.run(["rules", "AS-3"]).output.contains("switch: Profile.patience, by default 10 s"))
    let reason = "  no switch: the system does the same either way\n"
    #expect(tool.run(["rules", "AS-66"]).output.hasSuffix(reason))
  }

  @Test func `a machine is drawn in the language asked for`() {
    #expect(tool.run(["diagram", "strong-password"]).output.contains("stateDiagram-v2"))
    #expect(tool.run(["diagram", "sign-in-with-apple", "--format=dot"]).output.hasPrefix("digraph"))
    #expect(tool.run(["diagram", "--from", "app"]).output.contains("asked by the app"))
  }

  @Test func `handlers are listed by name, and where there are many the nearest are named`() {
    let few = CommandLineTool(handlers: ["Asking": Program { Asking() }, "Trusting": Program { Trusting() }])
    #expect(few.run(["handlers"]).output == "Asking\nTrusting\n")
    #expect(few.run(["handlers", "TRUST"]).output == "Trusting\n")
    #expect(few.run(["handlers", "zz"]).code == .nothingSelected)
    let names = (1...30).map { "Handler\($0)" } + ["Nobodies", "AnybodyElse"]
    let many = CommandLineTool(handlers: names.map { ($0, Program { Asking() }) })
    let answer = many.run(["explore", "--handler", "Somebody"])
    #expect(answer.code == .usage)
    #expect(
      answer.complaint.hasPrefix(
        "rehearse: there is no handler “Somebody”. The nearest of 32 are “Nobodies”, "))
    #expect(answer.complaint.hasSuffix("; `rehearse handlers` lists them all.\n"))
  }

  @Test func `a story returns 1 when what it tells is wrong`() {
    #expect(tool.run(["story", "one-tap"]).code == .fine)
    #expect(tool.run(["story", "trusting"]).code == .failed)
    #expect(tool.run(["story", "one-tap", "--format", "ndjson"]).output.hasPrefix(#"{"schema":"#))
    #expect(tool.run(["story"]).output.hasPrefix("one-tap"))
  }

  @Test func `a command without stories says that nothing was selected`() {
    let answer = CommandLineTool(examples: []).run(["story"])
    #expect(answer.code == .nothingSelected)
    #expect(answer.complaint.contains("without stories"))
  }

  @Test(arguments: [
    (["rulse"], "there is no command “rulse”. Did you mean “rules”?"),
    (["rules", "AM-222"], "there is no rule “AM-222”. Did you mean “AM-22”?"),
    (
      ["diagram", "strong-pasword"],
      "there is no kind of request “strong-pasword”. Did you mean “strong-password”?"
    ),
    (["diagram", "a", "b"], "unexpected argument “b”."),
    (["diagram", "--fromat", "dot"], "there is no option “--fromat”. Did you mean “--format”?"),
    (["diagram", "--format", "dott"], "there is no value of --format “dott”. Did you mean “dot”?"),
    (["diagram", "--format"], "--format needs a value: mermaid|dot|svg."),
    (["story", "trustign"], "there is no story “trustign”. Did you mean “trusting”?"),
    (["story", "--all=yes"], "--all takes no value."),
    (["bench", "--seconds", "0"], "--seconds needs a number greater than 0, not “0”."),
    (["bench", "now"], "unexpected argument “now”."),
    (["bench", "--seconds", "0x1p6"], "--seconds needs a number greater than 0, not “0x1p6”."),
    (["run", "--fail-under", "0x1p6"], "--fail-under needs a percentage, not “0x1p6”."),
    (["explore", "--fail-under", "1e1"], "--fail-under needs a percentage, not “1e1”."),
    (["run", "--fail-under", "+5"], "--fail-under needs a percentage, not “+5”."),
    (["bench", "--", "--help"], "unexpected argument “--help”."),
    (["help", "rulez"], "there is no command “rulez”. Did you mean “rules”?"),
    (
      ["xyzzyxyzzy"],
      "there is no command “xyzzyxyzzy”. There are run, explore, step, steps, format, merge, show, watch, gherkin, check, rules, handlers, diagram, draw, story, password, bench, new, completion, manual."
    ),
  ])
  func `what is not understood is answered with the nearest`(arguments: [String], complaint: String) {
    let answer = tool.run(arguments)
    #expect(answer.complaint == "rehearse: \(complaint)\n")
    #expect(answer.output == "")
    #expect(answer.code == .usage)
  }

  @Test(arguments: [
    "run", "explore", "step", "steps", "format", "merge", "gherkin", "check", "rules", "handlers", "diagram",
    "draw", "story", "password", "bench", "new", "completion", "manual",
  ])
  func `every command has help and a version`(command: String) {
    let help = tool.run([command, "--help"])
    #expect(help.output.hasPrefix("rehearse \(command)"))
    #expect(help.code == .fine)
    #expect(tool.run(["help", command]) == help)
    #expect(tool.run([command, "--version"]).output == "rehearse 0.1.0\n")
  }

  @Test func `without a word ten lines say what there is and what to do next`() {
    let answer = tool.run([])
    #expect(answer.code == .fine && answer.complaint == "")
    #expect(answer.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 10)
    #expect(answer.output.contains("  rehearse new Mine"))
    let own = CommandLineTool(handlers: ["Asking": Program { Asking() }]).run([]).output
    #expect(own.contains("This command knows one handler: Asking.\n"))
    #expect(own.contains("  rehearse explore --handler Asking  looks for"))
  }

  @Test func `with a word for help the commands are listed`() {
    let overview = tool.run(["--help"])
    #expect(overview == tool.run(["help"]) && overview.code == .fine)
    #expect(overview.output.contains("  rehearse diagram     the machine of a kind of request"))
    for code in ExitCode.allCases { #expect(overview.output.contains(" \(code.rawValue)  ")) }
    #expect(tool.run(["--version"]).output == "rehearse 0.1.0\n")
  }

  @Test func `two handlers of one name are a mistake of whoever writes the command`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = CommandLineTool(handlers: ["Asking": Program { Asking() }, "Asking": Program { Trusting() }])
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("two handlers of this command are called “Asking”: give one of them another name"))
  }

  @Test func `the benchmark measures and prints every figure`() {
    let lines = tool.run(["bench", "--seconds", "0.05"]).output.split(separator: "\n")
    let figures = [
      "machine events", "silent upgrades", "paths explored", "states explored", "identity lookups",
      "passkey lookups", "forms offered", "identity updates",
    ]
    #expect(lines.count == figures.count)
    for (line, figure) in zip(lines, figures) { #expect(line.hasPrefix(figure)) }
  }

  @Test func `the benchmark measures handlers by name as well`() {
    let tool = CommandLineTool(handlers: ["Asking": Program { Asking() }])
    let lines = tool.run(["bench", "--seconds", "0.02", "--handler", "Asking"]).output.split(separator: "\n")
    #expect(lines.suffix(2).map { $0.prefix(15) } == ["Asking upgrades", "Asking paths   "])
    #expect(lines.count == 10 && lines.allSatisfy { !$0.contains(" 0 a second") })
    #expect(tool.run(["bench", "--handler", "Askin"]).complaint.contains("Did you mean “Asking”?"))
  }

  @Test func `the benchmark does the same work each time for somebody who counts instructions`() {
    let words = ["bench", "--only", "upgrades", "--only", "lookups", "--rounds", "2"]
    let figures = "silent upgrades   400 in all\nidentity lookups  1,977 in all\n"
    #expect(tool.run(words).output == figures)
    #expect(tool.run(words) == tool.run(words))
    #expect(tool.run(["bench", "--only", "upgrade"]).complaint.contains("Did you mean “upgrades”?"))
    #expect(tool.run(["bench", "--rounds", "0"]).code == .usage)
  }

  @Test func `the benchmark measures the paths of a provider and none of its upgrades`() {
    let tool = CommandLineTool(handlers: ["Idle": Program(provider: { Idle() })])
    let answer = tool.run(["bench", "--only", "events", "--rounds", "1", "--handler", "Idle"])
    let lines = answer.output.split(separator: "\n")
    #expect(lines.map { $0.prefix(15) } == ["machine events ", "Idle paths     "])
  }
}

/// Leaves every call to the base class.
private final class Idle: CredentialProviderHandler {}
