import Gherkin

/// Which lines of a file belong together: what somebody means who names one of them.
///
/// A title means everything under it, a background all that it comes before, and a row itself.
struct Sections: Sendable {
  /// From a line on, up to where the next stretch starts, the lines that are meant.
  private struct Stretch {
    let start: Int
    let meant: Range<Int>
  }

  private var stretches: [Stretch]

  init(of feature: Feature, lineCount: Int) {
    let end = lineCount + 1
    stretches = [Stretch(start: 1, meant: 1..<end)]
    let rules = Self.parts(feature.rules.map { $0.heading.start(with: $0.tags) }, end: end)
    add(feature.scenarios, end: rules.first?.lowerBound ?? end)
    for (rule, lines) in zip(feature.rules, rules) {
      add(lines)
      add(rule.scenarios, end: lines.upperBound)
    }
  }

  /// Every line that somebody means who names these.
  func lines(meantBy lines: [Int]) -> RangeSet<Int> {
    var rest = stretches[...]
    var meant = RangeSet<Int>()
    for line in lines.sorted() {
      // Both may be many, and each is gone through once.
      rest = rest.drop { $0.start <= line }
      if rest.startIndex > 0 { meant.insert(contentsOf: stretches[rest.startIndex - 1].meant) }
    }
    return meant
  }

  private mutating func add(_ lines: Range<Int>) {
    stretches.append(Stretch(start: lines.lowerBound, meant: lines))
  }

  private mutating func add(_ scenarios: [GherkinScenario], end: Int) {
    let parts = Self.parts(scenarios.map { $0.heading.start(with: $0.tags) }, end: end)
    for (scenario, lines) in zip(scenarios, parts) {
      add(lines)
      add(scenario.examples, end: lines.upperBound)
    }
  }

  private mutating func add(_ examples: [Examples], end: Int) {
    let parts = Self.parts(examples.map { $0.heading.start(with: $0.tags) }, end: end)
    for (examples, lines) in zip(examples, parts) {
      add(lines)
      for row in examples.body {
        let next = row.location.line + 1
        add(row.location.line..<next)
        stretches.append(Stretch(start: next, meant: lines))
      }
    }
  }

  /// The lines from each start up to the next one.
  private static func parts(_ starts: [Int], end: Int) -> [Range<Int>] {
    zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }
  }
}

extension Heading {
  /// Where what is under it begins: with its tags, if it has any.
  fileprivate func start(with tags: [Tag]) -> Int { tags.first?.location.line ?? location.line }
}

extension ScenarioReader.Reading {
  /// The scenarios that somebody means who names lines of the file; all of them where no line is named.
  package func scenarios(on lines: [Int]) -> [Scenario] {
    guard !lines.isEmpty, let feature else { return scenarios }
    let meant = Sections(of: feature, lineCount: lineCount).lines(meantBy: lines)
    return scenarios.filter { meant.contains($0.place.line) }
  }
}
