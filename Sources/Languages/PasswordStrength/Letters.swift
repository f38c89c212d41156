/// A password as guessers look at it: its Unicode scalars, by number.
struct Letters: Hashable {
  let scalars: [UInt32]

  init(_ scalars: [UInt32]) {
    self.scalars = scalars
  }

  init(_ text: String) {
    scalars = text.unicodeScalars.map(\.value)
  }

  var count: Int { scalars.count }
  subscript(range: Range<Int>) -> Letters { Letters(Array(scalars[range])) }

  /// Everything that can be guessed as a whole, besides repetitions.
  func parts(knowing words: WordList) -> [Part] {
    self.words(of: words) + sequences + walks(on: .letters) + walks(on: .numberPad) + dates
  }

  /// The text in small letters; only those of ASCII have a case here.
  var lowercased: [UInt32] { scalars.map { $0.isCapital ? $0 + 32 : $0 } }
}

extension UInt32 {
  var isCapital: Bool { (65...90).contains(self) }
  var isDigit: Bool { (48...57).contains(self) }
  var isSmallLetter: Bool { (97...122).contains(self) }
}
