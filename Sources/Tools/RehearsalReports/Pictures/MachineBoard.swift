import Rehearsal

/// Where the cards of a machine lie, and what is written on each.
struct MachineBoard {
  let cards: [Card]
  private let phases: [Phase]
  private let width: Int
  private let left: Int

  /// One phase that is not the end, with the answers it can give.
  struct Card {
    let phase: Int
    /// How many answers it takes at least to come here.
    let depth: Int
    let column: Int
    var y: Int
    let title: [String]
    let answers: [Answer]

    var titleHeight: Int { 14 + MachineBoard.rowHeight * title.count }
    var height: Int { titleHeight + MachineBoard.rowHeight * answers.reduce(0) { $0 + $1.lines } + 10 }
  }

  /// Where an answer leads, and what makes a phase give it, line by line.
  struct Answer {
    let arrow: MachineDiagram.Arrow
    let target: [String]
    let events: [(event: Event, text: [String])]

    var lines: Int { events.reduce(target.count) { $0 + $1.text.count } }
  }

  private static let rowHeight = 16
  private static let size = 11
  private static let gap = 48
  /// How wide all columns are together at most, and how many there are where that can be.
  private static let room = 1150
  private static let mostColumns = 4

  init(_ diagram: MachineDiagram, x: Int, y: Int) {
    left = x
    phases = diagram.phases
    let depths = Self.depths(of: diagram)
    let open = diagram.phases.indices.filter { diagram.phases[$0].outcome == nil }
    let columns = Self.columns(of: open.map { depths[$0] })
    let count = (columns.values.max() ?? 0) + 1
    width = min(Self.naturalWidth(of: diagram), (Self.room - (count - 1) * Self.gap) / count)
    let cells = Int(Double(width - 24) / (Double(Self.size) * Drawing.cell))
    var bottoms = [Int](repeating: y, count: count)
    var cards: [Card] = []
    for phase in open {
      let column = columns[depths[phase]] ?? 0
      let answers = diagram.arrows.filter { $0.from == phase }.map { arrow in
        Answer(
          arrow: arrow,
          target: Self.target(of: arrow, in: diagram, depths).hanging(toCells: cells),
          events: arrow.events.map { ($0, "  \($0)".hanging(toCells: cells)) })
      }
      let card = Card(
        phase: phase, depth: depths[phase], column: column, y: bottoms[column],
        title: diagram.phases[phase].description.wrapped(toCells: cells, lines: 3), answers: answers)
      bottoms[column] += card.height + 28
      cards.append(card)
    }
    self.cards = cards
  }

  /// How wide a card is that breaks no line.
  private static func naturalWidth(of diagram: MachineDiagram) -> Int {
    let texts =
      diagram.phases.map(\.description) + diagram.arrows.flatMap { $0.events.map { "  \($0)" } }
    return 28 + (texts.map { Drawing.width(of: $0, size: size) }.max() ?? 0)
  }

  /// How many answers it takes at least to come to each phase.
  private static func depths(of diagram: MachineDiagram) -> [Int] {
    var depths = [Int](repeating: 0, count: diagram.phases.count)
    var seen: Set<Int> = [0]
    var open = [0]
    while !open.isEmpty {
      var next: [Int] = []
      for arrow in diagram.arrows where open.contains(arrow.from) && seen.insert(arrow.to).inserted {
        depths[arrow.to] = depths[arrow.from] + 1
        next.append(arrow.to)
      }
      open = next
    }
    return depths
  }

  /// The column of each depth.
  ///
  /// Where there are too many, a phase that is alone where a request comes to it stands
  /// below the one before.
  private static func columns(of depths: [Int]) -> [Int: Int] {
    let all = Set(depths).sorted()
    var (columns, column, excess) = ([Int: Int](), 0, all.count - mostColumns)
    for depth in all.dropFirst() {
      let isAlone = depths.count { $0 == depth || $0 == depth - 1 } == 2
      if isAlone, excess > 0 { excess -= 1 } else { column += 1 }
      columns[depth] = column
    }
    return columns
  }

  private static func target(
    of arrow: MachineDiagram.Arrow, in diagram: MachineDiagram, _ depths: [Int]
  ) -> String {
    let phase = diagram.phases[arrow.to]
    guard phase.outcome == nil else { return "■ \(phase.description.dropFirst("finished: ".count))" }
    return depths[arrow.to] > depths[arrow.from] ? "→ \(phase)" : "↩ \(phase)"
  }

  private func x(_ card: Card) -> Int { left + card.column * (width + Self.gap) }

  private func number(_ phase: Int) -> Int { phases[phase].number }
}

extension MachineBoard {
  func draw(lineFor arrow: MachineDiagram.Arrow, into drawing: inout Drawing) {
    guard let from = cards.first(where: { $0.phase == arrow.from }),
      let to = cards.first(where: { $0.phase == arrow.to }), to.depth > from.depth
    else { return }
    let kind = "edge m\(number(arrow.from))-\(number(arrow.to))"
    guard to.column > from.column else {
      let (x, y) = (x(from) + width / 2, to.y)
      drawing.path(kind, "M\(x) \(from.y + from.height)L\(x) \(y)")
      return drawing.path("\(kind) ends", "M\(x - 4) \(y - 7)L\(x) \(y)L\(x + 4) \(y - 7)")
    }
    let start = (x: x(from) + width, y: from.y + offset(of: arrow, in: from))
    let end = (x: x(to), y: to.y + 15)
    let bend = Self.gap / 2
    drawing.path(
      kind, "M\(start.x) \(start.y)C\(start.x + bend) \(start.y) \(end.x - bend) \(end.y) \(end.x) \(end.y)")
    drawing.path("\(kind) ends", "M\(end.x - 7) \(end.y - 4)L\(end.x) \(end.y)L\(end.x - 7) \(end.y + 4)")
  }

  func draw(_ card: Card, into drawing: inout Drawing) {
    let x = x(card)
    drawing.rectangle(
      "card p\(number(card.phase))", x: x, y: card.y, width: width, height: card.height, radius: 8)
    var y = card.y + 20
    func write(_ kind: String, _ lines: [String]) {
      for line in lines {
        drawing.text(kind, line, x: x + 12, y: y, size: Self.size)
        y += Self.rowHeight
      }
    }
    write("lane", card.title)
    y = card.y + card.titleHeight + 14
    for answer in card.answers {
      write("m\(number(answer.arrow.from))-\(number(answer.arrow.to))", answer.target)
      for (event, text) in answer.events {
        write("faint v\(number(answer.arrow.from))-\(event.number)", text)
      }
    }
  }

  private func offset(of arrow: MachineDiagram.Arrow, in card: Card) -> Int {
    let above = card.answers.prefix { $0.arrow != arrow }
    return card.titleHeight + Self.rowHeight * above.reduce(0) { $0 + $1.lines } + 10
  }
}

extension String {
  /// The text in lines of so many cells, where all but the first begin farther in than it does.
  fileprivate func hanging(toCells limit: Int) -> [String] {
    let margin = prefix { $0 == " " }
    let lines = dropFirst(margin.count).description.wrapped(toCells: limit - margin.count - 2, lines: 4)
    return lines.enumerated().map { $0 == 0 ? margin + $1 : margin + "  " + $1 }
  }
}
