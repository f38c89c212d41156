import Rehearsal
import TestBench
import Testing

/// A text that is inserted in another's place, and what is none (CP-29).
@Suite struct ChosenTextTests {
  private static let mail = "jappleseed@shiny.example"
  private static let street = "1 Orchard Lane"
  private static let phone = "+1 555 0100"

  /// Shows one interface after the other, a tap on each, and answers what is told of the text that is given at last.
  private func told(
    tapping taps: [String], giving text: String, of interfaces: [Interface.Element]...
  ) -> [String] {
    let trace = ProviderStage().play(
      [.turnsToForm, .opens(.texts)] + taps.map { .user(.taps($0)) } + [.settle],
      Program(provider: {
        ScriptedProvider(preparing: { _, context in
          var tapped = 0
          func show() {
            let shown = interfaces[min(tapped, interfaces.count - 1)]
            context.show(shown + [.button("Cancel")]) { _ in
              tapped += 1
              if tapped == taps.count { context.completeRequest(withTextToInsert: text) } else { show() }
            }
          }
          show()
        })
      }))
    return trace.entries.compactMap {
      if case .violation(.gaveAnotherThanTapped, let detail) = $0.event { detail } else { nil }
    }
  }

  private static let list: [Interface.Element] = [.button(mail), .button(street), .button(phone)]

  @Test func `the text of another row is told`() {
    #expect(
      told(tapping: [Self.mail], giving: Self.street, of: Self.list) == [
        "\(Self.street) instead of \(Self.mail)"
      ]
    )
    #expect(told(tapping: [Self.mail], giving: Self.mail, of: Self.list) == [])
    #expect(told(tapping: [Self.mail], giving: "kim@shiny.example", of: Self.list) == [], "it stands nowhere")
    let both = told(tapping: [Self.mail, Self.street], giving: Self.mail, of: Self.list)
    #expect(both == [], "either was tapped")
  }

  @Test func `a text can stand below the title of its row, or above a button`() {
    let below: [Interface.Element] = [
      .button("Mail 1"), .label(Self.mail), .button("Street 2"), .label(Self.street), .button("Phone 3"),
      .label(Self.phone),
    ]
    #expect(told(tapping: ["Mail 1"], giving: Self.mail, of: below) == [])
    #expect(told(tapping: ["Mail 1"], giving: Self.street, of: below) == ["\(Self.street) instead of Mail 1"])
    let above: [Interface.Element] = [
      .label(Self.mail), .button("Insert 1"), .label(Self.street), .button("Insert 2"), .label(Self.phone),
      .button("Insert 3"),
    ]
    #expect(told(tapping: ["Insert 2"], giving: Self.street, of: above) == [])
  }

  @Test func `a row that says no text may stand for any`() {
    let labels: [Interface.Element] = [.button("Mail"), .button("Address")]
    #expect(told(tapping: ["Address"], giving: Self.street, of: labels) == [])
    let lately: [Interface.Element] = [.button("Address"), .label("Lately"), .button(Self.street)]
    #expect(told(tapping: ["Address"], giving: Self.street, of: lately) == [])
    let chosenBefore = Self.list + [.button("Insert")]
    #expect(told(tapping: ["Insert"], giving: Self.mail, of: chosenBefore) == [], "it was chosen before")
  }

  @Test func `what was tapped on the way counts, and so does what was shown there`() {
    let one: [Interface.Element] = [.button(Self.mail), .button("Insert")]
    #expect(told(tapping: [Self.mail, "Insert"], giving: Self.mail, of: Self.list, one) == [])
    let filtered: [Interface.Element] = [.button(Self.phone)]
    let wrong = told(
      tapping: ["Phones", Self.phone], giving: Self.mail, of: [.button("Phones")] + Self.list, filtered)
    #expect(wrong == ["\(Self.mail) instead of \(Self.phone)"])
  }

  @Test func `a name stands for whose it is, and what begins as a button does for anything`() {
    let names: [Interface.Element] = [.button("jappleseed"), .button("kim")]
    #expect(told(tapping: ["kim"], giving: "jappleseed", of: names) == ["jappleseed instead of kim"])
    #expect(told(tapping: ["kim"], giving: "kim", of: names) == [])
    #expect(told(tapping: ["Insert"], giving: "jappleseed", of: names + [.button("Insert")]) == [])
  }

  @Test func `a generated password is the one that was tapped`() {
    func told(giving password: String) -> [String] {
      let passwords = ["vumdeh-biXryk-3fotba", "hedgehog-lantern-ribbon"]
      let trace = ProviderStage().play(
        .turnsToForm, .user(.autoFill(.generatesPasswords(rules: nil, onScreen: true))),
        .user(.taps(passwords[1])), .settle
      ) {
        ScriptedProvider(preparing: { _, context in
          context.show(passwords.map { .button($0) } + [.button("Cancel")]) { _ in
            context.completeGeneratePasswordRequest(results: [password])
          }
        })
      }
      return trace.entries.compactMap {
        if case .violation(.gaveAnotherThanTapped, let detail) = $0.event { detail } else { nil }
      }
    }
    #expect(told(giving: "hedgehog-lantern-ribbon") == [])
    #expect(
      told(giving: "vumdeh-biXryk-3fotba") == ["vumdeh-biXryk-3fotba instead of hedgehog-lantern-ribbon"])
  }
}
