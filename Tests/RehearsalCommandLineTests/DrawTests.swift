import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
import Testing

/// What `rehearse draw` draws, and the pages and pictures of other commands.
@Suite struct DrawTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Trusting": Program { Trusting() }, "Asking": Program { Asking() }])

  init() {
    let fault = "Given the 1st \"changePassword\" request loses its reply"
    folder.write("a.feature", RunTests.feature("one", given: fault, expecting: "the request succeeds"))
  }

  @Test func `a scenario is drawn as it was played, whether it holds or not`() {
    for handler in ["Trusting", "Asking"] {
      let answer = tool.run(["draw", "\(folder.path)/a.feature:11", "--handler", handler])
      #expect(answer.code == .fine)
      #expect(answer.output.hasPrefix("<svg xmlns="))
      #expect(answer.output.contains("✗ the reply to changePassword is lost"))
      #expect(answer.output.contains("✗ jappleseed is locked out") == (handler == "Trusting"))
    }
  }

  @Test func `two scenarios are drawn side by side, in either language`() {
    folder.write("b.feature", RunTests.feature("two"))
    let words = ["draw", "\(folder.path)/a.feature:11", "--beside", "\(folder.path)/b.feature:11"]
    let svg = tool.run(words + ["--handler", "Trusting"]).output
    #expect(svg.contains(">the same until here<") && svg.contains(">one<") && svg.contains(">two<"))
    let mermaid = tool.run(words + ["--handler", "Trusting", "--format", "mermaid"]).output
    #expect(mermaid.contains("\n  alt one\n") && mermaid.contains("\n  else two\n"))
  }

  @Test func `what is not one scenario is refused with what to say instead`() {
    folder.write("b.feature", RunTests.feature("one", "two"))
    #expect(tool.run(["draw"]).complaint.contains("it draws one scenario: FILE:LINE"))
    let two = tool.run(["draw", "\(folder.path)/b.feature"])
    #expect(two.complaint.contains("names 2 scenarios; add the line of one of them"))
    #expect(two.code == .usage)
    let nobody = tool.run(["draw", "\(folder.path)/b.feature:11"])
    #expect(nobody.complaint.contains("it names no handler; write"))
    #expect(nobody.code == .badInput)
    #expect(tool.run(["draw", "\(folder.path)/c.feature:1"]).code == .badInput)
    #expect(
      tool.run(["draw", "\(folder.path)/b.feature:11", "--format", "svgg"]).complaint.contains("“svg”"))
  }

  @Test func `a page holds every run with what was played, and the same again`() throws {
    func page(_ name: String, _ others: String...) throws -> String {
      let path = "\(folder.path)/\(name)"
      let answer = tool.run(
        ["run", "\(folder.path)/a.feature", "--handler", "Trusting", "--format", "html:\(path)"] + others)
      #expect(answer.code == .failed)
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    let first = try page("1.html")
    #expect(first.contains("<a href=\"#run-1\">one</a>"))
    #expect(first.contains("✗ jappleseed is locked out"))
    #expect(first == (try page("2.html")))
    #expect(first.contains("kitten1"))
    #expect(!(try page("3.html", "--redact")).contains("kitten1"))
  }

  @Test func `an exploration writes a page of what it tried and found`() throws {
    let path = "\(folder.path)/exploration.html"
    let answer = tool.run(["explore", "--handler", "Trusting", "--budget", "1", "--format", "html:\(path)"])
    #expect(answer.code == .failed)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("<a href=\"#finding-1\">Somebody is locked out</a>"))
    #expect(page.contains("FAILED at budget 1: "))
    #expect(page.contains("<code>rehearse explore --handler Trusting --budget 1</code>"))
    #expect(page.contains("<dt>matters</dt><dd>with 0 deviations all is well</dd>"))
    #expect(page.contains("Feature: Discovered by exploring Trusting\n"))
    #expect(page.contains("id=\"coverage\"") && page.contains("id=\"machine-0\""))
    #expect(page.contains("<dt>deviations</dt><dd>network, ") && page.contains("; at most 1 of them</dd>"))
    #expect(page.contains("<caption>Messages and what became of them</caption>"))
    #expect(page.contains("<td>1: <a href=\"#finding-1\">#1</a></td>"))
    let reached = page.firstMatch(
      of: /<dt>reached<\/dt><dd>(\d+) paths to the end of the request, (\d+) with/)
    #expect((reached.flatMap { Int($0.output.2) } ?? 0) > 0)
    let wrong = tool.run(["explore", "--handler", "Trusting", "--format", "pretty"])
    #expect(wrong.complaint.contains("--format reads like html:exploration.html"))
    #expect(wrong.code == .usage)
  }

  @Test func `an exploration draws the first of what it found beside the nearest path that holds`() throws {
    func draw(_ handler: String, as format: String) throws -> (answer: CommandLineTool.Answer, text: String) {
      let path = "\(folder.path)/\(handler).\(format)"
      let answer = tool.run([
        "explore", "--handler", handler, "--deviations", "apple,network", "--budget",
        handler == "Asking" ? "0" : "1", "--format", "\(format):\(path)",
      ])
      return (answer, (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    }
    let svg = try draw("Trusting", as: "svg").text
    #expect(svg.contains(">Somebody is locked out: The 1st changePassword loses its reply<"))
    #expect(svg.contains(">The nearest path that holds<") && svg.contains(">the same until here<"))
    #expect(try draw("Trusting", as: "mermaid").text.contains("\n  else The nearest path that holds\n"))
    let nothing = try draw("Asking", as: "svg")
    #expect(nothing.answer.code == .fine && nothing.text == "")
    #expect(nothing.answer.complaint.contains("nothing wrong was found, so there is nothing to draw"))
  }

  @Test func `nothing secret is in a picture that has stand-ins`() {
    let words = ["draw", "\(folder.path)/a.feature:11", "--handler", "Trusting"]
    for format in ["svg", "mermaid"] {
      let open = tool.run(words + ["--format", format]).output
      let redacted = tool.run(words + ["--format", format, "--redact"]).output
      #expect(open.contains("kitten1"))
      #expect(!redacted.contains("kitten1") && redacted.contains("password 1"))
    }
  }

  @Test func `the machine is drawn in three languages`() {
    let machine = tool.run(["diagram", "strong-password", "--format", "svg"]).output
    #expect(machine.hasPrefix("<svg") && machine.contains(">serving on screen<"))
  }
}
