import Rehearsal

/// What stands under a picture of a run: the screens the user saw, and what there is in the end.
struct Epilogue {
  private let film: Film
  private let screens: [(instant: Instant, screen: ScreenPicture)]

  /// How many screens stand beside each other.
  private static let columns = 3

  init(of film: Film) {
    self.film = film
    screens = Self.screens(of: film)
  }

  /// The screens that were there for a while or that the user did something with, each where it differs from the
  /// one before it.
  private static func screens(of film: Film) -> [(instant: Instant, screen: ScreenPicture)] {
    var screens: [(instant: Instant, screen: ScreenPicture)] = []
    var begun: (instant: Instant, screen: ScreenPicture)?
    for (frame, next) in zip(film.frames, film.frames.dropFirst().map(Optional.some) + [nil]) {
      if begun?.screen != frame.scene.screen { begun = (frame.instant, frame.scene.screen) }
      // What is gone in the same instant, without the user, is seen by nobody.
      let isSeen = next?.instant != frame.instant || next?.from == .lane(.user)
      if isSeen, let begun, screens.last?.screen != begun.screen { screens.append(begun) }
    }
    return screens
  }

  func draw(into drawing: inout Drawing, x: Int, y: Int) {
    drawing.text("lane", "What the user saw", x: x, y: y)
    for (index, (instant, screen)) in screens.enumerated() {
      let place = (
        x: x + index % Self.columns * (PhoneDrawing.width + 20),
        y: y + 16 + index / Self.columns * (PhoneDrawing.height + 40)
      )
      PhoneDrawing(of: screen).draw(into: &drawing, x: place.x, y: place.y)
      drawing.text(
        "time", "from \(instant)", x: place.x + PhoneDrawing.width / 2,
        y: place.y + PhoneDrawing.height + 18, size: 12, cells: 24, anchor: .middle)
    }
    let columns = min(screens.count, Self.columns)
    drawEnd(into: &drawing, x: x + columns * (PhoneDrawing.width + 20) + 16, y: y)
    drawing.leave(12)
  }

  private func drawEnd(into drawing: inout Drawing, x: Int, y: Int) {
    guard let last = film.frames.last?.scene else { return }
    drawing.text("lane", "What there is in the end", x: x, y: y)
    var y = y + 16
    let isApart = film.frames.contains { $0.from == .keychain && $0.tone == .wrong }
    y = draw("Keychain", last.keychain, into: &drawing, x: x, y: y)
    if isApart { drawing.text("alarm", "≠", x: x + Self.cardWidth / 2 - 6, y: y + 20, size: 20) }
    y = draw("Server", last.server, into: &drawing, x: x, y: y + (isApart ? 30 : 12))
    let outcome = film.outcome.map { "The request ended: \($0.rawValue)." }
    let wrongs = film.frames.filter { $0.tone == .wrong }.map(\.sentence)
    y += 24
    for (kind, text) in [("event", outcome ?? "")] + wrongs.prefix(3).map({ ("alarm", $0) })
      + film.lockOuts.prefix(1).flatMap({ [("faint", $0.cause), ("faint", $0.remedy)] })
    {
      for line in text.wrapped(toCells: Self.cells, lines: 12) {
        drawing.text("ui \(kind)", line, x: x, y: y, size: 12)
        y += 18
      }
      if !text.isEmpty { y += 4 }
    }
  }

  private static let cardWidth = 330
  private static let cells = 42

  private func draw(
    _ title: String, _ lines: [String], into drawing: inout Drawing, x: Int, y: Int
  ) -> Int {
    let shown =
      lines.isEmpty ? ["nothing"] : lines.prefix(4).flatMap { $0.wrapped(toCells: 39, lines: 6) }
    let height = 32 + shown.count * 18
    drawing.rectangle("card", x: x, y: y, width: Self.cardWidth, height: height, radius: 10)
    drawing.text("ui faint", title, x: x + 12, y: y + 20, size: 11)
    for (index, line) in shown.enumerated() {
      drawing.text("event", line, x: x + 12, y: y + 40 + index * 18, size: 12)
    }
    return y + height
  }
}
