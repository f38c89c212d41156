#if os(Linux)
  import Foundation
  import TestBench
  import Testing

  /// Handlers in Apple's names, from the command that does not have them.
  @Suite struct ExtensionsCommandTests {
    @Test func `rehearse hands over to the command beside it`() throws {
      let folder = House.root.appending(path: "Examples/Extensions/Scenarios").path
      let (output, code) = try Command.run(["run", folder])
      #expect(output.hasSuffix("29 scenarios planned: 29 passed, 0 failed, 0 crashed, 0 hung\n"))
      #expect(code == 0)
    }

    @Test func `and so does a handler named on the command line`() throws {
      let file = House.root.appending(path: "Examples/Extensions/Scenarios/in-app.feature").path
      #expect(try Command.run(["run", file, "--handler", "AsyncUpgrade"]).code == 0)
      #expect(try Command.run(["run", file, "--handler", "Nobody"]).code == 64)
    }

    @Test func `two hundred plays of everything a handler can start are alike`() throws {
      let file = House.root.appending(path: "Examples/Asynchronous/Scenarios/asynchronous.feature").path
      let (output, code) = try Command.run(["run", file, "--repeat", "200"])
      #expect(output.hasSuffix("3 scenarios planned: 3 passed, 0 failed, 0 crashed, 0 hung\n"))
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
