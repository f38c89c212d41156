/// How much the pickles of one source may come to.
///
/// Outlines multiply, so a few lines could expand to more than any memory holds. The budget counts
/// the bytes that are made and the bytes that are searched, and whatever is not text at a flat rate.
struct Budget {
  /// What is being expanded, to be blamed once the budget is spent.
  var place = Location(line: 1, column: 1)
  private var left = 256 << 20

  mutating func spend(bytes: Int) throws(SyntaxError) {
    left -= bytes
    guard left >= 0 else { throw SyntaxError(.tooLargeToExpand, at: place) }
  }

  mutating func spend(parts: Int) throws(SyntaxError) {
    try spend(bytes: parts * 64)
  }
}
