import Foundation
import RehearsalCommandLine
import TestBench
import Testing

/// What `rehearse new` writes, and what it refuses.
@Suite struct NewTests {
  let folder = Folder()
  let tool = CommandLineTool()

  @Test func `what is written is the package under Examples, to the letter`() throws {
    let flows = "in-app,step-up,strong-password,sign-in-with-apple"
    #expect(new("Newcomer", "--flows", flows).code == .fine)
    let example = House.root.appending(path: "Examples/Newcomer").path
    let files = try Self.files(in: example)
    #expect(files.count == 16)
    #expect(try Self.files(in: "\(folder.path)/Newcomer") == files)
    for file in files {
      let expected = try String(contentsOfFile: "\(example)/\(file)", encoding: .utf8)
      // They lie elsewhere, and this checkout may have come from somewhere.
      #expect(Self.unplaced(folder.read("Newcomer/\(file)") ?? "") == Self.unplaced(expected), "\(file)")
    }
  }

  @Test func `what it says comes first is what there is to do`() {
    let answer = new("Mine")
    #expect(answer.output.contains("swift test --package-path \(folder.path)/Mine "))
    #expect(answer.output.contains("swift run rehearse-mine step "))
    #expect(answer.complaint == "")
  }

  @Test func `only what is asked for is there`() throws {
    #expect(new("Mine").code == .fine)
    let files = try Self.files(in: "\(folder.path)/Mine")
    #expect(files.filter { $0.hasSuffix(".feature") } == ["Scenarios/strong-password.feature"])
    #expect(!files.contains("Sources/Mine/CodeForm.swift"))
    let handler = try #require(folder.read("Mine/Sources/Mine/MineUpgrade.swift"))
    #expect(handler.contains("final class MineUpgrade: ASAccountAuthenticationModificationViewController"))
    for word in ["form", "Apple", "code", "userInfo)", "Newcomer", "%%"] {
      #expect(!handler.contains(word), "\(word)")
    }
    let everything = files.map { folder.read("Mine/\($0)") ?? "" }.joined()
    #expect(!everything.lowercased().contains("newcomer"))
    #expect(!everything.contains("\n\n\n"))
  }

  @Test func `a handler that is there already is put in place`() throws {
    folder.write(
      "Ours.swift",
      """
      import AuthenticationServices
      // class Old: ASAccountAuthenticationModificationViewController {}
      let text = "class Quoted: ASAccountAuthenticationModificationViewController"
      class Common: AuthenticationServices.ASAccountAuthenticationModificationViewController { let a = \"\"\"
        " */ class Other: ASAccountAuthenticationModificationViewController \"\"\" }
      /* /* */ class Commented: ASAccountAuthenticationModificationViewController */
      final class Ours : Common, Sendable {
        override func convertAccountToSignInWithAppleWithoutUserInteraction() {}
      }
      """)
    folder.write("Service.swift", "struct Service {}\n")
    let files = ["--from", "\(folder.path)/Ours.swift", "--from", "\(folder.path)/Service.swift"]
    let answer = new("Mine", files + ["--domain", "shiny.example"])
    #expect(answer.output.contains("Ours for sign-in-with-apple"))
    #expect(folder.read("Mine/Sources/Mine/Service.swift") == "struct Service {}\n")
    #expect(folder.read("Mine/Sources/Mine/Program+Rehearsed.swift")?.contains("Program { Ours() }") == true)
    #expect(folder.read("Mine/Scenarios/mine.feature")?.contains("Sign in with Apple") == true)
    #expect(folder.read("Mine/Scenarios/mine.feature")?.contains("strong password") == false)
    #expect(folder.read("Mine/Extension/Info.plist")?.contains("$(PRODUCT_MODULE_NAME).Ours<") == true)
    #expect(tool.run(["run", "\(folder.path)/Mine/Scenarios", "--dry-run"]).code == .fine)
    #expect(tool.run(["check", "\(folder.path)/Mine/Extension"]).code == .fine)
  }

  @Test(arguments: [
    ("", "There is no class with a parent at all."),
    ("class A: UIView {}\nclass B: A {}", "There are A: UIView, B: A."),
    ("class A: B {}\nclass B: A {}", "There are A: B, B: A."),
    ("class A: ASAccountAuthenticationModificationViewController {}", "A has none of the calls"),
    (
      "class A: ASAccountAuthenticationModificationViewController {}\n"
        + "class B: ASAccountAuthenticationModificationViewController {}", "several handlers are there, A, B;"
    ),
    ("class A: ASAccountAuthenticationModificationViewController \"\u{0}", "A has none of the calls"),
    ("/* /* class", "There is no class with a parent at all."),
    ("\"\"\"", "no class in Ours.swift descends from"),
  ])
  func `a file without a handler says what it has instead`(code: String, reason: String) {
    folder.write("Ours.swift", code)
    let answer = new("Mine", ["--from", "\(folder.path)/Ours.swift"])
    #expect(answer.complaint.contains(reason))
    #expect(answer.code == .badInput)
    #expect(folder.read("Mine/Package.swift") == nil)
  }

