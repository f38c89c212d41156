import Foundation
import Rehearsal
import TestBench
import Testing

@testable import RehearsalCommandLine

/// What the declarations of commands make: help, completion, a manual.
@Suite struct HelpTests {
  let tool = CommandLineTool(handlers: [("Silent", Program { Silent() })])

  private final class Silent: AccountModificationHandler {}

  @Test(arguments: CommandLineTool.commands.map { $0.name })
  func `help has every option, every default, examples and what is returned`(name: String) throws {
    let help = tool.run([name, "--help"]).output
    let command = try #require(CommandLineTool.commands.first { $0.name == name }).init()
    #expect(help.hasPrefix("rehearse \(name) "))
    for option in command.options.map(\.declaration) {
      #expect(help.contains("  \(option.usage)"), "\(option.name)")
      if let usual = option.usual { #expect(help.contains(", \(usual) by default"), "\(option.name)") }
    }
    #expect(help.contains("\n  --help  ") && help.contains("  this text\n"))
    #expect(help.contains("\nExamples:\n  rehearse \(name)"))
    #expect(help.contains("\nReturns:\n   0  all is well\n"))
    #expect(help.contains("\n   2  a search came to no verdict\n") == ["explore", "merge"].contains(name))
    #expect(!help.contains("\n\n\n"))
  }

  @Test(arguments: ["explore", "step"])
  func `help has everything that can be asked, in lines that are read whole`(name: String) throws {
    let parts = tool.run([name, "--help"]).output.components(separatedBy: "\n\n")
    let paragraph = try #require(parts.dropFirst(2).first)
    let words = paragraph.split { $0 == "," || $0.isWhitespace }.map(String.init)
    for word in SearchWish.Asked.words + SearchWish.AskedOfProvider.words {
      #expect(words.contains(word), "\(word)")
    }
    #expect(paragraph.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `no two options of a command are called alike, and none stands without a word about it`() {
    for command in CommandLineTool.commands.map({ $0.init() }) {
      let names = command.options.map(\.declaration.name)
      #expect(Set(names).count == names.count && names.allSatisfy { $0.hasPrefix("--") }, "\(command.name)")
      #expect(command.options.allSatisfy { !$0.declaration.about.isEmpty }, "\(command.name)")
    }
  }

  @Test(arguments: [
    (["run", "--shrad", "1/2"], "there is no option “--shrad”. Did you mean “--shard”?"),
    (["run", "--record", "al"], "there is no value of --record “al”. Did you mean “all”?"),
    (["run", "--fail-under", "much"], "--fail-under needs a percentage, not “much”."),
    (["run", "--order", "7"], "--order reads like random:7, not “7”."),
    (["explore", "--budget", "x"], "--budget needs a number, or all, not “x”."),
    (["explore", "--format", "html"], "--format reads like html:exploration.html, svg:finding.svg or"),
    (
      ["explore", "--format", "html:a", "--format", "svg:a"],
      "--format would write a, which is written as a; give it a file of its own."
    ),
    (["draw"], "it draws one scenario: FILE:LINE, and with --beside a second one."),
    (["gherkin", "ast"], "it takes a form and a file: tokens|ast|pickles|errors FILE."),
    (["completion", "fis"], "there is no value of bash|zsh|fish “fis”. Did you mean “fish”?"),
    (["completion"], "it takes a shell: bash|zsh|fish."),
  ])
  func `whatever is declared is held against what is said`(words: [String], complaint: String) {
    let answer = tool.run(words)
    #expect(answer.complaint.hasPrefix("rehearse: \(complaint)"), "\(answer.complaint)")
    #expect(answer.code == .usage)
  }

  @Test(arguments: ["/usr/local/bin/rehearse", "./rehearse", "rehearse", "a b/rehearse"])
  func `what was started by a path is called by it again`(path: String) {
    #expect(Call(path).text == (path.contains(" ") ? "'\(path)'" : path))
  }

  @Test func `what swift run has built is called by swift run`() {
    let package = House.root.path
    let path = "\(package)/.build/x86_64-unknown-linux-gnu"
    #expect(Call("\(path)/debug/rehearse").text.hasSuffix("rehearse"))
    let folder = Folder()
    folder.write("Package.swift", "")
    let there = "\(folder.path)/.build/x86_64-unknown-linux-gnu"
    #expect(Call("\(there)/debug/mine").text == "swift run --package-path \(folder.path) mine")
    #expect(Call("\(there)/release/mine").text == "swift run -c release --package-path \(folder.path) mine")
    #expect(Call("\(folder.path)/.build/debug/mine").text == "\(folder.path)/.build/debug/mine")
  }

  @Test(arguments: [
    (true, [:], true), (true, ["TERM": "dumb"], false), (true, ["NO_COLOR": "1"], false), (false, [:], false),
    (false, ["FORCE_COLOR": "1"], true), (true, ["FORCE_COLOR": "0"], false),
    (true, ["FORCE_COLOR": "1", "TERM": "dumb"], true),
  ])
  func `color is for terminals that know any`(isTerminal: Bool, variables: [String: String], isColored: Bool)
  {
    #expect(Surroundings.isColored(onTerminal: isTerminal) { variables[$0] } == isColored)
  }
}
