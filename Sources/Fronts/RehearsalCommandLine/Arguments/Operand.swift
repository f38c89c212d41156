/// A word that is no option, such as the file of `draw FILE:LINE`.
///
/// `Operand<Shell>` must be there, `Operand<String?>` need not, and `Operand<[String]>` stands for all that follow.
struct Operand<Value>: Sendable {
  let declaration: OperandDeclaration
  let read: @Sendable ([String]) throws(UsageError) -> Value

  private init(
    _ declaration: OperandDeclaration, _ read: @escaping @Sendable ([String]) throws(UsageError) -> Value
  ) {
    (self.declaration, self.read) = (declaration, read)
    DeclarationList.current?.note(self)
  }
}

/// What help, completion and the manual know of an operand.
struct OperandDeclaration: Sendable {
  /// How it reads, and what tells it from others of its command.
  let form: String
  /// How many words it takes.
  let count: ClosedRange<Int>
  let suggestions: Suggestions
  /// What is said where it is not there.
  let lack: String?
}

extension Operand where Value: ArgumentValue {
  /// One that must be there.
  init(_ form: String = Value.form, suggesting suggestions: Suggestions? = nil, orSay lack: String) {
    let declaration = OperandDeclaration(
      form: form, count: 1...1, suggestions: suggestions ?? Value.suggestions, lack: lack)
    self.init(declaration) { words throws(UsageError) in
      guard let word = words.first else { throw .malformed(lack) }
      return try Value(word: word, of: form)
    }
  }
}

extension Operand {
  /// One that need not be there.
  init<Given: ArgumentValue>(_ form: String = Given.form, suggesting suggestions: Suggestions? = nil)
  where Value == Given? {
    let declaration = OperandDeclaration(
      form: "[\(form)]", count: 0...1, suggestions: suggestions ?? Given.suggestions, lack: nil)
    self.init(declaration) { words throws(UsageError) in
      guard let word = words.first else { return nil }
      return try Given(word: word, of: form)
    }
  }
}

extension Operand where Value == [String] {
  /// As many as there are; at least one where something is said when there is none.
  init(_ form: String, suggesting suggestions: Suggestions, orSay lack: String? = nil) {
    let declaration = OperandDeclaration(
      form: lack == nil ? "[\(form)]..." : "\(form)...", count: (lack == nil ? 0 : 1)...Int.max,
      suggestions: suggestions, lack: lack)
    self.init(declaration) { words throws(UsageError) in
      if let lack, words.isEmpty { throw .malformed(lack) }
      return words
    }
  }
}

/// An operand whose type does not matter.
protocol DeclaredOperand: Sendable {
  var declaration: OperandDeclaration { get }
  func value(of words: [String]) throws(UsageError) -> Any
}

extension Operand: DeclaredOperand {
  func value(of words: [String]) throws(UsageError) -> Any { try read(words) }
}
