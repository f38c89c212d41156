extension Vocabulary {
  /// Finds two sentences that could be mistaken for each other; `nil` where there are none.
  func firstOverlap() -> Overlap? {
    let patterns = definitions.map { $0.expression.pattern(types) }
    for right in definitions.indices {
      for left in definitions.indices.prefix(right) {
        guard let sentence = patterns[left].overlap(with: patterns[right]) else { continue }
        return Overlap(
          expressions: [definitions[left].expression.source, definitions[right].expression.source],
          sentence: sentence)
      }
    }
    return nil
  }
}
