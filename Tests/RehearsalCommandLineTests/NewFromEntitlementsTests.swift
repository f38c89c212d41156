import Foundation
import RehearsalCommandLine
import TestBench
import Testing

/// What `rehearse new --from` makes of the groups that entitlements name.
@Suite struct NewFromEntitlementsTests {
  let folder = Folder()
  let tool = CommandLineTool()

  private static let groups = [
    "$(AppIdentifierPrefix)com.strongroom", "ABCDE12345.com.strongroom.more", "group.com.strongroom",
  ]

  @Test(arguments: [
    "class A: ASCredentialProviderViewController { override func prepareCredentialList(for it: [A]) {} }",
    "class A: ASAccountAuthenticationModificationViewController {\n"
      + "  override func changePasswordWithoutUserInteraction() {} }",
  ])
  func `groups of the Keychain and of files are shared wherever something is played`(code: String) {
    write("Ext/A.swift", code)
    write(
      "Ext/Ext.entitlements",
      """
      <plist version="1.0"><dict>
        <key>com.apple.security.application-groups</key><array><string>group.com.strongroom</string></array>
        <key>keychain-access-groups</key><array>
          <string>$(AppIdentifierPrefix)com.strongroom</string>
          <string>ABCDE12345.com.strongroom.more</string>
          <string>$(AppIdentifierPrefix)$(CFBundleIdentifier)</string>
          <string>$(AppIdentifierPrefix)$(VAULT_GROUP)</string>
        </array>
      </dict></plist>
      """)
    let answer = tool.run([
      "new", "\(folder.path)/Mine", "--rehearsal", House.root.path, "--from", "\(folder.path)/Ext",
    ])
    #expect(answer.code == .fine, "\(answer)")
    #expect(
      answer.output.contains(
        "  the group $(AppIdentifierPrefix)$(VAULT_GROUP) of the entitlements has a name that only Xcode knows"
      ))
    #expect(!answer.output.contains("CFBundleIdentifier"))
    let main = Self.groups.map { "  setup.phone.containers.share(\"\($0)\")\n" }.joined()
    #expect(read("Sources/rehearse-mine/main.swift").contains(main))
    let tests = Self.groups.map { "        situation.phone.containers.share(\"\($0)\")\n" }.joined()
    #expect(read("Tests/MineTests/MineTests.swift").contains(tests))
    let steps = Self.groups.map { "    And the app and its extension share the group \"\($0)\"\n" }.joined()
    #expect(read("Scenarios/mine.feature").contains(steps))
    #expect(tool.run(["run", "\(folder.path)/Mine/Scenarios", "--dry-run"]).code == .fine)
    #expect(tool.run(["format", "--check", "\(folder.path)/Mine/Scenarios"]).code == .fine)
  }

  private func read(_ name: String) -> String { folder.read("Mine/\(name)") ?? "" }

  private func write(_ path: String, _ text: String) {
    try? FileManager.default.createDirectory(
      atPath: "\(folder.path)/Ext", withIntermediateDirectories: true)
    folder.write(path, text)
  }
}
