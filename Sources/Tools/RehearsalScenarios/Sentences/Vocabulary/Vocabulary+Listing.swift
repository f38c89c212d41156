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

  /// A sentence that follows the expression; where none is written down, with every gap filled by the first example of
  /// its type.
  func example(of definition: StepDefinition) -> String {
    let expression = definition.expression
    if let sentence = Self.examples[expression.source] { return sentence }
    return expression.sentence(
      expression.parameters.compactMap { name in
        let type = expression.entry(of: name, in: types)
        return type.value(of: type.examples[0])
      })
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
