import Foundation
import TestBench
import Testing

/// What the guide says of installing is what is done for a release.
@Suite struct InstallTests {
  private func words(of text: Substring) -> [String] {
    text.replacing("\\\n", with: " ").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  @Test func `the command that makes a static binary is that of a release`() throws {
    let guide = try House.text(of: "Sources/Core/Rehearsal/Rehearsal.docc/Articles/Installing.md")
    let workflow = try House.text(of: ".github/workflows/release.yml")
    let form = /swift build -c release --static-swift-stdlib(?:[^\n]*\\\n)*[^\n]*/
    let shown = try #require(guide.firstMatch(of: form)).output
    let done = try #require(workflow.firstMatch(of: form)).output
    #expect(words(of: shown) == words(of: done))
    #expect(words(of: shown).contains("-s"))
  }

  @Test func `the action takes what the guide gives it`() throws {
    let guide = try House.text(of: "Sources/Core/Rehearsal/Rehearsal.docc/Articles/Installing.md")
    let action = try House.text(of: ".github/actions/rehearse/action.yml")
    let given = guide.matches(of: #/\n    (\w+): [a-z.]/#).map { String($0.output.1) }
    #expect(given == ["package", "arguments"])
    for name in given { #expect(action.contains("\n  \(name):\n    description:")) }
  }
}
