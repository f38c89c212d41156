import Rehearsal
import RehearsalConfiguration
import TestBench
import Testing

/// What the ledger says of files that configure an app and its extension.
@Suite(.inverting) struct ConfigurationRuleTests {
  @Test(arguments: [
    ("ASAccountAuthenticationModificationPasswordGenerationRequirements", Finding.Kind.passwordRules),
    ("ASAccountAuthenticationModificationSupportsUpgradeToSignInWithApple", .wrongType),
  ])
  func `CX-3 the check reads password rules from the documented key`(key: String, kind: Finding.Kind) {
    let text = """
      <plist><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
      <key>ASAccountAuthenticationModificationSupportsStrongPasswordChange</key><true/>
      <key>\(key)</key><string>minimum: 20;</string></dict>
      <key>NSExtensionPrincipalClass</key><string>Account.Controller</string>
      <key>NSExtensionPointIdentifier</key>
      <string>com.apple.authentication-services-account-authentication-modification-ui</string>
      </dict></dict></plist>
      """
    let check = ConfigurationCheck([ConfigurationFile("Info.plist", Array(text.utf8))])
    #expect(check.findings.map(\.kind) == [kind])
    #expect(check.findings.first?.line == 3)
  }

  @Test func `CX-4 the check names the key that replaced an older one`() throws {
    let text = """
      <plist><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
      <key>ASAccountAuthenticationModificationSupportsStrongPasswordUpgrade</key><true/>
      </dict></dict></dict></plist>
      """
    let check = ConfigurationCheck([ConfigurationFile("Info.plist", Array(text.utf8))])
    let finding = try #require(check.findings.first { $0.kind == .renamedKey })
    #expect(finding.advice == "Write ASAccountAuthenticationModificationSupportsStrongPasswordChange.")
    #expect(finding.line == 2)
  }

  @Test func `CX-15 the root is asked where well-known has no file`() throws {
    let entry = try AssociatedDomain("webcredentials:shiny.example?mode=developer")
    var asked: [String] = []
    let association = Association(
      of: app, entries: [entry], with: "shiny.example", on: .init(isForDevelopment: true)
    ) { address in
      asked.append(address)
      return address.contains(".well-known") ? WebAnswer(status: 404) : WebAnswer(body: file)
    }
    #expect(association == .made(by: entry))
    #expect(
      asked == [
        "https://shiny.example/.well-known/apple-app-site-association",
        "https://shiny.example/apple-app-site-association",
      ])
  }

  @Test func `CX-16 a wildcard's file is the domain's, a subdomain's entry has its own`() throws {
    let wildcard = try AssociatedDomain("webcredentials:*.shiny.example")
    let named = try AssociatedDomain("webcredentials:www.shiny.example")
    let domainOnly: (String) -> WebAnswer? = { $0.hasSuffix("/shiny.example") ? WebAnswer(body: file) : nil }
    let byWildcard = Association(of: app, entries: [wildcard], with: "www.shiny.example", answer: domainOnly)
    let byName = Association(of: app, entries: [named], with: "www.shiny.example", answer: domainOnly)
    #expect(byWildcard == .made(by: wildcard))
    #expect(
      byName
        == .refused(
          .notReached(address: "https://app-site-association.cdn-apple.com/a/v1/www.shiny.example")))
  }

  private let app = AppIdentifier(prefix: "ABCDE12345", bundle: "com.example.shiny")
  private let file = Array(#"{"webcredentials":{"apps":["ABCDE12345.com.example.shiny"]}}"#.utf8)
}
