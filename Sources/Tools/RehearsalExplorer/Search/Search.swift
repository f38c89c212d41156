import Rehearsal

/// Where a search stands: it says which courses to run next, and takes what comes of them.
///
/// It never runs a handler itself, so that whoever does may be a process that a handler can bring down.
package struct Search {
  package let explorer: Explorer
  private(set) var chart: Chart
  /// The next course of the present level.
  private(set) var position = 0
  /// What came of it so far.
  package private(set) var exploration: Exploration

  /// How many courses were run before somebody went on with it.
  private let coursesBefore: Int

  /// How many courses are handed out at once.
  private static let batch = 16_384

  package init(_ explorer: Explorer) {
    self.explorer = explorer
    chart = Chart(situations: explorer.situations.count)
    exploration = Exploration(explorer)
    exploration.levels = [Exploration.Level(budget: 0)]
    coursesBefore = 0
  }

  /// What runs courses of the present level.
  package var expedition: Expedition { Expedition(explorer: explorer, chart: chart) }

  /// How many courses are left in the present level.
  package var remaining: Int { chart.countOfLevel - position }

  /// The numbers of the courses to run next; `nil` when there is nothing more to do.
  package mutating func next() -> Range<Int>? {
    guard exploration.end == nil else { return nil }
    // Because a search may be taken up again with a smaller budget than it was begun with.
    if let budget = explorer.budget, chart.depth > budget { return finish(.budget) }
    while position == chart.countOfLevel {
      if !exploration.discoveries.isEmpty { return finish(.failed) }
      if !exploration.strays.isEmpty { return finish(.notDeterministic) }
      chart.descend()
      position = 0
      if chart.countOfLevel == 0 { return finish(chart.isCutOff ? .budget : .complete) }
      if exploration.levels.count - 1 == explorer.budget { return finish(.budget) }
      exploration.levels.append(Exploration.Level(budget: exploration.levels.count))
    }
    let left = explorer.limit - (exploration.courses - coursesBefore)
    guard left > 0 else { return finish(.limit(explorer.limit)) }
    let end = min(chart.countOfLevel, position + min(Self.batch, left))
    return position..<end
  }

  /// Goes on where a search stopped that was interrupted or ran into its limit.
  init(_ explorer: Explorer, chart: Chart, position: Int, exploration: Exploration) {
    self.explorer = explorer
    self.chart = chart
    self.position = position
    self.exploration = exploration
    coursesBefore = exploration.courses
    self.exploration.end = nil
  }

  /// Runs everything in this process.
  package mutating func run() {
    while let numbers = next() {
      var words: [UInt64] = []
      expedition.run(numbers, while: { _ in true }, report: { words.append($0) })
      absorb(words[...], through: numbers.upperBound)
    }
  }

  private mutating func finish(_ end: Exploration.End) -> Range<Int>? {
    exploration.end = end
    return nil
  }

  /// Stops before everything was run.
  package mutating func interrupt() {
    exploration.end = exploration.end ?? .interrupted
  }

  /// Takes what was reported on courses, in the order of their numbers.
  ///
  /// A process that died leaves a report that breaks off; what it says is taken as far as it goes, and the courses
  /// after it are still to be run.
  package mutating func absorb(_ words: ArraySlice<UInt64>, through end: Int? = nil) {
    defer { if let end { position = max(position, end) } }
    var reader = TapeReader(words)
    var current: Absorption?
    while let mark = reader.next() {
      if case .begins(let number) = mark {
        begin(number)
        current = Absorption(number: number, ordinal: chart.firstPoint(of: number))
        continue
      }
      guard var absorption = current else { continue }
      take(mark, &absorption, &reader)
      current = absorption
    }
  }

  /// Notes that a course brought its process down, or never came back.
  package mutating func note(_ wrong: Wrong, inCourse number: Int) {
    if position <= number { begin(number) }
    discover(wrong, number)
  }

  /// How far one course has been taken in.
  private struct Absorption {
    let number: Int
    /// The number of the next point.
    var ordinal: Int
    /// Its place among the origins, once something departs from it.
    var course: Int32?
    /// Whether the rest of the course is that of another.
    var isKnown = false
  }

  private mutating func begin(_ number: Int) {
    position = number + 1
    exploration.courses += 1
    exploration.levels[exploration.levels.count - 1].courses += 1
  }

  private mutating func take(_ mark: Mark, _ absorption: inout Absorption, _ reader: inout TapeReader) {
    switch mark {
    case .begins: break
    case .fate(let fate, let bytes):
      if let name = reader.text(bytes) { exploration.coverage.count(fate, of: name) }
    case .departs(let kind): exploration.coverage.departures.formUnion(kind)
    case .point(let departures):
      guard let fingerprint = reader.number(), !absorption.isKnown else { return }
      takePoint(departures, fingerprint, &absorption)
    case .moved(let phase, let event):
      if !absorption.isKnown { exploration.coverage.count(phase: phase, event: event) }
    case .reliedOn(let reading): exploration.coverage.relyOn(reading)
    case .upgraded: if !absorption.isKnown { exploration.coverage.countUpgrade() }
    case .wrong(let number):
      if !absorption.isKnown, let wrong = Wrong(number: number) { discover(wrong, absorption.number) }
    case .settles: if !absorption.isKnown { exploration.coverage.countEnding() }
    case .judges(let property): if !absorption.isKnown { exploration.coverage.judge(by: property) }
    case .strays: exploration.strays.append(chart.course(absorption.number).course)
    case .isEndless: if !absorption.isKnown { exploration.endless += 1 }
    }
  }

  private mutating func takePoint(_ departures: Int, _ fingerprint: UInt64, _ absorption: inout Absorption) {
    let isNew = chart.visit(fingerprint)
    guard isNew || !explorer.mergesStates else {
      absorption.isKnown = true
      return
    }
    exploration.levels[exploration.levels.count - 1].states += 1
    if departures > 0, chart.depth == explorer.budget {
      chart.cutOff()
    } else if departures > 0 {
      let course = absorption.course ?? chart.register(absorption.number)
      absorption.course = course
      chart.add(
        Chart.Place(
          course: course, point: Int32(absorption.ordinal), departures: Int32(departures),
          fingerprint: fingerprint))
    }
    absorption.ordinal += 1
  }

  private mutating func discover(_ wrong: Wrong, _ number: Int) {
    guard !exploration.discoveries.contains(where: { $0.wrong == wrong }) else { return }
    exploration.discoveries.append(
      Exploration.Finding(wrong: wrong, course: chart.course(number).course, number: exploration.courses))
  }
}
