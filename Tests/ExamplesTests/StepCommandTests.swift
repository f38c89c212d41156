import Foundation
import TestBench
import Testing

/// Stepping as its users have it: commands from standard input, and the handler in a process of its own.
@Suite struct StepCommandTests {
  @Test func `commands come from standard input, and its end ends without a complaint`() throws {
    let answer = try Command.run(["step", "--handler", "Trusting"], reading: "next\nshow keychain")
    #expect(answer.output.hasSuffix("  Keychain  jappleseed  kitten1  at shiny.example\n"))
    #expect(!answer.output.contains("> "))
    #expect(answer.code == 0)
    #expect(try Command.run(["step", "--handler", "Trusting"]).code == 0)
    #expect(try Command.run(["step", "--handler", "Trusting"], reading: "nxet\n").code == 65)
    let quit = try Command.run(["step", "--handler", "Trusting"], reading: "quit\nnxet\n")
    #expect(quit.code == 0)
  }

  @Test func `a handler that crashes costs the step in which it did`() throws {
    let (output, code) = try Command.run(
      ["step", "--handler", "Trapping"], reading: "next 3\nnext 9\nback\nwhat\nshow phase\n")
    let crash = "✗ the handler crashed: SIG"
    #expect(output.contains(crash))
    let rest = output.components(separatedBy: crash).last ?? ""
    #expect(rest.contains("Everything is as it was before.\nback at 0.050 s\n"))
    #expect(rest.contains("  phase     serving silently, at 0.050 s\n"))
    #expect(code == 65)
  }

  @Test func `and so does one that never comes back`() throws {
    let (output, code) = try Command.run(
      ["step", "--handler", "Endless", "--hang-limit", "1"], reading: "next\nshow phase\n")
    #expect(
      output.contains("✗ the handler hung: it did not come back for 1 s. Everything is as it was before.\n"))
    #expect(output.hasSuffix("            the process is not there\n"))
    #expect(code == 65)
  }

  @Test func `a credential provider is gone through as well, and what no phone could do is taken back`()
    throws
  {
    let file = House.root.appending(path: "Scenarios/AutoFill/lists.feature").path
    let (output, code) = try Command.run(
      ["step", "\(file):13"],
      reading: "next 2\nwhen the user taps the system Cancel button\nshow phase\nrun\n")
    let refusal = "✗ the system puts no bar over a credential provider."
    #expect(output.components(separatedBy: refusal).last?.contains("  phase     serving on screen") == true)
    #expect(output.contains("  outcome    provided\n"))
    #expect(code == 65)
  }

  #if os(Linux)
    @Test func `the step-up flow of a view controller is gone through with its screen`() throws {
      let file = House.root.appending(path: "Examples/Extensions/Scenarios/step-up.feature").path
      let commands = """
        next 5
        show screen
        when the user types "111111" into "Code"
        when the user taps "Continue"
        when everything settles
        then the extension's interface shows "That was not the code. Try again."
        show screen
        run
        """
      let (output, code) = try Command.run(["step", "\(file):17"], reading: commands)
      #expect(
        output.contains(
          """
            screen    [ Cancel ]  Shiny
                      Enter the code we sent you.
                      Code: [        ]
                      [ Continue ]  (disabled)
          """))
      #expect(
        output.contains(
          """
          ✔ it holds
            screen    [ Cancel ]  Shiny
                      That was not the code. Try again.
                      Code: [111111  ]
                      [ Continue ]
          """))
      #expect(output.contains("  outcome    upgraded\n"))
      #expect(code == 0)
    }

    @Test func `where several pieces of work are ready, another can be chosen, and the path plays again`()
      throws
    {
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).feature").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let commands = "next 5\nwhat\nchoose takes main\nsave \(path)\n"
      let (output, code) = try Command.run(["step", "--handler", "Racing"], reading: commands)
      #expect(
        output.contains(
          """
          next  at 0.200 s work that the handler started goes on
              1  the system takes “block 1 on main” before “block 1 on shiny.notes”
          the system takes “block 1 on main” before “block 1 on shiny.notes”
          """), "\(output)")
      #expect(code == 0)
      let saved = try String(contentsOfFile: path, encoding: .utf8)
      #expect(
        saved.contains(
          """
              And 150 milliseconds pass
              And the system takes "block 1 on main" before "block 1 on shiny.notes"
              And everything settles
          """), "\(saved)")
      #expect(try Command.run(["run", path]).code == 0)
    }
  #endif
}
