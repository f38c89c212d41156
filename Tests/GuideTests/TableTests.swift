import Foundation
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
      let row = page.components(separatedBy: "\n").first { $0.contains("`` | \(reading.rule) |") }
      let path = reading.property.components(separatedBy: ".")
      let group =
        path.dropLast().last.map { $0.prefix(1).uppercased() + $0.dropFirst() + "-swift.struct/" } ?? ""
      let link = "``Profile/\(group)\(path.last ?? "")`` |"
      #expect(row?.contains(link) == true, "no row has \(reading.rule), \(reading.property)")
    }
  }

  @Test func `what a page counts are as many as it says`() throws {
    func names(in folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: House.root.appending(path: folder).path)
    }
    let checking = try House.text(of: "\(Guide.folder)/Articles/CheckingTheConfiguration.md")
    let planted = try names(in: "Tests/RehearsalConfigurationTests/Faulty").filter {
      $0.hasSuffix(".findings")
    }
    #expect(checking.contains("`Tests/RehearsalConfigurationTests/Faulty` holds a hundred mistakes"))
    #expect((100..<150).contains(planted.count))
    let beginning = try House.text(of: "\(Guide.folder)/Articles/ApplesClassNames.md")
    #expect(beginning.contains("`Examples/Extensions` holds ten extensions to start from"))
    // One does everything at once, and one too much too early.
    let others: Set = ["TortureUpgrade.swift", "EagerProvider.swift"]
    let extensions = try names(in: "Examples/Extensions").filter {
      ($0.hasSuffix("Upgrade.swift") || $0.hasSuffix("Provider.swift")) && !others.contains($0)
    }
    #expect(extensions.count == 10, "\(extensions.sorted())")
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

  @Test func `the server that ships answers every message as the table says`() throws {
    let page = try House.text(of: "\(Guide.folder)/Articles/ApplesClassNames.md")
    let rows = page.matches(of: /\n\| `\/([a-z-]+)` \| ([^|]+) \| ([^|]+) \|/)
    #expect(rows.count == 6)
    for hasCode in [false, true] {
      var account = Account(
        "jappleseed", password: "kitten1", tokens: ["token-1"], appleUser: "001.apple")
      account.secondFactor = hasCode ? "424242" : nil
      var server = AccountServer(account)
      var known = [
        "user": "jappleseed", "password": "kitten1", "token": "token-1", "code": "424242",
        "appleUser": "001.apple",
      ]
      for row in rows {
        for fields in row.2.components(separatedBy: " or ") {
          let names = fields.matches(of: /`(\w+)`/).map { String($0.1) }
          let json = names.map { "\"\($0)\": \"\(known[$0] ?? "odd")\"" }.joined(separator: ", ")
          let message = try #require(Message(path: "/\(row.1)", json: "{\(json)}"))
          let reply = server.answer(message)
          known["session"] = reply["session"] ?? known["session"]
          #expect(
            row.3.contains("\(reply.status)") || !hasCode && row.1 == "verify-code", "\(row.0): \(reply)")
          for field in reply.body {
            #expect(
              row.3.contains(field.name == "error" ? field.value : "`\(field.name)`"), "\(row.0): \(reply)")
          }
        }
      }
    }
  }
}
