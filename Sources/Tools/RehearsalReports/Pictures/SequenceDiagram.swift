import Rehearsal

/// One run as lanes along virtual time, with a sentence beside every arrow.
public struct SequenceDiagram: Hashable, Sendable {
  /// The languages pictures of runs can be drawn in.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// A picture.
    case svg
    /// A sequence diagram for Markdown.
    case mermaid
  }

  let title: String
  let film: Film

  /// A picture of a film, under a title.
  public init(of film: Film, title: String) {
    self.film = film
    self.title = title.plain
  }

  /// The picture, each line with its newline.
  public func text(as format: Format) -> String {
    switch format {
    case .svg: svg
    case .mermaid: mermaid
    }
  }

  private var svg: String {
    var drawing = Drawing()
    let below = drawing.paragraph("head", title, x: 24, y: 32, size: 16, cells: 80)
    draw(into: &drawing, x: 24, y: below + 12, participants: film.participants, cells: 56)
    Epilogue(of: film).draw(into: &drawing, x: 24, y: drawing.height + 30)
    return drawing.file(title: title)
  }

  static let laneWidth = 76
  /// How high a row of one line is, and each line more.
  static let rowHeight = 26
  static let lineHeight = 17

  /// Draws lanes and rows, with room before one of the rows where somebody wants to say something there; answers
  /// with where that room is.
  @discardableResult
  func draw(
    into drawing: inout Drawing, x: Int, y: Int, participants: [Participant], cells: Int,
    forkAt fork: Int? = nil
  ) -> Int {
    let times = film.frames.map(\.instant.description)
    let texts = film.frames.map { $0.sentence.wrapped(toCells: cells, lines: Self.mostLines) }
    let timeWidth = Drawing.width(of: times.max { $0.cells < $1.cells } ?? "", size: 12)
    let grid = Grid(
      left: x + timeWidth + 12 + Self.laneWidth / 2, top: y + 20, participants: participants,
      lines: texts.map(\.count), fork: fork)
    let textX = grid.x(participants.count) - Self.laneWidth / 2 + 12
    let longest = texts.joined().map(\.cells).max() ?? 0
    let width = textX - x + Drawing.width(ofCells: longest, size: 13) + 8
    for (row, frame) in film.frames.enumerated() where frame.tone == .fault || frame.tone == .wrong {
      drawing.rectangle(
        "band", x: x, y: grid.y(row) - Self.rowHeight / 2, width: width, height: grid.height(row), radius: 6)
    }
    for (index, participant) in participants.enumerated() {
      drawing.rectangle(
        "card", x: grid.x(index) - Self.laneWidth / 2 + 3, y: y - 15, width: Self.laneWidth - 6, height: 22,
        radius: 11)
      drawing.text("lane", participant.title, x: grid.x(index), y: y, size: 12, cells: 9, anchor: .middle)
      drawing.line("life", from: (grid.x(index), y + 10), to: (grid.x(index), grid.bottom))
    }
    for (row, frame) in film.frames.enumerated() {
      let y = grid.y(row)
      // A time that is said once is easier to find than one that is said in every row.
      if row == 0 || times[row] != times[row - 1] {
        drawing.text("time", times[row], x: x + timeWidth, y: y + 4, size: 12, anchor: .end)
      }
      draw(frame, at: y, grid, into: &drawing)
      for (line, text) in texts[row].enumerated() {
        drawing.text(frame.tone.kind, text, x: textX, y: y + 4 + line * Self.lineHeight)
      }
    }
    return grid.roomBeforeFork
  }

  /// A sentence of more lines was written by nobody who wants it read.
  private static let mostLines = 24

  private func draw(_ frame: Film.Frame, at y: Int, _ grid: Grid, into drawing: inout Drawing) {
    guard let from = grid.x(of: frame.from), let to = grid.x(of: frame.to) else { return }
    guard from != to else { return drawing.dot("dot \(frame.tone.kind)", at: (from, y)) }
    let side = from < to ? -1 : 1
    drawing.line("arrow \(frame.tone.kind)", from: (from, y), to: (to + side * 6, y))
    drawing.path("tip \(frame.tone.kind)", "M\(to) \(y)l\(side * 9) -5v10z")
  }
}

/// Where lanes and rows are.
private struct Grid {
  private let left: Int
  private let participants: [Participant]
  /// The middle of the first line of each row, and of the one that would come next.
  private let rows: [Int]
  let roomBeforeFork: Int

  init(left: Int, top: Int, participants: [Participant], lines: [Int], fork: Int?) {
    self.left = left
    self.participants = participants
    var rows: [Int] = []
    var y = top + 14
    var room = y
    for row in 0...lines.count {
      if row == fork {
        room = y - SequenceDiagram.rowHeight / 2 + Comparison.forkHeight / 2
        y += Comparison.forkHeight
      }
      rows.append(y)
      if row < lines.count {
        y += SequenceDiagram.rowHeight + max(0, lines[row] - 1) * SequenceDiagram.lineHeight
      }
    }
    self.rows = rows
    roomBeforeFork = room
  }

  func x(_ lane: Int) -> Int { left + lane * SequenceDiagram.laneWidth }

  func x(of participant: Participant) -> Int? { participants.firstIndex(of: participant).map(x) }

  func y(_ row: Int) -> Int { rows[row] }

  func height(_ row: Int) -> Int { rows[row + 1] - rows[row] }

  var bottom: Int { rows[rows.count - 1] - 6 }
}

extension Film.Tone {
  /// The class of its elements.
  var kind: String {
    switch self {
    case .plain, .advice: "event"
    case .fault: "fault"
    case .wrong: "wrong"
    }
  }
}
