/// A run that fails beside one that passes: the same until they part, and each on its own from there on.
public struct Comparison: Hashable, Sendable {
  let failing: SequenceDiagram
  let passing: SequenceDiagram
  let shared: Int

  /// Two runs side by side, the one in question first.
  public init(of failing: SequenceDiagram, beside passing: SequenceDiagram) {
    self.failing = failing
    self.passing = passing
    shared = failing.film.framesShared(with: passing.film)
  }

  /// The picture, each line with its newline.
  public func text(as format: SequenceDiagram.Format) -> String {
    switch format {
    case .svg: svg
    case .mermaid: mermaid
    }
  }

  /// The room in which the fork is told.
  static let forkHeight = 34

  private var title: String { "\(failing.title), and beside it: \(passing.title)" }

  private var svg: String {
    let present = Set(failing.film.participants + passing.film.participants)
    let participants = Participant.all.filter(present.contains)
    var drawing = Drawing()
    let top = 52 + 20 * (max(heading(failing).count, heading(passing).count) - 1) + 12
    let y = draw(failing, at: 24, top, participants, into: &drawing)
    let middle = drawing.width + 48
    draw(passing, at: middle, top, participants, into: &drawing)
    drawing.line("fork", from: (24, y), to: (middle - 24, y))
    drawing.line("fork", from: (middle, y), to: (drawing.width, y))
    let words = shared == 0 ? "they differ from the beginning" : "the same until here"
    drawing.rectangle(
      "paper", x: 24, y: y - 10, width: Drawing.width(of: words, size: 12) + 12, height: 20)
    drawing.text("fork", words, x: 24, y: y + 4, size: 12)
    return drawing.file(title: title)
  }

  private func heading(_ diagram: SequenceDiagram) -> [String] {
    diagram.title.wrapped(toCells: 64, lines: 4)
  }

  @discardableResult
  private func draw(
    _ diagram: SequenceDiagram, at x: Int, _ top: Int, _ participants: [Participant],
    into drawing: inout Drawing
  ) -> Int {
    for (index, line) in heading(diagram).enumerated() {
      drawing.text("head", line, x: x, y: 32 + index * 20, size: 15)
    }
    return diagram.draw(
      into: &drawing, x: x, y: top, participants: participants, cells: 46, forkAt: shared)
  }
}
