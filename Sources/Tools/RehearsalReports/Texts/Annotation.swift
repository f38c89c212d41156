import RehearsalScenarios

/// What GitHub shows at a line of a file.
enum Annotation {
  /// How many are told each by itself: GitHub keeps ten errors of a step and drops the others without a word, and the
  /// tenth says how many there are.
  static let most = 9
}

extension String {
  /// The text as an error at a place.
  func annotation(at place: Place?, title: String) -> String {
    let origin =
      place.map {
        [
          ("file", $0.file.plain), ("line", "\($0.line)"), ("endLine", "\($0.line)"), ("col", "\($0.column)"),
        ]
      } ?? []
    let properties = (origin + [("title", title)]).filter { !$0.1.isEmpty }.map {
      "\($0.0)=\($0.1.asCommandProperty)"
    }
    return "::error \(properties.joined(separator: ","))::\(cut(toBytes: 4000).asCommandText)\n"
  }
}