  @Test func `nothing that is there is touched`() {
    folder.write("Mine", "a file")
    let answer = new("Mine")
    #expect(answer.complaint.hasSuffix(" is there already; nothing in it is touched.\n"))
    #expect(answer.code == .badInput)
    #expect(folder.read("Mine") == "a file")
    #expect(new("Other").code == .fine)
    #expect(new("Other").code == .badInput)
  }

  @Test(arguments: [
    ("1st", "is no name for a module"), ("My-App", "is no name for a module"),
    ("Ünder", "is no name for a module"),
    ("a\u{0}b", "is no name for a module"), (String(repeating: "x", count: 1_000), "is no name for a module"),
    ("shiny", "there is a module “Shiny” already"),
    ("Foundation", "there is a module “Foundation” already"), ("class", "is a word of Swift's own"),
  ])
  func `a name that cannot be a module's is refused`(name: String, reason: String) {
    let answer = new(name)
    #expect(answer.complaint.contains(reason))
    #expect(answer.code == .usage)
  }

  @Test(arguments: [
    ([], "it takes a name, such as: rehearse new Mine."),
    (["Mine", "Yours"], "unexpected argument “Yours”."),
    (
      ["Mine", "--flows", "strong-pasword"],
      "there is no flow “strong-pasword”. Did you mean “strong-password”?"
    ),
    (["Mine", "--flows", "step-up"], "--flows needs strong-password or sign-in-with-apple"),
    (["Mine", "--flows", "unlock"], "--flows needs strong-password or sign-in-with-apple, or passwords"),
    (
      ["Mine", "--flows", "passwords,step-up"],
      "--flows is about one extension: passwords is for a credential provider, step-up for an upgrade extension."
    ),
    (["Mine", "--flows", ""], "--flows needs strong-password or sign-in-with-apple"),
    (["Mine", "--domain", "shiny"], "--domain reads like shiny.example, not “shiny”."),
    (["Mine", "--domain", "\".example"], "--domain reads like shiny.example"),
    (["Mine", "--rehearsal", "/tmp"], "“/tmp” holds no package that is called Rehearsal."),
    (["Mine", "--rehearsal", "https://a.example/\"; evil"], "is no address of a repository."),
    (["Mine", "--from", "Ours.txt"], "--from takes files of Swift and folders, not “Ours.txt”."),
    (["Mine", "--from", "/nowhere/Ours.swift"], "/nowhere/Ours.swift: No such file or directory"),
  ])
  func `what is not understood is said before anything is written`(words: [String], reason: String) {
    let answer = tool.run(["new"] + words)
    #expect(answer.complaint.contains(reason))
    #expect(answer.code == .usage || answer.code == .badInput)
    #expect(!FileManager.default.fileExists(atPath: "Mine"))
  }

  @Test func `Rehearsal is found by its address as well`() throws {
    let answer = tool.run([
      "new", "\(folder.path)/Mine", "--rehearsal", "https://git.example/team/rehearsal.git",
    ])
    #expect(answer.code == .fine)
    let manifest = try #require(folder.read("Mine/Package.swift"))
    #expect(manifest.contains(#".package(url: "https://git.example/team/rehearsal.git", branch: "main")"#))
    #expect(manifest.contains(#".product(name: "AuthenticationServices", package: "rehearsal")"#))
    #expect(folder.read("Mine/.github/workflows/rehearse.yml")?.contains("git clone") == false)
  }

  @Test func `no module that comes with Rehearsal can be taken for one's own`() throws {
    let manifest = try House.text(of: "Package.swift")
    let rooms = manifest.matches(of: /(?:room|example)\(\s*(?:\.\w+,\s*)?"(\w+)"/).map { String($0.output.1) }
    #expect(rooms.count > 15)
    // No product leads to the one, and the other could be nobody's.
    for room in rooms where !["OnApple", "_Testing_UIKit"].contains(room) {
      #expect(new(room).complaint.contains("there is a module “\(room)” already"), "\(room)")
    }
  }

  private func new(_ name: String, _ words: String...) -> CommandLineTool.Answer { new(name, words) }

  private func new(_ name: String, _ words: [String]) -> CommandLineTool.Answer {
    tool.run(["new", "\(folder.path)/\(name)", "--rehearsal", House.root.path] + words)
  }

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.filter { !$0.hasPrefix(".build/") }.sorted()
  }

  private static func unplaced(_ text: String) -> String {
    // The lines about the address of Rehearsal are there only where nobody knows it.
    text.replacing(/path: ".*"/, with: "path")
      .replacing(
        /[ ]+# The manifest looks for Rehearsal in this folder(?s:.)*?(?=[ ]+- uses: actions.cache)/, with: ""
      )
  }
}
