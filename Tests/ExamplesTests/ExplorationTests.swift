import Foundation
import RehearsalCommandLine
import Stories
import Testing

/// A search over handlers that take their process with them, and one that somebody stops.
@Suite struct ExplorationTests {
  @Test func `a crash is a discovery, told with what the server had already done`() throws {
    let (output, code) = try Command.run(["explore", "--handler", "Trapping"])
    #expect(output.contains("✘ the handler crashed"))
    #expect(output.contains("jappleseed: kitten1 → rofnyz-4Kovfu-gihzyc"))
    #expect(output.contains("FAILED at budget 0: 1 thing wrong (2 courses"))
    #expect(code == 1)
  }

  @Test func `so is a handler that does not come back`() throws {
    let (output, code) = try Command.run(["explore", "--handler", "Endless", "--hang-limit", "1"])
    #expect(output.contains("✘ the handler hung"))
    #expect(output.contains("authorize") || output.contains("changePasswordWithoutUserInteraction"))
    #expect(code == 1)
  }

  #if os(Linux)
    @Test func `a handler in Apple's names is explored, tasks and all, and each time the same`() throws {
      let search = ["explore", "--handler", "AsyncUpgrade", "--server", "gracefully", "--budget", "1"]
      let (output, code) = try Command.run(search)
      #expect(output.contains("departures  network, user, apple, system, order; at most 1 of them"))
      #expect(code == 0, "\(output)")
      #expect(try Command.run(search).output == output)
    }

    @Test(arguments: [
      ("PasswordProvider", ["password", "credential-list", "configuration"]),
      (
        "PasskeyProvider",
        [
          "password", "passkey", "new-passkey", "credential-list", "list-of-passkeys-and-passwords",
          "configuration",
        ]
      ),
      (
        "CodeProvider",
        [
          "password", "passkey", "one-time-code", "new-passkey", "passkey-made-by-the-way", "credential-list",
          "list-of-passkeys-and-passwords", "list-of-one-time-codes", "text-to-insert", "configuration",
        ]
      ),
    ])
    func `whatever a provider to start from is asked for, nothing is wrong with it`(
      handler: String, requests: [String]
    ) throws {
      for request in requests {
        let (output, code) = try Command.run(["explore", "--handler", handler, "--request", request])
        #expect(output.contains("at most 2 of them"))
        #expect(output.contains("EXHAUSTED at budget 2: nothing is wrong"), "\(output)")
        #expect(!output.contains("no course ended with what was asked for"), "\(output)")
        #expect(code == 0)
      }
    }

    @Test func `a race is lost only in another order of ready work, and taking turns wins it`() throws {
      func search(_ handler: String, _ budget: Int) throws -> (output: String, code: Int32) {
        try Command.run(["explore", "--handler", handler, "--deviations", "order", "--budget", "\(budget)"])
      }
      let (output, code) = try search("Racing", 1)
      #expect(output.contains("✘ somebody is locked out"), "\(output)")
      #expect(output.contains("  the system takes “block 1 on main” before “block 1 on shiny.notes”\n"))
      #expect(code == 1)
      #expect(try search("Racing", 0).code == 0)
      #expect(try search("TakingTurns", 4).code == 0)
    }

    @Test func `a race is saved as a scenario, and replayed by what its work is called`() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
      defer { try? FileManager.default.removeItem(atPath: folder) }
      _ = try Command.run(["explore", "--handler", "LookingTwice", "--deviations", "order", "--save", folder])
      let file = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
      let path = "\(folder)/\(file)"
      let scenario = try String(contentsOfFile: path, encoding: .utf8)
      #expect(scenario.contains("the system takes \"block 1 on main\" before \"block 1 on shiny.notes\""))
      #expect(scenario.contains("the system takes \"block 2 on main\" before \"block 1 on shiny.notes\""))
      let (output, code) = try Command.run(["run", path])
      #expect(output.contains("jappleseed is locked out"), "\(output)")
      #expect(code == 1)
      try scenario.replacing("LookingTwice", with: "TakingTurns").write(
        toFile: path, atomically: true, encoding: .utf8)
      let mended = try Command.run(["run", path])
      #expect(mended.output.contains("was never ready when it was its turn"), "\(mended.output)")
      #expect(mended.code == 1)
    }
  #endif

  @Test func `in processes of their own or in this one, a search comes to the same`() throws {
    for handler in ["Asking", "Graceful", "OneSlot"] {
      let search = ["explore", "--handler", handler, "--budget", "1", "--coverage"]
      #expect(try Command.run(search).output == CommandLineTool(handlers: Handlers.all).run(search).output)
    }
  }

  @Test func `Ctrl-C ends without a verdict and leaves a file to go on from`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).search").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let search = ["explore", "--handler", "Graceful", "--server", "gracefully", "--resume", file]
    let process = try Command.process(search + ["--budget", "all"])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(700_000)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(FileManager.default.fileExists(atPath: file))
    let (output, code) = try Command.run(search + ["--budget", "1"])
    #expect(output.contains("EXHAUSTED at budget 1"))
    #expect(code == 0)
  }
}
