import Foundation
import Testing

/// What the command prints on GitHub, read by somebody who knows how annotations are written.
@Suite struct GitHubTests {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.write(
      Shell.feature(of: "Trusting", "Silent", "Trusting", "Silent", expecting: "the request succeeds"),
      to: "sub/Scenarios/a.feature")
  }

  /// An annotation as GitHub reads it: at the start of a line, past white space.
  private struct Annotation {
    let command: String
    let properties: [String: String]
    let message: String

    init?(_ line: Substring) {
      guard let parts = line.drop(while: { $0 == " " }).wholeMatch(of: /::([a-z-]+) ?(.*?)::(.*)/) else {
        return nil
      }
      command = String(parts.output.1)
      message = String(parts.output.3).replacing("%0A", with: "\n").replacing("%25", with: "%")
      var fields: [String: String] = [:]
      for property in parts.output.2.split(separator: ",") {
        let sides = property.split(separator: "=", maxSplits: 1)
        fields[String(sides[0])] = String(sides[1]).replacing("%3A", with: ":").replacing("%2C", with: ",")
      }
      properties = fields
    }
  }

  private func annotations(_ line: String) throws -> [Annotation] {
    let answer = try shell.run(
      line, environment: ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": shell.folder.path])
    return answer.output.split(separator: "\n").compactMap(Annotation.init)
  }

  @Test(arguments: ["pretty", "progress"])
  func `a run from a subfolder names files from the workspace, and commands as well`(format: String) throws {
    for line in [
      "cd sub; rehearse run --format \(format)", "rehearse run sub/Scenarios --format \(format)",
      "cd sub; rehearse run \"$PWD/Scenarios\" --format \(format)",
    ] {
      let found = try annotations(line)
      #expect(found.map(\.command) == ["error", "error"], "\(line)")
      #expect(found.map { $0.properties["file"] } == Array(repeating: "sub/Scenarios/a.feature", count: 2))
      #expect(found.first?.message.hasSuffix(" run sub/Scenarios/a.feature:15") == true, "\(found)")
    }
  }

  @Test func `the command of an annotation works in the workspace`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: shell.folder.appending(path: "sub/mine").path, withDestinationPath: Command.binary().path)
    let message = try #require(try annotations("cd sub; ./mine run").first?.message)
    let command = try #require(message.split(separator: "\n").last?.trimmingPrefix("again: "))
    #expect(command.hasPrefix("sub/mine run sub/Scenarios/a.feature:"))
    #expect(try shell.run(String(command)).output.contains("1 scenario planned: 0 passed, 1 failed"))
  }

  @Test func `what a search finds is an annotation, at the scenario that it is saved as`() throws {
    let found = try annotations("cd sub; rehearse explore --handler Trusting --save Found")
    #expect(found.count == 1 && found[0].command == "error")
    #expect(found.first?.properties["file"] == "sub/Found/trusting-lock-out.feature")
    #expect(found.first?.properties["title"] == "Rehearsal: Trusting")
    #expect(found.first?.message.contains("explore --handler Trusting --save Found") == true)
    let stopped = try annotations("rehearse explore --handler Graceful --server gracefully --limit 50")
    #expect(stopped.count == 1 && stopped[0].message.hasPrefix("INCONCLUSIVE"))
  }

  @Test func `so is what is wrong with a configuration, without being asked for`() throws {
    try shell.write(
      #"{"webcredentials": {"apps": ["shiny"]}}"#, to: "sub/apple-app-site-association")
    let found = try annotations("cd sub; rehearse check .")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.properties["file"] == "sub/apple-app-site-association" })
    #expect(try annotations("cd sub; rehearse check . --format sarif").isEmpty)
  }
}
