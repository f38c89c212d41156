import Foundation
import RehearsalCommandLine
import TestBench
import Testing

/// `rehearse check` as a process would run it.
@Suite struct CheckTests {
  let tool = CommandLineTool()
  static let faulty = "Tests/RehearsalConfigurationTests/Faulty/yes-as-string/Info.plist"
  static let key =
    "NSExtension > NSExtensionAttributes > ASAccountAuthenticationModificationSupportsStrongPasswordChange"

  @Test func `people read the place, the keys and what to write`() {
    let answer = check(Self.faulty)
    #expect(
      answer.output == """
        Info.plist:14:4: error: ASAccountAuthenticationModificationSupportsStrongPasswordChange is a string here, \
        not a Boolean. [wrong-type]
          at \(Self.key)
          → Write <true/>.

        1 error about 1 file

        """)
    #expect(answer.code == .failed)
  }

  @Test func `GitHub gets an annotation`() {
    #expect(
      check(Self.faulty, "--format", "github").output
        == "::error file=Info.plist,line=14,col=4,title=wrong-type::"
        + "ASAccountAuthenticationModificationSupportsStrongPasswordChange is a string here, not a Boolean. "
        + "(\(Self.key)) Write <true/>.\n")
  }

  @Test func `code scanning gets a log of SARIF`() throws {
    let text = check(Self.faulty, "--format", "sarif").output
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(result["ruleId"] as? String == "wrong-type")
    #expect(rules[index]["id"] as? String == "wrong-type")
    #expect(result["level"] as? String == "error")
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect((physical["region"] as? [String: Int]) == ["startLine": 14, "startColumn": 4])
    #expect((physical["artifactLocation"] as? [String: String])?["uri"]?.hasSuffix("Info.plist") == true)
  }

  @Test func `warnings alone return 0`() {
    let answer = check("Tests/RehearsalConfigurationTests/Faulty/mode-left-in/Shiny.entitlements")
    #expect(answer.output.hasSuffix("1 warning about 1 file\n"))
    #expect(answer.code == .fine)
  }

  @Test func `what cannot be had is bad input, a folder without configuration selects nothing`() {
    #expect(tool.run(["check", "/nowhere/Info.plist"]).code == .badInput)
    let empty = tool.run(["check", House.root.appending(path: "Scenarios").path])
    #expect(empty.code == .nothingSelected)
    #expect(empty.complaint.hasPrefix("rehearse: there is no Info.plist"))
  }

  @Test func `without a file it says what it takes`() {
    let answer = tool.run(["check"])
    #expect(answer.code == .usage)
    #expect(answer.complaint.contains("an Info.plist, entitlements, an association file, an .appex"))
  }

  private func check(_ path: String, _ options: String...) -> CommandLineTool.Answer {
    let file = House.root.appending(path: path)
    var answer = tool.run(["check", file.path] + options)
    answer.output = answer.output.replacingOccurrences(
      of: file.deletingLastPathComponent().path + "/", with: "")
    return answer
  }
}
