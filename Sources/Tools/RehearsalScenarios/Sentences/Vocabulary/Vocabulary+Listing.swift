/// The vocabulary as people look it up.
extension Vocabulary {
  /// One sentence with what it means, its table, and an example.
  public func description(of definition: StepDefinition) -> String {
    let kinds = definition.kinds.map(\.rawValue).joined(separator: "/")
    var text = "\(kinds) \(definition.expression.source)\n  \(definition.about)\n"
    switch definition.table {
    case .none, .anything: break
    case .optional(let columns): text += "  table, if wanted: \(columns.joined(separator: " | "))\n"
    case .needed(let columns): text += "  table: \(columns.joined(separator: " | "))\n"
    }
    for word in definition.expression.words(in: types) { text += "  \(word)\n" }
    return text + "  example: \(definition.kinds[0].rawValue) \(example(of: definition))\n"
  }

  /// The expression with every gap filled by the first example of its type.
  func example(of definition: StepDefinition) -> String {
    definition.expression.parts.map { part in
      switch part {
      case .literal(let text), .optional(let text): text
      case .parameter(let name): definition.expression.entry(of: name, in: types).examples[0]
      }
    }.joined()
  }
}

extension Expression {
  /// Each kind of value in it that is one of a few words, with these words.
  fileprivate func words(in types: [String: ParameterType]) -> [String] {
    var names: [String] = []
    for name in parameters where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      guard case .words(let words) = entry(of: name, in: types).form else { return nil }
      return "{\(name)}: \(words.joined(separator: ", "))"
    }
  }
}
