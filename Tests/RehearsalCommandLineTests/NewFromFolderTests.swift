import Foundation
import RehearsalCommandLine
import TestBench
import Testing

/// What `rehearse new --from` makes of the folder of an extension, which stays where it is.
@Suite struct NewFromFolderTests {
  let folder = Folder()
  let tool = CommandLineTool()

  private static let list =
    "override func prepareCredentialList(for services: [ASCredentialServiceIdentifier]) {}"
  private static let change = "override func changePasswordWithoutUserInteraction() {}"

  @Test func `the class that the Info.plist names is the handler`() throws {
    write("Ext/A.swift", "class A: ASCredentialProviderViewController { \(Self.list) }")
    write("Ext/B.swift", "class B: ASCredentialProviderViewController { \(Self.list) }\nclass C: B {}")
    write("Ext/Info.plist", Self.properties(naming: "$(PRODUCT_MODULE_NAME).B"))
    write("Ext/Ext.entitlements", "<plist version=\"1.0\"><dict/></plist>")
    write("Ext/Base.lproj/Main.storyboard", "<document/>")
    write("Ext/Art.xcassets/Contents.json", "{}")
    write("Ext/Art.xcassets/Icon/Contents.json", "{}")
    let answer = new("--from", "\(folder.path)/Ext")
    #expect(answer.code == .fine, "\(answer)")
    #expect(
      answer.output.contains(
        """
        /Ext stays where it is, and is built from there.
          taken: 2 files of Swift, Info.plist, Ext.entitlements, Base.lproj/Main.storyboard
          left:  Art.xcassets

        """), "\(answer.output)")
    #expect(answer.output.contains("/Mine: B for credential-list, with its scenarios"))
    #expect(read("Sources/Mine/Program+Rehearsed.swift").contains("Program(provider: { B() })"))
    #expect(read("Sources/Mine/Originals.txt") == "../../../Ext\n")
    #expect(read("Sources/Mine/Originals/Ext/A.swift").hasPrefix("class A"))
    #expect(folder.read("Mine/Sources/Mine/A.swift") == nil)
    #expect(folder.read("Mine/Extension/Info.plist") == nil)
    #expect(read("README.md").contains("check ../Ext/Info.plist "))
    let manifest = read("Package.swift")
    #expect(manifest.contains(".plugin(name: \"RewriteObjectiveC\", package: \"Rehearsal\")]"))
    #expect(
      manifest.contains(
        "dependencies: system,\n      exclude: [\"Originals.txt\", \"Originals\"], swiftSettings:"))
    let scenarios = read("Scenarios/mine.feature")
    #expect(scenarios.contains("Scenario: The list is opened and left"))
    #expect(!scenarios.contains("suggestion"))
    #expect(tool.run(["run", "\(folder.path)/Mine/Scenarios", "--dry-run"]).code == .fine)
    #expect(tool.run(["format", "--check", "\(folder.path)/Mine/Scenarios"]).code == .fine)
    let tests = read("Tests/MineTests/MineTests.swift")
    #expect(tests.contains("Situation.usual(.credentialList)") && !tests.contains("SEARCHES"))
    #expect(tests.contains("Explorer(situations, handler: .rehearsed)"))
    // A safe of which nothing is known need not have what the system would suggest of it.
    #expect(!scenarios.contains("identity store"))
    #expect(
      read("Sources/rehearse-mine/main.swift").contains("identityStore = IdentityStore(isEnabled: true)"))
  }

  @Test func `the texts of one language are taken, and a file that cannot be read is told`() {
    write("Ext/A.swift", "class A: ASCredentialProviderViewController { \(Self.list) }")
    write("Ext/en.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" \"d\";\n")
    write("Ext/de.lproj/Localizable.strings", "\"a\" = \"b\";")
    write("Ext/More.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {}}")
    let answer = new("--from", "\(folder.path)/Ext")
    #expect(answer.code == .fine, "\(answer)")
    #expect(
      answer.output.contains(
        """
          taken: 1 file of Swift, More.xcstrings, en.lproj/Localizable.strings
          left:  de.lproj/Localizable.strings
          \(folder.path)/Ext/en.lproj/Localizable.strings:2:5: warning: there is no “;” behind what belongs to “c”: \
        the texts of this file are not said, and its keys are shown

        """), "\(answer.output)")
  }

  @Test func `the storyboard that the Info.plist names begins with the handler, by whatever name`() {
    write("Ext/A.swift", "@objc(Drawn) final class A: ASCredentialProviderViewController { \(Self.list) }")
    write("Ext/B.swift", "class B: ASCredentialProviderViewController { \(Self.list) }")
    write("Ext/Info.plist", Self.properties(naming: "Main", by: "NSExtensionMainStoryboard"))
    refused(because: "the Info.plist names the storyboard “Main”, which does not lie with the files.")
    write("Ext/Base.lproj/Main.storyboard", Self.storyboard("customClass=\"Drawn\""))
    let answer = new("--from", "\(folder.path)/Ext")
    #expect(answer.code == .fine, "\(answer)")
    #expect(
      read("Sources/Mine/Program+Rehearsed.swift").contains(
        "Program(provider: { UIStoryboard.principal(of: \"Main\") })"))
    #expect(answer.output.contains("/Mine: A for credential-list, with its scenarios"))
  }

  @Test(arguments: [
    ("required init?(coder decoder: NSCoder) { super.init(coder: decoder) }", "", true),
    ("", "required init?(coder: NSCoder) { super.init(coder: coder) }", true),
    ("required init?(coder: NSCoder) { fatalError() }\ninit() { super.init(nibName: nil) }", "", false),
    ("func made() { Other.init(coder: 1) }\nstruct Other { init(coder: Int) {} }", "", false),
    (
      "convenience init() { self.init(nibName: nil, bundle: nil) }",
      "required init?(coder: NSCoder) { super.init(coder: coder) }", false
    ),
  ])
  func `who is made from a storyboard alone is made without it, and that is told`(
    own: String, inherited: String, isSo: Bool
  ) {
    write("Ext/A.swift", "class A: Base {\n\(Self.list)\n\(own)\n}")
    write("Ext/Base.swift", "class Base: ASCredentialProviderViewController {\n\(inherited)\n}")
    let answer = new("--from", "\(folder.path)/Ext/A.swift", "--from", "\(folder.path)/Ext/Base.swift")
    #expect(answer.code == .fine, "\(answer)")
    let making = isSo ? "UIStoryboard.principal(undrawn: A.self)" : "A()"
    #expect(read("Sources/Mine/Program+Rehearsed.swift").contains("Program(provider: { \(making) })"))
    #expect(answer.output.contains("\nA has init?(coder:) alone, and is made without") == isSo, "\(answer)")
  }

  @Test(arguments: [
    ("<document><scenes/></document>", "it says of no scene that it is shown first."),
    ("<document initialViewController=\"x\"/>", "it begins with the scene “x”, and there is none."),
    (Self.storyboard(""), "begins with no class of the extension's own."),
    (
      Self.storyboard("customClass=\"Gone\""),
      "Main.storyboard begins with “Gone”, and no class of that name in "
    ),
    ("<document", "Main.storyboard, line 1, column 1: a tag is never closed with “>”."),
  ])
  func `a storyboard that begins with no handler is told of`(text: String, reason: String) {
    write("Ext/A.swift", "class A: ASCredentialProviderViewController { \(Self.list) }")
    write("Ext/Info.plist", Self.properties(naming: "Main", by: "NSExtensionMainStoryboard"))
    write("Ext/Main.storyboard", text)
    refused(because: reason)
  }

  @Test func `without one it is the class that descends, through others and across files`() {
    write("Ext/A.swift", "final class Ours: Middle<Int> { \(Self.list) }")
    write("Ext/Sub/B.swift", "class Middle<Value: Equatable>: Base {}")
    write("Ext/Sub/C.swift", "@objc class Base: ASCredentialProviderViewController {}")
    let answer = new("--from", "\(folder.path)/Ext/")
    #expect(answer.code == .fine, "\(answer)")
    #expect(read("Sources/Mine/Program+Rehearsed.swift").contains("{ Ours() }"))
    #expect(read("Extension/Info.plist").contains("$(PRODUCT_MODULE_NAME).Ours<"))
    #expect(answer.output.contains("  taken: 3 files of Swift\n\n"))
  }

  @Test func `an upgrade extension stays where it is as well, with files from elsewhere`() throws {
    write("Ext/A.swift", "class Ours: ASAccountAuthenticationModificationViewController { \(Self.change) }")
    write("Shared.swift", "struct Shared {}")
    let answer = new("--from", "\(folder.path)/Ext", "--from", "\(folder.path)/Shared.swift")
    #expect(answer.code == .fine, "\(answer)")
    #expect(read("Sources/Mine/Originals.txt") == "../../../Ext\n../../../Shared.swift\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Mine/Sources/Mine/Originals") == [
        "Ext"
      ])
    #expect(read("Sources/Mine/Program+Rehearsed.swift").contains("Program { Ours() }"))
    #expect(read("Scenarios/mine.feature").contains("A strong password from Settings"))
  }

  @Test func `what it has decides what is said of it`() {
    write(
      "Ext/A.swift",
      """
      class Ours: ASCredentialProviderViewController {
        override func provideCredentialWithoutUserInteraction(for identity: ASPasswordCredentialIdentity) {
          extensionContext.completeRequest(withSelectedCredential: ASPasswordCredential(user: "", password: ""))
        }
        override func prepareInterfaceForExtensionConfiguration() {}
      }
      """)
    #expect(new("--from", "\(folder.path)/Ext").code == .fine)
    let scenarios = read("Scenarios/mine.feature")
    #expect(scenarios.contains("A suggestion is picked") && scenarios.contains("enables it in Settings"))
    #expect(!scenarios.contains("credential list"))
    #expect(tool.run(["run", "\(folder.path)/Mine/Scenarios", "--dry-run"]).code == .fine)
    #expect(!read("Tests/MineTests/MineTests.swift").contains("Situation.usual"))
  }

  @Test(arguments: [
    (
      "prepareInterface(forPasskeyRegistration request: any ASCredentialRequest)", "new-passkey",
      "makes a passkey"
    ),
    (
      "prepareCredentialList(\n    for services: [ASCredentialServiceIdentifier],\n"
        + "    requestParameters: ASPasskeyCredentialRequestParameters\n  )",
      "list-of-passkeys-and-passwords",
      "opens the list of passkeys"
    ),
    (
      "prepareOneTimeCodeCredentialList(for list: [ASCredentialServiceIdentifier])", "list-of-one-time-codes",
      "opens the list of one-time codes"
    ),
    ("prepareInterfaceForUserChoosingTextToInsert()", "text-to-insert", "opens the texts to insert"),
  ])
  func `a call of its own is a request of its own`(call: String, request: String, step: String) {
    write("Ext/A.swift", "class A: ASCredentialProviderViewController { override func \(call) {} }")
    let answer = new("--from", "\(folder.path)/Ext")
    #expect(answer.output.contains("/Mine: A for \(request), with its scenarios"), "\(answer)")
    #expect(read("Scenarios/mine.feature").contains("the user \(step)"))
    #expect(!read("Scenarios/mine.feature").contains("the credential list"))
    #expect(tool.run(["run", "\(folder.path)/Mine/Scenarios", "--dry-run"]).code == .fine)
    #expect(tool.run(["format", "--check", "\(folder.path)/Mine/Scenarios"]).code == .fine)
    #expect(read("Tests/MineTests/MineTests.swift").contains("Situation.usual("))
  }

  @Test func `what other classes have is not said of it`() {
    write(
      "Ext/A.swift",
      """
      class Base: ASCredentialProviderViewController { func prepareInterfaceForExtensionConfiguration() {} }
      class Other: ASCredentialProviderViewController { func prepareOneTimeCodeCredentialList(for a: [A]) {} }
      class Ours: Base { class Row { func prepareInterfaceForUserChoosingTextToInsert() {} } }
      """)
    write("Ext/B.swift", "extension Ours { \(Self.list) }")
    write("Ext/Info.plist", Self.properties(naming: "$(PRODUCT_MODULE_NAME).Ours"))
    let answer = new("--from", "\(folder.path)/Ext")
    #expect(answer.output.contains("Ours for credential-list, configuration, with"), "\(answer)")
    #expect(!read("Scenarios/mine.feature").contains("codes"))
  }

  @Test func `a file with nothing but a way to make passkeys is enough`() {
    write(
      "A.swift",
      """
      class A: ASCredentialProviderViewController {
        override func prepareInterface(forPasskeyRegistration request: any ASCredentialRequest) {}
      }
      """)
    let answer = new("--from", "\(folder.path)/A.swift")
    #expect(answer.output.contains("/Mine: A for new-passkey, with its scenarios"), "\(answer)")
    #expect(read("Scenarios/mine.feature").contains("makes a passkey for"))
    #expect(read("Extension/Info.plist").contains("ProvidesPasskeys"))
    #expect(tool.run(["run", "\(folder.path)/Mine/Scenarios", "--dry-run"]).code == .fine)
    #expect(tool.run(["check", "\(folder.path)/Mine/Extension"]).code == .fine)
  }

  @Test(arguments: [
    (["silent", "list"], "", "password, credential-list", ["the suggestion", "the credential list"]),
    (["interface"], "", "password", ["the suggestion"]),
    (["silent"], "completeOneTimeCodeRequest", "one-time-code", ["ProvidesOneTimeCodes"]),
    (
      ["silent", "codes"], "let code: ASOneTimeCodeCredential", "one-time-code, list-of-one-time-codes",
      ["the suggestion", "the list of one-time codes"]
    ),
    (["silent", "codes"], "", "password, list-of-one-time-codes", ["the list of one-time codes"]),
  ])
  func `what is overridden is played, also where other files answer`(
    calls: [String], elsewhere: String, requests: String, steps: [String]
  ) {
    let overridden = calls.compactMap { Self.delegating[$0] }.joined(separator: "\n")
    write("Ext/A.swift", "class A: ASCredentialProviderViewController {\n\(overridden)\n}")
    write("Ext/Coordinator.swift", "class Coordinator { \(elsewhere) }")
    for name in ["Ext", "Ext/A.swift"] where name == "Ext" || elsewhere.isEmpty {
      try? FileManager.default.removeItem(atPath: "\(folder.path)/Mine")
      let answer = new("--from", "\(folder.path)/\(name)")
      #expect(answer.output.contains("/Mine: A for \(requests), with its scenarios"), "\(answer)")
      for step in steps { #expect(read("Scenarios/mine.feature").contains(step), "\(name): \(step)") }
      #expect(tool.run(["run", "\(folder.path)/Mine/Scenarios", "--dry-run"]).code == .fine)
      #expect(tool.run(["format", "--check", "\(folder.path)/Mine/Scenarios"]).code == .fine)
    }
  }

  @Test(arguments: [
    (["silent", "codes"], "completeOneTimeCodeRequest", "list-of-one-time-codes"),
    (["silent"], "completeOneTimeCodeRequest", "one-time-code"), (["silent"], "", nil),
    (["silent", "list"], "", "credential-list"),
  ])
  func `its command explores what it has a call for`(calls: [String], elsewhere: String, request: String?) {
    let overridden = calls.compactMap { Self.delegating[$0] }.joined(separator: "\n")
    write("Ext/A.swift", "class A: ASCredentialProviderViewController {\n\(overridden)\n}")
    write("Ext/Coordinator.swift", "class Coordinator { \(elsewhere) }")
    #expect(new("--from", "\(folder.path)/Ext").code == .fine)
    let main = read("Sources/rehearse-mine/main.swift")
    #expect(main.contains("setup: setup\(request.map { ", request: \"\($0)\"" } ?? "")).main()"), "\(main)")
  }

  /// Calls that leave the answer to somebody else.
  private static let delegating = [
    "silent": "override func provideCredentialWithoutUserInteraction(for it: any ASCredentialRequest) {}",
    "interface": "override func prepareInterfaceToProvideCredential(for it: any ASCredentialRequest) {}",
    "list": list,
    "codes": "override func prepareOneTimeCodeCredentialList(for list: [ASCredentialServiceIdentifier]) {}",
  ]

  @Test(arguments: ["CoreData", "SQLite3", "SwiftData"])
  func `a store of Apple's is named as what it is`(module: String) {
    write("Ext/A.swift", "import \(module)\nclass A: ASCredentialProviderViewController { \(Self.list) }")
    refused(because: "there is no module “\(module)” here\n  → ")
    refused(
      because: "behind a protocol and leave the file that has the store out, or say --stub \(module) for")
    #expect(new("--from", "\(folder.path)/Ext", "--stub", module).code == .fine)
  }

  @Test(arguments: [
    ("class A: UIViewController {}", nil, "There are A: UIViewController."),
    ("", nil, "There is no class with a parent at all."),
    (
      "class A: ASCredentialProviderViewController {}\nclass B: ASCredentialProviderViewController {}", nil,
      "several handlers are there, A, B;"
    ),
    (
      "class A: ASCredentialProviderViewController {}", "Ext.Gone",
      "the Info.plist names “Gone”, and no class of that name in "
    ),
    ("class A: ASCredentialProviderViewController {}", "Ext.A", "A has none of the calls"),
  ])
  func `a folder without one handler says what it has instead`(code: String, named: String?, reason: String) {
    write("Ext/A.swift", code)
    if let named { write("Ext/Info.plist", Self.properties(naming: named)) }
    refused(because: reason)
  }

  @Test func `an Info.plist that cannot be read, two of them and a package in the folder are refused`() {
    write("Ext/A.swift", "class A: ASCredentialProviderViewController { \(Self.list) }")
    write("Ext/Info.plist", "<plist>\n<dict>")
    refused(because: "/Ext/Info.plist, line 2, column 7: ")
    write("Ext/Info.plist", Self.properties(naming: "A"))
    write("Ext/Other/Info.plist", Self.properties(naming: "A"))
    refused(because: "several extensions are there, ")
    let answer = tool.run(["new", "\(folder.path)/Ext/Mine", "--from", "\(folder.path)/Ext"])
    #expect(answer.complaint.contains("the package would be built from itself"))
  }

  @Test func `modules that are not here are named with their places, and can be made empty`() {
    write("Ext/A.swift", "import SafeKit\nclass A: ASCredentialProviderViewController { \(Self.list) }")
    write("Ext/B.swift", "\n@testable import SafeKit\nimport Storage\nimport CryptoKit\n@objc class B {}")
    let from = ["--from", "\(folder.path)/Ext"]
    let lines = new(from).complaint.split(separator: "\n")
    #expect(lines.first == "rehearse: 3 things keep these files from being built here:")
    #expect(
      lines.dropFirst().filter { !$0.hasPrefix("  ") } == [
        "\(folder.path)/Ext/A.swift:1:8: there is no module “SafeKit” here",
        "\(folder.path)/Ext/B.swift:2:18: there is no module “SafeKit” here",
        "\(folder.path)/Ext/B.swift:3:8: there is no module “Storage” here",
      ])
    #expect(lines.count { $0.contains("say --stub SafeKit for an empty one") } == 1)
    let answer = new(from + ["--stub", "SafeKit", "--stub", "Storage"])
    #expect(answer.code == .fine, "\(answer)")
    #expect(answer.output.contains("  Sources/Storage  is empty; put what the extension uses of it there\n"))
    #expect(read("Sources/SafeKit/SafeKit.swift").hasPrefix("// What Mine uses of this module goes here. "))
    #expect(read("Sources/SafeKit/SafeKit.swift").contains("\n  @_exported public import UIKit\n"))
    let manifest = read("Package.swift")
    #expect(manifest.contains("dependencies: system + [\"SafeKit\"] + [\"Storage\"],\n      exclude:"))
    for name in ["SafeKit", "Storage"] {
      let mode = "swiftSettings: [.swiftLanguageMode(.v5)]"
      #expect(manifest.contains("    .target(name: \"\(name)\", dependencies: system, \(mode)),\n"))
    }
  }

  @Test(arguments: [
    (["--stub", "SafeKit"], "--stub is for what the files of --from import."),
    (["--stub", "a-b"], "“a-b” is no name for a module"),
    (["--stub", "Foundation"], "there is a module “Foundation” already"),
    (["--from", "Ext", "--stub", "Mine"], "--stub Mine is the package's own name"),
  ])
  func `a stub that cannot be is refused`(words: [String], reason: String) {
    write("Ext/A.swift", "class A: ASCredentialProviderViewController { \(Self.list) }")
    let answer = new(words.map { $0 == "Ext" ? "\(folder.path)/Ext" : $0 })
    #expect(answer.complaint.contains(reason))
    #expect(answer.code == .usage)
  }

  private func refused(because reason: String, _ place: SourceLocation = #_sourceLocation) {
    let answer = new("--from", "\(folder.path)/Ext")
    #expect(answer.complaint.contains(reason), "\(answer)", sourceLocation: place)
    #expect(answer.code == .badInput, sourceLocation: place)
    #expect(folder.read("Mine/Package.swift") == nil, sourceLocation: place)
  }

  private func new(_ words: String...) -> CommandLineTool.Answer { new(words) }

  private func new(_ words: [String]) -> CommandLineTool.Answer {
    tool.run(["new", "\(folder.path)/Mine", "--rehearsal", House.root.path] + words)
  }

  private func read(_ name: String) -> String { folder.read("Mine/\(name)") ?? "" }

  private func write(_ path: String, _ text: String) {
    let parent = "\(folder.path)/\(path)".split(separator: "/").dropLast().joined(separator: "/")
    try? FileManager.default.createDirectory(atPath: "/\(parent)", withIntermediateDirectories: true)
    folder.write(path, text)
  }

  private static func storyboard(_ attributes: String) -> String {
    """
    <document initialViewController="a"><scenes><scene><objects>
    <viewController id="a" \(attributes)/></objects></scene></scenes></document>
    """
  }

  private static func properties(
    naming name: String, by key: String = "NSExtensionPrincipalClass"
  ) -> String {
    """
    <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>\(key)</key><string>\(name)</string>
    </dict></dict></plist>
    """
  }
}
