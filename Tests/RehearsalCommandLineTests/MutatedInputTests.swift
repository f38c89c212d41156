import Designs
import Foundation
import Rehearsal
import TestBench
import Testing

@testable import RehearsalCommandLine

/// Files that were good once, damaged at random: whatever is made of them, the command says so in an orderly way.
///
/// A few of each kind in every run of the tests; `.ci/mutations` plays as many as somebody has time for.
@Suite struct MutatedInputTests {
  private static let count =
    ProcessInfo.processInfo.environment["REHEARSAL_MUTATIONS"].flatMap { Int($0) } ?? 40

  let folder = Folder()
  let tool = CommandLineTool(handlers: ["Trusting": Program { Trusting() }])

  /// A kind of file, and the commands that read it, with `FILE` in its place.
  struct Kind: CustomTestStringConvertible, Sendable {
    let file: String
    /// A file of the project, from its root.
    let original: String
    let commands: [String]

    var testDescription: String { "\(file) by \(commands.joined(separator: ", "))" }
  }

  private static let kinds = [
    Kind(
      file: "a.feature", original: "Scenarios/StrongPassword/one-tap.feature",
      commands: [
        "run --dry-run FILE", "run --jobs 1 FILE --handler Trusting", "format --check FILE",
        "gherkin ast FILE",
        "gherkin pickles FILE", "gherkin errors FILE", "story FILE", "draw FILE",
      ]),
    Kind(
      file: "b.feature", original: "Scenarios/AutoFill/suggestions.feature",
      commands: ["run --dry-run FILE", "format FILE", "run --jobs 1 FILE --handler Trusting"]),
    Kind(
      file: "Info.plist", original: "Examples/Shipped/Originals/DrawnList/Info.plist",
      commands: ["check FILE", "check FILE --format sarif", "check FILE --format github"]),
    Kind(
      file: "Ours.swift", original: "Examples/Shipped/Originals/DrawnList/DrawnList.swift",
      commands: ["new FOLDER/Mine --from FILE --domain shiny.example"]),
    Kind(
      file: "commands.txt", original: "Scenarios/InApp/controller.feature",
      commands: ["step --handler Trusting --commands FILE", "run --dry-run @FILE", "password --json FILE"]),
  ]

  @Test(arguments: kinds)
  func `a damaged file is told, and nothing else comes of it`(kind: Kind) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try hold(kind, made: Array(Data(contentsOf: root.appending(path: kind.original))))
  }

  @Test func `damaged results are told, and nothing else comes of them`() throws {
    let feature =
      "Feature: F\n  Scenario: S\n    Given the network is down\n  Scenario: T\n    Given the network is up\n"
    folder.write("a.feature", feature)
    _ = tool.run(["run", "\(folder.path)/a.feature", "--jobs", "1", "--format", "ndjson:\(folder.path)/good"])
    let kind = Kind(
      file: "results.ndjson", original: "",
      commands: ["merge FILE", "merge FILE --format junit", "merge FILE --format html:FOLDER/page.html"])
    try hold(kind, made: Array(#require(folder.read("good")).utf8))
  }

  @Test func `a damaged search is told, and nothing else comes of it`() throws {
    let words = ["explore", "--handler", "Trusting", "--limit", "9", "--jobs", "1", "--resume"]
    #expect(tool.run(words + ["\(folder.path)/good"]).code == .inconclusive)
    let good = try Data(contentsOf: URL(filePath: "\(folder.path)/good"))
    let kind = Kind(
      file: "search", original: "", commands: ["merge FILE", words.joined(separator: " ") + " FILE"])
    try hold(kind, made: Array(good))
  }

  private func hold(_ kind: Kind, made good: [UInt8]) throws {
    let file = "\(folder.path)/\(kind.file)"
    var chance = SplitMix(seed: UInt64(good.count))
    for number in 1...Self.count {
      var bytes = good
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        chance.pick(Array(Mutation.allCases)).damage(&bytes, &chance)
      }
      let command = chance.pick(kind.commands)
      let words = command.split(separator: " ").map {
        String($0).replacing("FILE", with: file).replacing("FOLDER", with: folder.path)
      }
      try Data(bytes).write(to: URL(filePath: file))
      let answer = tool.run(words)
      try? FileManager.default.removeItem(atPath: "\(folder.path)/Mine")
      try hold(answer, "\(kind.file) \(number) by \(command)", of: bytes)
      // What a command wrote itself may read otherwise; all else is read alike.
      try Data(bytes).write(to: URL(filePath: file))
      if number % 4 == 0 { #expect(tool.run(words) == answer, "\(kind.file) \(number) by \(command)") }
      try? FileManager.default.removeItem(atPath: "\(folder.path)/Mine")
    }
  }

  private func hold(_ answer: CommandLineTool.Answer, _ place: String, of bytes: [UInt8]) throws {
    #expect(
      [.fine, .failed, .inconclusive, .usage, .badInput, .nothingSelected].contains(answer.code), "\(place)")
    if answer.code == .badInput || answer.code == .usage {
      #expect(!(answer.complaint + answer.output).isEmpty, "\(place)")
    }
    let raw = answer.complaint.utf8.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 }
    #expect(raw.isEmpty, "\(place) says \(raw)")
    #expect(!answer.complaint.contains("\u{202E}"), "\(place)")
    #expect(answer.complaint.split(separator: "\n").allSatisfy { !$0.hasPrefix("::") }, "\(place)")
  }
}
