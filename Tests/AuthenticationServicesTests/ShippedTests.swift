import AuthenticationServices
import Rehearsal
import RehearsalReports
import RehearsalScenarios
import Shipped
import TestBench
import Testing

/// Extensions as people write them in Xcode, and beside each one that makes a mistake.
@Suite struct ShippedTests {
  private static let jappleseed = PasswordCredential(user: "jappleseed", password: "correct horse")
  private static let kim = PasswordCredential(user: "kim", password: "battery staple")

  @Test func `what is searched for is found in the table, and its row is tapped`() {
    let search: [Step] = [
      .turnsToForm, .opens(.credentials), .user(.types("kim", into: "Search logins")), .user(.taps("kim")),
      .settle,
    ]
    let trace = play("SearchableList", search)
    #expect(trace.fillings == [.password(Self.kim)])
    #expect(trace.violations == [])
    #expect(play("MistakenList", search).fillings == [.password(Self.jappleseed)])
  }

  @Test func `a row that is filtered out cannot be tapped`() {
    let trace = play(
      "SearchableList",
      [
        .turnsToForm, .opens(.credentials), .user(.types("kim", into: "Search logins")),
        .user(.taps("robin")),
        .settle,
      ])
    #expect(trace.fillings == [])
  }

  @Test func `a button in the bar above a list cancels, unless it answers nobody`() {
    let steps: [Step] = [.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle]
    let trace = play("NavigatedProvider", steps)
    #expect(trace.outcome == .canceled)
    #expect(trace.violations == [])
    #expect(play("UnansweringProvider", steps).outcome != .canceled)
  }

  @Test func `a page is pushed, and the bar leads back to the rows`() {
    let trace = play(
      "NavigatedProvider",
      [
        .turnsToForm, .opens(.credentials), .user(.taps("About")), .user(.taps("Logins")),
        .user(.taps("jappleseed")), .settle,
      ])
    #expect(trace.fillings == [.password(Self.jappleseed)])
    #expect(trace.violations == [])
    let page = NDJSON.text(of: trace)
    #expect(page.contains("Three logins are kept.") && page.contains("Choose a login"))
  }

  @Test func `a list that was drawn is searched, opened and gone back from`() {
    let open: [Step] = [
      .turnsToForm, .opens(.credentials), .user(.types("KIM", into: "Search passwords")), .user(.taps("kim")),
    ]
    let trace = play("DrawnList", open + [.user(.taps("Fill in")), .settle])
    #expect(trace.fillings == [.password(Self.kim)], "\(NDJSON.text(of: trace))")
    #expect(trace.violations == [])
    #expect(NDJSON.text(of: trace).contains("kim at work.example"))
    let back = open + [.user(.taps("Back")), .settle]
    #expect(play("DrawnList", back).fillings == [])
    #expect(play("DrawnList", back + [.user(.taps("Cancel")), .settle]).outcome == .canceled)
    #expect(play("HastyList", back).fillings == [.password(Self.kim)])
  }

  @Test func `a model that publishes shows what was asked for last, unless it lets it be overtaken`() {
    let steps: [Step] = [
      .turnsToForm, .opens(.credentials), .settle, .user(.types("k", into: "Search")),
      .pass(.milliseconds(500)),
      .user(.types("ro", into: "Search")), .settle,
    ]
    let trace = play("ObservedList", steps + [.user(.taps("robin")), .settle])
    #expect(trace.fillings.count == 1, "\(NDJSON.text(of: trace))")
    #expect(trace.violations == [])
    #expect(NDJSON.text(of: trace).contains("Searching…"))
    #expect(play("OvertakenList", steps + [.user(.taps("robin")), .settle]).fillings == [])
    #expect(play("OvertakenList", steps + [.user(.taps("kim")), .settle]).fillings == [.password(Self.kim)])
  }

  @Test func `a tile is its own login, in whichever section it stands`() {
    let steps: [Step] = [.turnsToForm, .opens(.credentials), .user(.taps("kim")), .settle]
    let trace = play("TiledLogins", steps)
    #expect(trace.fillings == [.password(Self.kim)], "\(NDJSON.text(of: trace))")
    #expect(trace.violations == [])
    #expect(play("MistakenTiles", steps).fillings == [.password(Self.jappleseed)])
  }

