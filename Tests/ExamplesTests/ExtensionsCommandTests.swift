#if os(Linux)
  import Foundation
  import TestBench
  import Testing

  /// Handlers in Apple's names, from the command that does not have them.
  @Suite struct ExtensionsCommandTests {
    @Test func `rehearse hands over to the command beside it`() throws {
      let folder = House.root.appending(path: "Examples/Extensions/Scenarios").path
      let (output, code) = try Command.run(["run", folder])
      #expect(output.hasSuffix("33 scenarios planned: 33 passed, 0 failed, 0 crashed, 0 hung\n"))
      #expect(code == 0)
    }

    @Test func `a screen whose button waits for a code is not a request that was left`() throws {
      let words = ["explore", "--handler", "StepUpUpgrade", "--server", "gracefully", "--budget", "1"]
      let (output, code) = try Command.run(words)
      #expect(output.contains("EXHAUSTED at budget 1: nothing is wrong"))
      #expect(code == 0)
    }

    @Test(arguments: ["strong-password-in-app", "sign-in-with-apple-in-app"])
    func `an app that is code is tapped, and what it passes along is known to the server`(
      request: String
    ) throws {
      let words = ["explore", "--handler", "TokenUpgrade", "--request", request, "--budget", "1"]
      let (output, code) = try Command.run(words + ["--server", "gracefully"])
      #expect(output.contains(", from the app\n"))
      #expect(output.contains("EXHAUSTED at budget 1: nothing is wrong"), "\(output)")
      #expect(code == 0)
      let (found, failed) = try Command.run(words)
      #expect(found.contains("taps “"), "\(found)")
      #expect(found.contains("token: token-9f3a"))
      #expect(failed == 1)
    }

    @Test func `and so does a handler named on the command line`() throws {
      let file = House.root.appending(path: "Examples/Extensions/Scenarios/in-app.feature").path
      #expect(try Command.run(["run", file, "--handler", "AsyncUpgrade"]).code == 0)
      #expect(try Command.run(["run", file, "--handler", "Nobody"]).code == 64)
    }

    @Test func `handlers of both kinds are played side by side, and both are told where one is mistyped`()
      throws
    {
      let folder = House.root.path
      let files = ["Examples/Extensions/Scenarios/in-app.feature", "Scenarios/StrongPassword"].map {
        "\(folder)/\($0)"
      }
      let (output, code) = try Command.run(["run"] + files)
      #expect(output.contains(", 0 failed, 0 crashed, 0 hung\n"), "\(output)")
      #expect(code == 0)
      for (name, meant) in [("trustin", "Trusting"), ("CallbackUpgrad", "CallbackUpgrade")] {
        let answer = try Command.complaint(["explore", "--handler", name])
        #expect(answer == "rehearse: there is no handler “\(name)”. Did you mean “\(meant)”?\n")
      }
    }

    @Test(arguments: [
      "Asynchronous/Scenarios/asynchronous", "Asynchronous/Scenarios/races", "Extensions/Scenarios/torture",
    ])
    func `two hundred plays of everything a handler can start are alike`(name: String) throws {
      let file = House.root.appending(path: "Examples/\(name).feature").path
      let (output, code) = try Command.run(["run", file, "--repeat", "200", "--hang-limit", "300"])
      #expect(output.contains(" passed, 0 failed, 0 crashed, 0 hung\n"))
      #expect(code == 0)
    }

    @Test func `every play of every scenario is the same`() throws {
      let folder = House.root.appending(path: "Examples/Extensions/Scenarios").path
      for hashing in ["0", "1"] {
        let (_, code) = try Command.run(
          ["run", folder, "--repeat", "10"], environment: ["SWIFT_DETERMINISTIC_HASHING": hashing])
        #expect(code == 0)
      }
    }
  }
#endif
