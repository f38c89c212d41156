import Foundation
import RehearsalCommandLine
import TestBench
import Testing

/// What `rehearse new --from` makes of each extension that stands under `Examples/Shipped`; `.ci/first-hour` builds,
/// rehearses and explores what it makes.
@Suite struct NewFromShippedTests {
  private static let handlers = [
    "AskingVault": "AskingVault", "DrawnList": "DrawnList", "GuardedList": "GuardedList",
    "KeychainVault": "KeychainVault", "LoggedList": "LoggedList", "NavigatedList": "NavigatedProvider",
    "ObservedList": "ObservedList", "OwnPasswords": "OwnPasswords", "PagedVault": "PagedVault",
    "SearchableList": "SearchableList", "SortedList": "SortedList", "TiledLogins": "TiledLogins",
  ]

  private static let originals = House.root.appending(path: "Examples/Shipped/Originals")

  @Test(arguments: handlers.keys.sorted())
  func `its folder is taken, with its class and its Info.plist`(name: String) throws {
    let folder = Folder()
    let tool = CommandLineTool()
    let original = Self.originals.appending(path: name).path
    let answer = tool.run([
      "new", "\(folder.path)/Mine", "--rehearsal", House.root.path, "--from", original, "--from",
      Self.originals.appending(path: "Login.swift").path,
    ])
    #expect(answer.code == .fine, "\(answer)")
    let handler = try #require(Self.handlers[name])
    #expect(answer.output.contains("/Mine: \(handler) for "), "\(answer.output)")
    #expect(answer.output.contains("Info.plist"))
    #expect(folder.read("Mine/Sources/Mine/Originals.txt")?.contains("Originals/\(name)\n") == true)
    #expect(tool.run(["run", "\(folder.path)/Mine/Scenarios", "--dry-run"]).code == .fine)
    #expect(tool.run(["format", "--check", "\(folder.path)/Mine/Scenarios"]).code == .fine)
    let checked = tool.run(["check", "\(original)/Info.plist"])
    #expect(checked.code == .fine, "\(checked)")
  }

  @Test func `every folder of theirs is among them`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.originals.path)
      .filter { !$0.hasSuffix(".swift") }
    #expect(Set(folders) == Set(Self.handlers.keys))
  }
}