  @Test func `a list that asks for the owner shows itself to nobody else`() {
    let owner: [Step] = [
      .turnsToForm, .opens(.credentials), .settle, .user(.taps("Face ID")), .settle, .user(.taps("kim")),
      .settle,
    ]
    let stranger: [Step] = [
      .turnsToForm, .opens(.credentials), .settle, .user(.taps("Cancel")), .settle, .user(.taps("kim")),
      .settle,
    ]
    #expect(play("GuardedList", owner).fillings == [.password(Self.kim)])
    #expect(play("GuardedList", stranger).fillings == [])
    #expect(play("GuardedList", stranger).outcome == .canceled)
    #expect(play("OpenList", stranger).fillings == [.password(Self.kim)])
  }

  @Test func `another face is asked again, and the fifth locks`() {
    let faces = Array(repeating: Step.user(.taps("Face ID (another face)")), count: 5)
    let trace = play("GuardedList", [.turnsToForm, .opens(.credentials), .settle] + faces + [.settle])
    #expect(trace.outcome == .failed)
    #expect(trace.incidents == [.logged("list: not the owner: -8")])
  }

  @Test func `what is logged stands in the trace, and what is private does not`() {
    let steps: [Step] = [
      .turnsToForm, .opens(.credentials), .settle, .user(.taps("Face ID")), .settle, .user(.taps("kim")),
      .settle,
    ]
    #expect(
      play("GuardedList", steps).incidents == [
        .logged("list info: fills in <private> with <private> at work.example")
      ])
    #expect(play("TalkativeList", steps).incidents == [.logged("fills in kim with battery staple")])
  }

  @Test func `what one process puts into the Keychain another finds, in a group that it belongs to`() {
    let steps: [Step] = [
      .user(.autoFill(.enablesProvider)), .settle, .turnsToForm, .picks, .settle, .authenticates, .settle,
    ]
    let trace = play("KeychainVault", steps)
    #expect(trace.fillings == [.password(Self.jappleseed)], "\(NDJSON.text(of: trace))")
    #expect(play("OutsideVault", steps).fillings == [])
  }

  private static let scenarios = Result {
    let path = "Examples/Shipped/Scenarios/written-for-xcode.feature"
    return ScenarioReader().read(try House.text(of: path).utf8, file: path).scenarios
  }

  @Test func `every scenario of theirs holds`() throws {
    for scenario in try Self.scenarios.get() {
      let verdict = scenario.play { name in Shipped.all.first { $0.key == name }?.value }
      #expect(verdict.failures == [], "\(Story(of: verdict.trace))")
    }
  }

  /// Which extension makes a mistake of the kind that another does without.
  private static let twins = [
    "SearchableList": ["MistakenList"], "NavigatedProvider": ["UnansweringProvider"],
    "GuardedList": ["OpenList", "TalkativeList"], "DrawnList": ["HastyList"],
    "ObservedList": ["OvertakenList"], "TiledLogins": ["MistakenTiles"], "KeychainVault": ["OutsideVault"],
    "LoggedList": ["TellingList"], "SortedList": ["UnsortedList"], "AskingVault": ["CarelessVault"],
    "PagedVault": ["MuddledVault"], "OwnPasswords": ["StubbornPasswords"],
  ]

  @Test(arguments: twins.keys.sorted())
  func `a scenario of it fails with its twin`(sound: String) throws {
    let scenarios = try Self.scenarios.get()
    for twin in try #require(Self.twins[sound]) {
      let failing = scenarios.filter { scenario in
        var asked: Set<String> = []
        let verdict = scenario.play { name in
          guard let name else { return nil }
          asked.insert(name)
          return Shipped.all.first { $0.key == (name == sound ? twin : name) }?.value
        }
        return asked.contains(sound) && !verdict.failures.isEmpty
      }
      #expect(!failing.isEmpty, "\(twin)")
    }
    #expect(Set(Self.twins.values.joined()).union(Self.twins.keys) == Set(Shipped.all.map(\.key)))
  }

  @Test func `every play is the same`() {
    let steps: [Step] = [
      .turnsToForm, .opens(.credentials), .settle, .user(.taps("Face ID")), .settle, .user(.taps("kim")),
      .settle,
    ]
    let first = NDJSON.text(of: play("GuardedList", steps))
    for _ in 0..<50 {
      let isSame = NDJSON.text(of: play("GuardedList", steps)) == first
      #expect(isSame)
    }
  }

  private func play(_ name: String, _ steps: [Step]) -> Trace {
    guard let program = Shipped.all.first(where: { $0.key == name })?.value else { preconditionFailure(name) }
    var stage = ProviderStage()
    if name.hasSuffix("Vault") { stage.phone.autoFill.identityStore = IdentityStore() }
    stage.phone.containers.share("group.example.shiny")
    return stage.play(steps, program)
  }
}
