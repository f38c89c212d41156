import Designs
import Foundation
import Rehearsal
import RehearsalCommandLine
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

  @Test func `folders that are not there are made, however many`() throws {
    #expect(save(to: "/a/b/c").complaint.isEmpty)
    #expect(try names(in: "/a/b/c") == ["trusting-lock-out.feature"])
  }
}
