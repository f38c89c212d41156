import ExtensionLifecycle
import Foundation
import TestBench
import Testing

/// The ledger is complete, and everything that cites it cites it rightly.
@Suite struct LedgerTests {
  @Test func `every rule is there once, in order`() {
    let expected = [
      ("AM", 31), ("IA", 13), ("SI", 14), ("PM", 7), ("CP", 37), ("WA", 16), ("OC", 3), ("AU", 25),
      ("IS", 15), ("PL", 23), ("CX", 28), ("AS", 69),
    ].flatMap { letters, count in (1...count).map { "\(letters)-\($0)" } }
    #expect(Ledger.rules.map(\.id) == expected)
  }

  @Test(arguments: Violation.allCases)
  func `a mistake breaks a rule the ledger has, and there is advice`(violation: Violation) throws {
    let rule = try #require(Ledger.rule(violation.rule))
    #expect(rule.coverage.name == "checked" || rule.coverage.name == "advisory" || rule.standing == .assumed)
    #expect(violation.advice.hasSuffix("."))
  }

  @Test(arguments: Reading.allCases)
  func `a reading stands for a contested or assumed rule`(reading: Reading) throws {
    #expect(reading.name == "\(reading)")
    let rule = try #require(Ledger.rule(reading.rule))
    #expect(rule.standing != .documented)
  }

  @Test(arguments: [
    (Request(.strongPassword, from: .settings), Event.user(.tappedCancel), ["AM-19", "AM-23"]),
    (Request(.strongPassword, from: .app), .system(.began), ["AM-1", "AM-5", "AM-6", "AM-4"] + inTheApp),
    (Request(.signInWithApple, from: .settings), .handler(.askedApple), ["SI-2", "SI-3", "SI-4"]),
    (Request(.password), .handler(.canceled(.needsInteraction)), ["CP-10"]),
    (Request(.generatedPasswords), .handler(.canceled(.needsInteraction)), ["CP-25"]),
  ])
  func `what happens to a request says which rules it puts to the test`(
    request: Request, event: Event, rules: [String]
  ) throws {
    let serving = try #require(Phase.all.first { $0.name == "serving" })
    #expect(request.rules(on: event, in: serving) == rules)
  }

  static let inTheApp = ["IA-1", "IA-2", "IA-3", "IA-4"]

  @Test func `rules that are put to the test are ones that somebody tells of`() {
    let upgrades = Upgrade.allCases.flatMap { kind in Origin.allCases.map { Request(kind, from: $0) } }
    for request in upgrades + Provision.allCases.map(Request.init) {
      for phase in Phase.all {
        for event in Event.all {
          for rule in request.rules(on: event, in: phase) {
            let standing = Ledger.rule(rule)?.standing
            #expect(standing == .documented || standing == .reported, "\(rule)")
          }
        }
      }
    }
  }

  @Test func `no two readings stand for the same rule`() {
    #expect(Set(Reading.allCases.map(\.rule)).count == Reading.allCases.count)
    #expect(Reading.allCases.count <= UInt64.bitWidth, "a set of readings has a bit for each")
  }

