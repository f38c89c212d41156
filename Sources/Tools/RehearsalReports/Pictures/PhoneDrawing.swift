import Rehearsal

/// A phone in a picture, with what the user sees at one moment.
struct PhoneDrawing {
  private let screen: ScreenPicture

  static let width = 176
  static let height = 264
  private static let edge = 8

  init(of screen: ScreenPicture) {
    self.screen = screen
  }

  func draw(into drawing: inout Drawing, x: Int, y: Int) {
    let edge = Self.edge
    drawing.rectangle("bezel", x: x, y: y, width: Self.width, height: Self.height, radius: 26)
    let glass = Area(
      x: x + edge, y: y + edge, width: Self.width - 2 * edge, height: Self.height - 2 * edge)
    drawing.rectangle(
      "glass", x: glass.x, y: glass.y, width: glass.width, height: glass.height, radius: 19)
    drawing.rectangle(
      "bezel", x: glass.x + glass.width / 2 - 20, y: glass.y + 7, width: 40, height: 11, radius: 5)
    let page = Area(x: glass.x + 10, y: glass.y + 28, width: glass.width - 20, height: glass.height - 40)
    let behind = screen.place.pieces
    guard let front = screen.front else { return page.draw(behind, into: &drawing) }
    // Text must not lie under text, only the first line of a place is seen beside what lies over it.
    if front.leavesTitle { page.draw(Array(behind.prefix(1)), into: &drawing) }
    let pieces = front.pieces
    let room = glass.height - front.roomAbove
    let height = front.fills ? room : min(room, Area.height(of: pieces, in: page.width) + 20)
    let top =
      switch front {
      case .message, .authentication: glass.y + (glass.height - height) / 2
      case .notification: glass.y + 26
      case .interface, .sheet, .prompt: glass.y + glass.height - height
      }
    drawing.rectangle("sheet", x: glass.x + 3, y: top, width: glass.width - 6, height: height - 3, radius: 14)
    var area = Area(x: page.x, y: top + 8, width: page.width, height: height - 12)
    area.isCentered = front.leavesTitle
    area.draw(pieces, into: &drawing)
  }
}

/// A part of a screen, filled from the top.
private struct Area {
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  var isCentered = false

  private static let size = 11
  private static let lineHeight = 16

  static func height(of pieces: [ScreenPiece], in width: Int) -> Int {
    pieces.reduce(0) { $0 + height(of: $1, in: width) + 6 }
  }

  private static func height(of piece: ScreenPiece, in width: Int) -> Int {
    switch piece {
    case .words(_, let text, let lines):
      text.wrapped(toCells: cells(in: width), lines: lines).count * lineHeight
    case .field: 36
    case .button: 26
    case .card(let pieces): height(of: pieces, in: width - 16) + 10
    }
  }

  private static func cells(in width: Int) -> Int {
    max(1, Int(Double(width) / (Double(size) * Drawing.cell)))
  }

  func draw(_ pieces: [ScreenPiece], into drawing: inout Drawing) {
    var y = y
    for piece in pieces {
      let height = Self.height(of: piece, in: width)
      guard y + height <= self.y + self.height else { return }
      draw(piece, at: y, height, into: &drawing)
      y += height + 6
    }
  }

  private func draw(_ piece: ScreenPiece, at y: Int, _ height: Int, into drawing: inout Drawing) {
    let cells = Self.cells(in: width - 12)
    switch piece {
    case .words(let kind, let text, let lines):
      for (index, line) in text.wrapped(toCells: Self.cells(in: width), lines: lines).enumerated() {
        drawing.text(
          "ui \(kind)", line, x: isCentered ? x + width / 2 : x, y: y + 12 + index * Self.lineHeight,
          size: Self.size, anchor: isCentered ? .middle : .start)
      }
    case .field(let name, let text):
      drawing.rectangle("frame", x: x, y: y, width: width, height: height, radius: 6)
      drawing.text("ui faint", name, x: x + 6, y: y + 14, size: 10, cells: cells)
      drawing.text("ui", text, x: x + 6, y: y + 30, size: Self.size, cells: cells)
    case .button(let name, let isEnabled):
      drawing.rectangle(
        isEnabled ? "button" : "off", x: x, y: y, width: width, height: height, radius: 8)
      drawing.text(
        isEnabled ? "ui pressed" : "ui faint", name, x: x + width / 2, y: y + 17, size: Self.size,
        cells: cells, anchor: .middle)
    case .card(let pieces):
      drawing.rectangle("sheet", x: x, y: y, width: width, height: height, radius: 9)
      Area(x: x + 8, y: y + 6, width: width - 16, height: height).draw(pieces, into: &drawing)
    }
  }
}
