import Rehearsal

/// Runs as Mermaid's sequence diagrams.
extension SequenceDiagram {
  var mermaid: String {
    Mermaid.header(title, film.participants) + film.frames.map { Mermaid.line(of: $0) }.joined()
  }
}

extension Comparison {
  var mermaid: String {
    let present = Set(failing.film.participants + passing.film.participants)
    func lines(_ frames: ArraySlice<Film.Frame>) -> String {
      frames.map { "  " + Mermaid.line(of: $0) }.joined()
    }
    return Mermaid.header(
      "\(failing.title), beside: \(passing.title)", Participant.all.filter(present.contains))
      + failing.film.frames[..<shared].map { Mermaid.line(of: $0) }.joined()
      + "  alt \(failing.title.asMermaid)\n" + lines(failing.film.frames[shared...])
      + "  else \(passing.title.asMermaid)\n" + lines(passing.film.frames[shared...]) + "  end\n"
  }
}

/// What both have in common.
private enum Mermaid {
  static func header(_ title: String, _ participants: [Participant]) -> String {
    "sequenceDiagram\n  accTitle: \(title.asMermaid)\n"
      + participants.map { "  participant p\($0.number) as \($0.title)\n" }.joined()
  }

  static func line(of frame: Film.Frame) -> String {
    let arrow = frame.tone == .fault || frame.tone == .wrong ? "--x" : "->>"
    let time = "\(frame.instant)  "
    return "  p\(frame.from.number)\(frame.from == frame.to ? "->>" : arrow)p\(frame.to.number): "
      + (time + frame.sentence).wrapped(toCells: 80, lines: 8).map(\.asMermaid).joined(separator: "<br>")
      + "\n"
  }
}

extension String {
  /// The text with numbers for everything that Mermaid, or the page it is shown in, could take for something
  /// else.
  fileprivate var asMermaid: String {
    let text = plain.mapped { scalar in
      switch scalar {
      case " ", ".", ",", "-", "/", "'", "(", ")", "?", "!", "…", "“", "”", "→", "✗", "_": nil
      default:
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? nil : "#\(scalar.value);"
      }
    }
    return text.isEmpty ? "#160;" : text
  }
}
