import RehearsalScenarios

/// Annotations for GitHub of what a search found, as many as it keeps.
package struct ExplorationAnnotations {
  private let title: String
  private let again: String
  private var texts: [String] = []

  /// Those of a search of a handler, which somebody can do again by a command.
  package init(handler: String, again: String) {
    title = "Rehearsal: \(handler)".plain
    self.again = again
  }

  /// Takes up something wrong, with the file in which it is kept as a scenario.
  package mutating func add(_ headline: String, savedAs file: String?) {
    let place = file.map { Place(file: $0, line: 1, column: 1) }
    texts.append("\(headline.plain.cut(toBytes: 3600))\nagain: \(again)".annotation(at: place, title: title))
  }

  /// All of them; beyond what GitHub keeps, how many there are.
  package var text: String {
    let more = texts.count - Annotation.most
    guard more > 0 else { return texts.joined() }
    return texts.prefix(Annotation.most).joined()
      + "and \(more) more \(more == 1 ? "thing is" : "things are") wrong.".annotation(at: nil, title: title)
  }
}
