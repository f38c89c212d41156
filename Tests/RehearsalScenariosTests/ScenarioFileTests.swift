import Foundation
import Rehearsal
import RehearsalScenarios
import TestBench
import Testing

/// The scenarios that ship.
@Suite struct ScenarioFileTests {
  @Test(arguments: try FeatureFile.playable)
  func `every scenario holds`(file: FeatureFile) {
    let reading = file.read()
    #expect(reading.diagnostics == [], "\(file.path)")
    for scenario in reading.scenarios {
      let verdict = scenario.play()
      #expect(verdict.isPassed, "\(scenario.place) \(scenario.name): \(verdict.failures)")
    }
  }

  @Test(arguments: try FeatureFile.playable)
  func `every file is laid out as the formatter has it`(file: FeatureFile) {
    #expect(Layout.canonical(file.bytes) == String(decoding: file.bytes, as: UTF8.self))
  }

  @Test(arguments: try FeatureFile.playable)
  func `a scenario that is written anew says the same`(file: FeatureFile) {
    for scenario in file.read().scenarios {
      let reading = ScenarioReader().read(Array(scenario.text.utf8), file: file.path)
      #expect(reading.scenarios.first?.lines.map(\.sentence) == scenario.lines.map(\.sentence))
    }
  }

  @Test func `there are enough of them, with names of their own`() throws {
    let scenarios = try FeatureFile.playable.flatMap { $0.read().scenarios }
    #expect(scenarios.count > 45)
    for (feature, namesakes) in Dictionary(grouping: scenarios, by: \.feature) {
      #expect(Set(namesakes.map(\.fullName)).count == namesakes.count, "\(feature)")
    }
  }

  @Test func `what was read before means the same, also where it is more than is remembered`() {
    var text = "Feature: f\n"
    for number in 1...4_200 {
      text += "Scenario: s\n* every server request takes \(number) milliseconds\n* the network comes up\n"
    }
    let bytes = Array(text.utf8)
    var known = KnownSentences()
    let reader = ScenarioReader()
    let first = reader.read(bytes, file: "f", knowing: &known).scenarios
    let again = reader.read(bytes, file: "f", knowing: &known).scenarios
    #expect(first.count == 4_200 && again == first)
    #expect(
      first.enumerated().allSatisfy { index, scenario in
        scenario.lines.first?.sentence == .given(.roundTrip(.milliseconds(index + 1)))
      })
  }

  @Test(arguments: try FeatureFile.playable)
  func `a tag that looks like a rule is one`(file: FeatureFile) {
    for tag in Set(file.read().scenarios.flatMap(\.tags)) {
      guard tag.wholeMatch(of: /@[A-Z]{2}-\d+/) != nil else { continue }
      #expect(Ledger.rule(String(tag.dropFirst())) != nil, "\(tag)")
    }
  }

  @Test(arguments: try FeatureFile.playable)
  func `no scenario with a request holds for a handler that does nothing`(file: FeatureFile) {
    for scenario in file.read().scenarios {
      // One is about a handler that does nothing, the other about an app that has no window.
      guard scenario.tags.allSatisfy({ $0 != "@AM-24" && $0 != "@IA-6" }) else { continue }
      let hasRequest = scenario.lines.contains { line in
        switch line.sentence {
        case .when(.user(.upgrades)), .when(.app(.performs)): true
        default: false
        }
      }
      guard hasRequest else { continue }
      let verdict = scenario.play { _ in Program { Bare() } }
      #expect(!verdict.isPassed, "\(scenario.place) \(scenario.name)")
    }
  }

  @Test func `every rule has a scenario but nine, and those about what no phone has`() throws {
    let tags = Set(try FeatureFile.playable.flatMap { $0.read().scenarios }.flatMap(\.tags))
    let untold = Ledger.rules.filter { rule in
      if case .notModelled = rule.coverage { false } else { !tags.contains("@\(rule.id)") }
    }.map(\.id)
    // No scenario can see in which order the two halves of a Cancel happen, or when a view is made; and
    // because the order of work needs handlers with tasks or queues, and loading a view needs views, whose scenarios
    // are under Examples, and so are those of time that passes in a call.
    // No example wants the user of an app for whom nothing was refused.
    // No sentence says which algorithms a website takes, or what codes are made of.
    let unsaid = ["OC-1", "OC-2", "WA-8"]
    // The system asks for a face for code in Apple's names alone, whose scenarios are under Examples, and only that code
    // can change a screen from elsewhere, ask on where nobody is asked, write into a log what is public, have addresses
    // with a password in them, let go of who was to hear of a sign-in, ask once more whoever has just turned that down,
    // present something before it is on screen, or look at the class of what its store gives back.
    let asked = (13...22).map { "PL-\($0)" } + ["AU-25", "AS-69", "CX-27", "CX-28"]
    let files = ["CX-3", "CX-4", "CX-15", "CX-16"]
    #expect(Set(untold) == Set(["CX-7", "AS-2", "AS-32", "PL-4", "AM-30", "IA-13"] + files + unsaid + asked))
  }
}