  @Test(arguments: Ledger.rules)
  func `a rule that is played is pinned by a test of its name, and no other rule is`(rule: Rule) throws {
    let isPlayed = if case .notModelled = rule.coverage { false } else { true }
    #expect((rule.pin != nil) == isPlayed)
    let pinned = try Self.namedAfterRules.get().filter { $0.contains("`\(rule.id) ") }
    #expect(pinned.count == (isPlayed ? 1 : 0))
    if let pin = rule.pin { #expect(pinned.first?.contains("`\(pin)`") == true, "\(pin)") }
  }

  /// Every line with the name of a rule in it, read once for all rules.
  private static let namedAfterRules = Result {
    try ["Tests/RehearsalTests/Rules", "Tests/AuthenticationServicesTests", "Tests/RehearsalRuntimeTests"]
      .flatMap { try House.swiftFiles(under: $0) }.flatMap(\.lines)
      .filter { $0.contains(#/`[A-Z]{2}-/#) }
  }

  @Test func `every rule that is played is turned round to see its test fail, or it is said why not`() throws
  {
    let folders = [
      "Tests/RehearsalTests", "Tests/AuthenticationServicesTests", "Tests/RehearsalRuntimeTests",
    ]
    for file in try folders.flatMap({ try House.swiftFiles(under: $0) }) {
      let isPinning = file.lines.contains { $0.contains(#/func `[A-Z]{2}-\d+ /#) }
      let isInverting = file.lines.contains { $0.contains("@Suite(.inverting") }
      #expect(isPinning == isInverting, "\(file.path)")
    }
    let pinned = Set(Ledger.rules.filter { $0.pin != nil }.map(\.id))
    #expect(Set(Inverting.exempt.keys).subtracting(pinned) == [])
    #expect(Inverting.rule(named: "`AM-22 ten seconds after Cancel the system cancels`()") == "AM-22")
    #expect(Inverting.rule(named: "a test of no rule") == nil)
  }

  @Test(arguments: [
    ("AS-1", "perRequest"), ("AS-3", "10 s"), ("AS-4", "code1000"), ("AS-7", "insertsNothing"),
    ("AS-8", "hasNoError"), ("AS-10", "3"), ("AS-12", "isIgnored"), ("AS-13", "endsExtension"),
    ("AS-14", "isIgnored"),
    ("AS-18", "isReused"), ("AS-24", "internalError"), ("AS-27", "returns"), ("AS-35", "isPassedOn"),
    ("AS-31", "5 s"), ("AS-32", "isOpen"), ("AS-39", "5 s"), ("AS-42", "isAfterPassword"),
    ("AS-43", "isToldApart"), ("AS-44", "120 MB"), ("AS-46", "providerFirst"),
    ("AS-47", "overInterface"), ("AS-48", "leavesNoRoom"), ("AS-49", "isCanceledLogin"), ("AS-50", "stays"),
    ("AS-51", "onceTakenUp"), ("AS-52", "10 s"), ("AS-53", "browserOnly"), ("AS-54", "isCanceled"),
    ("AS-55", "takesPasswords"), ("AS-56", "isGoodOnce"), ("AS-57", "isWithheld"),
    ("AS-60", "isPreferred"), ("AS-61", "whereProviderDoesNot"), ("AS-62", "0.1 seconds"),
    ("CX-1", "isEither"),
    ("CX-2", "userInteractionRequired"),
    ("CX-7", "dismissesThenCalls"), ("CX-10", "isRequired"), ("CX-27", "isShown"),
    ("CX-28", "areWhatWasSaved"),
  ])
  func `a switch stands by default where the ledger puts it`(rule: String, setting: String) throws {
    let reading = try #require(Reading.allCases.first { $0.rule == rule })
    #expect(Profile().setting(of: reading) == setting)
  }

  @Test func `what is only judged, and what nobody says, has no reading, and so no switch`() {
    #expect(
      Ledger.rules.filter(\.isJudgedAlone).map(\.id) == [
        "AS-63", "AS-64", "AS-65", "AS-66", "AS-67", "AS-68", "AS-69",
      ])
  }

  @Test func `sentences end, sources are named`() {
    for rule in Ledger.rules {
      #expect(rule.sentence.hasSuffix("."), "\(rule.id)")
      #expect(!rule.source.isEmpty, "\(rule.id)")
    }
  }

  @Test(arguments: Ledger.rules.filter { $0.standing != .assumed })
  func `a source is a document that the legend names, and a place in it`(rule: Rule) throws {
    let legend = try House.text(of: "Sources/Core/Rehearsal/Rehearsal.docc/Conformance.md")
    let place = /(?<document>[A-Z][A-Za-z0-9 ]*?)(?: l\.\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*|, .+)/
    for source in rule.source.split(separator: /; | against | and (?=WWDC)/) {
      let match = try #require(try place.wholeMatch(in: source), "\(rule.id): \(source)")
      #expect(legend.contains("*\(match.document)*"), "\(rule.id): \(match.document)")
    }
  }

  @Test func `a rule is found in any case`() {
    #expect(Ledger.rule("am-22")?.id == "AM-22")
    #expect(Ledger.rule("AM-99") == nil)
  }
}
