import Rehearsal

/// The machine as cards: one a phase, column by column as a request comes to them, each with a row for every
/// answer it can give.
///
/// Every row names where its answer leads. Only what leads on to the next column is a line as well: what ends
/// the request (■) and what leads back (↩) would be lines across everything, and nobody could follow them. Cards,
/// rows and lines have classes of their phases and events, by which a page lights the way of a run. However many
/// columns there are, the drawing fits on a page: texts that are too long for that go on in a second line.
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
    let board = MachineBoard(self, x: x, y: y)
    for arrow in arrows { board.draw(lineFor: arrow, into: &drawing) }
    for card in board.cards { board.draw(card, into: &drawing) }
  }
}

extension Phase {
  /// The place among all, by which pictures and pages name it.
  var number: Int { Self.all.firstIndex(of: self) ?? 0 }
}

extension Event {
  /// The place among all, by which pictures and pages name it.
  var number: Int { Self.all.firstIndex(of: self) ?? 0 }
}
