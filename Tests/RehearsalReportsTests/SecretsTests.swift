import Rehearsal
import RehearsalCommandLine
import Stories
import TestBench
import Testing

@testable import RehearsalReports

/// Stand-ins for what nobody else should read.
@Suite struct SecretsTests {
  @Test(arguments: ["apple", "apple-graceful", "step-up", "in-app"])
  func `a value that a story cuts short is no less secret`(name: String) throws {
    let trace = try #require(Stories.all.first { $0.name == name }).play()
    let secrets = Secrets(of: trace)
    let redacted = secrets.redact("\(Story(of: trace))")
    let values = trace.entries.flatMap(\.event.line.with)
      .filter { !$0.value.isEmpty && Self.secret.contains($0.name) }
    #expect(!values.isEmpty)
    for field in values {
      #expect(!redacted.contains(field.value.prefix(20)), "\(field.name)")
      #expect(secrets.redact(field.value).hasPrefix("<"))
    }
  }

  private static let secret = ["password", "identityToken", "authorizationCode", "token", "code", "session"]

  @Test(arguments: [
    ("Master password", "password"), ("masterPassword", "password"), ("2.passphrase", "password"),
    ("Unlock PIN", "code"), ("one-time code", "code"), ("refresh_token", "token"), ("second factor", "code"),
  ])
  func `a name says what is secret by its last word`(name: String, kind: String) {
    #expect(Secrets.kind(of: name) == kind)
  }

  @Test(arguments: ["passwordRules", "country code", "errorCode", "user", "has password rules", "", "42"])
  func `and what is not`(name: String) {
    #expect(Secrets.kind(of: name) == nil)
  }

  @Test func `a mark that combines with its last character hides no secret`() {
    let trace = Stage().play(.strongPassword, .settle) { Scripted(change: { _, _ in }) }
    #expect(Secrets(of: trace).redact("kitten1\u{301}") == "<password 1>\u{301}")
  }
}
