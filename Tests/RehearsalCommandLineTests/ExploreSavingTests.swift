import Designs
import Foundation
import Gallery
import Rehearsal
import RehearsalCommandLine
import RehearsalScenarios
import Testing

/// Where `rehearse explore --save` puts what it finds.
@Suite struct ExploreSavingTests {
  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Trusting": Program { Trusting() }, "Asking": Program { Asking() }])

  private func save(_ words: String..., to place: String = "") -> CommandLineTool.Answer {
    let search = ["explore", "--handler", "Trusting", "--deviations", "network", "--save"]
    return tool.run(search + ["\(folder.path)\(place)"] + words)
  }

  private func names(in place: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)\(place)").sorted()
  }

  @Test func `what another request or server comes to stands beside it`() throws {
    _ = save()
    _ = save("--request", "sign-in-with-apple")
    let asking = ["explore", "--handler", "Asking", "--server", "gracefully", "--save", folder.path]
    #expect(tool.run(asking).complaint.isEmpty)
    #expect(
      try names() == [
        "asking-gracefully-lock-out.feature", "trusting-lock-out.feature",
        "trusting-sign-in-with-apple-lock-out.feature",
      ])
  }

  @Test func `what breaks a property is a scenario that names it, and fails where its end can show it`()
    throws
  {
    let sentence = "the server accepts the password \"kitten1\" of \"jappleseed\""
    _ = save(
      "--budget", "0", "--property", "at the end: \(sentence)", "--property", "never: the request succeeds")
    let file = try #require(try names().first)
    let text = try #require(folder.read(file))
    #expect(text.hasPrefix("# Found by the property “"), "\(text)")
    #expect(text.contains("# Found by the property “at the end: \(sentence)”:"), "\(text)")
    #expect(text.contains("# Found by the property “never: the request succeeds”"), "\(text)")
    let again = tool.run(["run", "\(folder.path)/\(file)"])
    #expect(again.code == .failed && again.output.contains(sentence), "\(again.output)\(again.complaint)")
  }

  @Test func `what somebody has edited stays as it is`() throws {
    let first = save()
    #expect(save() == first)
    #expect(try names() == ["trusting-lock-out.feature"])
    let edited = "# Seen by three people.\n" + (try #require(folder.read("trusting-lock-out.feature")))
    folder.write("trusting-lock-out.feature", edited)
    for _ in 1...2 {
      let answer = save()
      #expect(answer.code == .failed)
      #expect(answer.output.contains("Saved: rehearse run \(folder.path)/trusting-lock-out-2.feature\n"))
      #expect(
        answer.complaint
          == "rehearse: \(folder.path)/trusting-lock-out.feature is there already and says something else; it stays "
          + "as it is.\n")
    }
    #expect(folder.read("trusting-lock-out.feature") == edited)
    #expect(try names() == ["trusting-lock-out-2.feature", "trusting-lock-out.feature"])
  }

  @Test func `what is saved of app and extension in a group says so, and fails by itself`() throws {
    var setup = Setup(app: "Shiny", domain: "shiny.example")
    setup.phone.keychain = Keychain([Keychain.Entry("jappleseed", "kitten1", at: "shiny.example")])
    setup.server = AccountServer(Account("jappleseed", password: "kitten1"))
    setup.phone.containers.share(Gallery.group)
    setup.phone.containers["motto", in: .group(Gallery.group), of: .app] = .text("semper")
    let exhibit = try #require(Gallery["WritingFromACopy"])
    let search = [
      "explore", "--handler", exhibit.name, "--deviations", "app", "--budget", "1", "--save", folder.path,
    ]
    let found = CommandLineTool(handlers: ["WritingFromACopy": exhibit.faulty], setup: setup).run(search)
    #expect(found.code == .failed, "\(found.output)")
    let name = try #require(try names().first)
    let scenario = try #require(folder.read(name))
    #expect(scenario.contains("And the app and its extension share the group \"\(Gallery.group)\"\n"))
    #expect(
      scenario.contains("And the app keeps \"semper\" as \"motto\" in the group \"\(Gallery.group)\"\n"))
    let played = CommandLineTool(handlers: ["WritingFromACopy": exhibit.faulty]).run([
      "run", "\(folder.path)/\(name)",
    ])
    #expect(played.code == .failed)
    #expect(played.output.contains("PL-8"), "\(played.output)")
  }

  @Test func `findings of one search that have one name are numbered, and nobody need hear of it`() throws {
    for _ in 1...2 {
      let answer = save("--go-on")
      #expect(answer.complaint.isEmpty)
      let names = try names()
      #expect(names.count > 2 && names.contains("trusting-lock-out-2.feature"))
      #expect(answer.output.components(separatedBy: "Saved: ").count == names.count + 1)
    }
    let edited = "# Seen.\n" + (try #require(folder.read("trusting-lock-out-2.feature")))
    folder.write("trusting-lock-out-2.feature", edited)
    #expect(
      save("--go-on").complaint
        == "rehearse: \(folder.path)/trusting-lock-out-2.feature is there already and says something else; it stays "
        + "as it is.\n")
  }

  @Test func `folders that are not there are made, however many`() throws {
    #expect(save(to: "/a/b/c").complaint.isEmpty)
    #expect(try names(in: "/a/b/c") == ["trusting-lock-out.feature"])
  }
}
