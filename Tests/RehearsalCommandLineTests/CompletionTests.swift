import Foundation
import Rehearsal
import Testing

@testable import RehearsalCommandLine

/// What shells and `man` make of the declarations.
@Suite struct CompletionTests {
  let tool = CommandLineTool(handlers: [
    ("Shiny", Program { Silent() }), ("Trusting", Program { Silent() }),
  ])

  private final class Silent: AccountModificationHandler {}

  @Test(
    .enabled(if: Self.has("bash"), "skipped: no bash"),
    arguments: [
      (["ru"], "run rules"), (["run", "--rec"], "--record"),
      (["run", "--record", ""], "none missing changed all"),
      (["explore", "--handler", "T"], "Trusting"), (["explore", "--server", "g"], "gracefully"),
      (["rules", "AM-22"], "AM-22"), (["completion", ""], "bash zsh fish"), (["help", "dia"], "diagram"),
      (["new", "--flows", "in"], "in-app"), (["run", "/etc/hostnam"], "/etc/hostname"), (["bench", "x"], ""),
    ])
  func `bash completes what is declared`(words: [String], completions: String) throws {
    let script = tool.run(["completion", "bash"]).output
    let typed = (["rehearse"] + words).map { "'\($0)'" }.joined(separator: " ")
    let question = "COMP_WORDS=(\(typed)) COMP_CWORD=\(words.count); _rehearse; echo \"${COMPREPLY[*]}\""
    let said = try Self.run(["bash", "-c", "set -u\n\(script)\n\(question)"])
    #expect(said == "\(completions)\n")
  }

  @Test(.enabled(if: Self.has("zsh"), "skipped: no zsh"))
  func `zsh takes its script`() throws {
    let script = tool.run(["completion", "zsh"]).output
    #expect(try Self.run(["zsh", "-n", "-c", script]) == "")
  }

  @Test(.enabled(if: Self.has("fish"), "skipped: no fish"))
  func `fish takes its script`() throws {
    let script = tool.run(["completion", "fish"]).output
    #expect(
      try Self.run(["fish", "-c", "\(script)\ncomplete -C 'rehearse run --rec'"]).hasPrefix("--record"))
  }

  @Test(arguments: CompletionShell.allCases)
  func `every command and every option stands in the script of every shell`(shell: CompletionShell) {
    let script = tool.run(["completion", shell.rawValue]).output
    for command in CommandLineTool.commands.map({ $0.init() }) {
      #expect(script.contains(command.name))
      for option in command.options.map(\.declaration) {
        let name = shell == .fish ? "-l \(option.name.dropFirst(2)) " : option.name
        #expect(script.contains(name), "\(command.name) \(option.name)")
      }
    }
    #expect(script.contains("Trusting"))
  }

  @Test(.enabled(if: Self.has("groff"), "skipped: no groff"))
  func `the manual is read without a warning`() throws {
    let folder = Folder()
    folder.write("rehearse.1", tool.run(["manual"]).output)
    #expect(try Self.run(["groff", "-man", "-ww", "-z", "-K", "utf8", "\(folder.path)/rehearse.1"]) == "")
    let text = try Self.run(["groff", "-man", "-Tutf8", "-P-cbou", "-K", "utf8", "\(folder.path)/rehearse.1"])
    for command in CommandLineTool.commands { #expect(text.contains("rehearse \(command.name)")) }
    #expect(text.contains("EXIT STATUS") && text.contains("--budget N|all"))
  }

  private static func has(_ command: String) -> Bool {
    (try? run(["which", command]))?.isEmpty == false
  }

  private static func run(_ words: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
