import ExtensionLifecycle
import Foundation
import TestBench
import Testing

/// The ledger is complete, and everything that cites it cites it rightly.
@Suite struct LedgerTests {
  @Test func `every rule is there once, in order`() {
    let expected = [
      ("AM", 29), ("IA", 12), ("SI", 14), ("PM", 6), ("CP", 28), ("IS", 14), ("PL", 7), ("CX", 21),
      ("AS", 34),
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

  @Test func `no two readings stand for the same rule`() {
    #expect(Set(Reading.allCases.map(\.rule)).count == Reading.allCases.count)
  }

  @Test(arguments: Ledger.rules)
  func `a rule that is played is pinned by a test of its name, and no other rule is`(rule: Rule) throws {
    let folders = [
      "Tests/RehearsalTests/Rules", "Tests/AuthenticationServicesTests", "Tests/RehearsalRuntimeTests",
    ]
    let tests = try folders.flatMap { try House.swiftFiles(under: $0) }.flatMap(\.lines)
    let isPlayed = if case .notModelled = rule.coverage { false } else { true }
    #expect((rule.pin != nil) == isPlayed)
    let pinned = tests.filter { $0.contains("`\(rule.id) ") }
    #expect(pinned.count == (isPlayed ? 1 : 0))
    if let pin = rule.pin { #expect(pinned.first?.contains("`\(pin)`") == true, "\(pin)") }
  }

  @Test(arguments: [
    ("AS-1", "perRequest"), ("AS-3", "10 s"), ("AS-4", "failed"), ("AS-7", "insertsNothing"),
    ("AS-8", "hasNoError"), ("AS-10", "3"), ("AS-12", "isIgnored"), ("AS-13", "endsExtension"),
    ("AS-14", "isIgnored"),
    ("AS-18", "isReused"), ("AS-24", "internalError"), ("AS-31", "5 s"), ("AS-32", "isOpen"),
    ("CX-1", "isEither"),
    ("CX-2", "userInteractionRequired"),
    ("CX-7", "dismissesThenCalls"), ("CX-10", "isRequired"),
  ])
  func `a switch stands by default where the ledger puts it`(rule: String, setting: String) throws {
    let reading = try #require(Reading.allCases.first { $0.rule == rule })
    #expect(Profile().setting(of: reading) == setting)
  }

  @Test func `sentences end, sources are named`() {
    for rule in Ledger.rules {
      #expect(rule.sentence.hasSuffix("."), "\(rule.id)")
      #expect(!rule.source.isEmpty, "\(rule.id)")
    }
  }

  @Test func `a rule is found in any case`() {
    #expect(Ledger.rule("am-22")?.id == "AM-22")
    #expect(Ledger.rule("AM-99") == nil)
  }
}
