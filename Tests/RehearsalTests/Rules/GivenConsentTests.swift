import Rehearsal
import TestBench
import Testing

/// What is given to somebody who has tapped the way out of what they were asked (CP-6).
@Suite struct GivenConsentTests {
  private static let asked: [Interface.Element] = [
    .label("Save a passkey?"), .button("Save"), .button("Not Now"),
  ]

  /// Registers a passkey after so many taps, and answers what is told of that.
  private func told(tapping taps: [String], on elements: [Interface.Element] = asked) -> [Violation] {
    ProviderStage().play(
      [.turnsToForm, .user(.autoFill(.registersPasskey("jappleseed")))] + taps.map { .user(.taps($0)) }
        + [.settle],
      Program(provider: {
        ScriptedProvider(preparing: { _, context in
          var tapped = 0
          context.show(elements) { _ in
            tapped += 1
            guard tapped == taps.count else { return }
            context.completeRegistrationRequest(credentialID: "key-7", relyingParty: "shiny.example")
          }
        })
      })
    ).violations
  }

  @Test func `what leads out gives nothing`() {
    #expect(told(tapping: ["Not Now"]) == [.offeredNoCancel])
    #expect(told(tapping: ["Save"]) == [])
  }

  @Test func `whoever has agreed may tap it afterwards`() {
    let told = told(tapping: ["Save", "Not Now"])
    #expect(told == [.ignoredTap], "that nothing came of the first tap is all that is wrong")
  }

  @Test func `what closes the word that all is done is no refusal`() {
    #expect(told(tapping: ["Done"], on: [.label("A passkey is made."), .button("Done")]) == [])
    #expect(told(tapping: ["Done"], on: [.button("Edit"), .button("Done"), .button("Cancel")]) == [])
    #expect(told(tapping: ["Cancel"], on: [.label("Wait"), .button("Cancel")]) == [], "there is no choice")
  }

  @Test func `what can wait is no refusal of what is filled in`() {
    let trace = ProviderStage().play(
      .turnsToForm, .opens(.credentials), .user(.taps("Not Now")), .settle
    ) {
      ScriptedProvider(preparing: { _, context in
        context.show(.label("Use Face ID next time?"), .button("Use"), .button("Not Now")) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
    }
    #expect(!trace.violations.contains(.offeredNoCancel))
  }

  @Test func `who turns back has canceled, and nothing has failed`() {
    func told(tapping taps: [String], saying error: ExtensionError) -> [Violation] {
      ProviderStage().play(
        [.turnsToForm, .user(.autoFill(.registersPasskey("jappleseed")))] + taps.map { .user(.taps($0)) }
          + [.settle],
        Program(provider: {
          ScriptedProvider(preparing: { _, context in
            var tapped = 0
            context.show(Self.asked) { _ in
              tapped += 1
              if tapped == taps.count { context.cancelRequest(with: error) }
            }
          })
        })
      ).violations
    }
    #expect(told(tapping: ["Not Now"], saying: .failed) == [.offeredNoCancel])
    #expect(told(tapping: ["Not Now"], saying: .userCanceled) == [])
    #expect(told(tapping: ["Save"], saying: .failed) == [], "it did not work")
  }
}
