import Rehearsal
import RehearsalExplorer
import RehearsalReports
import TestBench
import Testing

/// Pages with a table of all that there is of something have all of it.
@Suite struct TableTests {
  @Test func `every switch of the profile is in the table`() throws {
    let page = try House.text(of: "\(Guide.folder)/Articles/HowTheSystemDecides.md")
    for reading in Reading.allCases where Profile().setting(of: reading) != nil {
      #expect(page.contains("| \(reading.rule) |"), "there is no row for \(reading.rule), \(reading)")
    }
  }

  @Test func `every format of a report is in the table, and says for whom it is`() throws {
    let page = try House.text(of: "\(Guide.folder)/Articles/RehearsingInCI.md")
    for format in ScenarioReportFormat.allCases {
      #expect(page.contains("\n| `\(format)` | "), "there is no row for \(format)")
    }
  }

  @Test func `everything that can be asked of a handler is in the table`() throws {
    let page = try House.text(of: "\(Guide.folder)/Articles/ExploringYourHandler.md")
    let requests =
      Upgrade.allCases.map(\.slug) + Provision.allCases.map(\.slug)
      + [Situation.generatedAndSavedSlug] + PasskeyJourney.allCases.map(\.rawValue)
    for request in requests {
      #expect(page.contains("\n| `\(request)` | "), "there is no row for \(request)")
    }
  }

  @Test func `every message of an app to its website, and every field of a demand, is in the table`() throws {
    let page = try House.text(of: "\(Guide.folder)/Articles/Passkeys.md")
    var website = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    for message in [Message.beginAccount, .beginSignIn(), .beginPasskey(for: "jappleseed")] {
      #expect(page.contains("\n| `\(message.path.dropFirst())` | `\(message.name)` | "), "\(message.name)")
      let demand = website.answer(message)
      #expect(demand.status == 200)
      for field in demand.body { #expect(page.contains("`\(field.name)`"), "\(field.name)") }
    }
    for name in RelyingParty.messages + ["signIn"] {
      #expect(page.contains("\n| `\(Message(name).path.dropFirst())` | `\(name)` | "), "\(name)")
    }
  }
}
