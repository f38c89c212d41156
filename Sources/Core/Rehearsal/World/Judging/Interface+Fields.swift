/// What the fields of an interface are there for, as their names say.
extension Interface {
  /// Those that want an answer: whoever looks for something does so without typing, where they can.
  package var fieldsToFill: [String] { fields.filter { !$0.mentions("search") } }

  /// Where somebody types whom they look for.
  package var searchField: String? { fields.first { $0.mentions("search") } }
}

extension String {
  /// Whether a word is in it, in small letters or large; by bytes, because a search asks it of every path.
  package func mentions(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      var text = self
      return text.withUTF8 { bytes in
        guard bytes.count >= word.count else { return false }
        return (0...bytes.count - word.count).contains { start in
          word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
        }
      }
    }
  }
}
