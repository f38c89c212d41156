#if os(Linux)
  import Foundation
  import TestBench
  import Testing

  /// Every package that `rehearse new` can write, read by the compiler that would build it.
  @Suite struct NewCommandTests {
    private static let flows =
      [
        "strong-password", "sign-in-with-apple", "strong-password,sign-in-with-apple",
      ].flatMap { requests in ["", ",step-up", ",in-app", ",step-up,in-app"].map { requests + $0 } }
      + ["passwords", "passwords,unlock"]

    @Test(arguments: flows)
    func `its sources are sound, and its scenarios can be played`(flows: String) throws {
      try check(["--flows", flows])
    }

    @Test(arguments: [
      (
        "AsyncUpgrade", ["ShinyService"],
        "When the user upgrades \"jappleseed\" to a strong password from Settings"
      ),
      ("AppleUpgrade", ["ShinyService"], "And the user approves the Sign in with Apple sheet"),
      (
        "StepUpUpgrade", ["ShinyService", "CodeForm"],
        "When the user upgrades \"jappleseed\" to a strong password from Settings"
      ),
      (
        "PasswordProvider", ["Safe", "SafeScreen", "ASCredentialIdentityStore+Patience"],
        "And the user picks the suggestion \"jappleseed\""
      ),
    ])
    func `and so are those of a handler that was there before, which must succeed, and does`(
      handler: String, others: [String], line: String
    ) throws {
      let files = ([handler] + others).flatMap { name in
        ["--from", House.root.appending(path: "Examples/Extensions/\(name).swift").path]
      }
      try check(files + ["--domain", "shiny.example"]) { package in
        let scenarios = "\(package)/Scenarios"
        let feature = try String(contentsOfFile: "\(scenarios)/mine.feature", encoding: .utf8)
        #expect(feature.contains("    \(line)\n") && feature.contains("    Then the request succeeds\n"))
        let (output, code) = try Command.run(["run", scenarios, "--handler", handler])
        // What is suggested, and the list that every provider of passwords has.
        let planned = handler == "PasswordProvider" ? "2 scenarios planned: 2" : "1 scenario planned: 1"
        #expect(output.hasSuffix("\(planned) passed, 0 failed, 0 crashed, 0 hung\n"))
        #expect(code == 0)
      }
    }

    private func check(_ words: [String], further: (String) throws -> Void = { _ in }) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "rehearsal-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let package = folder.appending(path: "Mine").path
      #expect(try Command.run(["new", package] + words).code == 0)
      #expect(try Command.run(["run", "\(package)/Scenarios", "--dry-run"]).code == 0)
      #expect(try Command.run(["format", "--check", "\(package)/Scenarios"]).code == 0)
      #expect(try Command.run(["check", "\(package)/Extension"]).code == 0)
      #expect(try Self.complaints(about: "\(package)/Sources/Mine") == "")
      try further(package)
    }

    /// What the compiler says of a handler beside the modules that were built with these tests.
    private static func complaints(about folder: String) throws -> String {
      let products = try Command.binary().deletingLastPathComponent()
      let process = Process()
      let complaints = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Mine",
          "-package-name", "mine", "-I", products.appending(path: "Modules").path, "-Xcc",
          "-fmodule-map-file=" + products.appending(path: "CInterposition.build/module.modulemap").path,
        ]
        + (try FileManager.default.contentsOfDirectory(atPath: folder)).sorted().map { "\(folder)/\($0)" }
      process.standardError = complaints
      try process.run()
      let text = try complaints.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }
  }
#endif
