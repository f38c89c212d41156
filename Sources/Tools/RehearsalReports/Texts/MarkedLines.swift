/// Lines put together from texts of other people, each behind a mark of ours.
///
/// No line begins with text of somebody else. Indenting would not do, because GitHub looks for commands behind
/// the spaces that begin a line.
struct MarkedLines {
  /// What stands before every line.
  private let margin: String
  /// The lines, each with its newline; bytes, because a thousand failures have a hundred thousand lines.
  private(set) var bytes: [UInt8] = []

  init(margin: String = "") {
    self.margin = margin
    bytes.reserveCapacity(4096)
  }

  /// Adds a mark, and what may be said on the same line.
  mutating func add(_ mark: String, _ text: String = "") {
    var text = text
    let mark = Array((margin + mark).utf8)
    text.withUTF8 { add(mark, UnsafeRawBufferPointer($0)) }
  }

  /// Adds every line of a text, each behind a mark; the first may have its own.
  mutating func add(linesOf text: String, first: String = "| ", others: String = "| ") {
    var text = text
    var mark = Array((margin + first).utf8)
    let nextMark = Array((margin + others).utf8)
    let space = UInt8(ascii: " ")
    text.withUTF8 { bytes in
      let all = UnsafeRawBufferPointer(bytes)
      var start = 0
      while start < all.count {
        let end = all.endOfLine(from: start)
        let isReturn = end > start && all[end - 1] == UInt8(ascii: "\r")
        let line = UnsafeRawBufferPointer(rebasing: all[start..<(isReturn ? end - 1 : end)])
        let isMarkAlone = line.isEmpty && mark.last == space && mark.count > margin.utf8.count
        add(isMarkAlone ? mark.dropLast() : mark[...], line)
        mark = nextMark
        start = end + 1
      }
    }
  }

  private mutating func add(_ mark: some Collection<UInt8>, _ line: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: mark)
    if line.isPlain {
      bytes.append(contentsOf: line)
    } else {
      bytes += String(decoding: line, as: UTF8.self).plain.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
