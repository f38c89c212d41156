/// The values that fields can hold.
extension Telling {
  func text(_ name: String, _ text: String) -> String { tell(text, { note(name, $0) }, read: { find(name) }) }

  func text(_ name: String, _ text: String?) -> String? {
    tell(text, { if let text = $0 { note(name, text) } }, read: { .some(find(name)) })
  }

  func number(_ name: String, _ number: Int) -> Int {
    tell(number, { note(name, String($0)) }, read: { find(name).flatMap { Int($0) } })
  }

  /// A case by its word.
  func word<Word: RawRepresentable<String>>(_ name: String, _ word: Word) -> Word {
    tell(word, { note(name, $0.rawValue) }, read: { find(name).flatMap(Word.init) })
  }

  /// A case by the name of a line that has none of its own.
  func name<Word: RawRepresentable<String>>(of word: Word) -> Word {
    tell(word, { what in _ = name(what.rawValue) }, read: { Word(rawValue: what) })
  }

  /// A value by how it is spelled.
  func spelled<Value>(_ name: String, _ spelling: String, _ named: [String: Value], _ value: Value) -> Value {
    tell(value, { _ in note(name, spelling) }, read: { find(name).flatMap { named[$0] } })
  }

  func answer(_ name: String, _ answer: Bool, _ yes: String = "yes", _ no: String = "no") -> Bool {
    tell(answer, { note(name, $0 ? yes : no) }, read: { find(name) == yes })
  }

  /// Something that is only mentioned where it is so.
  func flag(_ name: String, _ yes: String, _ isSet: Bool) -> Bool {
    tell(isSet, { if $0 { note(name, yes) } }, read: { find(name) != nil })
  }

  /// What is left out where it is as usual.
  func usually<Value: Equatable>(_ usual: Value, _ value: Value, _ tell: (Value) -> Value) -> Value {
    optional(value == usual ? nil : value, usual, tell) ?? usual
  }

  /// Texts, numbered from 1 after their name.
  func texts(_ name: String, _ texts: [String]) -> [String] {
    tell(texts) { texts in
      for (index, text) in texts.enumerated() { note("\(name).\(index + 1)", text) }
    } read: {
      var texts: [String] = []
      while let text = find("\(name).\(texts.count + 1)") { texts.append(text) }
      return texts
    }
  }

  /// Words in one field.
  func words(_ name: String, _ words: [String]) -> [String] {
    tell(words) {
      note(name, $0.joined(separator: " "))
    } read: {
      find(name)?.split(separator: " ").map(String.init)
    }
  }

  /// Values of a kind, numbered from 1 before the names of their fields.
  func list<Value>(_ values: [Value], _ blank: @autoclosure () -> Value, _ each: (Value) -> Value) -> [Value]
  {
    tell(values) { values in
      for (index, value) in values.enumerated() { _ = under("\(index + 1).") { each(value) } }
    } read: {
      var values: [Value] = []
      while let value = under("\(values.count + 1).", { optional(nil, blank(), each) }) {
        values.append(value)
      }
      return values
    }
  }

  /// Fields of whatever names, after some that are known.
  func body(_ body: [Message.Field], after count: Int = 0) -> [Message.Field] {
    tell(
      body, { note($0) }, read: { Array(fields.dropFirst(count)) })
  }
}
