/// A run as a picture of the size of a stamp: its lanes, an arrow for each thing that happened, and where it went wrong.
struct MiniPicture {
  private let film: Film

  /// What happens first is left out of long runs, because what went wrong is near the end.
  private static let mostRows = 36
  private static let laneWidth = 16
  private static let rowHeight = 5

  init(of film: Film) {
    self.film = film
  }

  /// An element that says nothing to those who cannot see it; empty where nothing happened.
  var html: String {
    let frames = film.frames.suffix(Self.mostRows)
    guard !frames.isEmpty else { return "" }
    let lanes = film.participants
    let (width, height) = (
      max(lanes.count, 4) * Self.laneWidth, max(frames.count, 12) * Self.rowHeight + 2
    )
    func x(_ participant: Participant) -> Int {
      (lanes.firstIndex(of: participant) ?? 0) * Self.laneWidth + Self.laneWidth / 2
    }
    var paths = ["event": "", "fault": "", "wrong": ""]
    for (row, frame) in frames.enumerated() {
      let (from, to, y) = (x(frame.from), x(frame.to), row * Self.rowHeight + 4)
      // What stays in its lane is a dot, which is a very short line with round ends.
      let line = from == to ? "M\(from - 1) \(y)h2" : "M\(from) \(y)H\(to)"
      paths[frame.tone.kind, default: ""] += line
    }
    let lives = lanes.map { "M\(x($0)) 0V\(height)" }.joined()
    let drawn = [("life", lives)] + ["event", "fault", "wrong"].map { ($0, paths[$0] ?? "") }
    return "<svg class=\"mini\" viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\">"
      + drawn.filter { !$0.1.isEmpty }.map { "<path class=\"\($0.0)\" d=\"\($0.1)\"/>" }.joined() + "</svg>"
  }
}
