import Designs
import Rehearsal
import RehearsalCommandLine
import RehearsalReports
import Stories
import TestBench
import Testing

/// Stories, word for word.
@Suite struct StoryTests {
  @Test(arguments: ["trusting", "asking", "asking-ended", "graceful", "step-up-canceled", "apple", "in-app"])
  func `a story is told as recorded`(name: String) throws {
    let story = try #require(Stories.all.first { $0.name == name })
    try expectRecord("\(Story(of: story.play()))", "\(name).story.txt")
  }

  @Test func `a broken rule is told with its id, its source and what to do about it`() throws {
    let trace = Stage().play(.strongPassword, .user(.tapsCancel), .settle) {
      Scripted.onScreen(cancel: { _ in })
    }
    try expectRecord("\(Story(of: trace))", "ignored-cancel.story.txt")
  }

  @Test func `what no phone could do is told, after all that came before`() {
    let story = "\(Story(of: Stage().play(.strongPassword, .user(.taps("OK"))) { Trusting() }))"
    #expect(story.contains("✗ the rehearsal stops"))
    #expect(
      story.contains("stopped    step 2, “the user taps “OK””: the extension's interface is not on screen"))
    #expect(story.contains("outcome    none; a request that has not ended, work that is still to come"))
  }

  @Test(arguments: [
    (
      [ProviderStage.identity, ProviderStage.passkey, ProviderStage.code] as [CredentialIdentity]?,
      """
        identities jappleseed  at shiny.example, record 1
        identities robin  at shiny.example, record 4, passkey key-1
        identities Shiny code  at shiny.example, record 5, one-time code
      """
    ), ([], "  identities none"), (nil, "  identities none, because the provider is disabled"),
  ])
  func `of a provider its identities are told in the end`(identities: [CredentialIdentity]?, told: String) {
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(
        isEnabled: identities != nil, identities: identities ?? [])
    }
    let story = "\(Story(of: stage.play(.turnsToForm) { ScriptedProvider() }))"
    #expect(story.contains("\n\(told)\n"), "\(story)")
    #expect(!story.contains("Keychain"))
  }

  @Test func `only the lanes that take part are drawn`() {
    let quiet = "\(Story(of: Stage().play(.strongPassword, .settle) { Bare() }))"
    #expect(quiet.split(separator: "\n").first?.split(separator: " ") == ["user", "system", "handler"])
  }

  @Test func `a long value is cut short in a story`() {
    let trace = Stage().play(.strongPassword, .settle) {
      Scripted(change: { _, context in
        context.cancelRequest(with: .failed(because: String(repeating: "long ", count: 2_000)))
      })
    }
    let story = "\(Story(of: trace))"
    #expect(story.split(separator: "\n").allSatisfy { $0.count < 320 || $0.contains("user read") })
  }
}
