import Foundation
import TestBench
import Testing

/// The page that walks through the code is true to it, in whatever folders the files are.
@Suite struct WalkTests {
  private static let page = (try? Guide.pages().first { $0.name.hasSuffix("HowARehearsalRuns.md") }) ?? nil
  private static let stops = page?.stops ?? []
  private static let files = Dictionary(
    grouping: (try? ["Sources", "Examples"].flatMap { try House.swiftFiles(under: $0) }) ?? [],
    by: { $0.path.split(separator: "/").last.map(String.init) ?? "" })

  @Test func `every file that the page names is there, once`() throws {
    let named = try #require(Self.page).text.matches(of: /`([^`\s]+\.swift)`/).map { String($0.output.1) }
    #expect(named.count > Self.stops.count && Self.stops.count > 30)
    for name in Set(named) {
      let found = Self.files[name, default: []].map(\.path)
      #expect(found.count == 1, "\(name) is \(found)")
    }
  }

  @Test func `the walk leads from the script to the trace, and comes by no file twice`() {
    #expect(Self.stops.map(\.number) == Array(1...max(1, Self.stops.count)))
    #expect(Self.stops.first?.file == "Script.swift")
    #expect(Self.stops.last?.file == "Trace.swift")
    for (file, stops) in Dictionary(grouping: Self.stops, by: \.file) where stops.count > 1 {
      Issue.record("the walk comes by \(file) at \(stops.map(\.number))")
    }
  }

  @Test(arguments: stops)
  func `what stands beside a file stands in it, and what comes first is declared there`(stop: Stop) throws {
    let code = try #require(Self.files[stop.file]?.first).code.joined(separator: "\n")
    let entry = try #require(stop.named.first, "\(stop.file) is entered nowhere")
    let isDeclared = code.declares(entry)
    #expect(isDeclared, "\(stop.file) declares no \(entry)")
    for name in stop.named {
      let isThere = code.mentions(name.prefix { $0 != "(" })
      #expect(isThere, "\(stop.file) has no \(name)")
    }
  }

  @Test(arguments: stops.dropFirst())
  func `whatever is entered is called in a file that the walk came by before`(stop: Stop) throws {
    let entry = try #require(stop.named.first)
    let before = Self.stops.prefix(stop.number - 1).flatMap { Self.files[$0.file, default: []] }
    let isCalled = before.contains { file in
      file.code.contains { !$0.contains("func ") && $0.mentions(entry.prefix { $0 != "(" }) }
    }
    #expect(isCalled, "nothing before \(stop.file) leads to \(entry)")
  }

  @Test func `the table has every part of the world, in order`() throws {
    let text = try #require(Self.page).text
    let parts = text.matches(of: /\n\| `(\w+)` \|/).map { "\($0.output.1):" }.joined()
    let code = try #require(Self.files["World+Fingerprint.swift"]?.first).code.joined(separator: "\n")
    let isWhole = code.contains("Self.init(\(parts))")
    #expect(isWhole, "the table has \(parts)")
  }

  @Test func `a function is known by its name and its labels`() {
    let code = """
      func go(_ phase: Phase, by: (Int, Int) = (1, 2),
        on day: Day) -> Bool { stay(3) }
      enum Day {}
      """
    let (found, other) = (code.declares("go(_:by:on:)"), code.declares("go(_:on:)"))
    #expect(found && !other)
    let (type, call) = (code.declares("Day"), code.declares("stay(_:)"))
    #expect(type && !call)
    let (whole, part) = (code.mentions("stay"), code.mentions("ay"))
    #expect(whole && !part)
  }
}

/// A file that the walk comes by, and what is named beside it.
struct Stop: Sendable, CustomTestStringConvertible {
  let number: Int
  let file: String
  /// The functions and words in code voice, that one first where the walk enters.
  let named: [String]

  var testDescription: String { "\(number). \(file)" }
}

extension GuidePage {
  /// The items of its numbered list.
  fileprivate var stops: [Stop] {
    text.split(separator: /\n(?=\d+\. )/).dropFirst().compactMap { item in
      guard let head = item.prefixMatch(of: /(\d+)\. `([^`]+)`:/), let number = Int(head.output.1) else {
        return nil
      }
      let rest = item[head.range.upperBound...].split(separator: "\n\n", maxSplits: 1)[0]
      return Stop(
        number: number, file: String(head.output.2),
        named: rest.matches(of: /`([^`]+)`/).map { String($0.output.1) })
    }
  }
}

extension String {
  /// Whether it declares a type, or a function with these labels and no others.
  fileprivate func declares(_ name: String) -> Bool {
    guard let paren = name.firstIndex(of: "(") else {
      return ["struct ", "enum ", "class "].contains { mentions($0 + name) }
    }
    let labels = name[paren...].dropFirst().dropLast().split(separator: ":")
    return ranges(of: "func \(name[...paren])").contains { Self.labels(in: self[$0.upperBound...]) == labels }
  }

  /// The labels of parameters, up to where they end.
  private static func labels(in parameters: Substring) -> [Substring] {
    var (depth, isLabel, labels) = (1, true, [Substring]())
    for index in parameters.indices {
      let character = parameters[index]
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth > 1 { continue }
      if isLabel, character.isPartOfWord { labels.append(parameters[index...].prefix(while: \.isPartOfWord)) }
      if !character.isWhitespace { isLabel = character == "," }
    }
    return labels
  }
}

extension StringProtocol {
  /// Whether it has a word, and not only as a part of another.
  fileprivate func mentions(_ word: some StringProtocol) -> Bool {
    ranges(of: String(word)).contains {
      self[..<$0.lowerBound].last?.isPartOfWord != true && self[$0.upperBound...].first?.isPartOfWord != true
    }
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
