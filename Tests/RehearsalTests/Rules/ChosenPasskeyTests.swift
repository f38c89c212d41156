import Rehearsal
import TestBench
import Testing

/// A passkey that a list gives for another row than the one that was tapped (CP-29), or with another's handle (WA-10).
@Suite struct ChosenPasskeyTests {
  private static let stage = ProviderStage {
    let others = [("kim", "key-2"), ("sam", "key-3")].map { user, credentialID in
      CredentialIdentity(
        user, at: "shiny.example", record: credentialID,
        kind: .passkey(credentialID: credentialID, userHandle: "\(user)-1"))
    }
    $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [ProviderStage.passkey] + others)
  }

  /// What is told of a passkey that is given when a row is tapped.
  private func told(tapping row: String, giving credentialID: String, of handle: String) -> [String] {
    let rows: [Interface.Element] = ["Passkey of robin", "kim, sam", "jappleseed", "Use a passkey"].map {
      .button($0)
    }
    let trace = Self.stage.play(
      .turnsToForm, .opens(.passkeys), .settle, .user(.taps(row)), .settle,
      with: {
        ScriptedProvider(preparing: { _, context in
          context.show(rows + [.button("Cancel")]) { _ in
            context.completeAssertionRequest(
              credentialID: credentialID, userHandle: handle, relyingParty: "shiny.example")
          }
        })
      })
    return trace.entries.compactMap {
      if case .violation(let violation, let detail) = $0.event { "\(violation.rule) \(detail)" } else { nil }
    }
  }

  @Test func `the passkey of another row is told, unless it may be a newer one of the same account`() {
    let robins = "Passkey of robin"
    #expect(told(tapping: robins, giving: "key-1", of: "robin-1") == [])
    #expect(told(tapping: robins, giving: "key-2", of: "kim-1") == ["CP-29 key-2 instead of key-1 of robin"])
    #expect(told(tapping: robins, giving: "key-9", of: "lee-1") == ["CP-29 key-9 instead of key-1 of robin"])
    #expect(told(tapping: robins, giving: "key-9", of: "robin-1") == [])
  }

  @Test func `a row that names two may stand for either, and one that the store has nothing of for anybody`()
  {
    for (credentialID, handle) in [("key-2", "kim-1"), ("key-3", "sam-1")] {
      #expect(told(tapping: "kim, sam", giving: credentialID, of: handle) == [])
      #expect(told(tapping: "jappleseed", giving: credentialID, of: handle) == [])
      #expect(told(tapping: "Use a passkey", giving: credentialID, of: handle) == [])
    }
  }

  @Test func `the handle of another account than the store has for a passkey is told`() {
    #expect(
      told(tapping: "Use a passkey", giving: "key-1", of: "kim-1") == [
        "WA-10 the user handle is another account's: “kim-1” instead of “robin-1” (7.2, step 6)"
      ])
  }

  @Test func `the same bytes written in another way are the same passkey of the same account`() {
    let (credentialID, handle) = ("base64url:a2V5LTE", "base64url:cm9iaW4tMQ")
    for row in ["Passkey of robin", "Use a passkey"] {
      #expect(told(tapping: row, giving: credentialID, of: "robin-1") == [])
      #expect(told(tapping: row, giving: "key-1", of: handle) == [])
      #expect(told(tapping: row, giving: "key-9", of: handle) == [])
    }
    #expect(told(tapping: "Use a passkey", giving: credentialID, of: "kim-1").count == 1)
  }
}
