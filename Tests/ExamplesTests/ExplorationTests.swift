import Foundation
import RehearsalCommandLine
import Stories
import Testing

/// A search over handlers that take their process with them, and one that somebody stops.
@Suite struct ExplorationTests {
  @Test func `a crash is a discovery, told with what the server had already done`() throws {
    let (output, code) = try Command.run(["explore", "--handler", "Trapping"])
    #expect(output.contains("✘ the handler crashed: SIG"), "\(output)")
    #expect(output.contains("jappleseed: kitten1 → rofnyz-4Kovfu-gihzyc"))
    #expect(output.contains("FAILED at budget 0: 1 thing wrong (3 paths"))
    #expect(code == 1)
  }

  @Test(arguments: [("WritingFromACopy", 1), ("ReadingAnewBesideCopyingApp", 1), ("ReadingAnew", 0)])
  func `what app and extension keep in a group is searched as that`(name: String, code: Int32) throws {
    let search = try Command.run(["explore", "--handler", name, "--server", "gracefully", "--budget", "1"])
    #expect(search.1 == code, "\(search.0)")
    #expect(search.0.contains("PL-8") == (code == 1))
  }

  @Test func `a path beside a finding that crashes leaves the rest of the explanation as it is`() throws {
    let (output, _) = try Command.run(["explore", "--handler", "Unwrapping", "--deviations", "network"])
    let findings = output.components(separatedBy: "✘ ").dropFirst()
    let mistaken = try #require(findings.first { $0.hasPrefix("AM-9") }, "\(output)")
    #expect(mistaken.contains("the 1st changePassword is refused with 503\n"))
    #expect(
      mistaken.contains(
        "brings the process down: the 1st changePassword is lost; the 1st changePassword loses its reply; "
          + "the network goes down\n"))
    #expect(mistaken.contains("holds: the 1st changePassword arrives twice; "))
    #expect(mistaken.contains("Nearest path that holds: the same until 0.100 s, then as usual"))
    let crash = try #require(findings.first { $0.hasPrefix("the handler crashed") }, "\(output)")
    #expect(crash.contains("fails as well: the 1st changePassword loses its reply; the network goes down\n"))
    #expect(crash.contains("holds: the 1st changePassword arrives twice; "))
    #expect(crash.contains("Nearest path that holds: the same until 0.100 s, then as usual"))
  }

  @Test(arguments: [
    ["explore", "--handler", "Asking", "--server", "gracefully"],
    ["explore", "--handler", "Graceful", "--server", "gracefully", "--budget", "2", "--coverage"],
  ])
  func `however many processes share the work, it comes out the same`(command: [String]) throws {
    let outputs = try ["1", "2", "3", "8"].map { try Command.run(command + ["--jobs", $0]).output }
    #expect(Set(outputs).count == 1)
    #expect(outputs[0].contains(" at budget 2"))
  }

  @Test func `and so does the advice under a verdict`() throws {
    let search = ["explore", "--handler", "PatientDrawer", "--budget", "1", "--jobs"]
    let outputs = try ["1", "2", "3", "8"].map { try Command.run(search + [$0]).output }
    #expect(Set(outputs).count == 1)
    #expect(
      outputs[0].contains(
        "\n  advice      PL-1 did in a reused process what it had done before, in the happy path: Keep "),
      "\(outputs[0])")
  }

  @Test func `so is a handler that does not come back`() throws {
    let (output, code) = try Command.run(["explore", "--handler", "Endless", "--hang-limit", "1"])
    #expect(output.contains("✘ the handler hung"))
    #expect(output.contains("authorize") || output.contains("changePasswordWithoutUserInteraction"))
    #expect(code == 1)
  }

  @Test func `many paths that each take a moment are none that hangs`() throws {
    let (output, _) = try Command.run(
      ["explore", "--handler", "Ponderous", "--server", "gracefully", "--budget", "1", "--hang-limit", "1"])
    #expect(!output.contains("hung"), "\(output)")
  }

  @Test func `paths are drawn until the time is up, and what crashes is found`() throws {
    let usual = try Command.run(["explore", "--handler", "Trapping", "--sample", "swarm:seconds=1"])
    #expect(usual.output.contains("✘ the handler crashed"))
    #expect(usual.code == 1)
    let seldom = try Command.run(["explore", "--handler", "Unwrapping", "--sample", "swarm:seconds=1"])
    #expect(seldom.output.contains("✘ the handler crashed"))
    #expect(seldom.output.contains(" wrong in what was drawn ("))
    #expect(seldom.code == 1)
    let none = try Command.run(["explore", "--handler", "Graceful", "--sample", "pct:seconds=1"])
    #expect(none.output.contains("INCONCLUSIVE: nothing is wrong in the paths that were drawn by chance"))
    #expect(none.code == 2)
  }

  #if os(Linux)
    @Test func `a handler in Apple's names is explored, tasks and all, and each time the same`() throws {
      let search = ["explore", "--handler", "AsyncUpgrade", "--server", "gracefully", "--budget", "1"]
      let (output, code) = try Command.run(search)
      #expect(
        output.contains(
          "deviations  network, server, user, app, apple, system, order, chance, device-alone; at most 1 of them"
        ))
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
        #expect(!output.contains("no path ended with what was asked for"), "\(output)")
        #expect(code == 0)
      }
    }

    @Test func `a race is lost only in another order of ready work, and taking deviations wins it`() throws {
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

  @Test func `a search that stopped does not go on in another command`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).search").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let search = [
      "explore", "--handler", "Graceful", "--server", "gracefully", "--limit", "9", "--resume", file,
    ]
    #expect(try Command.run(search).code == 2)
    #expect(try Command.run(search).code == 2)
    #expect(CommandLineTool(handlers: Handlers.all).run(search).complaint.contains("by another build"))
  }

  @Test func `searches that stop leave a file each`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func stop(_ words: String...) throws {
      let process = try Command.process(["explore", "--handler", "Graceful", "--limit", "9"] + words)
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
    for _ in 1...2 {
      try stop()
      try stop("--request", "sign-in-with-apple", "--server", "gracefully")
      try stop("--deviations", "system")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "graceful-2.search", "graceful-sign-in-with-apple-gracefully.search", "graceful.search",
      ])
  }

  @Test func `Ctrl-C ends without a verdict and leaves a file to go on from`() throws {
    let search = ["--handler", "Graceful", "--server", "gracefully"]
    let file = try interrupt(search + ["--budget", "all"], with: 2)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let (output, code) = try Command.run(["explore", "--resume", file, "--budget", "1"] + search)
    #expect(output.contains("EXHAUSTED at budget 1"))
    #expect(code == 0)
  }

  @Test func `a request to end stops a search that waits for a handler, and saves it`() throws {
    let start = ContinuousClock.now
    let file = try interrupt(["--handler", "Endless", "--hang-limit", "60"], with: 2, by: SIGTERM)
    try FileManager.default.removeItem(atPath: file)
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// Stops a search after a while, which must return a code, and answers with the file that it left.
  private func interrupt(_ words: [String], with code: Int32, by signal: Int32 = SIGINT) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).search").path
    let process = try Command.process(["explore", "--resume", file] + words)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It says that it has begun, and whoever reads that may stop it.
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    kill(process.processIdentifier, signal)
    _ = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationStatus == code)
    #expect(FileManager.default.fileExists(atPath: file))
    return file
  }
}
