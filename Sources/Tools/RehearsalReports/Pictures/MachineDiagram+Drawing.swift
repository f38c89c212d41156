import Rehearsal

/// The machine as cards: one a phase, column by column as a request comes to them, each with a row for every
/// answer it can give.
///
/// Every row names where its answer leads. Only what leads on to the next column is a line as well: what ends
/// the request (■) and what leads back (↩) would be lines across everything, and nobody could follow them. Cards,
/// rows and lines have classes of their phases and events, by which a page lights the way of a run.
extension MachineDiagram {
  /// The drawing that stands alone, under its title.
  var svg: String {
    var drawing = Drawing()
    drawing.text("head", title, x: 24, y: 32, size: 16, cells: 90)
    draw(into: &drawing, x: 24, y: 64)
    return drawing.file(title: title)
  }

  /// The drawing for a page, which has the title in its own words.
  func inlineSVG(title: String) -> String {
    var drawing = Drawing()
    draw(into: &drawing, x: 2, y: 8)
    return drawing.inline(title: title)
  }

  private func draw(into drawing: inout Drawing, x: Int, y: Int) {
    let board = Board(self, x: x, y: y)
    for arrow in arrows { board.draw(lineFor: arrow, into: &drawing) }
    for card in board.cards { board.draw(card, into: &drawing) }
  }
}

/// Where the cards of a machine lie.
private struct Board {
  let cards: [Card]
  private let phases: [Phase]
  private let width: Int
  private let left: Int

  /// One phase that is not the end, with the answers it can give.
  struct Card {
    let phase: Int
    let column: Int
    var y: Int
    let arrows: [MachineDiagram.Arrow]

    var height: Int {
      Board.titleHeight + arrows.reduce(0) { $0 + Board.rowHeight * ($1.events.count + 1) } + 10
    }
  }

  static let titleHeight = 30
  static let rowHeight = 16
  private static let size = 11
  private static let gap = 88

  init(_ diagram: MachineDiagram, x: Int, y: Int) {
    left = x
    phases = diagram.phases
    let columns = Self.columns(of: diagram)
    var cards = diagram.phases.indices.filter { diagram.phases[$0].outcome == nil }.map { phase in
      Card(phase: phase, column: columns[phase], y: y, arrows: diagram.arrows.filter { $0.from == phase })
    }
    var bottoms = [Int](repeating: y, count: cards.count + 1)
    for index in cards.indices {
      cards[index].y = bottoms[cards[index].column]
      bottoms[cards[index].column] += cards[index].height + 28
    }
    self.cards = cards
    let texts =
      diagram.phases.map(\.description)
      + diagram.arrows.flatMap { $0.events.map { "  \($0)" } }
    width = 28 + (texts.map { Drawing.width(of: $0, size: Self.size) }.max() ?? 0)
  }

  /// How many answers it takes at least to come to each phase.
  private static func columns(of diagram: MachineDiagram) -> [Int] {
    var columns = [Int](repeating: 0, count: diagram.phases.count)
    var seen: Set<Int> = [0]
    var open = [0]
    while !open.isEmpty {
      var next: [Int] = []
      for arrow in diagram.arrows where open.contains(arrow.from) && seen.insert(arrow.to).inserted {
        columns[arrow.to] = columns[arrow.from] + 1
        next.append(arrow.to)
      }
      open = next
    }
    return columns
  }

  private func x(_ card: Card) -> Int { left + card.column * (width + Self.gap) }

  func draw(lineFor arrow: MachineDiagram.Arrow, into drawing: inout Drawing) {
    guard let from = cards.first(where: { $0.phase == arrow.from }),
      let to = cards.first(where: { $0.phase == arrow.to }), to.column > from.column
    else { return }
    let start = (x: x(from) + width, y: from.y + offset(of: arrow, in: from))
    let end = (x: x(to), y: to.y + 15)
    let bend = Self.gap / 2
    let kind = "edge m\(number(arrow.from))-\(number(arrow.to))"
    drawing.path(
      kind, "M\(start.x) \(start.y)C\(start.x + bend) \(start.y) \(end.x - bend) \(end.y) \(end.x) \(end.y)")
    drawing.path("\(kind) ends", "M\(end.x - 7) \(end.y - 4)L\(end.x) \(end.y)L\(end.x - 7) \(end.y + 4)")
  }

  func draw(_ card: Card, into drawing: inout Drawing) {
    let (x, phase) = (x(card), phases[card.phase])
    drawing.rectangle(
      "card p\(number(card.phase))", x: x, y: card.y, width: width, height: card.height, radius: 8)
    drawing.text("lane", phase.description, x: x + 12, y: card.y + 20, size: Self.size)
    for arrow in card.arrows {
      var y = card.y + offset(of: arrow, in: card) + 4
      let kind = "m\(number(arrow.from))-\(number(arrow.to))"
      drawing.text(kind, target(of: arrow, in: card), x: x + 12, y: y, size: Self.size)
      for event in arrow.events {
        y += Self.rowHeight
        let kind = "faint v\(number(arrow.from))-\(event.number)"
        drawing.text(kind, "  \(event)", x: x + 12, y: y, size: Self.size)
      }
    }
  }

  private func target(of arrow: MachineDiagram.Arrow, in card: Card) -> String {
    let phase = phases[arrow.to]
    guard phase.outcome == nil else { return "■ \(phase.description.dropFirst("finished: ".count))" }
    let isForward = cards.contains { $0.phase == arrow.to && $0.column > card.column }
    return isForward ? "→ \(phase)" : "↩ \(phase)"
  }

  private func offset(of arrow: MachineDiagram.Arrow, in card: Card) -> Int {
    let above = card.arrows.prefix { $0 != arrow }
    return Self.titleHeight + above.reduce(0) { $0 + Self.rowHeight * ($1.events.count + 1) } + 10
  }

  private func number(_ phase: Int) -> Int { phases[phase].number }
}

extension Phase {
  /// The place among all, by which pictures and pages name it.
  var number: Int { Self.all.firstIndex(of: self) ?? 0 }
}

extension Event {
  /// The place among all, by which pictures and pages name it.
  var number: Int { Self.all.firstIndex(of: self) ?? 0 }
}
