import Rehearsal
import TestBench
import Testing

/// What counts as a way out of a provider's interface, beside the names that people know.
@Suite struct WayOutTests {
  private let stage = ProviderStage()

  @Test(arguments: ["Close friends", "closet.example", "cancelled"])
  func `a login is no way out because such a word is in it`(name: String) {
    let trace = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("jappleseed")), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.show(.button("jappleseed"), .button("kim"), .button(name)) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
    }
    #expect(trace.violations == [.offeredNoCancel])
  }

  @Test func `who has to type finds a way out there, and not only on the screen before`() {
    func typing(onSecond ways: Interface.Element...) -> [Violation] {
      let types = [Step.user(.types("open", into: "Master password")), .user(.taps("Open")), .settle]
      let form = [Interface.Element.field("Master password"), .button("Open")]
      let program = Program(provider: {
        ScriptedProvider(preparing: { _, context in
          context.show(form + [.button("Cancel")]) { _ in
            context.show(form + ways) { _ in
              context.completeRequest(withSelectedCredential: ProviderStage.credential)
            }
          }
        })
      })
      return stage.play([.turnsToForm, .opens(.credentials)] + types + types, program).brokenRules
    }
    #expect(typing(onSecond: .button("Cancel")) == [])
    #expect(typing(onSecond: .button("Use a code")) == [], "who cannot go on there may turn elsewhere")
    #expect(typing() == [.offeredNoCancel], "who does not know it is caught")
  }

  @Test func `a way out that leads nowhere is none`() {
    func violations(_ steps: Step...) -> [Violation] {
      let program = Program(provider: {
        ScriptedProvider(preparing: { _, context in
          context.show(.button("jappleseed"), .button("kim"), .button("Cancel")) { tap in
            guard tap.button != "Cancel" else { return }
            context.completeRequest(withSelectedCredential: ProviderStage.credential)
          }
        })
      })
      return stage.play([.turnsToForm, .opens(.credentials)] + steps, program).violations
    }
    let cancels = Step.user(.taps("Cancel")), picks = Step.user(.taps("jappleseed"))
    #expect(violations(picks, .settle) == [])
    #expect(violations(cancels, .settle, picks, .settle) == [.offeredNoCancel])
    #expect(violations(cancels, .settle) == [.leftUnanswered])
  }

  @Test func `who gives in to each of two Cancels that came at once is not told, and who fills in twice is`()
  {
    func violations(_ button: String) -> [Violation] {
      let program = Program(provider: {
        ScriptedProvider(preparing: { _, context in
          context.show(.button("jappleseed"), .button("kim"), .button("Cancel")) { tap in
            guard tap.button != "Cancel" else { return context.cancelRequest(with: .userCanceled) }
            context.completeRequest(withSelectedCredential: ProviderStage.credential)
          }
        })
      })
      let taps = [Step.user(.taps(button)), .pass(.seconds(1)), .user(.taps(button))]
      return stage.play(
        [.turnsToForm, .opens(.credentials), .system(.suspendsProcess)] + taps
          + [.system(.resumesProcess), .settle], program
      ).brokenRules
    }
    #expect(violations("Cancel") == [])
    #expect(violations("jappleseed") == [.answeredTwice])
  }

  @Test func `whose answer crosses a tap on Cancel while the process stands still is not told`() {
    func violations(suspended: Bool) -> [Violation] {
      let program = Program(provider: {
        ScriptedProvider(preparing: { _, context in
          context.show(.button("Sign in"), .button("Cancel")) { tap in
            guard tap.button != "Cancel" else { return context.cancelRequest(with: .userCanceled) }
            context.send(Message("authorize")) { _ in
              context.completeRequest(withSelectedCredential: ProviderStage.credential)
              if !suspended { context.cancelRequest(with: .userCanceled) }
            }
          }
        })
      })
      let taps = [Step.user(.taps("Sign in")), .system(.suspendsProcess), .pass(.seconds(1))]
      let leaves = suspended ? [Step.user(.taps("Cancel"))] : []
      return stage.play(
        [.turnsToForm, .opens(.credentials)] + taps + leaves + [.system(.resumesProcess), .settle], program
      ).brokenRules
    }
    #expect(violations(suspended: true) == [])
    #expect(violations(suspended: false) == [.answeredTwice])
  }

  @Test func `who has found the way out was offered one, whatever it is called`() {
    let trace = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("OK")), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.show(.label("The vault cannot be read"), .field("Search"), .button("OK")) { _ in
          context.cancelRequest(with: .userCanceled)
        }
      })
    }
    #expect(trace.violations == [])
  }

  @Test func `what a lone button does is not held against it before anybody has tapped it`() {
    func violations(_ buttons: Interface.Element..., after steps: Step...) -> [Violation] {
      let program = Program(provider: {
        ScriptedProvider(preparing: { _, context in
          context.show([.label("The vault cannot be read")] + buttons) { _ in
            context.completeRequest(withSelectedCredential: ProviderStage.credential)
          }
        })
      })
      return stage.play([.turnsToForm, .opens(.credentials), .pass(.seconds(10))] + steps, program).violations
    }
    let leaves = Step.user(.leavesApp), taps = Step.user(.taps("OK"))
    #expect(violations(.button("OK"), after: leaves, .settle) == [])
    #expect(violations(.button("OK"), after: taps, .settle) == [.offeredNoCancel])
    #expect(violations(.button("OK"), .button("kim"), after: leaves, .settle) == [.offeredNoCancel])
    #expect(violations(.button("OK"), .field("Search"), after: leaves, .settle) == [.offeredNoCancel])
    let disabled = Interface.Element.button("OK", isEnabled: false)
    #expect(violations(disabled, .field("Code"), after: leaves, .settle) == [.offeredNoCancel])
    // A search bar's own button is gray until somebody taps its field; that of a form may stay so.
    let gray = Interface.Element.button("Cancel", isEnabled: false), row = Interface.Element.button("kim")
    #expect(violations(.field("Search"), gray, row, after: leaves, .settle) == [])
    #expect(violations(.field("Code"), gray, row, after: leaves, .settle) == [.offeredNoCancel])
    #expect(violations(.field("Search"), row, gray, after: leaves, .settle) == [.offeredNoCancel])
    #expect(Interface([.field("Search"), gray, .button("Cancel")]).isEnabled("Cancel") == true)
    #expect(Interface([gray]).isEnabled("Cancel") == false && Interface([]).isEnabled("Cancel") == nil)
  }
}
