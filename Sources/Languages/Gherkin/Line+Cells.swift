/// What a line holds several of: the cells of a table row, the tags of a tag line.
extension SourceLine {
  /// The cells between the first bar and the last; what follows the last is no cell.
  func cells() -> [TableCell] {
    var cells: [TableCell] = []
    bytes.withUnsafeBufferPointer { bytes in
      var (bars, all) = (0, 0 as UInt8)
      for byte in bytes[textStart..<end] {
        bars += byte == .bar ? 1 : 0
        all |= byte
      }
      cells.reserveCapacity(bars)
      // Where every byte is a code point, a column is a distance.
      let isASCII = all < 0x80
      var (start, startColumn, position) = (textStart + 1, indent + 2, textStart + 1)
      var isEscaped = false
      while position < end {
        let byte = bytes[position]
        if byte == .backslash {
          isEscaped = true
          position += 1
        } else if byte == .bar {
          let range = start..<position
          cells.append(cell(range, column: startColumn, isEscaped: isEscaped))
          startColumn += (isASCII ? range.count : self.bytes.codePoints(in: range)) + 1
          (start, isEscaped) = (position + 1, false)
        }
        position += 1
      }
    }
    return cells
  }

  private func cell(_ range: Range<Int>, column: Int, isEscaped: Bool) -> TableCell {
    let trimmed = bytes.trimmed(range)
    let skipped = bytes.codePoints(in: range.lowerBound..<trimmed.lowerBound)
    return TableCell(
      location: location.at(column: column + skipped),
      value: isEscaped ? unescaped(trimmed) : bytes.text(trimmed))
  }

  /// Resolves the escapes of a cell; a backslash before anything else stands for itself.
  private func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let isEscape = bytes[position] == .backslash && position + 1 < range.upperBound
      if isEscape, let meant = Self.meaning(ofEscaped: bytes[position + 1]) {
        text.append(meant)
        position += 2
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return text.text
  }

  private static func meaning(ofEscaped byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): .newline
    case .bar, .backslash: byte
    default: nil
    }
  }

  /// The tags before the comment, if there is one; an `@` without a name is no tag.
  func tags() throws(SyntaxError) -> [TableCell] {
    var tags: [TableCell] = []
    let limit = startOfComment
    tags.reserveCapacity((textStart..<limit).count { bytes[$0] == .at })
    var (position, column) = (textStart, indent + 1)
    while position < limit {
      let next = bytes[position + 1..<limit].firstIndex(of: .at) ?? limit
      let name = bytes.trimmed(position + 1..<next)
      if !name.isEmpty {
        guard position + 1 == name.lowerBound, !bytes.containsWhiteSpace(name) else {
          throw SyntaxError(.whiteSpaceInTag, at: location.at(column: column))
        }
        let tag = bytes.text(position..<name.upperBound)
        tags.append(TableCell(location: location.at(column: column), value: tag))
      }
      column += bytes.codePoints(in: position..<next)
      position = next
    }
    return tags
  }

  /// A comment begins at a hash sign after white space; any other is part of the name of a tag.
  private var startOfComment: Int {
    for position in textStart..<end {
      let width = bytes.whiteSpace(at: position, before: end)
      if width > 0, position + width < end, bytes[position + width] == .hash { return position }
    }
    return end
  }
}
